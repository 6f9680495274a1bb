//! What is written otherwise than the standard wants and is understood all the
//! same.

use super::place::Place;
use core::fmt;

/// Something unusual, and where it was first seen in its game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Note {
    /// Which game of the archive, from 1.
    pub game: u64,
    /// Where.
    pub place: Place,
    /// What.
    pub kind: NoteKind,
}

/// What is unusual.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NoteKind {
    /// Text that is no UTF-8 and was read as Latin-1.
    Latin1,
    /// A quotation mark in the value of a tag, without a backslash.
    UnescapedQuote,
    /// A move with another number than it has.
    MoveNumber,
    /// A side that passes, as `--` or `Z0`.
    NullMove,
    /// No result behind the moves.
    MissingResult,
    /// A `Result` tag that says nothing known.
    UnknownResult,
    /// A known result in one place, and `*` in the other.
    HalfResult,
    /// A `FEN` tag that was read leniently.
    ForgivenFen,
    /// A position whose castling only Chess960 has, without a `Variant` tag.
    UntoldChess960,
    /// A judgement before any move.
    NagWithoutMove,
}

impl NoteKind {
    /// All kinds.
    pub const ALL: [NoteKind; 10] = [
        NoteKind::Latin1,
        NoteKind::UnescapedQuote,
        NoteKind::MoveNumber,
        NoteKind::NullMove,
        NoteKind::MissingResult,
        NoteKind::UnknownResult,
        NoteKind::HalfResult,
        NoteKind::ForgivenFen,
        NoteKind::UntoldChess960,
        NoteKind::NagWithoutMove,
    ];

    /// A short name for programs, which never changes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            NoteKind::Latin1 => "latin-1",
            NoteKind::UnescapedQuote => "unescaped-quote",
            NoteKind::MoveNumber => "move-number",
            NoteKind::NullMove => "null-move",
            NoteKind::MissingResult => "missing-result",
            NoteKind::UnknownResult => "unknown-result",
            NoteKind::HalfResult => "half-result",
            NoteKind::ForgivenFen => "forgiven-fen",
            NoteKind::UntoldChess960 => "untold-chess960",
            NoteKind::NagWithoutMove => "nag-without-move",
        }
    }
}

impl fmt::Display for NoteKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoteKind::Latin1 => "this is no UTF-8 and was read as Latin-1",
            NoteKind::UnescapedQuote => "a quotation mark in a value needs a backslash",
            NoteKind::MoveNumber => "this is not the number of the move",
            NoteKind::NullMove => "a side passes",
            NoteKind::MissingResult => "there is no result behind the moves",
            NoteKind::UnknownResult => "the result tag says nothing known",
            NoteKind::HalfResult => "the tag and the end of the moves differ in the result",
            NoteKind::ForgivenFen => "the position is not written as FEN is, but can be understood",
            NoteKind::UntoldChess960 => "this is Chess960 without a variant tag",
            NoteKind::NagWithoutMove => "a judgement before any move",
        })
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, {}: {}", self.game, self.place, self.kind)
    }
}
