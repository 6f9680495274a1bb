//! Many moves without capture or pawn move. Law: FIDE 9.3, 9.6.2.

use crate::position::Position;

/// Half-moves after which a draw can be claimed: fifty moves by each side.
/// Law: FIDE 9.3.
pub const FIFTY_MOVES: u32 = 100;

/// Half-moves after which the game is drawn at once: seventy-five moves by
/// each side, unless the last one mates. Law: FIDE 9.6.2.
pub const SEVENTY_FIVE_MOVES: u32 = 150;

/// Whether at least `half_moves` have been made without capture or pawn move.
pub(crate) const fn has_reached(position: &Position, half_moves: u32) -> bool {
    position.halfmove_clock() >= half_moves
}
