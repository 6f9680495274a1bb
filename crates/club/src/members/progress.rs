//! What a member has done with puzzles and lessons, carried from device to device.
//!
//! What is kept is a text that devices write and read; a house only sees to it that none is written
//! over one that its writer has not seen.

/// What progress is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Subject {
    /// The puzzles of the day, and the training.
    Puzzles,
    /// The lessons.
    Lessons,
}

impl Subject {
    /// The word for it where it is kept and told.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Subject::Puzzles => "puzzles",
            Subject::Lessons => "lessons",
        }
    }
}

/// What is kept of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How often it was written.
    pub revision: u32,
    /// What was written.
    pub text: String,
}

/// Bytes that a text may have: some two years of daily puzzles.
pub const LONGEST_PROGRESS: usize = 48 * 1_024;
