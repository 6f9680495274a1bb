//! When two positions are the same. Law: FIDE 9.2.3.

use super::Position;

impl Position {
    /// Whether the two are the same position in the sense of the Laws: the same
    /// side has the move, the same pieces stand on the same squares, and the
    /// possible moves of all pieces are the same.
    ///
    /// Rights to castle count even where castling cannot be done at the moment
    /// (9.2.3.2); a capture in passing counts only where it is a legal move
    /// (9.2.3.1). Move numbers do not count.
    ///
    /// Law: FIDE 9.2.3.
    #[must_use]
    pub fn is_same_as(&self, other: &Position) -> bool {
        self.turn() == other.turn()
            && self.board() == other.board()
            && self.castling() == other.castling()
            && self.en_passant() == other.en_passant()
    }
}
