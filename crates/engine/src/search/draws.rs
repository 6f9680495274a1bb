//! Draws that come from the way a position was reached.
//!
//! Law: FIDE 9.2 and 9.3. The search takes a draw that can be claimed for one
//! that is: the opponent of the side that is worse will not claim, but neither
//! will the side that is worse go on.

use super::Search;
use super::here::Here;
use crate::parameters::search::FIFTY_MOVES_PLIES;
use rokade_rules::{Board, Role};

impl Search<'_> {
    /// Whether the node is drawn by repetition, by fifty moves, or because
    /// nobody can mate with what is left.
    pub(super) fn is_drawn(&self, here: &Here) -> bool {
        if is_bare(here.position.board()) {
            return true;
        }
        let clock = here.position.halfmove_clock();
        if clock >= FIFTY_MOVES_PLIES {
            // Mate on the last of the fifty moves goes first (FIDE 5.1.1).
            return !here.position.is_checkmate();
        }
        self.path.is_repeated(clock)
    }
}

/// Whether there is a knight or a bishop at most besides the kings: the dead
/// positions (FIDE 5.2.2) that can be told by counting.
fn is_bare(board: &Board) -> bool {
    let heavy = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    board.occupied().len() <= 3 && heavy.is_empty()
}
