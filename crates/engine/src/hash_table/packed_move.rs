//! A move in sixteen bits.

use rokade_rules::{Board, Color, Move, SquareSet};

/// Tells the legal moves of one position apart, in 15 bits.
///
/// It is only ever compared with moves of the position at hand, so a key that
/// two positions happen to share never leads to an illegal move. Castling is
/// the king taking its own rook, which no other move can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PackedMove(u16);

impl PackedMove {
    /// The move, packed.
    pub(crate) const fn of(chess_move: Move) -> PackedMove {
        let to = match chess_move {
            Move::Normal { to, .. } | Move::EnPassant { to, .. } => to,
            Move::Castle { rook, .. } => rook,
        };
        let promotion = match chess_move.promotion() {
            Some(role) => role as u16,
            None => 0,
        };
        PackedMove(chess_move.from() as u16 | (to as u16) << 6 | promotion << 12)
    }

    /// Whether it captures or promotes on this board; a capture in passing is
    /// not told from a quiet move.
    pub(crate) fn is_noisy_on(self, board: &Board) -> bool {
        // Castling goes to the square of the own rook, and captures nothing.
        let enemy_stands_there = |color| {
            let from = SquareSet::from_bits(1 << (self.0 & 63));
            let to = SquareSet::from_bits(1 << (self.0 >> 6 & 63));
            board.color(color).meets(to) && !board.color(color).meets(from)
        };
        self.0 >> 12 != 0 || Color::ALL.into_iter().any(enemy_stands_there)
    }

    /// As a number; 0, from a1 to a1, for none.
    pub(crate) fn to_bits(packed: Option<PackedMove>) -> u16 {
        packed.map_or(0, |packed| packed.0)
    }

    /// From a number; none for 0.
    pub(crate) fn from_bits(bits: u16) -> Option<PackedMove> {
        (bits != 0).then_some(PackedMove(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::position::chess960;
    use std::collections::HashSet;

    #[test]
    fn no_two_legal_moves_look_alike() {
        for number in (0..chess960::COUNT).step_by(7) {
            let mut position = chess960::start(number).unwrap_or_default();
            for step in 1..60 {
                let moves = position.legal_moves();
                let packed: HashSet<PackedMove> =
                    moves.iter().map(|&m| PackedMove::of(m)).collect();
                assert_eq!(packed.len(), moves.len(), "{:?}", position.board());
                let Some(&next) = moves.get(step * 13 % moves.len().max(1)) else { break };
                position = position.after(next);
            }
        }
        assert_eq!(PackedMove::from_bits(0), None);
    }
}
