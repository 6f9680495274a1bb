//! Extended Position Description: a position in four fields, and operations
//! that say something about it.
//!
//! ```text
//! 8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - bm Rxb2; id "WAC.002";
//! ```
//!
//! The fields are the first four of [FEN](super::fen). An operation is an
//! opcode, operands and a semicolon. Half-move clock and move number are
//! operations too, `hmvc` and `fmvn`; here they belong to the position.
//!
//! [`read`] takes what the standard says; [`read_lenient`] what test suites
//! are really like, and tells what it forgave. Both name every fault at once.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 16.2. The order of operations, which it advises
//! to be that of ASCII, is kept as it is.

mod fault;
mod line;
mod operands;
mod operation;
mod read;
mod record;

pub use fault::{EpdFault, EpdFaultKind, EpdFaults};
pub use operation::{Operand, Operation, UnwritableOperation};
pub use read::{read, read_lenient};
pub use record::Epd;
