//! ProbCut: a capture that is well above beta in a shallow search will be
//! above it in a deep one.
//!
//! Source: M. Buro, *ProbCut: An Effective Selective Extension of the
//! Alpha-Beta Algorithm*, 1995; in the form for captures described in the
//! Chess Programming Wiki, "ProbCut".

use super::here::Here;
use super::kind::Kind;
use super::node::Scene;
use super::picking::Choice;
use super::{Search, Stopped};
use crate::hash_table::{Bound, Memory, PackedMove};
use crate::ordering::{Candidate, wins_at_least};
use crate::parameters::search::{
    PROBABLE_CUT_FROM_PLIES, PROBABLE_CUT_MARGIN_CP, PROBABLE_CUT_REDUCTION_PLIES,
};
use crate::score::Score;
use crate::window::Window;

impl Search<'_> {
    /// A score at or above beta, if a capture probably reaches it.
    pub(super) fn probable_cut(
        &mut self,
        here: &Here,
        window: Window,
        scene: &Scene,
    ) -> Result<Option<Score>, Stopped> {
        let Some(corrected) = scene.sight.corrected else { return Ok(None) };
        let goal = window.beta().plus(PROBABLE_CUT_MARGIN_CP);
        let is_unlikely = scene.memory.is_some_and(|memory| memory.score < goal);
        let is_useful = scene.depth >= PROBABLE_CUT_FROM_PLIES && !window.beta().is_mate();
        if !is_useful || is_unlikely {
            return Ok(None);
        }
        let needed_cp = goal.above(corrected);
        let mut range = self.list_moves(here, Choice::Noisy);
        let mut found = None;
        while let Some(candidate) = self.next_move(here, scene.remembered, &mut range) {
            if !wins_at_least(&here.position, candidate.chess_move, needed_cp) {
                continue;
            }
            let score = self.try_probable_cut(here, candidate, goal, scene.depth)?;
            if score >= goal {
                found = Some((candidate, score));
                break;
            }
        }
        self.candidates.release(range);
        let Some((candidate, score)) = found else { return Ok(None) };
        self.table.remember(
            here.key,
            Memory {
                best: Some(PackedMove::of(candidate.chess_move)),
                score: score.seen_from_node(here.ply),
                bound: Bound::Lower,
                evaluation: scene.sight.evaluation,
                depth: (scene.depth - PROBABLE_CUT_REDUCTION_PLIES + 1).clamp(0, 255) as u8,
            },
        );
        Ok(Some(score))
    }

    /// The score of a capture: by captures alone, and if that is enough by a
    /// shallow search.
    fn try_probable_cut(
        &mut self,
        here: &Here,
        candidate: Candidate,
        goal: Score,
        depth: i32,
    ) -> Result<Score, Stopped> {
        let child = here.after(candidate.chess_move);
        let question = Window::null_below(goal).seen_by_opponent();
        self.descend(here, &child)?;
        let mut score = -self.quiescence(&child, question)?;
        if score >= goal {
            let depth = depth - PROBABLE_CUT_REDUCTION_PLIES;
            score = -self.node(&child, question, depth, Kind::All)?;
        }
        self.ascend();
        Ok(score)
    }
}
