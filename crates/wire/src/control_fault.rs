//! What is wrong with a time control that somebody wrote, and where.

use crate::Fault;
use rokade_rules::clock::{self, ControlFaultKind, ControlSyntax, ScheduleFaultKind};
use serde::{Deserialize, Serialize};

/// One thing that is wrong with a time control, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ControlFault {
    /// Where the offending text begins, from 1.
    pub column: u32,
    /// The offending text; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub code: ControlFaultCode,
    /// What is missing.
    pub part: Option<WrittenPart>,
}

/// A piece of a written time control; explained in `rokade_rules::clock`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum WrittenPart {
    Side,
    Period,
    Moves,
    Time,
    Bonus,
}

/// What can be wrong with a time control; explained in `rokade_rules::clock`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum ControlFaultCode {
    Missing,
    NotMoves,
    TooManyMoves,
    NotATime,
    NotAUnit,
    SixtyOrMore,
    TooFine,
    PerMoveAmongPeriods,
    TooManySides,
    AmbiguousBar,
    OneSideWithoutClock,
    Sandclock,
    StandsAlone,
    Empty,
    AfterTheLast,
    NoMoves,
    NoTime,
    TooLong,
    BonusTooLong,
}

impl From<clock::WrittenPart> for WrittenPart {
    fn from(part: clock::WrittenPart) -> Self {
        match part {
            clock::WrittenPart::Side => WrittenPart::Side,
            clock::WrittenPart::Period => WrittenPart::Period,
            clock::WrittenPart::Moves => WrittenPart::Moves,
            clock::WrittenPart::Time => WrittenPart::Time,
            clock::WrittenPart::Bonus => WrittenPart::Bonus,
        }
    }
}

fn code(kind: ControlFaultKind) -> ControlFaultCode {
    use ControlFaultCode as Code;
    match kind {
        ControlFaultKind::Syntax(syntax) => match syntax {
            ControlSyntax::Missing(_) => Code::Missing,
            ControlSyntax::NotMoves => Code::NotMoves,
            ControlSyntax::TooManyMoves => Code::TooManyMoves,
            ControlSyntax::NotATime => Code::NotATime,
            ControlSyntax::NotAUnit => Code::NotAUnit,
            ControlSyntax::SixtyOrMore => Code::SixtyOrMore,
            ControlSyntax::TooFine => Code::TooFine,
            ControlSyntax::PerMoveAmongPeriods => Code::PerMoveAmongPeriods,
            ControlSyntax::TooManySides => Code::TooManySides,
            ControlSyntax::AmbiguousBar => Code::AmbiguousBar,
            ControlSyntax::OneSideWithoutClock => Code::OneSideWithoutClock,
            ControlSyntax::Sandclock => Code::Sandclock,
            ControlSyntax::StandsAlone => Code::StandsAlone,
        },
        ControlFaultKind::Schedule(schedule) => match schedule {
            ScheduleFaultKind::Empty => Code::Empty,
            ScheduleFaultKind::AfterTheLast => Code::AfterTheLast,
            ScheduleFaultKind::NoMoves => Code::NoMoves,
            ScheduleFaultKind::NoTime => Code::NoTime,
            ScheduleFaultKind::TooLong => Code::TooLong,
            ScheduleFaultKind::BonusTooLong => Code::BonusTooLong,
        },
    }
}

impl From<&clock::ControlFault> for ControlFault {
    fn from(fault: &clock::ControlFault) -> Self {
        let part = match fault.kind {
            ControlFaultKind::Syntax(ControlSyntax::Missing(part)) => Some(part.into()),
            _ => None,
        };
        ControlFault {
            column: u32::try_from(fault.column).unwrap_or(u32::MAX),
            text: fault.text.clone(),
            code: code(fault.kind),
            part,
        }
    }
}

impl From<clock::ControlFaults> for Fault {
    fn from(faults: clock::ControlFaults) -> Self {
        Fault::Control { faults: faults.as_slice().iter().map(ControlFault::from).collect() }
    }
}
