//! Puzzles as a screen shows them.

use crate::{Color, LineStep, PlayedMove, PositionView, Refusal, Role, Square};
use serde::{Deserialize, Serialize};

/// What a puzzle is made of; explained in `rokade_coach::theme`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-coach")]
pub enum PuzzleTheme {
    Mate,
    BackRankMate,
    SmotheredMate,
    Fork,
    Pin,
    Skewer,
    DiscoveredAttack,
    DiscoveredCheck,
    DoubleCheck,
    Deflection,
    TrappedPiece,
    HangingPiece,
    Sacrifice,
    Promotion,
    Underpromotion,
}

/// How many puzzles of a set have a theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ThemeCount {
    /// The theme.
    pub theme: PuzzleTheme,
    /// How many have it.
    pub count: u32,
}

/// A puzzle as far as it has been solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleView {
    /// Its name in the set.
    pub id: String,
    /// Who solves it, and sits at the lower edge.
    pub side: Color,
    /// What stands on the board.
    pub board: PositionView,
    /// The opponent's move that led to the puzzle, if that is known.
    pub led_here: Option<PlayedMove>,
    /// How many moves of the solver have been found.
    pub found: u32,
    /// In how many moves the solver mates from here; nothing where the puzzle is no mate.
    pub mate_in: Option<u32>,
    /// Whether it is solved.
    pub is_solved: bool,
    /// What it is made of.
    pub themes: Vec<PuzzleTheme>,
    /// How hard it is.
    pub rating: u32,
    /// How far off that may be.
    pub deviation: u32,
    /// The game it is from, where that is told.
    pub source: Option<String>,
}

/// What comes of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PuzzleFeedback {
    /// How it was judged.
    pub judged: PuzzleJudged,
    /// The move, and what answers it.
    pub line: Vec<LineStep>,
    /// How it stands now. A wrong move changes nothing.
    pub view: PuzzleView,
}

/// How a move was judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PuzzleJudged {
    /// It is not legal.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// It lets the mate slip; the line has the proof.
    LosesTheMate,
    /// It is stalemate.
    Stalemate,
    /// It is not the solution; an engine may say why.
    Wrong,
    /// It is right, and there is more to do.
    Right,
    /// It is right, and the puzzle is solved.
    Solved,
    /// The puzzle was solved before.
    OutOfTurn,
}

/// What can be said of the next move, from little to all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HintView {
    /// What it is about, if that has a name.
    pub theme: Option<PuzzleTheme>,
    /// In how many moves it mates, if it does.
    pub mate_in: Option<u32>,
    /// What moves.
    pub role: Role,
    /// From here.
    pub from: Square,
    /// To here.
    pub to: Square,
    /// What it attacks there, the most valuable first.
    pub targets: Vec<Role>,
}

/// How strong somebody is at puzzles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StrengthView {
    /// The most likely rating.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}
