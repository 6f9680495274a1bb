//! What can be wrong with a written time control.

use super::super::ScheduleFaultKind;
use crate::faults::Faults;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A piece of a written time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrittenPart {
    /// The time of one side.
    Side,
    /// A period.
    Period,
    /// The number of moves of a period.
    Moves,
    /// The time of a period.
    Time,
    /// What is added with each move.
    Bonus,
}

impl fmt::Display for WrittenPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WrittenPart::Side => "the time of a side",
            WrittenPart::Period => "a period",
            WrittenPart::Moves => "the number of moves",
            WrittenPart::Time => "the time",
            WrittenPart::Bonus => "the time with each move",
        })
    }
}

/// Something that is not written as a time control is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlSyntax {
    /// Something is not there.
    Missing(WrittenPart),
    /// Not a number of moves.
    NotMoves,
    /// More than 65,535 moves.
    TooManyMoves,
    /// Not a time.
    NotATime,
    /// A word that is no unit of time, or larger than the one before it.
    NotAUnit,
    /// Minutes or seconds after a colon that are sixty or more.
    SixtyOrMore,
    /// Finer than a thousandth of a second.
    TooFine,
    /// The time for each move allows no other periods beside it.
    PerMoveAmongPeriods,
    /// More than two sides.
    TooManySides,
    /// An upright bar before a bare number, which some write for an increment.
    AmbiguousBar,
    /// Only one of the sides has a clock.
    OneSideWithoutClock,
    /// A sandclock, where one side gains what the other uses.
    Sandclock,
    /// `?` or `-` beside periods.
    StandsAlone,
}

impl fmt::Display for ControlSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlSyntax::Missing(part) => write!(f, "{part} is missing"),
            ControlSyntax::NotMoves => f.write_str("expected a number of moves"),
            ControlSyntax::TooManyMoves => write!(f, "expected at most {} moves", u16::MAX),
            ControlSyntax::NotATime => f.write_str("expected a time such as 5, 1:30:00 or 90 min"),
            ControlSyntax::NotAUnit => {
                f.write_str("expected days, hours, minutes or seconds, each once and in this order")
            }
            ControlSyntax::SixtyOrMore => f.write_str("expected less than sixty after a colon"),
            ControlSyntax::TooFine => f.write_str("clocks count whole thousandths of a second"),
            ControlSyntax::PerMoveAmongPeriods => {
                f.write_str("time for each move stands alone, without other periods")
            }
            ControlSyntax::TooManySides => f.write_str("chess has two sides"),
            ControlSyntax::AmbiguousBar => {
                f.write_str("write + for seconds with each move, or v for Black's own time")
            }
            ControlSyntax::OneSideWithoutClock => {
                f.write_str("either both sides have a clock or neither")
            }
            ControlSyntax::Sandclock => f.write_str("sandclocks are not supported"),
            ControlSyntax::StandsAlone => f.write_str("? and - stand alone"),
        }
    }
}

/// Whether a fault is one of writing or one of sense.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlFaultKind {
    /// It is not written as a time control is.
    Syntax(ControlSyntax),
    /// It is well written, but nobody can play by it.
    Schedule(ScheduleFaultKind),
}

impl fmt::Display for ControlFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlFaultKind::Syntax(fault) => write!(f, "{fault}"),
            ControlFaultKind::Schedule(fault) => write!(f, "{fault}"),
        }
    }
}

/// One thing that is wrong with a written time control, and where.
///
/// ```
/// use rokade_rules::clock::{ControlFaultKind, ControlSyntax, TimeControl};
/// let faults = TimeControl::read("40/90, x").unwrap_err();
/// let fault = &faults.as_slice()[0];
/// assert_eq!((fault.column, fault.text.as_str()), (8, "x"));
/// assert_eq!(fault.kind, ControlFaultKind::Syntax(ControlSyntax::NotATime));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControlFault {
    /// Where the offending text begins, in bytes from 1.
    pub column: usize,
    /// The offending text; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub kind: ControlFaultKind,
}

impl fmt::Display for ControlFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.column)?;
        if !self.text.is_empty() {
            write!(f, ", {:?}", self.text)?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for ControlFault {}

/// Everything that is wrong with a written time control; never empty.
///
/// ```
/// use rokade_rules::clock::TimeControl;
/// let faults = TimeControl::read("x/90+, 1:75").unwrap_err();
/// assert_eq!(
///     faults.to_string(),
///     "column 1, \"x\": expected a number of moves; \
///      column 6: the time with each move is missing; \
///      column 10, \"75\": expected less than sixty after a colon"
/// );
/// ```
pub type ControlFaults = Faults<ControlFault>;

impl ControlFaults {
    /// From faults in any order.
    pub(super) fn sorted(mut faults: Vec<ControlFault>) -> ControlFaults {
        // Stable: faults at one place stay as they were found.
        faults.sort_by_key(|fault| fault.column);
        Faults::new(faults)
    }
}
