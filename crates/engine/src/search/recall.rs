//! What the hash table has to say about a node.

use super::Search;
use super::here::Here;
use crate::hash_table::{Bound, Memory};
use crate::parameters::search::DISTRUST_HASH_FROM_PLIES;
use crate::score::Score;
use crate::window::Window;

impl Search<'_> {
    /// What is remembered of a node, mates counted from the root.
    pub(super) fn recall(&self, here: &Here) -> Option<Memory> {
        let memory = self.table.recall(here.key)?;
        Some(Memory { score: memory.score.seen_from_root(here.ply), ..memory })
    }
}

/// The node's score, if what is remembered of it answers the question that the
/// window asks, to at least this depth.
///
/// Only yes-or-no questions are answered: the principal variation is searched,
/// so that its line is whole and repetitions on it are seen.
pub(super) fn answer(memory: Memory, here: &Here, window: Window, depth: i32) -> Option<Score> {
    let clock = here.position.halfmove_clock();
    if !window.is_null() || i32::from(memory.depth) < depth || clock >= DISTRUST_HASH_FROM_PLIES {
        return None;
    }
    let settles = match memory.bound {
        Bound::Exact => true,
        Bound::Lower => window.is_failed_high_by(memory.score),
        Bound::Upper => window.is_failed_low_by(memory.score),
    };
    settles.then_some(memory.score)
}
