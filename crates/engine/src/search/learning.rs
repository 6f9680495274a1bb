//! What is learned from a node that was searched.

use super::Search;
use super::here::Here;
use super::node::Scene;
use super::quiescence::Found;
use crate::experience::{Experience, Moved};
use crate::hash_table::Bound;
use crate::ordering::{Range, is_noisy};
use crate::score::Score;
use rokade_rules::{Move, Position};

impl Search<'_> {
    /// The last move taken refuted the node: it rises in the histories, where
    /// those that were searched before it sink. A quiet one becomes a killer.
    pub(super) fn learn(&mut self, here: &Here, depth: i32, range: &Range) {
        let Some((refutation, earlier)) = self.candidates.taken(range).split_last() else { return };
        let position = &here.position;
        let before = self.frames.before(here.ply);
        let is_quiet = !is_noisy(position, refutation.chess_move);
        reward(self.experience, position, before, refutation.chess_move, depth);
        if is_quiet {
            self.experience.killers.learn(here.ply, refutation.chess_move);
        }
        for candidate in earlier.iter().filter(|candidate| candidate.is_searched) {
            // That a quiet move was no refutation says nothing if a capture
            // was: captures are tried first anyway.
            if is_quiet || is_noisy(position, candidate.chess_move) {
                punish(self.experience, position, before, candidate.chess_move, depth);
            }
        }
    }

    /// What was found shows how far the evaluation was off, unless it is only
    /// a bound on the side where it was, or a matter of captures.
    pub(super) fn learn_correction(&mut self, here: &Here, scene: &Scene, found: &Found) {
        let Some(corrected) = scene.sight.corrected else { return };
        let says_nothing = match found.bound {
            Bound::Exact => false,
            Bound::Lower => found.score <= corrected,
            Bound::Upper => found.score >= corrected,
        };
        let is_tactical = found.best.is_some_and(|best| best.is_noisy_on(here.position.board()));
        if says_nothing || is_tactical || found.score.is_mate() {
            return;
        }
        let more_cp = Score::above(found.score, corrected);
        self.experience.corrections.learn(&here.position, more_cp, scene.depth);
    }
}

type Before = [Option<Moved>; 2];

fn reward(
    experience: &mut Experience,
    position: &Position,
    before: Before,
    chess_move: Move,
    depth: i32,
) {
    if is_noisy(position, chess_move) {
        experience.captures.reward(position, chess_move, depth);
    } else {
        experience.history.reward(position.turn(), chess_move, depth);
        experience.continuation.reward(before, chess_move, depth);
    }
}

fn punish(
    experience: &mut Experience,
    position: &Position,
    before: Before,
    chess_move: Move,
    depth: i32,
) {
    if is_noisy(position, chess_move) {
        experience.captures.punish(position, chess_move, depth);
    } else {
        experience.history.punish(position.turn(), chess_move, depth);
        experience.continuation.punish(before, chess_move, depth);
    }
}
