//! What a text that somebody typed can mean as a move.

use crate::{Refusal, Role, Square};
use serde::{Deserialize, Serialize};

/// What a typed text can mean in a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TypedView {
    /// Every move that can be meant, in UCI form; more than one where the text leaves a doubt.
    pub moves: Vec<String>,
    /// Why it means no move at all.
    pub fault: Option<TypedFault>,
}

/// Why a typed text is no move here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum TypedFault {
    /// It is not written as a move is.
    Syntax,
    /// No piece of this kind can go there.
    NoSuchPiece {
        /// The kind of piece.
        role: Role,
        /// Where it should go.
        to: Square,
    },
    /// It is clear which piece is meant, but its move is not legal.
    Refused {
        /// Why not.
        refusal: Refusal,
    },
}
