//! The best line from each node on the way: the *triangular table*.
//!
//! Idea: "Triangular PV-Table", Chess Programming Wiki.

use crate::parameters::search::LONGEST_LINE_PLIES;
use rokade_rules::Move;

/// For each distance from the root, the best line found from there.
pub(super) struct Lines(Vec<Vec<Move>>);

impl Default for Lines {
    fn default() -> Lines {
        Lines(vec![Vec::new(); usize::from(LONGEST_LINE_PLIES) + 2])
    }
}

impl Lines {
    /// Nothing is known yet from a node at this distance.
    #[inline]
    pub(super) fn clear(&mut self, ply: u16) {
        self.0[usize::from(ply)].clear();
    }

    /// A move, and what was found best after it, is the best line from a node
    /// at this distance.
    pub(super) fn extend(&mut self, ply: u16, chess_move: Move) {
        let (upper, lower) = self.0.split_at_mut(usize::from(ply) + 1);
        if let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) {
            line.clear();
            line.push(chess_move);
            line.extend_from_slice(rest);
        }
    }

    /// The best line from a node at this distance.
    pub(super) fn at(&self, ply: u16) -> &[Move] {
        &self.0[usize::from(ply)]
    }
}
