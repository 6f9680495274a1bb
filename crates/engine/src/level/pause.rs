//! How long a move seems to take.
//!
//! A person answers a recapture at once, knows the opening, and broods where
//! much is going on. Nothing is computed meanwhile; whoever shows the move
//! waits so long. Bounded, so that nobody waits for a show.
//!
//! The numbers are our own, chosen by eye and not measured on people.

use super::situation::Situation;
use crate::parameters::level as number;
use rokade_rules::position::zobrist::Key;

/// The pause before the computer's move is shown, in milliseconds, for the
/// position on the board: the same position gets the same pause.
///
/// ```
/// use rokade_engine::level::{Situation, pause_ms};
/// use rokade_rules::Position;
/// let pause = pause_ms(&Situation::starting_from(Position::initial()));
/// assert!((200..=4_000).contains(&pause));
/// ```
#[must_use]
pub fn pause_ms(situation: &Situation) -> u32 {
    let position = situation.position();
    let moves = position.legal_moves();
    if moves.len() <= 1 {
        return number::PAUSE_FORCED_MS;
    }
    let takes_back = situation.answered.is_some_and(|(last, took)| {
        took && moves.iter().any(|&m| m.to() == last.to() && position.is_capture(m))
    });
    let captures = moves.iter().filter(|&&m| position.is_capture(m)).count() as u32;
    let mut pause = number::PAUSE_BASE_MS
        + number::PAUSE_PER_MOVE_MS * moves.len() as u32
        + number::PAUSE_PER_CAPTURE_MS * captures.min(8);
    if takes_back {
        pause /= 3;
    }
    if situation.plies() < number::PAUSE_OPENING_PLIES {
        pause /= 3;
    }
    // Between half and one and a half times as long, by the position.
    let mixed = Key::of(position).to_bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 48;
    let pause = pause / 2 + (u64::from(pause) * mixed / (1 << 16)) as u32;
    pause.clamp(number::PAUSE_LEAST_MS, number::PAUSE_MOST_MS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    fn pause(text: &str) -> u32 {
        let position = fen::read(text, CastlingMode::Standard).unwrap();
        pause_ms(&Situation::starting_from(position))
    }

    #[test]
    fn forced_replies_are_quick_and_complicated_positions_slow() {
        let forced = pause("7k/8/8/8/8/8/5q2/7K w - - 0 40");
        let complicated = "r1b2rk1/pp1nqppp/2p1pn2/3p4/1bPP4/2NBPN2/PPQ2PPP/R1B2RK1 w - - 4 20";
        assert_eq!(forced, number::PAUSE_FORCED_MS);
        assert!(pause(complicated) > 2 * forced);
        assert!(pause(complicated) <= number::PAUSE_MOST_MS);
    }
}
