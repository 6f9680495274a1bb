//! Quiescence: a line is judged only when it has come to rest.
//!
//! At the end of a line captures and promotions are tried until none is worth
//! it; the side to move may also *stand pat*, since it is seldom forced to
//! take. In check every way out is tried.
//!
//! Source: C. Shannon, *Programming a Computer for Playing Chess*, 1950, on
//! evaluating only positions that are quiescent; the form used here is
//! "Quiescence Search", Chess Programming Wiki.

use super::here::Here;
use super::null_move::has_pieces;
use super::{Choice, Search, Stopped, recall};
use crate::hash_table::{Bound, Memory, PackedMove};
use crate::ordering::wins_at_least;
use crate::parameters::search::LONGEST_LINE_PLIES;
use crate::score::Score;
use crate::window::Window;

impl Search<'_> {
    /// The score of a node whose depth is used up.
    pub(super) fn quiescence(&mut self, here: &Here, window: Window) -> Result<Score, Stopped> {
        // 1. The hash table may know the answer.
        let memory = self.table.recall(here.key);
        if let Some(score) = memory.and_then(|memory| recall::answer(memory, here, window, 0)) {
            return Ok(score);
        }

        // 2. A side with little left may be stalemated, which no capture shows.
        if !here.is_check() && !has_pieces(&here.position) && !here.position.has_legal_move() {
            return Ok(Score::DRAW);
        }

        // 3. Stand pat, unless in check.
        let evaluation = (!here.is_check()).then(|| {
            let remembered = memory.and_then(|memory| memory.evaluation);
            remembered.unwrap_or_else(|| self.evaluate(here))
        });
        let best = evaluation.unwrap_or(Score::mated_in_plies(here.ply));
        if here.ply >= LONGEST_LINE_PLIES {
            return Ok(evaluation.unwrap_or(Score::DRAW));
        }
        if window.is_failed_high_by(best) {
            return Ok(best);
        }

        // 4. Try what changes the material, or every way out of check.
        let found = self.quiet_down(here, window, best, memory.and_then(|memory| memory.best))?;

        // 5. Remember what was found.
        self.table.remember(
            here.key,
            Memory {
                best: found.best,
                score: found.score.seen_from_node(here.ply),
                bound: found.bound,
                evaluation,
                depth: 0,
            },
        );
        Ok(found.score)
    }

    fn quiet_down(
        &mut self,
        here: &Here,
        mut window: Window,
        stand_pat: Score,
        remembered: Option<PackedMove>,
    ) -> Result<Found, Stopped> {
        let mut found = Found { score: stand_pat, best: None, bound: Bound::Upper };
        if !window.is_failed_low_by(stand_pat) {
            window = window.raised_to(stand_pat);
            found.bound = Bound::Exact;
        }
        let choice = if here.is_check() { Choice::All } else { Choice::Noisy };
        let mut range = self.list_moves(here, choice, remembered);
        while let Some(candidate) = self.candidates.take_best(&mut range) {
            let chess_move = candidate.chess_move;
            if !here.is_check() && !wins_at_least(&here.position, chess_move, 0) {
                // Standing pat is better than losing material.
                continue;
            }
            let child = here.after(chess_move);
            self.descend(&child)?;
            let score = -self.quiescence(&child, window.seen_by_opponent())?;
            self.ascend();
            if score <= found.score {
                continue;
            }
            found.score = score;
            if window.is_failed_low_by(score) {
                continue;
            }
            found.best = Some(PackedMove::of(chess_move));
            self.lines.extend(here.ply, chess_move);
            if window.is_failed_high_by(score) {
                found.bound = Bound::Lower;
                break;
            }
            found.bound = Bound::Exact;
            window = window.raised_to(score);
        }
        self.candidates.release(range);
        Ok(found)
    }
}

/// What trying a node's moves has found.
pub(super) struct Found {
    /// The best score.
    pub(super) score: Score,
    /// The move that reached it, if one was better than alpha.
    pub(super) best: Option<PackedMove>,
    /// What the score says.
    pub(super) bound: Bound,
}
