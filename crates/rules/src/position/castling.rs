//! Castling: the right to it, and whether it can be done now.
//!
//! Law: FIDE 3.8.2; Guidelines II.3 for Chess960.

use super::Position;
use super::check::attackers;
use super::side::Side;
use crate::board::{Color, Square, SquareSet};
use crate::movement::{CastlingSide, Move, between};

/// Where kings and rooks may stand to have the right to castle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingMode {
    /// Kings on the e-file, rooks in the corners. Law: FIDE 2.3, 3.8.2.
    #[default]
    Standard,
    /// A king anywhere between its rooks. Law: Guidelines II.
    Chess960,
}

/// The rooks with which the right to castle has not been lost.
///
/// The right is lost when the king or that rook moves, or the rook is
/// captured, and never comes back. Law: FIDE 3.8.2.1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(SquareSet);

impl CastlingRights {
    /// Nobody may castle any more.
    pub const NONE: CastlingRights = CastlingRights(SquareSet::EMPTY);
    /// All four rooks of the initial position.
    pub const INITIAL: CastlingRights = CastlingRights(SquareSet::from_bits(0x8100_0000_0000_0081));

    /// With exactly these rooks.
    pub(super) const fn with_rooks(rooks: SquareSet) -> CastlingRights {
        CastlingRights(rooks)
    }

    /// The rooks of both sides.
    #[must_use]
    #[inline]
    pub const fn rooks(self) -> SquareSet {
        self.0
    }

    /// The rooks of one side.
    #[must_use]
    #[inline]
    pub fn rooks_of(self, color: Color) -> SquareSet {
        self.0 & SquareSet::back_rank(color)
    }

    /// What is left after something happened on these squares.
    #[inline]
    pub(super) fn without(self, squares: SquareSet) -> CastlingRights {
        CastlingRights(self.0 - squares)
    }
}

impl Position {
    /// The rook with which a side may still castle that way, whether or not it
    /// can do so now. Law: FIDE 3.8.2.1.
    #[must_use]
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color);
        let rooks = self.castling().rooks_of(color).into_iter();
        rooks.into_iter().find(|&rook| CastlingSide::of(king, rook) == side)
    }
}

/// The squares that castling needs: none of the first may be occupied by
/// another piece, none of the second attacked.
pub(super) struct Path {
    /// Everything that king and rook cross or arrive on.
    pub(super) crossed: SquareSet,
    /// Where the king stands, passes and arrives.
    pub(super) kings: SquareSet,
}

impl Path {
    pub(super) fn of(king: Square, rook: Square) -> Path {
        let side = CastlingSide::of(king, rook);
        let (king_to, rook_to) = (side.king_to(king), side.rook_to(rook));
        let kings = between(king, king_to).with(king_to);
        let rooks = between(rook, rook_to).with(rook_to);
        Path { crossed: (kings | rooks).without(king).without(rook), kings: kings.with(king) }
    }
}

/// Whether a king that is not in check can castle with this rook now.
///
/// `attacked` is what the opponent attacks when the king is taken off the
/// board. Law: FIDE 3.8.2.2. The rook itself may be attacked and may cross
/// attacked squares. In Chess960 the king may lose its cover when the rook
/// leaves, so the square it arrives on is judged with both pieces gone.
#[inline]
pub(super) fn is_possible<S: Side>(
    position: &Position,
    king: Square,
    rook: Square,
    attacked: SquareSet,
) -> bool {
    let occupied = position.board().occupied();
    let path = Path::of(king, rook);
    if path.crossed.meets(occupied) || path.kings.meets(attacked) {
        return false;
    }
    let gone = occupied.without(king).without(rook);
    let king_to = Move::Castle { king, rook }.to();
    attackers::<S::Other>(position.board(), king_to, gone).is_empty()
}
