//! What a browser hears of people at boards, of their ratings and of games that are over.

use serde::{Deserialize, Serialize};

use crate::{Color, OnlineVariant, Outcome};

/// What somebody at a board is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum PlayerKind {
    /// Without an account.
    Guest,
    /// With one.
    Member,
    /// With one that was closed.
    Gone,
}

/// Somebody at a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct PlayerView {
    /// What they are.
    pub kind: PlayerKind,
    /// What a member is called.
    pub name: Option<String>,
    /// The rating in games like this one; nothing where none was played.
    pub rating: Option<i32>,
    /// Whether that rating says little yet.
    pub uncertain: bool,
    /// By how much this game changed it.
    pub change: Option<i32>,
}

/// Who plays a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct GamePlayers {
    /// Whether it changes ratings.
    pub rated: bool,
    /// Who has White.
    pub white: PlayerView,
    /// Who has Black.
    pub black: PlayerView,
}

/// A member's rating in one kind of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct RatingView {
    /// `blitz`, `rapid`, `standard`, `correspondence` or `chess960`.
    pub pool: String,
    /// The rating.
    pub points: i32,
    /// Whether it says little yet.
    pub uncertain: bool,
    /// From how many games.
    pub games: u32,
}

/// A member, as everybody sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ProfileView {
    /// What they are called.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub since_ms: u64,
    /// The ratings, one for each kind of games that was played.
    pub ratings: Vec<RatingView>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ArchivedGame {
    /// Its name.
    pub id: String,
    /// Where the reader sat.
    pub you: Color,
    /// Who the opponent was.
    pub opponent: PlayerView,
    /// Who won; nothing where it does not count.
    pub outcome: Option<Outcome>,
    /// The word for why it was over.
    pub reason: String,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub begun_ms: u64,
    /// The time of each side.
    pub control: String,
    /// From what position it began.
    pub variant: OnlineVariant,
    /// Whether it changed ratings.
    pub rated: bool,
    /// By how much it changed the reader's.
    pub change: Option<i32>,
    /// How many half-moves were played.
    pub plies: u32,
    /// The code of its opening; nothing without a name.
    pub opening_code: Option<String>,
    /// The opening in Dutch.
    pub opening_nl: Option<String>,
    /// The opening in English.
    pub opening_en: Option<String>,
}

/// Some of somebody's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ArchivePage {
    /// The games, the newest first.
    pub games: Vec<ArchivedGame>,
    /// How many there are in all that are as was asked.
    pub found: u32,
    /// How many there are whatever was asked.
    pub all: u32,
}

/// How a game went, for an analysis board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct ArchivedMoves {
    /// The position that it started from; nothing for the initial one.
    pub start: Option<String>,
    /// The moves in UCI form.
    pub moves: Vec<String>,
}
