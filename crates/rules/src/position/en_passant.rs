//! Capturing a pawn in passing. Law: FIDE 3.7.3.1 and 3.7.3.2.

use super::Position;
use super::check::attackers;
use super::side::{Side, for_side};
use crate::board::{Role, Square, SquareSet};
use crate::movement::pawn_attacks;

/// The pawns beside a pawn that has just made its double step, from where they
/// attack the square it crossed.
#[inline]
pub(super) fn capturers<S: Side>(position: &Position, crossed: Square) -> SquareSet {
    pawn_attacks(S::Other::COLOR, crossed) & position.board().pieces(S::COLOR, Role::Pawn)
}

/// The pawn that is captured when a pawn of side `S` goes to `crossed`.
#[inline]
pub(super) fn captured<S: Side>(crossed: Square) -> Square {
    crossed.offset(-S::FORWARD)
}

/// Whether this capture leaves the own king safe. Two pawns leave their lines
/// at once, so the king is asked afresh. Law: FIDE 3.9.2.
pub(super) fn leaves_king_safe<S: Side>(position: &Position, from: Square, to: Square) -> bool {
    let captured = captured::<S>(to);
    let occupied = position.board().occupied().without(from).without(captured).with(to);
    let king = position.king(S::COLOR);
    attackers::<S::Other>(position.board(), king, occupied).without(captured).is_empty()
}

impl Position {
    /// The square a pawn has just crossed, if some pawn can *legally* capture
    /// there. Law: FIDE 3.7.3.1, 9.2.3.1.
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        let crossed = self.crossed()?;
        let possible = for_side!(self.turn(), S => {
            capturers::<S>(self, crossed)
                .into_iter()
                .any(|from| leaves_king_safe::<S>(self, from, crossed))
        });
        possible.then_some(crossed)
    }
}
