//! What a search answers.

use crate::observer::Report;
use rokade_rules::Move;

/// What a search answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The move to play; none if there is no legal one, or none of those that
    /// were to be thought about.
    pub best_move: Option<Move>,
    /// What is known of it. Its line begins with the move; its depth is 0 when
    /// not even the first iteration was finished.
    pub report: Report,
    /// The other lines, if several were asked for, the best first.
    pub further: Vec<Report>,
}

impl Answer {
    /// The answer that is expected from the opponent, to think about meanwhile.
    #[must_use]
    pub fn expected_reply(&self) -> Option<Move> {
        self.report.line.get(1).copied()
    }

    /// All lines, the best first.
    pub fn lines(&self) -> impl Iterator<Item = &Report> {
        core::iter::once(&self.report).chain(&self.further)
    }
}
