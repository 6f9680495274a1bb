//! Stalemate. Law: FIDE 5.2.1.

use crate::position::Position;

impl Position {
    /// Whether the side to move has no legal move and is not in check.
    ///
    /// Law: FIDE 5.2.1. It draws the game at once; [`Position::verdict`] says
    /// so.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }
}
