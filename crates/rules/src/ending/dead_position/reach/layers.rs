//! How soon each piece could stand somewhere, as far as sets tell: only an order
//! of search, never part of a proof.
//!
//! A layer applies every rule of [`super`] once to what the layer before left,
//! each piece making at most one move: after so many layers a piece stands
//! nowhere else, whatever is played, if each side has as many moves as layers.
//! It is what planning calls a relaxed problem, in which nothing that has become
//! possible becomes impossible again.
//!
//! Cost: a microsecond or so a layer.
//!
//! Idea: J. Hoffmann and B. Nebel, *The FF Planning System*, 2001.

use super::pace::Once;
use super::{Growing, Reach, Reachable};
use crate::board::SquareSet;
use crate::position::Position;

/// What can be reached layer by layer.
pub(in crate::ending::dead_position) struct Layers<'a>(Growing<'a>);

impl<'a> Layers<'a> {
    /// Nothing has moved yet; nothing is known when more pieces stand there than
    /// a game has.
    pub(in crate::ending::dead_position) fn of(position: &'a Position) -> Option<Layers<'a>> {
        Growing::of(position).map(Layers)
    }

    /// One layer more; whether that added anything.
    pub(in crate::ending::dead_position) fn grow(&mut self) -> bool {
        let growing = &mut self.0;
        let before = Growing { pieces: growing.pieces.clone(), ..*growing };
        let mut grew = growing.castle() | growing.pass();
        for index in 0..before.pieces.len() {
            let (squares, promoted) = before.grown::<Once>(index);
            let piece = &growing.pieces[index];
            let (squares, promoted) = (squares | piece.squares, promoted | piece.promoted);
            grew |= growing.becomes(index, squares, promoted);
        }
        grew
    }

    /// The pieces, with where each could be by now.
    pub(in crate::ending::dead_position) fn pieces(&self) -> &[Reach] {
        &self.0.pieces
    }

    /// The squares that could be empty by now.
    pub(in crate::ending::dead_position) fn open(&self) -> SquareSet {
        self.0.open
    }

    /// What could be reached by now.
    pub(in crate::ending::dead_position) fn reachable(&self) -> Reachable {
        Reachable { pieces: self.0.pieces.clone(), open: self.0.open }
    }
}
