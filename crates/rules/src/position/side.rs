//! The side to move as a compile-time parameter.
//!
//! The move generator is written once for "us" and compiled twice, so that no
//! direction or rank has to be looked up while moves are counted.

use crate::board::{Color, File, Rank, SquareSet};

/// One of the two sides, known to the compiler.
pub(crate) trait Side {
    /// The opponent.
    type Other: Side<Other = Self>;
    /// Which side this is.
    const COLOR: Color;
    /// The change of a square's number when a pawn steps forward.
    const FORWARD: i8;

    /// The squares one step ahead.
    fn ahead(set: SquareSet) -> SquareSet;
}

/// White as a parameter.
pub(crate) enum White {}

/// Black as a parameter.
pub(crate) enum Black {}

impl Side for White {
    type Other = Black;
    const COLOR: Color = Color::White;
    const FORWARD: i8 = 8;

    #[inline]
    fn ahead(set: SquareSet) -> SquareSet {
        SquareSet::from_bits(set.bits() << 8)
    }
}

impl Side for Black {
    type Other = White;
    const COLOR: Color = Color::Black;
    const FORWARD: i8 = -8;

    #[inline]
    fn ahead(set: SquareSet) -> SquareSet {
        SquareSet::from_bits(set.bits() >> 8)
    }
}

/// The squares one step ahead and towards the a-file.
#[inline]
pub(crate) fn ahead_west<S: Side>(set: SquareSet) -> SquareSet {
    let inner = S::ahead(set - SquareSet::file(File::A));
    SquareSet::from_bits(inner.bits() >> 1)
}

/// The squares one step ahead and towards the h-file.
#[inline]
pub(crate) fn ahead_east<S: Side>(set: SquareSet) -> SquareSet {
    let inner = S::ahead(set - SquareSet::file(File::H));
    SquareSet::from_bits(inner.bits() << 1)
}

/// A rank counted from this side: `Third` is where a single step from the
/// pawns' own rank arrives, `Eighth` where they promote.
#[inline]
pub(crate) fn rank<S: Side>(rank: Rank) -> SquareSet {
    SquareSet::rank(rank.seen_by(S::COLOR))
}

/// Runs the same generic code for whichever side a [`Color`] names.
macro_rules! for_side {
    ($color:expr, $side:ident => $body:expr) => {
        match $color {
            $crate::board::Color::White => {
                type $side = $crate::position::side::White;
                $body
            }
            $crate::board::Color::Black => {
                type $side = $crate::position::side::Black;
                $body
            }
        }
    };
}
pub(crate) use for_side;
