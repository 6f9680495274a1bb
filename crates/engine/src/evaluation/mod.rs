//! What a position is worth without looking ahead.
//!
//! Hand-made: material, squares, pawns, mobility, pressure on the king, and
//! what little is known about endings. Each room counts one side's merits as
//! that side sees the board ([`Seen`]), so both sides are judged by the same
//! lines of code. Nothing is remembered from one position to the next.
//!
//! It does not see threats, hanging pieces or mates: the search does.

mod activity;
mod endings;
mod king;
mod pawns;
mod placement;
mod seen;
mod tapered;

use crate::parameters::evaluation::{FULL_PHASE, TEMPO_CP};
use crate::score::Score;
use rokade_rules::{Color, Position};
pub(crate) use tapered::Tapered;

use seen::Seen;

/// The worth of a position to the side to move, without looking ahead.
///
/// It is the same for the position with colors changed and board turned over.
///
/// ```
/// use rokade_engine::evaluate;
/// use rokade_rules::Position;
/// let initial = Position::initial();
/// assert_eq!(evaluate(&initial), evaluate(&initial.mirrored()));
/// ```
#[must_use]
pub fn evaluate(position: &Position) -> Score {
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

/// The side that a lead belongs to, and its size.
const fn leader(turn: Color, lead: i32) -> (Color, i32) {
    if lead < 0 { (turn.opposite(), -lead) } else { (turn, lead) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn having_the_move_is_all_that_differs_at_the_start() {
        assert_eq!(evaluate(&Position::initial()), Score::centipawns(TEMPO_CP));
    }
}
