//! What the position on the board says by itself, asked once a move.
//!
//! Law: FIDE 5.1.1, 5.2.1, 5.2.2. The answers are those of
//! [`Position::verdict`]; that a position is not dead is found sooner by what is
//! remembered from the move before ([`Lifeline`]). It is remembered beside the
//! game: two games in which the same was played are equal, whatever is
//! remembered of them.

use crate::ending::Verdict;
use crate::ending::dead_position::Lifeline;
use crate::position::Position;

/// The verdict by the position alone, and what helps to find the next one.
#[derive(Clone, Debug)]
pub(super) struct OnBoard {
    verdict: Verdict,
    lifeline: Lifeline,
}

impl PartialEq for OnBoard {
    fn eq(&self, other: &OnBoard) -> bool {
        self.verdict == other.verdict
    }
}

impl Eq for OnBoard {}

impl OnBoard {
    /// Where a game begins.
    pub(super) fn at(start: &Position) -> OnBoard {
        let mut lifeline = Lifeline::default();
        OnBoard { verdict: start.verdict_with(&mut lifeline), lifeline }
    }

    /// What was found of the position on the board.
    pub(super) const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// A move led here.
    pub(super) fn moved_to(&mut self, position: &Position) {
        self.verdict = position.verdict_with(&mut self.lifeline);
    }

    /// A move was taken back: it could be played, so what was on the board
    /// before it had not ended the game.
    pub(super) const fn moved_back(&mut self) {
        self.verdict = Verdict::Ongoing;
    }
}
