//! How a game ends, each way in a room of its own.
//!
//! Law: FIDE 5 (completion of the game), 6.9 (flag fall), 7.5.5 (illegal
//! moves), 9 (the drawn game). [`crate::game`] puts them together.

mod agreement;
mod checkmate;
mod claim;
pub mod dead_position;
mod flag_fall;
mod move_count;
mod outcome;
mod repetition;
mod resignation;
mod stalemate;

pub use agreement::{DrawOffer, OfferRefused};
pub use claim::{Claims, Ground};
pub use flag_fall::{BothFlags, GuidelinesIii, after_flag_fall, both_flags};
pub(crate) use move_count::has_reached;
pub use move_count::{FIFTY_MOVES, SEVENTY_FIVE_MOVES};
pub use outcome::{Outcome, Termination, Verdict};
pub use repetition::{FIVEFOLD, THREEFOLD};
pub(crate) use repetition::{comparable, occurrences};
pub use resignation::after_resignation;

use crate::board::Color;
use crate::position::Position;

/// Who wins when `loser` loses for another reason than mate: the opponent, but
/// nobody if the opponent could not checkmate by any series of legal moves.
///
/// Law: FIDE 5.1.2, 6.9, 7.5.5.
#[must_use]
pub(crate) fn loss_unless_no_mate(position: &Position, loser: Color) -> Outcome {
    if dead_position::can_checkmate(position, !loser).is_impossible() {
        Outcome::Draw
    } else {
        Outcome::Win(!loser)
    }
}
