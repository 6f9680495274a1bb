//! Several games that belong together, and how they stand.

use serde::{Deserialize, Serialize};

/// How many games belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum OnlineSeries {
    /// So many.
    Games {
        /// How many.
        games: u16,
    },
    /// Until one of the two cannot be caught up with.
    BestOf {
        /// Of how many.
        games: u16,
    },
}

/// How a series stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineScore {
    /// How long it is.
    pub length: OnlineSeries,
    /// How many of its games have been played.
    pub played: u16,
    /// What who has White now has won, in half points.
    pub white_half_points: u32,
    /// What who has Black now has won, in half points.
    pub black_half_points: u32,
    /// Whether no further game belongs to it.
    pub over: bool,
}
