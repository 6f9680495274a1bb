//! A game as a screen shows it.

use crate::{Claims, ClockView, Color, Deed, FenFault, PlayedMove, PositionView, Remark, Verdict};
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
    /// Whose draw offer stands, if one does.
    pub offer: Option<Color>,
    /// The move that a wrong claim announced and that must be played now, in UCI form.
    pub announced: Option<String>,
    /// The moves that, if announced now, would make a claim right.
    pub claim_moves: Vec<ClaimMove>,
    /// On which grounds the ruleset knows claims at all.
    pub claimable: Claims,
    /// Whether the ruleset lets moves be taken back.
    pub takes_back: bool,
    /// What of the position that was asked for could not be, and was left out.
    pub left_out: Vec<FenFault>,
    /// Everything that was said, oldest first.
    pub remarks: Vec<Remark>,
    /// What a wrong claim or an illegal move gives the opponent; nothing where there is neither a
    /// clock nor an arbiter with one. Law: FIDE 7.5.5, 9.5.3, A.3.
    pub penalty_minutes: u32,
    /// Its clock, if it has one.
    pub clock: Option<ClockView>,
}

/// Who sits opposite.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Opponent {
    /// The engine.
    Computer,
    /// A person at the same device.
    Person,
}

/// A game so far, as it is kept beside what was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct GameRecord {
    /// What was done, oldest first.
    pub deeds: Vec<Deed>,
    /// How its clock stood, as a line of text.
    pub clock: Option<String>,
}

/// A move that would make a claim right if it were announced. Law: FIDE 9.2.1, 9.3.1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClaimMove {
    /// The move in UCI form.
    pub uci: String,
    /// On what grounds.
    pub claims: Claims,
}
