//! How far a learner has come, as a value and as one line of text.
//!
//! `rook-and-bishop stars 2 open a1a7 a7g7`: the lesson, the step, the wrong answers at this step,
//! whether its task is done, and the moves on its board, the other side's too.

use core::fmt;
use core::str::FromStr;

/// How far a learner has come in a lesson.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Progress {
    /// The lesson's name.
    pub lesson: String,
    /// The step's name.
    pub step: String,
    /// Wrong answers at this step.
    pub tries: u32,
    /// Whether the step's task is done.
    pub is_done: bool,
    /// The moves on the step's board, as UCI writes them.
    pub moves: Vec<String>,
}

/// Why there is nothing to go on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoProgress {
    /// The text is none.
    Text(String),
    /// It is of another lesson.
    Lesson(String),
    /// The lesson has no such step any more.
    Step(String),
    /// The move cannot be played there any more.
    Move(String),
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.is_done { "done" } else { "open" };
        write!(f, "{} {} {} {state}", self.lesson, self.step, self.tries)?;
        self.moves.iter().try_for_each(|played| write!(f, " {played}"))
    }
}

impl FromStr for Progress {
    type Err = NoProgress;

    fn from_str(text: &str) -> Result<Progress, NoProgress> {
        let none = || NoProgress::Text(text.to_owned());
        let mut words = text.split_whitespace();
        let mut word = || words.next().ok_or_else(none);
        let (lesson, step) = (word()?.to_owned(), word()?.to_owned());
        let tries = word()?.parse().map_err(|_| none())?;
        let is_done = match word()? {
            "done" => true,
            "open" => false,
            _ => return Err(none()),
        };
        let moves = words.map(str::to_owned).collect();
        Ok(Progress { lesson, step, tries, is_done, moves })
    }
}

impl fmt::Display for NoProgress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoProgress::Text(text) => write!(f, "`{text}` tells no progress"),
            NoProgress::Lesson(name) => write!(f, "this is progress in the lesson `{name}`"),
            NoProgress::Step(name) => write!(f, "the lesson has no step `{name}`"),
            NoProgress::Move(text) => write!(f, "`{text}` cannot be played there"),
        }
    }
}

impl core::error::Error for NoProgress {}
