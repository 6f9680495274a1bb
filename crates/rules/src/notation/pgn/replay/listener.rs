//! What is done with a game that has been replayed.

use super::super::found::Found;
use super::super::nag::Nag;
use super::super::value::Value;
use super::super::visitor::Piece;
use super::report::Report;
use crate::movement::Move;
use crate::position::{CastlingMode, Position};

/// A half-move of a game or a variation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A legal move.
    Move(Move),
    /// The side to move passes. No law allows it; comments on games do.
    Null,
}

/// Takes a game as [`Replay`](super::Replay) plays it. Everything comes in the
/// order in which it is written; moves come only as long as they are legal, and
/// what stands behind a faulty move in its line does not come at all.
///
/// Every method does nothing unless it is written.
pub trait Listener {
    /// A game begins, with its number in the archive, from 1.
    fn begin_game(&mut self, number: u64) {
        let _ = number;
    }

    /// A tag.
    fn tag(&mut self, name: Found<'_>, value: Value<'_>) {
        let _ = (name, value);
    }

    /// The tags are over: the game starts here, with this castling. No
    /// position if a fault in the tags left it open.
    fn start(&mut self, position: Option<&Position>, mode: CastlingMode) {
        let _ = (position, mode);
    }

    /// A half-move, from the first position to the second.
    fn step(&mut self, step: Step, before: &Position, after: &Position) {
        let _ = (step, before, after);
    }

    /// A judgement of the last half-move.
    fn nag(&mut self, nag: Nag) {
        let _ = nag;
    }

    /// A comment or a piece of one.
    fn comment(&mut self, text: Found<'_>, piece: Piece) {
        let _ = (text, piece);
    }

    /// Other moves instead of the last one.
    fn begin_variation(&mut self) {}

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The game is over.
    fn end_game(&mut self, report: &Report) {
        let _ = report;
    }
}

/// Listens to nothing.
impl Listener for () {}
