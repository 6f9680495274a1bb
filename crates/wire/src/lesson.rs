//! Lessons as a screen shows them, in one language.

use crate::{
    BookBlock, BookPiece, Color, Outcome, PlayedMove, PositionView, Refusal, Square, Termination,
};
use serde::Serialize;

/// Lessons that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonGroup {
    /// Its heading.
    pub title: String,
    /// Its lessons, in their order.
    pub lessons: Vec<LessonEntry>,
}

/// A lesson in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonEntry {
    /// Its name, the same in every language.
    pub id: String,
    /// The last part of its address.
    pub address: String,
    /// Its heading.
    pub title: String,
    /// What it is about.
    pub about: String,
    /// How long it takes, about.
    pub minutes: u32,
    /// Its steps.
    pub steps: Vec<LessonStep>,
}

/// A step in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonStep {
    /// Its name within its lesson.
    pub id: String,
    /// Its heading.
    pub title: String,
}

/// What a step asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-content")]
pub enum LessonTask {
    Read,
    Stars,
    CaptureAll,
    Reach,
    Moves,
    Find,
    Line,
    Promote,
    Hold,
    Mate,
    Tap,
    Choose,
}

/// What a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum LessonAwaits {
    /// The learner's answer.
    Learner,
    /// The opponent's move.
    Opponent,
    /// That the board is set up again.
    Again,
    /// That the learner goes on.
    Continue,
}

/// A learner at a step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonView {
    /// The step's place in the lesson, from 0.
    pub place: u32,
    /// What is told or asked.
    pub body: Vec<BookBlock>,
    /// What can be chosen; the first is number 1.
    pub choices: Vec<Vec<BookPiece>>,
    /// What is asked for.
    pub task: LessonTask,
    /// Whether there is a hint.
    pub has_hint: bool,
    /// The learner's side, who sits at the lower edge.
    pub side: Color,
    /// What stands on the board; a question may do without one.
    pub board: Option<PositionView>,
    /// Squares that the text speaks of.
    pub marks: Vec<Square>,
    /// Where the piece that is shown can go.
    pub reach: Vec<Square>,
    /// Stars, or pieces to be captured, that are left.
    pub left: Vec<Square>,
    /// How many moves are left, where they are counted.
    pub moves_left: Option<u32>,
    /// What is waited for.
    pub awaits: LessonAwaits,
    /// How often this step was answered wrongly.
    pub tries: u32,
}

/// What comes of something that a learner did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct LessonFeedback {
    /// How it was judged.
    pub judged: LessonJudged,
    /// What the lesson says of it.
    pub said: Option<Vec<BookPiece>>,
    /// What was played: the learner's move, and the answers that came by themselves.
    pub played: Vec<PlayedMove>,
    /// The position after the learner's move, where an answer followed at once.
    pub between: Option<PositionView>,
    /// How it stands now.
    pub view: LessonView,
}

/// How something that a learner did was judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum LessonJudged {
    /// The move is not legal.
    Refused {
        /// Why.
        refusal: Refusal,
    },
    /// The answer is not right; the board is as it was.
    Wrong {
        /// Why.
        why: LessonWrong,
    },
    /// The answer is right, and there is more to do.
    Right,
    /// The step's task is done.
    Done,
    /// The task can no longer be done.
    OutOfMoves,
    /// The game has ended in another way than it should.
    Ended {
        /// Who has won.
        outcome: Outcome,
        /// Why.
        termination: Termination,
    },
    /// The opponent has a queen or a rook that stays.
    Promoted,
    /// Nothing was answered: a hint is given, a board set up, a step begun.
    Shown,
    /// The lesson has come to its end.
    Finished,
    /// This does not fit now.
    OutOfTurn,
}

/// Why an answer is not right.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-coach")]
pub enum LessonWrong {
    NotThis,
    GivesCheck,
    ThrowsTheWinAway,
    ThrowsTheDrawAway,
}
