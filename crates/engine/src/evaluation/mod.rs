//! What a position is worth without looking ahead.
//!
//! The network says it (see `network`), and the hand-made evaluation where the
//! network has nothing to say ([`judge`]). It does not see threats, hanging
//! pieces or mates: the search does.

mod activity;
mod by_hand;
mod endings;
mod judge;
mod king;
mod pawns;
mod placement;
mod seen;
mod tapered;

use crate::score::Score;
use rokade_rules::{Color, Position};

pub(crate) use judge::Evaluator;
pub use judge::Judge;
pub(crate) use tapered::Tapered;

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
    Evaluator::new(&Judge::default()).evaluate(position, 0)
}

/// The side that a lead belongs to, and its size.
const fn leader(turn: Color, lead: i32) -> (Color, i32) {
    if lead < 0 { (turn.opposite(), -lead) } else { (turn, lead) }
}
