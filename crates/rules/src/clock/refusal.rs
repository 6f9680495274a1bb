//! Why a chessclock refuses to do something.

use crate::board::Color;
use core::fmt;

/// Why a clock did not do what it was asked; it stands as it did before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockRefusal {
    /// The clock has been started already.
    AlreadyStarted,
    /// Neither side's clock is running.
    NotRunning,
    /// The clock is not paused.
    NotPaused,
    /// The other side has the move. Law: FIDE 6.2.1.
    NotYourMove(Color),
    /// This side's flag has fallen; only a corrected time raises it.
    FlagFallen(Color),
    /// It would leave this side nothing to think with.
    NoTimeLeft(Color),
    /// It is more than [`Millis::LONGEST`](super::Millis::LONGEST).
    TooMuchTime,
    /// No move has been completed.
    NothingToTakeBack,
}

impl fmt::Display for ClockRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockRefusal::AlreadyStarted => f.write_str("the clock has been started already"),
            ClockRefusal::NotRunning => f.write_str("the clock is not running"),
            ClockRefusal::NotPaused => f.write_str("the clock is not paused"),
            ClockRefusal::NotYourMove(side) => write!(f, "{side} does not have the move"),
            ClockRefusal::FlagFallen(side) => write!(f, "the flag of {side} has fallen"),
            ClockRefusal::NoTimeLeft(side) => write!(f, "{side} would have no time left"),
            ClockRefusal::TooMuchTime => f.write_str("more than 10000 days at once"),
            ClockRefusal::NothingToTakeBack => f.write_str("no move has been completed"),
        }
    }
}

impl core::error::Error for ClockRefusal {}
