//! Mate distance pruning: no line is worth more than a shorter mate.
//!
//! Idea: "Mate Distance Pruning", Chess Programming Wiki.

use crate::score::Score;
use crate::window::Window;

/// What is left of a window at a node so far from the root, where the worst is
/// to be mated already and the best to mate with the next move.
///
/// # Errors
///
/// The node's score, when nothing is left to ask.
pub(super) fn narrowed(window: Window, ply: u16) -> Result<Window, Score> {
    let worst = Score::mated_in_plies(ply);
    let best = Score::mate_in_plies(ply + 1);
    window.narrowed_to(worst, best).ok_or(window.alpha().max(worst))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_mate_leaves_no_longer_one_to_look_for() {
        let known = Window::null_above(Score::mate_in_plies(3));
        assert_eq!(narrowed(known, 3), Err(Score::mate_in_plies(3)));
        assert!(narrowed(known, 0).is_ok());
        assert_eq!(narrowed(Window::FULL, 2).map(Window::alpha), Ok(Score::mated_in_plies(2)));
    }
}
