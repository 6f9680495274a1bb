//! The hand-made evaluation: material, squares, pawns, mobility, pressure on
//! the king, and what little is known about endings.
//!
//! Each room counts one side's merits as that side sees the board ([`Seen`]),
//! so both sides are judged by the same lines of code. Nothing is remembered
//! from one position to the next.

use super::seen::Seen;
use super::{Tapered, activity, endings, king, pawns, placement};
use crate::parameters::evaluation::{FULL_PHASE, TEMPO_CP};
use crate::score::Score;
use rokade_rules::Position;

/// The worth of a position to the side to move.
pub(super) fn by_hand(position: &Position) -> Score {
    let board = position.board();
    if endings::is_never_won(board) {
        return Score::DRAW;
    }
    let own = Seen::by(board, position.turn());
    let other = Seen::by(board, !position.turn());
    let balance = merits(&own) - merits(&other);
    let phase = placement::phase(board).min(FULL_PHASE);
    let lead = balance.at(phase) + endings::driving(&own) - endings::driving(&other);
    Score::centipawns(endings::tempered(board, position.turn(), lead) + TEMPO_CP)
}

/// What speaks for one side.
fn merits(seen: &Seen) -> Tapered {
    placement::worth(seen) + pawns::worth(seen) + activity::worth(seen) + king::shelter(seen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn having_the_move_is_all_that_differs_at_the_start() {
        assert_eq!(by_hand(&Position::initial()), Score::centipawns(TEMPO_CP));
    }
}
