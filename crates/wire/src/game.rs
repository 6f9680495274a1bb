//! A game as a screen shows it.

use crate::{Color, PlayedMove, PositionView, Verdict};
use serde::{Deserialize, Serialize};

/// A game: where it started, what was played, and how it stands now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The position it started from.
    pub start_fen: String,
    /// Whether that is the initial position of FIDE 2.3.
    pub from_initial: bool,
    /// Who made the first move of this game.
    pub first_turn: Color,
    /// The number of its first move.
    pub first_number: u32,
    /// What was played.
    pub played: Vec<PlayedMove>,
    /// The position after the last move.
    pub position: PositionView,
    /// How it stands.
    pub verdict: Verdict,
}
