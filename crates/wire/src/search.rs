//! What the engine is asked and what it answers.

use serde::{Deserialize, Serialize};

/// How far the engine may look. Whatever runs out first ends the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchLimits {
    /// Thinking time.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub time_ms: Option<u64>,
    /// Depth in plies.
    pub depth_plies: Option<u32>,
    /// Positions visited.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub nodes: Option<u64>,
}

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum Score {
    /// In hundredths of a pawn.
    Centipawns {
        /// Good for the side to move when positive.
        value: i32,
    },
    /// A forced mate.
    Mate {
        /// In so many moves: of the side to move when positive, of the other when negative.
        moves: i32,
    },
}

/// What the engine would play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SearchAnswer {
    /// The move, in UCI form.
    pub uci: String,
    /// What it expects after that.
    pub line: Vec<String>,
    /// What the position is worth.
    pub score: Score,
    /// How deep it looked.
    pub depth_plies: u32,
    /// How many positions it saw.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
}
