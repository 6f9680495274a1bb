//! Quiescence: a line is judged only when it has come to rest.
//!
//! At the end of a line captures and promotions are tried until none is worth
//! it; the side to move may also *stand pat*, since it is seldom forced to
//! take. In check every way out is tried, and at the first step also checks that
//! lose nothing.
//!
//! Source: C. Shannon, *Programming a Computer for Playing Chess*, 1950, on
//! evaluating only positions that are quiescent; the form used here is
//! "Quiescence Search", Chess Programming Wiki.

use super::here::Here;
use super::null_move::has_pieces;
use super::picking::Choice;
use super::{Search, Stopped, recall};
use crate::hash_table::{Bound, Memory, PackedMove};
use crate::ordering::{Range, captured_value, is_noisy, wins_at_least};
use crate::parameters::search::{DELTA_MARGIN_CP, LONGEST_LINE_PLIES};
use crate::score::Score;
use crate::window::Window;
use rokade_rules::Move;

impl Search<'_> {
    /// The score of a node whose depth is used up. Here checks are tried too,
    /// as far as they lose nothing; further down captures only.
    pub(super) fn quiescence(&mut self, here: &Here, window: Window) -> Result<Score, Stopped> {
        self.come_to_rest(here, window, Choice::NoisyOrChecking)
    }

    fn come_to_rest(
        &mut self,
        here: &Here,
        window: Window,
        choice: Choice,
    ) -> Result<Score, Stopped> {
        // 1. The hash table may know the answer.
        let memory = self.recall(here);
        if let Some(score) = memory.and_then(|memory| recall::answer(memory, here, window, 0)) {
            return Ok(score);
        }

        // 2. A side with little left may be stalemated, which no capture shows.
        if !here.is_check() && !has_pieces(&here.position) && !here.position.has_legal_move() {
            return Ok(Score::DRAW);
        }

        // 3. Stand pat, unless in check.
        let sight = self.sight(here, memory);
        let best = sight.refined.unwrap_or(Score::mated_in_plies(here.ply));
        if here.ply >= LONGEST_LINE_PLIES {
            return Ok(sight.refined.unwrap_or(Score::DRAW));
        }
        if window.is_failed_high_by(best) {
            return Ok(best);
        }

        // 4. Try what changes the material, or every way out of check.
        let remembered = memory.and_then(|memory| memory.best);
        let choice = if here.is_check() { Choice::All } else { choice };
        let mut range = self.list_moves(here, choice);
        let found = self.quiet_down(here, window, best, remembered, &mut range)?;
        self.candidates.release(range);

        // 5. Remember what was found.
        self.table.remember(
            here.key,
            Memory {
                best: found.best,
                score: found.score.seen_from_node(here.ply),
                bound: found.bound,
                evaluation: sight.evaluation,
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
        range: &mut Range,
    ) -> Result<Found, Stopped> {
        let is_principal = !window.is_null();
        let mut found = Found { score: stand_pat, best: None, bound: Bound::Upper };
        if !window.is_failed_low_by(stand_pat) {
            window = window.raised_to(stand_pat);
            found.bound = Bound::Exact;
        }
        while let Some(candidate) = self.next_move(here, remembered, range) {
            let chess_move = candidate.chess_move;
            if !here.is_check() {
                if candidate.is_losing() {
                    // Standing pat is better than losing material, and what
                    // comes later in the order loses more.
                    break;
                }
                let is_quiet = !is_noisy(&here.position, chess_move);
                if is_quiet && !wins_at_least(&here.position, chess_move, 0) {
                    continue;
                }
                let at_best = at_best(here, stand_pat, chess_move);
                if window.is_failed_low_by(at_best) {
                    found.score = found.score.max(at_best);
                    continue;
                }
            }
            let child = here.after(chess_move);
            self.table.fetch(child.key);
            self.descend(here, &child)?;
            let score = -self.come_to_rest(&child, window.seen_by_opponent(), Choice::Noisy)?;
            self.ascend();
            if score <= found.score {
                continue;
            }
            found.score = score;
            if window.is_failed_low_by(score) {
                continue;
            }
            found.best = Some(PackedMove::of(chess_move));
            if is_principal {
                self.lines.extend(here.ply, chess_move);
            }
            if window.is_failed_high_by(score) {
                found.bound = Bound::Lower;
                break;
            }
            found.bound = Bound::Exact;
            window = window.raised_to(score);
        }
        Ok(found)
    }
}

/// The most that a capture can be expected to reach: *delta pruning* passes
/// over what is not enough. Promotions and checks are always looked at.
fn at_best(here: &Here, stand_pat: Score, chess_move: Move) -> Score {
    if chess_move.promotion().is_some() || !is_noisy(&here.position, chess_move) {
        return Score::HIGHEST;
    }
    stand_pat.plus(DELTA_MARGIN_CP + captured_value(&here.position, chess_move))
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
