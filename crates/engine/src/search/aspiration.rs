//! Aspiration windows: the last iteration's score is a good guess of the next.
//!
//! A narrow window around it is searched sooner than a full one; when the
//! score lies outside, the window grows on that side.
//!
//! Source: "Aspiration Windows", Chess Programming Wiki, after J. Gillogly,
//! 1972.

use super::here::Here;
use super::root::RootMoves;
use super::{Search, Stopped};
use crate::hash_table::Bound;
use crate::observer::{Observer, Report};
use crate::parameters::search::{
    ASPIRATION_FROM_PLIES, ASPIRATION_GIVE_UP_CP, ASPIRATION_GROWTH, ASPIRATION_HALF_WIDTH_CP,
};
use crate::score::Score;
use crate::window::Window;

impl Search<'_> {
    /// Finds the best of the root's moves from the place `first` on, to this
    /// depth; its score is expected to be near the last one.
    pub(super) fn aspire(
        &mut self,
        here: &Here,
        moves: &mut RootMoves,
        first: usize,
        depth: i32,
        observer: &mut dyn Observer,
    ) -> Result<(), Stopped> {
        let expected = moves.at(first).map_or(Score::DRAW, |root_move| root_move.score);
        if depth < ASPIRATION_FROM_PLIES || expected.is_mate() {
            self.root(here, moves, first, (Window::FULL, depth), observer)?;
            return Ok(());
        }
        let (mut below, mut above) = (ASPIRATION_HALF_WIDTH_CP, ASPIRATION_HALF_WIDTH_CP);
        loop {
            let window = around(expected, below, above);
            let score = self.root(here, moves, first, (window, depth), observer)?;
            let bound = if window.is_failed_low_by(score) {
                below *= ASPIRATION_GROWTH;
                Bound::Upper
            } else if window.is_failed_high_by(score) {
                above *= ASPIRATION_GROWTH;
                Bound::Lower
            } else {
                return Ok(());
            };
            let known = self.report_of(moves, first, depth);
            observer.outside_window(&Report { score, bound, ..known });
        }
    }
}

/// A window so far below and above a score, open where it would be very wide.
fn around(expected: Score, below: i32, above: i32) -> Window {
    let alpha = if below > ASPIRATION_GIVE_UP_CP { Score::LOWEST } else { expected.plus(-below) };
    let beta = if above > ASPIRATION_GIVE_UP_CP { Score::HIGHEST } else { expected.plus(above) };
    Window::new(alpha, beta).unwrap_or(Window::FULL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_grows_until_it_is_open() {
        let expected = Score::centipawns(30);
        let narrow = around(expected, 20, 20);
        assert_eq!((narrow.alpha(), narrow.beta()), (expected.plus(-20), expected.plus(20)));
        assert_eq!(around(expected, 601, 20).alpha(), Score::LOWEST);
        assert_eq!(around(expected, 601, 5_000), Window::FULL);
    }
}
