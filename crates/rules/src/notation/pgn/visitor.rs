//! What is done with what the reader finds.

use super::fault::Fault;
use super::found::Found;
use super::nag::Nag;
use super::note::Note;
use super::value::Value;
use crate::ending::Outcome;

/// Which part of a comment it is: a comment that does not fit the reader's
/// buffer comes in pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// All of it.
    Whole,
    /// The beginning; more follows.
    First,
    /// More of it, and more follows.
    Middle,
    /// The end.
    Last,
}

impl Piece {
    /// Whether a comment begins with this piece.
    #[must_use]
    pub const fn begins(self) -> bool {
        matches!(self, Piece::Whole | Piece::First)
    }

    /// Whether the comment ends with this piece.
    #[must_use]
    pub const fn ends(self) -> bool {
        matches!(self, Piece::Whole | Piece::Last)
    }
}

/// How a game ended, for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameEnd {
    /// With a result, or where the next game or nothing more follows.
    Game,
    /// It was no game: comments behind the last one, and nothing more.
    OnlyComments,
}

/// Takes what a [`Reader`](super::Reader) finds in a game, in this order:
/// the beginning, tags, the movetext, the end. Comments may come anywhere in
/// between, variations are nested.
///
/// Every method does nothing unless it is written. Moves are texts here:
/// whether they are legal is asked by [`Replay`](super::Replay), which is a
/// visitor.
pub trait Visitor {
    /// A game begins, with its number in the archive, from 1.
    fn begin_game(&mut self, number: u64) {
        let _ = number;
    }

    /// A tag.
    fn tag(&mut self, name: Found<'_>, value: Value<'_>) {
        let _ = (name, value);
    }

    /// The number before a move, modulo 2³², and its digits without the dots.
    fn move_number(&mut self, number: u32, text: Found<'_>) {
        let _ = (number, text);
    }

    /// A move as it is written, without judgements.
    fn san(&mut self, text: Found<'_>) {
        let _ = text;
    }

    /// A null move: the side to move passes.
    fn null_move(&mut self, text: Found<'_>) {
        let _ = text;
    }

    /// A judgement, as a number or a sign.
    fn nag(&mut self, nag: Nag, text: Found<'_>) {
        let _ = (nag, text);
    }

    /// A comment or a piece of one, without its signs.
    fn comment(&mut self, text: Found<'_>, piece: Piece) {
        let _ = (text, piece);
    }

    /// A variation begins: other moves instead of the last one.
    fn begin_variation(&mut self, text: Found<'_>) {
        let _ = text;
    }

    /// The variation ends.
    fn end_variation(&mut self) {}

    /// The result behind the moves; `None` for `*`.
    fn result(&mut self, outcome: Option<Outcome>, text: Found<'_>) {
        let _ = (outcome, text);
    }

    /// Something that cannot be read.
    fn fault(&mut self, fault: Fault) {
        let _ = fault;
    }

    /// Something unusual.
    fn note(&mut self, note: Note) {
        let _ = note;
    }

    /// The game is over; `end` is where the reader stands.
    fn end_game(&mut self, how: GameEnd, end: Found<'_>) {
        let _ = (how, end);
    }
}

/// Passes over everything.
impl Visitor for () {}
