//! Checkmate. Law: FIDE 1.4.1, 5.1.1.
//!
//! It ends the game at once: a clock not pressed, or a flag that is seen to
//! have fallen afterwards, changes nothing (FIDE 5.1.1, 6.2.1.1, 6.8).

use super::dead_position::Lifeline;
use super::{Outcome, Termination, Verdict};
use crate::position::Position;

impl Position {
    /// Whether the side to move is checkmated. Law: FIDE 5.1.1.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// How things stand by the position alone: mate, stalemate and a dead
    /// position end the game at once. What depends on earlier moves or on what
    /// was said is not seen here.
    ///
    /// Law: FIDE 5.1.1, 5.2.1, 5.2.2.
    ///
    /// ```
    /// use rokade_rules::ending::Verdict;
    /// use rokade_rules::Position;
    /// assert_eq!(Position::initial().verdict(), Verdict::Ongoing);
    /// ```
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict_where(Position::is_dead)
    }

    /// The same verdict, sooner found where a move or two before was asked about
    /// with the same lifeline.
    pub(crate) fn verdict_with(&self, lifeline: &mut Lifeline) -> Verdict {
        self.verdict_where(|position| lifeline.is_dead(position))
    }

    fn verdict_where(&self, is_dead: impl FnOnce(&Position) -> bool) -> Verdict {
        if !self.has_legal_move() {
            return if self.is_check() {
                let outcome = Outcome::Win(!self.turn());
                Verdict::Ended { outcome, termination: Termination::Checkmate }
            } else {
                Verdict::draw(Termination::Stalemate)
            };
        }
        if is_dead(self) { Verdict::draw(Termination::DeadPosition) } else { Verdict::Ongoing }
    }
}
