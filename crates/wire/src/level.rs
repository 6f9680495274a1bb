//! The computer's levels by name, and what one of them answers.
//!
//! A name goes over the wire, its Elo belongs to it. How a level plays is `rokade-engine`'s; that
//! both name the same Elo is tested in `crates/browser`. The words for a person are in
//! `content/texts/*/levels.ftl`, under `level-NAME` and `level-NAME-expect`.

use serde::{Deserialize, Serialize};

/// A level of the computer, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LevelName {
    /// Knows how the pieces move.
    Beginner,
    /// Sees what can be taken.
    Easy,
    /// Plays at home.
    Medium,
    /// Plays often.
    Hard,
    /// Plays in a club.
    Expert,
    /// The strongest of a club.
    Master,
}

impl LevelName {
    /// All levels, the weakest first.
    pub const ALL: [LevelName; 6] = [
        LevelName::Beginner,
        LevelName::Easy,
        LevelName::Medium,
        LevelName::Hard,
        LevelName::Expert,
        LevelName::Master,
    ];

    /// Its rating, on the scale of lichess blitz and rapid games; what a PGN's `WhiteElo` or
    /// `BlackElo` says of it.
    #[must_use]
    pub const fn elo(self) -> u32 {
        match self {
            LevelName::Beginner => 600,
            LevelName::Easy => 900,
            LevelName::Medium => 1_200,
            LevelName::Hard => 1_500,
            LevelName::Expert => 1_800,
            LevelName::Master => 2_100,
        }
    }
}

/// What a level plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LevelAnswer {
    /// The move, in UCI form.
    pub uci: String,
    /// How long it should seem to have been thought about.
    pub pause_ms: u32,
}
