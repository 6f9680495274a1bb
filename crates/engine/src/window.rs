//! The window that a search is asked about.
//!
//! A search need not find the exact score of every node: only whether it lies
//! at or below `alpha`, at or above `beta`, or which it is in between.
//!
//! Source: D. Knuth and R. Moore, *An Analysis of Alpha-Beta Pruning*, 1975.

use crate::score::Score;

/// An open interval of scores, never empty: `alpha < beta`.
///
/// ```
/// use rokade_engine::{Score, Window};
/// let null = Window::null_above(Score::centipawns(10));
/// assert!(null.is_null());
/// assert!(null.is_failed_high_by(Score::centipawns(11)));
/// assert!(null.is_failed_low_by(Score::centipawns(10)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    /// Every score that a position can have.
    pub const FULL: Window = Window { alpha: Score::LOWEST, beta: Score::HIGHEST };

    /// From `alpha` to `beta`, or nothing when that is empty.
    #[must_use]
    pub fn new(alpha: Score, beta: Score) -> Option<Window> {
        (alpha < beta).then_some(Window { alpha, beta })
    }

    /// Asks only whether the score is above `alpha`.
    #[must_use]
    pub const fn null_above(alpha: Score) -> Window {
        Window { alpha, beta: alpha.plus(1) }
    }

    /// Asks only whether the score reaches `beta`.
    #[must_use]
    pub const fn null_below(beta: Score) -> Window {
        Window { alpha: beta.plus(-1), beta }
    }

    /// What is known to be reached already.
    #[must_use]
    pub const fn alpha(self) -> Score {
        self.alpha
    }

    /// What the opponent will not let happen.
    #[must_use]
    pub const fn beta(self) -> Score {
        self.beta
    }

    /// Whether it asks a yes-or-no question: there is no score in between.
    #[must_use]
    pub fn is_null(self) -> bool {
        self.alpha.plus(1) >= self.beta
    }

    /// The same window as the opponent sees it.
    #[must_use]
    pub fn seen_by_opponent(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether a score is no better than what is known already.
    #[must_use]
    pub fn is_failed_low_by(self, score: Score) -> bool {
        score <= self.alpha
    }

    /// Whether the opponent would not let this score happen.
    #[must_use]
    pub fn is_failed_high_by(self, score: Score) -> bool {
        score >= self.beta
    }

    /// With the lower end raised to a score inside the window.
    #[must_use]
    pub fn raised_to(self, score: Score) -> Window {
        debug_assert!(score < self.beta, "a window is never empty");
        Window { alpha: self.alpha.max(score), beta: self.beta }
    }

    /// The part that also lies between two scores, or nothing.
    #[must_use]
    pub fn narrowed_to(self, lowest: Score, highest: Score) -> Option<Window> {
        Window::new(self.alpha.max(lowest), self.beta.min(highest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_never_empty() {
        let (low, high) = (Score::centipawns(-5), Score::centipawns(5));
        assert_eq!(Window::new(high, low), None);
        assert_eq!(Window::new(low, low), None);
        assert_eq!(Window::FULL.narrowed_to(low, high), Window::new(low, high));
        assert_eq!(Window::null_above(high).narrowed_to(Score::LOWEST, low), None);
    }

    #[test]
    fn the_opponent_sees_it_turned_over() {
        let window = Window::null_above(Score::centipawns(30));
        assert_eq!(window.seen_by_opponent().seen_by_opponent(), window);
        assert_eq!(window.seen_by_opponent(), Window::null_below(Score::centipawns(-30)));
        assert!(window.seen_by_opponent().is_null());
        assert!(!Window::FULL.is_null());
    }
}
