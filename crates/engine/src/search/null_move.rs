//! Null move pruning: who can afford to pass is better still with a move.
//!
//! If the opponent, moving twice in a row, cannot bring the score below beta
//! in a shallower search, the node is taken to be above it. In zugzwang that
//! is wrong, so a side with nothing but pawns never passes.
//!
//! Source: C. Donninger, *Null Move and Deep Search*, 1993.

use super::here::Here;
use super::node::Scene;
use super::{Search, Stopped};
use crate::parameters::search::{
    NULL_MOVE_DEPTH_SHARE, NULL_MOVE_FROM_PLIES, NULL_MOVE_MARGIN_CP, NULL_MOVE_MARGIN_PLIES,
    NULL_MOVE_REDUCTION_PLIES,
};
use crate::score::{Outlook, Score};
use crate::window::Window;
use rokade_rules::{Position, Role};

impl Search<'_> {
    /// A score at or above beta, if passing shows that there is one.
    pub(super) fn null_move(
        &mut self,
        here: &Here,
        window: Window,
        scene: &Scene,
    ) -> Result<Option<Score>, Stopped> {
        // Passing twice in a row would only be the same search, shallower.
        let came_by_passing = here.came_by.is_none();
        let reduction = reduction(here, window, scene);
        let Some(reduction) = reduction.filter(|_| !came_by_passing) else { return Ok(None) };
        let Some(passed) = here.passed() else { return Ok(None) };
        self.descend(here, &passed)?;
        let question = Window::null_below(window.beta()).seen_by_opponent();
        let depth = scene.depth - 1 - reduction;
        let score = -self.node(&passed, question, depth, scene.kind.of_later_child())?;
        self.ascend();
        if !window.is_failed_high_by(score) {
            return Ok(None);
        }
        // A mate that needs the opponent to have passed is no mate.
        Ok(Some(if score.is_mate() { window.beta() } else { score }))
    }
}

/// How much less deep to look after passing; nothing where passing is no use.
fn reduction(here: &Here, window: Window, scene: &Scene) -> Option<i32> {
    let margin = match (scene.sight.refined?.outlook(), window.beta().outlook()) {
        (Outlook::Centipawns(refined), Outlook::Centipawns(beta)) => refined - beta,
        _ => return None,
    };
    let is_useful =
        scene.depth >= NULL_MOVE_FROM_PLIES && margin >= 0 && has_pieces(&here.position);
    let for_margin = (margin / NULL_MOVE_MARGIN_CP).min(NULL_MOVE_MARGIN_PLIES);
    is_useful
        .then_some(NULL_MOVE_REDUCTION_PLIES + scene.depth / NULL_MOVE_DEPTH_SHARE + for_margin)
}

/// Whether the side to move has anything but king and pawns.
pub(super) fn has_pieces(position: &Position) -> bool {
    let board = position.board();
    let own = board.color(position.turn());
    !(own - board.role(Role::Pawn) - board.role(Role::King)).is_empty()
}
