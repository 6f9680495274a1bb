//! What a lesson and its steps are.

use rokade_rules::{Color, SquareSet};

use super::key::Key;
use super::task::{Claim, Task};
use crate::fault::{Fault, FaultKind};
use crate::language::Both;
use crate::rulebook::{Block, Id, Inline};

/// One lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name.
    pub id: Id,
    /// The group it stands in, by its place in [`super::Lessons::groups`].
    pub group: usize,
    /// How long it takes, about.
    pub minutes: u32,
    /// Its steps; there is at least one.
    pub steps: Vec<Step>,
    /// Its texts.
    pub text: Both<LessonText>,
}

/// A lesson in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonText {
    /// The last part of its address: `toren-en-loper`.
    pub address: String,
    /// Its heading.
    pub title: String,
    /// What it is about, in one paragraph.
    pub about: Vec<Inline>,
}

/// One step: something to read, or something to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its name within its lesson.
    pub id: Id,
    /// The position, as a FEN. A question may do without.
    pub fen: Option<String>,
    /// The side of the learner, who sits at the near side of the board.
    pub side: Color,
    /// Squares to be marked.
    pub marks: SquareSet,
    /// The square of a piece whose legal moves are to be shown.
    pub show: Option<rokade_rules::Square>,
    /// What is to be done.
    pub task: Task,
    /// What the texts say of the position, in the words of a program that can verify it.
    pub claims: Vec<(Claim, Place)>,
    /// Its texts.
    pub text: Both<StepText>,
    /// Where its heading stands.
    pub at: Place,
    /// Where its task stands, or its heading if it has none.
    pub task_at: Place,
}

/// A step in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StepText {
    /// Its heading.
    pub title: String,
    /// What is told or asked.
    pub body: Vec<Block>,
    /// What helps after a wrong answer of which nothing else is said.
    pub hint: Vec<Inline>,
    /// What is said when the task is done.
    pub done: Vec<Inline>,
    /// What can be chosen; the first choice is number 1.
    pub choices: Vec<Vec<Inline>>,
    /// What is said after certain right moves.
    pub after: Vec<Remark>,
    /// What is said of certain wrong answers.
    pub wrong: Vec<Remark>,
}

/// What is said of one answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The answer.
    pub key: Key,
    /// What is said.
    pub said: Vec<Inline>,
    /// Where it stands.
    pub at: Place,
}

/// A place in a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The file, as it was named when it was given.
    pub file: String,
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
}

impl Place {
    /// A fault here.
    #[must_use]
    pub fn fault(&self, kind: FaultKind) -> Fault {
        Fault { file: self.file.clone(), line: self.line, column: self.column, kind }
    }
}
