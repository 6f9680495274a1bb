//! The null move. Nobody may pass (FIDE 1.2), so it is no move of chess; who
//! comments on games passes to show what is threatened, and some archives have
//! it where a move got lost.

use crate::board::Color;
use crate::position::{CastlingMode, Position};

/// The position with the move handed to the opponent; `None` in check, where
/// it would leave no position.
pub(in crate::notation::pgn) fn passed(position: &Position) -> Option<Position> {
    if position.is_check() {
        return None;
    }
    let mut setup = position.to_setup();
    setup.fullmove_number =
        setup.fullmove_number.saturating_add(u32::from(setup.turn == Color::Black));
    setup.halfmove_clock = setup.halfmove_clock.saturating_add(1);
    setup.turn = !setup.turn;
    setup.en_passant = None;
    // What a lenient reading let pass before is let pass again.
    let passed = Position::from_setup_lenient(&setup, CastlingMode::Chess960).ok();
    passed.map(|(position, _)| position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::fen;
    use alloc::string::ToString;

    #[test]
    fn only_the_move_changes_hands() {
        let text = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 7";
        let position = fen::read(text, CastlingMode::Standard).unwrap();
        let after = passed(&position).unwrap();
        assert_eq!(fen::write(&after).to_string(), "r3k2r/8/8/8/3pP3/8/8/R3K2R w KQkq - 1 8");
    }

    #[test]
    fn nobody_passes_in_check() {
        let position = fen::read("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", CastlingMode::Standard);
        assert_eq!(passed(&position.unwrap()), None);
    }
}
