//! What can be wrong with a FEN.

use crate::board::Rank;
use crate::faults::Faults;
use crate::position::SetupFault;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// One of the six fields, or what comes after them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenField {
    /// Which piece stands where.
    Placement,
    /// Who has the move.
    SideToMove,
    /// With which rooks castling is still allowed.
    Castling,
    /// The square that a pawn has just crossed.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move to be played.
    MoveNumber,
    /// Whatever follows the sixth field.
    Rest,
}

impl FenField {
    /// The six fields in their order.
    pub const ALL: [FenField; 6] = [
        FenField::Placement,
        FenField::SideToMove,
        FenField::Castling,
        FenField::EnPassant,
        FenField::HalfmoveClock,
        FenField::MoveNumber,
    ];
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Placement => "placement",
            FenField::SideToMove => "side to move",
            FenField::Castling => "castling",
            FenField::EnPassant => "en passant",
            FenField::HalfmoveClock => "half-move clock",
            FenField::MoveNumber => "move number",
            FenField::Rest => "rest",
        })
    }
}

/// Something that is not written as FEN is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SyntaxFault {
    /// The field is not there.
    Missing,
    /// Not exactly one space before the field, or any at either end.
    Spacing,
    /// Something follows the sixth field.
    NothingExpected,
    /// Not a piece's letter, nor a number of empty squares from 1 to 8.
    UnknownPiece,
    /// The mark `~` behind a promoted piece, which other games use.
    PromotedMark,
    /// Two numbers of empty squares in a row.
    AdjacentNumbers,
    /// A rank that does not have eight squares.
    RankLength {
        /// Which rank.
        rank: Rank,
        /// How many squares it has.
        squares: usize,
    },
    /// Not eight ranks but this many.
    RankCount(usize),
    /// Not `w` or `b`.
    UnknownSide,
    /// Not a castling letter.
    UnknownRight,
    /// The right to castle with this rook has been named before.
    RepeatedRight,
    /// Not a square or `-`.
    NotASquare,
    /// Not a whole number of digits only.
    NotANumber,
    /// A number above 4,294,967,295.
    NumberTooLarge,
    /// Moves are numbered from 1.
    MoveNumberZero,
}

impl SyntaxFault {
    /// Whether lenient reading knows what was meant all the same.
    pub(super) const fn is_forgivable(self, field: FenField) -> bool {
        match self {
            SyntaxFault::Missing => !matches!(field, FenField::Placement),
            SyntaxFault::Spacing
            | SyntaxFault::PromotedMark
            | SyntaxFault::AdjacentNumbers
            | SyntaxFault::RepeatedRight
            | SyntaxFault::MoveNumberZero => true,
            SyntaxFault::NothingExpected
            | SyntaxFault::UnknownPiece
            | SyntaxFault::RankLength { .. }
            | SyntaxFault::RankCount(_)
            | SyntaxFault::UnknownSide
            | SyntaxFault::UnknownRight
            | SyntaxFault::NotASquare
            | SyntaxFault::NotANumber
            | SyntaxFault::NumberTooLarge => false,
        }
    }
}

impl fmt::Display for SyntaxFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SyntaxFault::Missing => f.write_str("the field is missing"),
            SyntaxFault::Spacing => {
                f.write_str("fields are separated by one space, with none at either end")
            }
            SyntaxFault::NothingExpected => f.write_str("nothing may follow the sixth field"),
            SyntaxFault::UnknownPiece => {
                f.write_str("expected a letter of PNBRQKpnbrqk or a number 1 to 8")
            }
            SyntaxFault::PromotedMark => f.write_str("promoted pieces are not marked in chess"),
            SyntaxFault::AdjacentNumbers => {
                f.write_str("empty squares next to each other are written as one number")
            }
            SyntaxFault::RankLength { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of 8")
            }
            SyntaxFault::RankCount(ranks) => write!(f, "{ranks} ranks instead of 8"),
            SyntaxFault::UnknownSide => f.write_str("expected w or b"),
            SyntaxFault::UnknownRight => {
                f.write_str("expected letters of KQkq, the files of rooks, or -")
            }
            SyntaxFault::RepeatedRight => f.write_str("the same rook is named twice"),
            SyntaxFault::NotASquare => f.write_str("expected a square or -"),
            SyntaxFault::NotANumber => f.write_str("expected a whole number"),
            SyntaxFault::NumberTooLarge => write!(f, "expected at most {}", u32::MAX),
            SyntaxFault::MoveNumberZero => f.write_str("moves are numbered from 1"),
        }
    }
}

/// Whether a fault is one of writing or one against the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// It is not written as FEN is.
    Syntax(SyntaxFault),
    /// It is well written, but no such position can be.
    Law(SetupFault),
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::Syntax(fault) => write!(f, "{fault}"),
            FaultKind::Law(fault) => write!(f, "{fault}"),
        }
    }
}

/// One thing that is wrong with a FEN, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenFault {
    /// The field it is in.
    pub field: FenField,
    /// Where the offending text begins, in bytes from 1.
    pub column: usize,
    /// The offending text; empty where something is missing.
    pub text: String,
    /// What is wrong with it.
    pub kind: FaultKind,
}

impl FenFault {
    /// Whether [`read_lenient`](super::read_lenient) forgives it.
    #[must_use]
    pub const fn is_forgivable(&self) -> bool {
        match self.kind {
            FaultKind::Syntax(fault) => fault.is_forgivable(self.field),
            FaultKind::Law(fault) => fault.is_forgivable(),
        }
    }
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} field, column {}", self.field, self.column)?;
        if !self.text.is_empty() {
            write!(f, ", {:?}", self.text)?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for FenFault {}

/// Everything that is wrong with a FEN, in the order of its fields.
///
/// As an error it is never empty; as the list of what was forgiven it can be.
pub type FenFaults = Faults<FenFault>;

impl FenFaults {
    /// From faults in any order.
    pub(super) fn sorted(mut faults: Vec<FenFault>) -> FenFaults {
        // Stable: faults at one place stay as they were found.
        faults.sort_by_key(|fault| (fault.field, fault.column));
        Faults::new(faults)
    }

    /// Whether each of them can be forgiven.
    pub(super) fn are_forgivable(&self) -> bool {
        self.as_slice().iter().all(FenFault::is_forgivable)
    }
}
