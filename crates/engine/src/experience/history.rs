//! History: how often a quiet move was good lately, wherever it was played.
//!
//! Source: J. Schaeffer, *The History Heuristic and Alpha-Beta Search
//! Enhancements in Practice*, 1989.

use super::standing::{change, gain};
use rokade_rules::{Color, Move};

/// The standing of every pair of squares, for each side.
#[derive(Clone, Debug)]
pub(crate) struct History(Vec<i16>);

const PAIRS: usize = 64 * 64;

impl Default for History {
    fn default() -> History {
        History(vec![0; 2 * PAIRS])
    }
}

impl History {
    /// A move's standing, between minus and plus `HISTORY_LIMIT`.
    pub(crate) fn standing(&self, turn: Color, chess_move: Move) -> i32 {
        i32::from(self.0[place(turn, chess_move)])
    }

    /// A move refuted a node that was searched to this depth.
    pub(crate) fn reward(&mut self, turn: Color, chess_move: Move, depth: i32) {
        change(&mut self.0[place(turn, chess_move)], gain(depth));
    }

    /// A move was tried before the one that refuted such a node.
    pub(crate) fn punish(&mut self, turn: Color, chess_move: Move, depth: i32) {
        change(&mut self.0[place(turn, chess_move)], -gain(depth));
    }

    pub(crate) fn forget(&mut self) {
        self.0.fill(0);
    }
}

fn place(turn: Color, chess_move: Move) -> usize {
    turn as usize * PAIRS + chess_move.from().index() * 64 + chess_move.to().index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parameters::search::HISTORY_LIMIT;
    use rokade_rules::{Role, Square};

    #[test]
    fn a_standing_never_passes_its_limit() {
        let chess_move =
            Move::Normal { role: Role::Rook, from: Square::A1, to: Square::A5, promotion: None };
        let mut history = History::default();
        for depth in 1..2_000 {
            history.reward(Color::White, chess_move, depth);
            assert!(history.standing(Color::White, chess_move) <= HISTORY_LIMIT);
        }
        assert!(history.standing(Color::White, chess_move) > HISTORY_LIMIT / 2);
        assert_eq!(history.standing(Color::Black, chess_move), 0);
        for depth in 1..2_000 {
            history.punish(Color::White, chess_move, depth);
        }
        let standing = history.standing(Color::White, chess_move);
        assert!((-HISTORY_LIMIT..-HISTORY_LIMIT / 2).contains(&standing), "{standing}");
    }
}
