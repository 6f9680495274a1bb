//! What material alone excludes. Law: FIDE 5.2.2.

use crate::board::{Board, Color, Role, SquareSet};

/// Why a side's material cannot mate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lack {
    /// It has nothing but its king.
    BareKing,
    /// Besides the kings there are only bishops, all on squares of one shade:
    /// the other shade is never attacked, and a mated king needs both covered.
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
    if (own | other).is_within(bishops)
        && (bishops.is_within(SquareSet::LIGHT) || bishops.is_within(SquareSet::DARK))
    {
        return Some(Lack::BishopsOfOneShade);
    }
    let lone_knight = own.single().is_some_and(|square| board.role(Role::Knight).contains(square));
    (lone_knight && other.is_within(board.role(Role::Queen))).then_some(Lack::LoneKnight)
}
