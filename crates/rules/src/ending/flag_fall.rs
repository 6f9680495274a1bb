//! Flag fall. Law: FIDE 6.8, 6.9; Guidelines III.3.1.
//!
//! A flag counts as fallen when the arbiter sees it or a player claims it
//! (6.8), so an ending that was on the board before then stands.

use super::{Outcome, loss_unless_no_mate};
use crate::board::Color;
use crate::position::Position;

/// Who wins when the flag of `loser` has fallen: the opponent, but nobody if
/// the opponent could not checkmate by any possible series of legal moves.
///
/// Law: FIDE 6.9.
#[must_use]
pub fn after_flag_fall(position: &Position, loser: Color) -> Outcome {
    loss_unless_no_mate(position, loser)
}

/// Whether Guidelines III (games without increment) were announced for the
/// game, and where in the time control it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GuidelinesIii {
    /// Not announced, or play is with increment or blitz, where they do not
    /// apply. Law: Guidelines III.2, III.1.
    NotInForce,
    /// Announced; more moves must follow in a later period.
    EarlierPeriod,
    /// Announced; all remaining moves are to be made in this period.
    LastPeriod,
}

/// What follows when both flags are seen to have fallen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothFlags {
    /// This side's flag fell first: judge by [`after_flag_fall`].
    FellFirst(Color),
    /// Play goes on. Law: Guidelines III.3.1.1.
    GoesOn,
    /// The game is drawn. Law: Guidelines III.3.1.2.
    Drawn,
    /// The Laws do not say; the arbiter decides. Law: FIDE 0.2, 12.1.
    ArbiterDecides,
}

/// What follows when both flags have fallen.
///
/// If the clock shows which fell first, that decides. Law: FIDE 6.9; else
/// Guidelines III.3.1 where they are in force.
///
/// ```
/// use rokade_rules::ending::{BothFlags, GuidelinesIii, both_flags};
/// assert_eq!(both_flags(None, GuidelinesIii::LastPeriod), BothFlags::Drawn);
/// ```
#[must_use]
pub const fn both_flags(first: Option<Color>, guidelines: GuidelinesIii) -> BothFlags {
    match (first, guidelines) {
        (Some(color), _) => BothFlags::FellFirst(color),
        (None, GuidelinesIii::EarlierPeriod) => BothFlags::GoesOn,
        (None, GuidelinesIii::LastPeriod) => BothFlags::Drawn,
        (None, GuidelinesIii::NotInForce) => BothFlags::ArbiterDecides,
    }
}
