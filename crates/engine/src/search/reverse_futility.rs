//! Reverse futility pruning: who stands far above beta near the end of a line
//! will hardly fall below it.
//!
//! Idea: "Reverse Futility Pruning" (also "Static Null Move Pruning"), Chess
//! Programming Wiki.

use super::node::Scene;
use crate::parameters::search::{
    REVERSE_FUTILITY_IMPROVING_CP, REVERSE_FUTILITY_PER_PLY_CP, REVERSE_FUTILITY_UP_TO_PLIES,
};
use crate::score::Score;
use crate::window::Window;

/// A score at or above beta, if the node stands that far above it.
pub(super) fn far_above(window: Window, scene: &Scene) -> Option<Score> {
    let refined = scene.sight.refined?;
    let improving = if scene.is_improving { REVERSE_FUTILITY_IMPROVING_CP } else { 0 };
    let margin = REVERSE_FUTILITY_PER_PLY_CP * scene.depth - improving;
    let is_far = scene.depth <= REVERSE_FUTILITY_UP_TO_PLIES
        && !window.beta().is_mate()
        && !refined.is_mate()
        && window.is_failed_high_by(refined.plus(-margin));
    // Neither as much as it seems nor as little as it must be.
    is_far.then(|| refined.halfway_to(window.beta()))
}
