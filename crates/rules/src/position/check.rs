//! Who attacks what, and who is in check.
//!
//! Law: FIDE 3.1.2, 3.1.3 and 3.9.

use super::Position;
use super::side::{self, Side, for_side};
use crate::board::{Board, Color, Role, Square, SquareSet};
use crate::movement::{bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};

/// The pieces of side `S` that attack a square, with sliders stopped by
/// `occupied`. A pinned piece attacks all the same. Law: FIDE 3.1.3.
#[inline]
pub(super) fn attackers<S: Side>(board: &Board, square: Square, occupied: SquareSet) -> SquareSet {
    let diagonal = board.role(Role::Bishop) | board.role(Role::Queen);
    let straight = board.role(Role::Rook) | board.role(Role::Queen);
    let attackers = knight_attacks(square) & board.role(Role::Knight)
        | king_attacks(square) & board.role(Role::King)
        | pawn_attacks(S::Other::COLOR, square) & board.role(Role::Pawn)
        | bishop_attacks(square, occupied) & diagonal
        | rook_attacks(square, occupied) & straight;
    attackers & board.color(S::COLOR)
}

/// All squares that side `S` attacks, with sliders stopped by `occupied`.
#[inline]
pub(super) fn attacked<S: Side>(board: &Board, occupied: SquareSet) -> SquareSet {
    let own = board.color(S::COLOR);
    let pawns = own & board.role(Role::Pawn);
    let mut attacked = side::ahead_west::<S>(pawns) | side::ahead_east::<S>(pawns);
    for from in own & board.role(Role::Knight) {
        attacked |= knight_attacks(from);
    }
    for from in own & (board.role(Role::Bishop) | board.role(Role::Queen)) {
        attacked |= bishop_attacks(from, occupied);
    }
    for from in own & (board.role(Role::Rook) | board.role(Role::Queen)) {
        attacked |= rook_attacks(from, occupied);
    }
    attacked | king_attacks((own & board.role(Role::King)).lowest())
}

/// The pieces of a color that attack a square. Law: FIDE 3.1.2, 3.1.3.
pub(crate) fn attackers_of(
    board: &Board,
    color: Color,
    square: Square,
    occupied: SquareSet,
) -> SquareSet {
    for_side!(color, S => attackers::<S>(board, square, occupied))
}

impl Position {
    /// The pieces that give check to the side to move. Law: FIDE 3.9.1.
    #[must_use]
    pub fn checkers(&self) -> SquareSet {
        self.attackers(!self.turn(), self.king(self.turn()))
    }

    /// Whether the side to move is in check. Law: FIDE 3.9.1.
    #[must_use]
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// The pieces of a color that attack a square, pinned ones included.
    ///
    /// Law: FIDE 3.1.2, 3.1.3.
    #[must_use]
    pub fn attackers(&self, color: Color, square: Square) -> SquareSet {
        attackers_of(self.board(), color, square, self.board().occupied())
    }
}
