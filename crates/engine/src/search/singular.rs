//! Singular extensions: a move without an alternative is looked at more
//! deeply.
//!
//! If without the remembered move the node falls well short of what that move
//! reaches, everything hangs on it. If it does not, and reaches beta all the
//! same, several moves do and the node need not be searched at all
//! (*multi-cut*).
//!
//! Source: T. Anantharaman, M. Campbell and F. Hsu, *Singular Extensions:
//! Adding Selectivity to Brute-Force Searching*, 1988; Y. Björnsson and
//! T. Marsland, *Multi-Cut Pruning in Alpha-Beta Search*, 1998; in the form
//! that asks the hash table, "Singular Extensions", Chess Programming Wiki.

use super::here::Here;
use super::kind::Kind;
use super::node::Scene;
use super::{Search, Stopped};
use crate::hash_table::{Bound, PackedMove};
use crate::parameters::search::{
    SINGULAR_DOUBLE_LIMIT, SINGULAR_DOUBLE_MARGIN_CP, SINGULAR_FROM_PLIES,
    SINGULAR_MARGIN_PER_PLY_CP, SINGULAR_MEMORY_PLIES,
};
use crate::score::Score;
use crate::window::Window;

/// What asking for alternatives has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Alternatives {
    /// The move is to be looked at so many half-moves deeper (less, if
    /// negative).
    Extend(i32),
    /// Others reach beta as well: this is a bound of the node's score.
    Cut(Score),
}

impl Search<'_> {
    /// Asks whether the remembered move of a node stands alone.
    pub(super) fn alternatives(
        &mut self,
        here: &Here,
        window: Window,
        scene: &Scene,
        chess_move: PackedMove,
    ) -> Result<Alternatives, Stopped> {
        let Some(reached) = self.reached_by_memory(here, scene) else {
            return Ok(Alternatives::Extend(0));
        };
        let goal = reached.plus(-SINGULAR_MARGIN_PER_PLY_CP * scene.depth);
        self.frames.set_excluded(here.ply, Some(chess_move));
        let question = Window::null_below(goal);
        let kind = if scene.kind.is_principal() { Kind::Cut } else { scene.kind };
        let score = self.node(here, question, (scene.depth - 1) / 2, kind)?;
        self.frames.set_excluded(here.ply, None);

        Ok(if score < goal {
            let is_alone = !scene.kind.is_principal()
                && score < goal.plus(-SINGULAR_DOUBLE_MARGIN_CP)
                && self.frames.double_extensions(here.ply) < SINGULAR_DOUBLE_LIMIT;
            Alternatives::Extend(if is_alone { 2 } else { 1 })
        } else if window.is_failed_high_by(goal) && !scene.kind.is_principal() {
            Alternatives::Cut(goal)
        } else if window.is_failed_high_by(reached) {
            Alternatives::Extend(-2)
        } else if scene.kind == Kind::Cut {
            Alternatives::Extend(-1)
        } else {
            Alternatives::Extend(0)
        })
    }

    /// What the remembered move is known to reach, if that is known well
    /// enough to ask for alternatives.
    fn reached_by_memory(&self, here: &Here, scene: &Scene) -> Option<Score> {
        let memory = scene.memory?;
        let is_known = scene.depth >= SINGULAR_FROM_PLIES
            && i32::from(memory.depth) >= scene.depth - SINGULAR_MEMORY_PLIES
            && memory.bound != Bound::Upper
            && !memory.score.is_mate()
            && here.ply < 2 * self.iteration_depth.unsigned_abs() as u16
            && self.frames.excluded(here.ply).is_none();
        is_known.then_some(memory.score)
    }
}
