//! Capture history: which captures were good lately, by piece, square and
//! victim.
//!
//! Idea: "History Heuristic: capture history", Chess Programming Wiki.

use super::standing::{change, gain};
use rokade_rules::{Move, Position, Role};

/// The standing of every piece on every square with every victim.
#[derive(Clone, Debug)]
pub(crate) struct Captures(Vec<i16>);

const ROLES: usize = Role::ALL.len();

/// Victims: every kind of piece, and none for a promotion that takes nothing.
const VICTIMS: usize = ROLES + 1;

impl Default for Captures {
    fn default() -> Captures {
        Captures(vec![0; 2 * ROLES * 64 * VICTIMS])
    }
}

impl Captures {
    /// A capture's standing, between minus and plus `HISTORY_LIMIT`.
    pub(crate) fn standing(&self, position: &Position, chess_move: Move) -> i32 {
        i32::from(self.0[place(position, chess_move)])
    }

    /// A capture refuted a node that was searched to this depth.
    pub(crate) fn reward(&mut self, position: &Position, chess_move: Move, depth: i32) {
        change(&mut self.0[place(position, chess_move)], gain(depth));
    }

    /// A capture was tried before the move that refuted such a node.
    pub(crate) fn punish(&mut self, position: &Position, chess_move: Move, depth: i32) {
        change(&mut self.0[place(position, chess_move)], -gain(depth));
    }

    pub(super) fn forget(&mut self) {
        self.0.fill(0);
    }
}

fn place(position: &Position, chess_move: Move) -> usize {
    let piece = position.turn() as usize * ROLES + chess_move.role() as usize;
    let victim = position.captured(chess_move).map_or(ROLES, |role| role as usize);
    (piece * 64 + chess_move.to().index()) * VICTIMS + victim
}
