//! What is passed over near the end of a line.
//!
//! With little depth left most moves can be judged without looking: quiet
//! moves that come late, quiet moves where the evaluation is far below alpha,
//! quiet moves that experience is against, and moves that lose too much
//! material.
//!
//! Idea: "Futility Pruning" (E. Heinz, *Extended Futility Pruning*, 1998),
//! "Late Move Pruning", "History Leaf Pruning" and "Static Exchange
//! Evaluation: pruning", Chess Programming Wiki.

use super::Search;
use super::here::Here;
use super::node::Scene;
use crate::ordering::{Candidate, is_noisy, wins_at_least};
use crate::parameters::search::{
    EXCHANGE_PRUNING_CHECKS_UP_TO_PLIES, EXCHANGE_PRUNING_NOISY_CP, EXCHANGE_PRUNING_QUIET_CP,
    EXCHANGE_PRUNING_UP_TO_PLIES, FUTILITY_BASE_CP, FUTILITY_PER_PLY_CP, FUTILITY_UP_TO_PLIES,
    HISTORY_PRUNING_PER_PLY, HISTORY_PRUNING_UP_TO_PLIES, LATE_PRUNING_BASE,
    LATE_PRUNING_UP_TO_PLIES,
};
use crate::window::Window;

impl Search<'_> {
    /// Whether a move is not worth looking at; `place` is its place in the
    /// order, from 0.
    pub(super) fn is_passed_over(
        &self,
        here: &Here,
        window: Window,
        scene: &Scene,
        candidate: Candidate,
        place: usize,
    ) -> bool {
        let depth = scene.depth;
        let is_noisy = is_noisy(&here.position, candidate.chess_move);
        let may_check = scene.checks.passes(candidate.chess_move);
        if is_noisy || may_check {
            // Many a combination begins with a check that costs something.
            let up_to = if may_check {
                EXCHANGE_PRUNING_CHECKS_UP_TO_PLIES
            } else {
                EXCHANGE_PRUNING_UP_TO_PLIES
            };
            return depth <= up_to
                && (candidate.is_losing() || !is_noisy)
                && !wins_at_least(
                    &here.position,
                    candidate.chess_move,
                    -EXCHANGE_PRUNING_NOISY_CP * depth,
                );
        }
        if self.experience.killers.contains(here.ply, candidate.chess_move) {
            return false;
        }
        // A late move would be looked at less deeply anyway.
        let left = (depth - self.usual_reduction(depth, place)).max(0);
        is_late(scene, place)
            || is_futile(window, scene, left)
            || (left <= HISTORY_PRUNING_UP_TO_PLIES
                && candidate.rank < -HISTORY_PRUNING_PER_PLY * left.max(1))
            || (left <= EXCHANGE_PRUNING_UP_TO_PLIES
                && !wins_at_least(
                    &here.position,
                    candidate.chess_move,
                    -EXCHANGE_PRUNING_QUIET_CP * left * left,
                ))
    }
}

/// Whether enough moves have been tried already.
fn is_late(scene: &Scene, place: usize) -> bool {
    let depth = scene.depth;
    let enough = (LATE_PRUNING_BASE + depth * depth) / if scene.is_improving { 1 } else { 2 };
    depth <= LATE_PRUNING_UP_TO_PLIES && place as i32 >= enough
}

/// Whether a quiet move will hardly make up for how far the evaluation is
/// below alpha.
fn is_futile(window: Window, scene: &Scene, left: i32) -> bool {
    let margin = FUTILITY_BASE_CP + FUTILITY_PER_PLY_CP * left;
    left <= FUTILITY_UP_TO_PLIES
        && scene
            .sight
            .corrected
            .is_some_and(|corrected| window.is_failed_low_by(corrected.plus(margin)))
}
