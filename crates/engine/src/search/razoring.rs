//! Razoring: where a node looks lost already, captures are asked first.
//!
//! If the evaluation is far below alpha near the end of a line and captures do
//! not make up for it, quiet moves hardly will.
//!
//! Idea: "Razoring", Chess Programming Wiki, after J. Birmingham and P. Kent,
//! 1977.

use super::here::Here;
use super::node::Scene;
use super::{Search, Stopped};
use crate::parameters::search::{RAZORING_BASE_CP, RAZORING_PER_PLY_CP, RAZORING_UP_TO_PLIES};
use crate::score::Score;
use crate::window::Window;

impl Search<'_> {
    /// A score at or below alpha, if the node looks lost and captures do not
    /// save it.
    pub(super) fn razor(
        &mut self,
        here: &Here,
        window: Window,
        scene: &Scene,
    ) -> Result<Option<Score>, Stopped> {
        let Some(refined) = scene.sight.refined else { return Ok(None) };
        let margin = RAZORING_BASE_CP + RAZORING_PER_PLY_CP * scene.depth;
        let looks_lost = scene.depth <= RAZORING_UP_TO_PLIES
            && !window.alpha().is_mate()
            && window.is_failed_low_by(refined.plus(margin));
        if !looks_lost {
            return Ok(None);
        }
        let score = self.quiescence(here, window)?;
        Ok(window.is_failed_low_by(score).then_some(score))
    }
}
