//! The letters that pieces are written with.

use rokade_rules as rules;
use serde::{Deserialize, Serialize};

/// An alphabet for the pieces. Law: FIDE Appendix C.3.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Letters {
    /// K D T L P.
    Dutch,
    /// K Q R B N.
    English,
    /// ♔ ♕ ♖ ♗ ♘.
    Figurine,
}

/// How castling and promotion are spelt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Spelling {
    /// As in PGN: `O-O`, `e8=Q`.
    Pgn,
    /// As on a scoresheet: `0-0`, `e8Q`. Law: FIDE Appendix C.11, C.13.
    Fide,
}

/// What each piece is written as. A pawn has no letter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "the names say it")]
pub struct RoleLetters {
    pub king: char,
    pub queen: char,
    pub rook: char,
    pub bishop: char,
    pub knight: char,
}

impl From<Letters> for RoleLetters {
    fn from(letters: Letters) -> Self {
        let letters = rules::notation::Letters::from(letters);
        // Only the pawn, which is not asked for, has no letter.
        let letter = |role| letters.letter(role).unwrap_or_default();
        RoleLetters {
            king: letter(rules::Role::King),
            queen: letter(rules::Role::Queen),
            rook: letter(rules::Role::Rook),
            bishop: letter(rules::Role::Bishop),
            knight: letter(rules::Role::Knight),
        }
    }
}

impl From<Letters> for rules::notation::Letters {
    fn from(letters: Letters) -> Self {
        match letters {
            Letters::Dutch => rules::notation::Letters::Dutch,
            Letters::English => rules::notation::Letters::English,
            Letters::Figurine => rules::notation::Letters::Figurine,
        }
    }
}
