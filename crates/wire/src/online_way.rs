//! How long the way between a house and its players is, and how much of it is made up for.
//!
//! The house measures it with its own pings; no message of a browser says anything of it. What was
//! made up for stands with the move that it was made up for (`OnlineHappening::Moved`).

use serde::{Deserialize, Serialize};

/// How much of the way of a player's moves is made up for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineLagQuota {
    /// Of one move.
    #[cfg_attr(test, ts(type = "number"))]
    pub per_move_ms: u64,
    /// Of all moves of a game.
    #[cfg_attr(test, ts(type = "number"))]
    pub per_game_ms: u64,
}

/// How long the way to each player is, there and back, as the house measured it last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct OnlineWays {
    /// To White; nothing as long as it was not measured.
    pub white_ms: Option<u32>,
    /// To Black.
    pub black_ms: Option<u32>,
}
