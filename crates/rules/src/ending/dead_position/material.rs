//! What material alone excludes. Law: FIDE 5.2.2.

use crate::board::{Board, Color, Role, SquareSet};
use crate::position::attackers_of;

/// Why a side's material cannot mate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lack {
    /// It has nothing but its king.
    BareKing,
    /// It has only bishops; all bishops on the board are on squares of one
    /// shade, and there are no pawns and no knights.
    ///
    /// Their king attacks at most one of the squares straight beside the other
    /// king, so that own rooks or queens must stand on the rest. Then one of
    /// them is next to the diagonal square through which the check comes, and
    /// is not pinned, since only bishops could pin it: it captures or steps in
    /// between. Bishops of one shade never come to
    /// give check two at a time, so this is said only where they do not yet.
    BishopsOfOneShade,
    /// It has one knight, and the opponent nothing or only queens to block the
    /// king's escape: a queen next to her king guards what the knight would
    /// have to.
    LoneKnight,
}

/// Why the material on the board excludes that `color` ever mates, if it does.
///
/// Captures and promotions by either side only ever lead to boards that are
/// excluded for the same reason, so what is excluded stays so.
pub(super) fn lack(board: &Board, color: Color) -> Option<Lack> {
    let kings = board.role(Role::King);
    let own = board.color(color) - kings;
    let other = board.color(!color) - kings;
    if own.is_empty() {
        return Some(Lack::BareKing);
    }
    let bishops = board.role(Role::Bishop);
    let heavy = board.role(Role::Rook) | board.role(Role::Queen);
    let doubly = || {
        let mated = board.king_of(!color);
        mated.is_some_and(|king| attackers_of(board, color, king, board.occupied()).is_several())
    };
    if own.is_within(bishops)
        && other.is_within(bishops | heavy)
        && (bishops.is_within(SquareSet::LIGHT) || bishops.is_within(SquareSet::DARK))
        && (other.is_within(bishops) || !doubly())
    {
        return Some(Lack::BishopsOfOneShade);
    }
    let lone_knight = own.single().is_some_and(|square| board.role(Role::Knight).contains(square));
    (lone_knight && other.is_within(board.role(Role::Queen))).then_some(Lack::LoneKnight)
}
