//! Sets of squares.

use super::{Color, File, Rank, Square};
use core::fmt;
use core::iter::FusedIterator;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

/// A set of squares, one bit each; the field's word is *bitboard*.
///
/// ```
/// use rokade_rules::{Square, SquareSet};
/// let corners = SquareSet::from_iter([Square::A1, Square::H1, Square::A8, Square::H8]);
/// assert_eq!(corners.len(), 4);
/// assert!((corners & SquareSet::LIGHT).contains(Square::H1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct SquareSet(pub(crate) u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// All 64 squares.
    pub const FULL: SquareSet = SquareSet(!0);
    /// The light squares; h1 is one. Law: FIDE 2.1.
    pub const LIGHT: SquareSet = SquareSet(0x55aa_55aa_55aa_55aa);
    /// The dark squares.
    pub const DARK: SquareSet = SquareSet(!Self::LIGHT.0);
    /// The first and the eighth rank, where no pawn can stand.
    pub const BACK_RANKS: SquareSet = SquareSet(0xff00_0000_0000_00ff);

    /// The set whose bit `n` stands for the square with number `n`.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// The set as bits, the lowest for a1 and the highest for h8.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this square.
    #[must_use]
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square as u8)
    }

    /// The squares of a file.
    #[must_use]
    #[inline]
    pub const fn file(file: File) -> SquareSet {
        SquareSet(0x0101_0101_0101_0101 << file as u8)
    }

    /// The squares of a rank.
    #[must_use]
    #[inline]
    pub const fn rank(rank: Rank) -> SquareSet {
        SquareSet(0xff << (8 * rank as u8))
    }

    /// The rank on which `color`'s king and rooks start.
    #[must_use]
    #[inline]
    pub const fn back_rank(color: Color) -> SquareSet {
        SquareSet::rank(Rank::First.seen_by(color))
    }

    /// How many squares.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two or more.
    #[must_use]
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square as u8 & 1 == 1
    }

    /// Whether some square is in both sets.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: SquareSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether every square is in the other set too.
    #[must_use]
    #[inline]
    pub const fn is_within(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The square with the lowest number.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(self.lowest()) }
    }

    /// The square with the highest number.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_low_bits(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The square with the lowest number in a set that is known not to be
    /// empty; a1 if it is.
    #[inline]
    pub(crate) const fn lowest(self) -> Square {
        Square::from_low_bits(self.0.trailing_zeros() as u8)
    }

    /// The only square, if there is exactly one.
    #[must_use]
    pub const fn single(self) -> Option<Square> {
        if self.is_several() { None } else { self.first() }
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square as u8;
    }

    /// Takes a square away.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square as u8);
    }

    /// The set with this square added.
    #[must_use]
    #[inline]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square as u8)
    }

    /// The set without this square.
    #[must_use]
    #[inline]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square as u8))
    }

    /// The set seen from the other side: a1 becomes a8.
    #[must_use]
    #[inline]
    pub const fn mirrored(self) -> SquareSet {
        SquareSet(self.0.swap_bytes())
    }
}

impl From<Square> for SquareSet {
    #[inline]
    fn from(square: Square) -> SquareSet {
        SquareSet::of(square)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`SquareSet`], in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0.wrapping_sub(1);
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident, |$a:ident, $b:ident| $body:expr) => {
        impl $trait for SquareSet {
            type Output = SquareSet;

            #[inline]
            fn $method(self, other: SquareSet) -> SquareSet {
                let ($a, $b) = (self.0, other.0);
                SquareSet($body)
            }
        }

        impl $assign_trait for SquareSet {
            #[inline]
            fn $assign(&mut self, other: SquareSet) {
                *self = $trait::$method(*self, other);
            }
        }
    };
}

set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, |a, b| a ^ b);
// Difference: the squares of the first set that are not in the second.
set_operator!(Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

/// Drawn as a board seen from White's side.
impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.iter().rev() {
            writeln!(f)?;
            for file in File::ALL {
                let mark = if self.contains(Square::new(file, *rank)) { " X" } else { " ." };
                f.write_str(mark)?;
            }
        }
        Ok(())
    }
}
