//! What can be wrong with an EPD line.

use crate::faults::Faults;
use crate::notation::fen::{FaultKind, FenFault, FenFaults, FenField, Part};
use crate::notation::san::SanError;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EpdFaultKind {
    /// The position itself: one of the four fields, `hmvc` or `fmvn`.
    Position {
        /// The field; the last two for `hmvc` and `fmvn`.
        field: FenField,
        /// What is wrong with it.
        kind: FaultKind,
    },
    /// FEN's last two fields, which in EPD are operations.
    FenNumbers,
    /// Not exactly one space before an operation or operand, or any at the end.
    Spacing,
    /// A semicolon with no operation before it.
    EmptyOperation,
    /// No semicolon behind the operation.
    Unterminated,
    /// An opcode is a letter, then at most 14 letters, digits or underscores.
    NotAnOpcode,
    /// The opcode has been used before.
    RepeatedOpcode,
    /// The quote has no end.
    UnclosedQuote,
    /// A control character in an operand.
    ControlCharacter,
    /// This opcode has one operand, a whole number.
    NumberExpected,
    /// This opcode has one operand, a text in quotes.
    TextExpected,
    /// This opcode's operands are moves, and this is none here.
    Move(SanError),
}

impl fmt::Display for EpdFaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EpdFaultKind::Position { field, kind } => write!(f, "{field} field: {kind}"),
            EpdFaultKind::FenNumbers => {
                f.write_str("half-move clock and move number are written as hmvc and fmvn")
            }
            EpdFaultKind::Spacing => f.write_str("expected one space, and none at the end"),
            EpdFaultKind::EmptyOperation => f.write_str("no operation before the semicolon"),
            EpdFaultKind::Unterminated => f.write_str("no semicolon behind the operation"),
            EpdFaultKind::NotAnOpcode => {
                f.write_str("expected a letter and at most 14 letters, digits or underscores")
            }
            EpdFaultKind::RepeatedOpcode => f.write_str("the opcode has been used before"),
            EpdFaultKind::UnclosedQuote => f.write_str("the quote has no end"),
            EpdFaultKind::ControlCharacter => f.write_str("a control character in an operand"),
            EpdFaultKind::NumberExpected => f.write_str("expected one whole number"),
            EpdFaultKind::TextExpected => f.write_str("expected one text in quotes"),
            EpdFaultKind::Move(error) => write!(f, "{error}"),
        }
    }
}

/// One thing that is wrong with an EPD line, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EpdFault {
    /// Where the offending text begins, in bytes from 1.
    pub column: usize,
    /// The offending text; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub kind: EpdFaultKind,
}

impl EpdFault {
    pub(super) fn at(part: Part<'_>, kind: EpdFaultKind) -> EpdFault {
        EpdFault { column: part.column, text: String::from(part.text), kind }
    }
}

impl From<FenFault> for EpdFault {
    fn from(fault: FenFault) -> EpdFault {
        let FenFault { field, column, text, kind } = fault;
        EpdFault { column, text, kind: EpdFaultKind::Position { field, kind } }
    }
}

impl fmt::Display for EpdFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}", self.column)?;
        if !self.text.is_empty() {
            write!(f, ", {:?}", self.text)?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for EpdFault {}

/// Everything that is wrong with an EPD line, in the order of the line.
///
/// As an error it is never empty; as the list of what was forgiven it can be.
pub type EpdFaults = Faults<EpdFault>;

impl EpdFaults {
    /// Those of the position and those of the operations.
    pub(super) fn joined(position: FenFaults, operations: Vec<EpdFault>) -> EpdFaults {
        let mut faults = operations;
        faults.extend(position.into_iter().map(EpdFault::from));
        faults.sort_by_key(|fault| fault.column);
        Faults::new(faults)
    }
}
