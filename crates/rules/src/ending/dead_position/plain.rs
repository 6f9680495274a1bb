//! The plain question after a move: is this position dead?
//!
//! Cost: a glance at the pawns and one count of moves for nearly every
//! position of a game; all layers for the rest.
//!
//! What the glance passes is *taken as* alive, not proved to be: a position
//! without check, with many legal moves, in which a pawn has no pawn before it
//! or a queen or rook has room. Dead positions have walls, little material, or
//! few moves. The glance can only ever miss a draw, never invent one; the
//! answer with a line, [`super::can_checkmate`], does not use it.

use super::can_checkmate_within;
use crate::board::{Board, Color, Role, SquareSet};
use crate::movement::rook_attacks;
use crate::position::Position;

/// How many positions the plain question searches at most for each side.
pub const PLAIN_BUDGET: u32 = 256;

/// So many legal moves leave no forced way into a dead position.
const MANY_MOVES: usize = 10;

/// So many squares are room for a queen or rook.
const ROOM: usize = 7;

impl Position {
    /// Whether neither side can checkmate any more; what is undecided within
    /// [`PLAIN_BUDGET`] counts as alive, and so does what is plainly free.
    /// Law: FIDE 5.2.2.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let never = |color| can_checkmate_within(self, color, PLAIN_BUDGET).is_impossible();
        !is_plainly_free(self) && Color::ALL.into_iter().all(never)
    }
}

fn is_plainly_free(position: &Position) -> bool {
    let board = position.board();
    (has_passer(board) || has_room(board))
        && !position.is_check()
        && position.count_legal_moves() >= MANY_MOVES
}

/// Whether some pawn has no pawn before it on its file.
fn has_passer(board: &Board) -> bool {
    let pawns = board.role(Role::Pawn);
    let white = board.pieces(Color::White, Role::Pawn);
    let black = board.pieces(Color::Black, Role::Pawn);
    let before = |bits: u64, shift: fn(u64, u32) -> u64| {
        let bits = shift(bits, 8);
        let bits = bits | shift(bits, 8);
        let bits = bits | shift(bits, 16);
        SquareSet::from_bits(bits | shift(bits, 32))
    };
    let behind_white = before(pawns.bits(), |bits, by| bits >> by);
    let behind_black = before(pawns.bits(), |bits, by| bits << by);
    !(white - behind_white).is_empty() || !(black - behind_black).is_empty()
}

/// Whether some queen or rook sees a good part of the board.
fn has_room(board: &Board) -> bool {
    let heavy = board.role(Role::Rook) | board.role(Role::Queen);
    heavy
        .into_iter()
        .any(|from| (rook_attacks(from, board.occupied()) - board.occupied()).len() >= ROOM)
}
