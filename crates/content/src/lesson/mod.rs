//! The lessons: groups of them, each a sequence of short texts and tasks.
//!
//! [`Lessons::built_in`] are those that the program carries; [`Lessons::read`] reads some from
//! files, all faults at once. What does not depend on a language is in `lessons.md`, in the order
//! of the lessons; the texts are in a folder for each language. Whether a task can be done, and
//! what becomes of a learner's move, is for `rokade_coach::lesson` to say.

mod built_in;
mod key;
mod read;
mod step;
mod task;

pub use built_in::FILES;
pub use key::Key;
pub use step::{Lesson, LessonText, Place, Remark, Step, StepText};
pub use task::{Claim, Man, Motif, PawnKind, Target, Task, Worth};

use crate::language::Language;
use crate::rulebook::Group;

/// All lessons.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lessons {
    /// The groups, in the order of their first lessons.
    pub groups: Vec<Group>,
    /// The lessons, in the order of `lessons.md`.
    pub lessons: Vec<Lesson>,
}

impl Lessons {
    /// The lesson of a name.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The lesson at an address in a language.
    #[must_use]
    pub fn lesson_at(&self, address: &str, language: Language) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.text.of(language).address == address)
    }
}
