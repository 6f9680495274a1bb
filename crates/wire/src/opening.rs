//! The name of a game's opening.

use serde::{Deserialize, Serialize};

/// An opening that a game went through.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OpeningView {
    /// Its code in the Encyclopaedia of Chess Openings.
    pub code: String,
    /// Its name in the language that was asked for.
    pub name: String,
}

/// What the list of openings knows of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TheoryView {
    /// The last opening that it went through.
    pub opening: Option<OpeningView>,
    /// With how many half-moves of named lines it begins.
    pub plies: u32,
}
