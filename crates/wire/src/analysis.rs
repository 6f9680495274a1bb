//! Analysis and review as a screen shows them: a game with its variations, engine lines, judgements.

use crate::{Color, PositionView, Role, Square};
use serde::Serialize;

/// A game with its variations and what is said of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StudyView {
    /// Who has White, where that is told.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// The opening, where that is told.
    pub opening: String,
    /// What is said before the first move.
    pub introduction: String,
    /// What can begin the game, the main move first.
    pub first: Vec<u32>,
    /// Every half-move, by its number.
    pub nodes: Vec<StudyNode>,
    /// The half-moves of the main line.
    pub main: Vec<u32>,
}

/// A half-move of a game with variations.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StudyNode {
    /// Its number, which it keeps.
    pub id: u32,
    /// The half-move before it; nothing at the beginning.
    pub parent: Option<u32>,
    /// Who makes it.
    pub color: Color,
    /// The number of the move.
    pub number: u32,
    /// As people write it.
    pub written: String,
    /// The signs it has: `?!`.
    pub signs: String,
    /// What is said after it.
    pub comment: String,
    /// What can follow, the main move first.
    pub next: Vec<u32>,
}

/// A position of a study.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct StudyPosition {
    /// What stands on the board.
    pub board: PositionView,
    /// The position the game began with.
    pub start_fen: String,
    /// The moves that led here, in UCI form.
    pub line: Vec<String>,
    /// From where to where the last one went.
    pub last_move: Option<(Square, Square)>,
    /// The last move as it is said aloud; nothing at the beginning.
    pub played: Option<crate::PlayedMove>,
}

/// What a position is worth, seen from White.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Worth {
    /// In hundredths of a pawn.
    Centipawns {
        /// Good for White when positive.
        value: i32,
    },
    /// A forced mate.
    Mate {
        /// Who mates.
        by: Color,
        /// In so many moves; 0 when the mate is on the board.
        moves: u32,
    },
}

/// What a position is worth, and White's winning chances there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Assessment {
    /// Its worth.
    pub worth: Worth,
    /// White's winning chances in percent.
    pub white_chances: f64,
}

/// A line of play that the engine has found.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EngineLine {
    /// What the position is worth with it.
    pub assessment: Assessment,
    /// The moves, in UCI form.
    pub moves: Vec<String>,
}

/// What the engine thinks of a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct EngineLines {
    /// The best lines, the best first; none when the game is over.
    pub lines: Vec<EngineLine>,
    /// How deep it looked, in half-moves.
    pub depth: u32,
}

/// What is wrong with a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-coach")]
pub enum ReviewJudgement {
    Inaccuracy,
    Mistake,
    Blunder,
}

/// What else there is to say of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-coach")]
pub enum ReviewMark {
    Book,
    MissedMate,
    OnlyMove,
    GoodSacrifice,
}

/// Whose chance a fault was: the opponent's, which it allowed, or the mover's own, which it missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained above")]
pub enum ReviewWhose {
    Allowed,
    Missed,
}

/// What a line wins by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-coach")]
pub enum ReviewMotif {
    Mate,
    BackRankMate,
    SmotheredMate,
    HangingPiece,
    Fork,
    Pin,
    Skewer,
    DiscoveredAttack,
    TrappedPiece,
    PawnEnding,
    Promotion,
    LostForLess,
    TakingBack,
    RemovedDefender,
    PerpetualCheck,
    Stalemate,
    Material,
}

/// A piece that something happens to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewMan {
    /// What it is.
    pub role: Role,
    /// Where it stands.
    pub square: Square,
}

/// Why a move was a fault, proved on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewCause {
    /// Whose chance it was.
    pub whose: ReviewWhose,
    /// What it is.
    pub motif: ReviewMotif,
    /// The piece that it happens to, where that is one.
    pub man: Option<ReviewMan>,
    /// In how many moves it mates, where it does.
    pub mates_in: Option<u32>,
    /// The moves with which it shows, in UCI form: after the move, or instead of it if it was missed.
    pub line: Vec<String>,
}

/// Where in a game a move was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-coach")]
pub enum ReviewPhase {
    Opening,
    Middlegame,
    Endgame,
}

/// A move with what is to be said of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewMove {
    /// What the position was worth after it.
    pub assessment: Assessment,
    /// What is wrong with it.
    pub judgement: Option<ReviewJudgement>,
    /// What else there is to say.
    pub mark: Option<ReviewMark>,
    /// Why it was a fault, where that is proved.
    pub cause: Option<ReviewCause>,
    /// The best play instead, in UCI form; it begins with the move itself if that was the best.
    pub better: Vec<String>,
    /// Where in the game it was played.
    pub phase: ReviewPhase,
}

/// A side's play as a whole.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewSide {
    /// In percent; nothing if the side has not moved.
    pub accuracy: Option<f64>,
    /// Its average loss in hundredths of a pawn.
    pub average_loss: Option<f64>,
    /// Its inaccuracies.
    pub inaccuracies: u32,
    /// Its mistakes.
    pub mistakes: u32,
    /// Its blunders.
    pub blunders: u32,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewView {
    /// What the first position was worth.
    pub start: Assessment,
    /// Each move of the main line.
    pub moves: Vec<ReviewMove>,
    /// White's play.
    pub white: ReviewSide,
    /// Black's play.
    pub black: ReviewSide,
    /// The place of the move that gave the game away, from 0.
    pub turning_point: Option<u32>,
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReviewProgress {
    /// Positions that have been looked at.
    pub done: u32,
    /// Positions of the game.
    pub of: u32,
}
