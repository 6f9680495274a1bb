//! Why a text is no move here.

use crate::board::{Role, Square};
use crate::movement::Move;
use crate::position::Refusal;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Why a text cannot be read as a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// It is not written as a move is.
    Syntax {
        /// The whole text.
        text: String,
        /// The first byte that does not fit, from 1; one past the end if
        /// something is missing there.
        column: usize,
    },
    /// No piece of this kind that fits the text goes there.
    NoSuchPiece {
        /// The whole text.
        text: String,
        /// The kind of piece.
        role: Role,
        /// Where it should go.
        to: Square,
    },
    /// It is clear which piece is meant, but its move is not legal.
    Illegal {
        /// The whole text.
        text: String,
        /// Where the piece stands.
        from: Square,
        /// Why not.
        refusal: Refusal,
    },
    /// Several legal moves fit the text. Law: FIDE Appendix C.10.
    Ambiguous {
        /// The whole text.
        text: String,
        /// The moves that can be meant, two or more.
        candidates: Vec<Move>,
    },
    /// The move is legal, but has another canonical spelling; only
    /// [`read_strict`](super::read_strict) minds.
    NotCanonical {
        /// The whole text.
        text: String,
        /// How the move is written.
        canonical: String,
    },
}

impl SanError {
    /// The text that could not be read.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            SanError::Syntax { text, .. }
            | SanError::NoSuchPiece { text, .. }
            | SanError::Illegal { text, .. }
            | SanError::Ambiguous { text, .. }
            | SanError::NotCanonical { text, .. } => text,
        }
    }
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Syntax { text, column } => {
                write!(f, "{text:?} is not written as a move: column {column}")
            }
            SanError::NoSuchPiece { text, role, to } => {
                write!(f, "{text:?}: no such {role} can go to {to}")
            }
            SanError::Illegal { text, from, refusal } => {
                write!(f, "{text:?} from {from} is illegal: {refusal}")
            }
            SanError::Ambiguous { text, candidates } => {
                write!(f, "{text:?} is ambiguous: from")?;
                for (index, candidate) in candidates.iter().enumerate() {
                    let link = if index == 0 { "" } else { " or" };
                    write!(f, "{link} {}", candidate.from())?;
                }
                Ok(())
            }
            SanError::NotCanonical { text, canonical } => {
                write!(f, "{text:?} is written {canonical:?}")
            }
        }
    }
}

impl core::error::Error for SanError {}
