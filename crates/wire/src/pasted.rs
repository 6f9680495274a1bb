//! A game that somebody pasted as PGN: its moves with the positions they lead to, and what is wrong
//! with the text.

use serde::Serialize;

/// What a pasted text holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PastedGame {
    /// Who had White, as the text says; empty where it does not.
    pub white: String,
    /// Who had Black.
    pub black: String,
    /// The position that the game starts from, as FEN.
    pub start_fen: String,
    /// The moves of the main line, as far as they could be read.
    pub steps: Vec<PastedStep>,
    /// Everything that is wrong, in the order of the text.
    pub faults: Vec<PgnFault>,
}

/// A move of a pasted game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PastedStep {
    /// The move with its number: `12. Pf3`, `12… Pf6`.
    pub written: String,
    /// The position after it, as FEN.
    pub fen: String,
}

/// One thing that is wrong with a PGN, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PgnFault {
    /// The line, from 1.
    #[cfg_attr(test, ts(type = "number"))]
    pub line: u64,
    /// Where in it the offending text begins, from 1, in bytes.
    #[cfg_attr(test, ts(type = "number"))]
    pub column: u64,
    /// The offending text, or the beginning of it; empty where something is missing.
    pub text: String,
    /// What is wrong, by the name that `rokade_rules::notation::pgn::FaultKind` has for it.
    pub code: String,
}
