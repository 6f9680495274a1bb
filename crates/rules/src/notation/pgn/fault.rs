//! What can be wrong with a game in PGN.

use super::found::Found;
use super::place::Place;
use crate::ending::Outcome;
use crate::notation::fen::FenFaults;
use crate::notation::san::SanError;
use crate::notation::{fen, pgn::result};
use crate::position::Position;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

/// One thing that is wrong, where, and in which position.
///
/// What is written otherwise than the standard wants but cannot be
/// misunderstood is a [`Note`](super::Note), not a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Which game of the archive, from 1.
    pub game: u64,
    /// Where the offending text begins.
    pub place: Place,
    /// The offending text, no more than the beginning of it if it is long;
    /// empty where something is missing.
    pub token: String,
    /// The position that had been reached, unless a fault before left it open.
    pub position: Option<Box<Position>>,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// A text that is no move, or no legal one here.
    Move(SanError),
    /// A null move of a side that is in check.
    NullMoveInCheck,
    /// A sign or word that means nothing in movetext.
    UnknownToken,
    /// A token, or the value of a tag, that is longer than any can be.
    TooLong,
    /// `)`, `}` or `]` that closes nothing.
    NothingToClose,
    /// A variation before any move that it could replace.
    VariationWithoutMove,
    /// Variations in variations, too many to be meant.
    TooDeep,
    /// A variation that is not closed before the game ends.
    UnclosedVariation,
    /// A comment that is not closed.
    UnclosedComment,
    /// `$` without a number, or with one above 255.
    BadNag,
    /// `[` without the name of a tag.
    TagWithoutName,
    /// A tag without a value in quotation marks.
    TagWithoutValue,
    /// The value of a tag, without its closing quotation mark.
    UnclosedValue,
    /// A tag without its closing bracket.
    UnclosedTag,
    /// The value of the `FEN` tag describes no position.
    BadFen(FenFaults),
    /// `SetUp` announces a position, and no `FEN` follows.
    SetUpWithoutFen,
    /// The `Variant` tag names another game than chess.
    OtherGame,
    /// The result behind the moves is not that of the tag.
    ResultMismatch {
        /// What the tag says.
        tag: Outcome,
    },
    /// The result is not the one that stands on the board: mate or stalemate.
    ResultAgainstBoard {
        /// What stands on the board.
        board: Outcome,
    },
    /// The text is UTF-16, which is no encoding of PGN.
    Utf16,
    /// There are more faults in this game; they are not told.
    TooMany,
}

/// The beginning of a text is enough to recognise it by; in characters.
const QUOTED: usize = 64;

impl Fault {
    /// A fault of something that was found.
    #[cold]
    pub(super) fn of(found: Found<'_>, game: u64, kind: FaultKind) -> Fault {
        let token = found.text().chars().take(QUOTED).collect();
        Fault { game, place: found.place(), token, position: None, kind }
    }
}

impl FaultKind {
    /// A short name for programs, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FaultKind::Move(SanError::Syntax { .. }) => "not-a-move",
            FaultKind::Move(SanError::NoSuchPiece { .. }) => "no-such-piece",
            FaultKind::Move(SanError::Illegal { .. }) => "illegal-move",
            FaultKind::Move(SanError::Ambiguous { .. }) => "ambiguous-move",
            FaultKind::Move(SanError::NotCanonical { .. }) => "not-canonical",
            FaultKind::NullMoveInCheck => "null-move-in-check",
            FaultKind::UnknownToken => "unknown-token",
            FaultKind::TooLong => "too-long",
            FaultKind::NothingToClose => "nothing-to-close",
            FaultKind::VariationWithoutMove => "variation-without-move",
            FaultKind::TooDeep => "too-deep",
            FaultKind::UnclosedVariation => "unclosed-variation",
            FaultKind::UnclosedComment => "unclosed-comment",
            FaultKind::BadNag => "bad-nag",
            FaultKind::TagWithoutName => "tag-without-name",
            FaultKind::TagWithoutValue => "tag-without-value",
            FaultKind::UnclosedValue => "unclosed-value",
            FaultKind::UnclosedTag => "unclosed-tag",
            FaultKind::BadFen(_) => "bad-fen",
            FaultKind::SetUpWithoutFen => "setup-without-fen",
            FaultKind::OtherGame => "other-game",
            FaultKind::ResultMismatch { .. } => "result-mismatch",
            FaultKind::ResultAgainstBoard { .. } => "result-against-board",
            FaultKind::Utf16 => "utf-16",
            FaultKind::TooMany => "too-many",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FaultKind::Move(error) => return error.fmt(f),
            FaultKind::BadFen(faults) => return faults.fmt(f),
            FaultKind::ResultMismatch { tag } => {
                return write!(f, "the result tag says {}", result::tag(Some(*tag)));
            }
            FaultKind::ResultAgainstBoard { board } => {
                return write!(f, "the board says {board}");
            }
            FaultKind::NullMoveInCheck => "nobody passes in check",
            FaultKind::UnknownToken => "expected a move, a comment or a result",
            FaultKind::TooLong => "longer than anything that makes sense here",
            FaultKind::NothingToClose => "there is nothing to close",
            FaultKind::VariationWithoutMove => "there is no move that a variation could replace",
            FaultKind::TooDeep => "too many variations in variations",
            FaultKind::UnclosedVariation => "the variation is never closed",
            FaultKind::UnclosedComment => "the comment is never closed",
            FaultKind::BadNag => "expected a number from 0 to 255 behind $",
            FaultKind::TagWithoutName => "expected the name of a tag behind [",
            FaultKind::TagWithoutValue => "expected a value in quotation marks",
            FaultKind::UnclosedValue => "the value is never closed by a quotation mark",
            FaultKind::UnclosedTag => "the tag is never closed by ]",
            FaultKind::SetUpWithoutFen => "a position is announced and not given",
            FaultKind::OtherGame => "this is another game than chess",
            FaultKind::Utf16 => "expected UTF-8 or Latin-1, and this is UTF-16",
            FaultKind::TooMany => "further faults in this game are not told",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, {}", self.game, self.place)?;
        if !self.token.is_empty() {
            write!(f, ", {:?}", self.token)?;
        }
        write!(f, ": {}", self.kind)?;
        match &self.position {
            Some(position) => write!(f, " ({})", fen::write(position)),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Fault {}
