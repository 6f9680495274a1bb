//! Legal moves: everything that a man may do, less what leaves the own king attacked
//! (FIDE 3.9.2, 3.10.1), found by making each move and looking. Mate and stalemate
//! (FIDE 5.1.1, 5.2.1) and the counting of move paths follow from that.

use super::act::Act;
use super::attack::in_check;
use super::castling::castlings;
use super::position::Position;
use super::steps::steps;

impl Position {
    /// Every legal move.
    #[must_use]
    pub fn legal_acts(&self) -> Vec<Act> {
        let mut acts = steps(self);
        acts.extend(castlings(self));
        acts.retain(|&act| !in_check(&self.after(act).board, self.turn));
        acts
    }

    /// Whether the king of the side to move is in check (FIDE 3.9.1).
    #[must_use]
    pub fn is_check(&self) -> bool {
        in_check(&self.board, self.turn)
    }

    /// Checkmate: in check, and no legal move (FIDE 5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && self.legal_acts().is_empty()
    }

    /// Stalemate: not in check, and no legal move (FIDE 5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && self.legal_acts().is_empty()
    }

    /// The number of ways to make `depth` moves from here.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_acts().len() as u64,
            _ => self.legal_acts().into_iter().map(|act| self.after(act).perft(depth - 1)).sum(),
        }
    }
}
