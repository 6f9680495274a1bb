//! Resignation. Law: FIDE 5.1.2.

use super::{Outcome, loss_unless_no_mate};
use crate::board::Color;
use crate::position::Position;

/// Who wins when `loser` resigns: the opponent, but nobody if the opponent
/// could not checkmate by any possible series of legal moves.
///
/// Law: FIDE 5.1.2. A player may resign at any moment, not only when having
/// the move.
#[must_use]
pub fn after_resignation(position: &Position, loser: Color) -> Outcome {
    loss_unless_no_mate(position, loser)
}
