//! The search of one node, step by step.

use super::here::Here;
use super::quiescence::Found;
use super::{Choice, Search, Stopped, mate_distance, recall};
use crate::hash_table::{Bound, Memory, PackedMove};
use crate::ordering::{Candidate, Range, is_noisy};
use crate::parameters::search::LONGEST_LINE_PLIES;
use crate::score::Score;
use crate::window::Window;

impl Search<'_> {
    /// The score of a node below the root, looking so many half-moves deep.
    ///
    /// Above beta or below alpha it is only a bound.
    pub(super) fn node(
        &mut self,
        here: &Here,
        window: Window,
        depth: i32,
    ) -> Result<Score, Stopped> {
        // 1. A draw by repetition or fifty moves ends the line, whatever is on
        //    the board.
        if self.is_drawn(here) {
            return Ok(Score::DRAW);
        }

        // 2. A check is looked at more deeply; without depth left only
        //    captures are.
        let depth = depth + self.extension(here);
        if depth <= 0 {
            return self.quiescence(here, window);
        }
        if here.ply >= LONGEST_LINE_PLIES {
            return Ok(if here.is_check() { Score::DRAW } else { self.evaluate(here) });
        }

        // 3. A shorter mate found elsewhere leaves nothing to look for.
        let window = match mate_distance::narrowed(window, here.ply) {
            Ok(narrowed) => narrowed,
            Err(score) => return Ok(score),
        };

        // 4. The hash table may know the answer, or at least a good move.
        let memory = self.table.recall(here.key);
        if let Some(score) = memory.and_then(|memory| recall::answer(memory, here, window, depth)) {
            return Ok(score);
        }

        // 5. What the position is worth at first sight; in check it means
        //    nothing.
        let evaluation = (!here.is_check()).then(|| {
            let remembered = memory.and_then(|memory| memory.evaluation);
            remembered.unwrap_or_else(|| self.evaluate(here))
        });

        // 6. Who can afford to pass need not look further.
        if let Some(score) = self.null_move(here, window, depth, evaluation)? {
            return Ok(score);
        }

        // 7. Without a legal move it is mate or stalemate.
        let mut range = self.list_moves(here, Choice::All, memory.and_then(|memory| memory.best));
        if range.is_empty() {
            self.candidates.release(range);
            return Ok(if here.is_check() { Score::mated_in_plies(here.ply) } else { Score::DRAW });
        }

        // 8. Try the moves, the most promising first.
        let found = self.try_moves(here, window, depth, &mut range)?;

        // 9. Learn what refuted this node, for its sisters.
        if found.bound == Bound::Lower {
            self.learn(here, depth, &range);
        }
        self.candidates.release(range);

        // 10. Remember what was found.
        self.table.remember(
            here.key,
            Memory {
                best: found.best,
                score: found.score.seen_from_node(here.ply),
                bound: found.bound,
                evaluation,
                depth: depth.clamp(0, i32::from(u8::MAX)) as u8,
            },
        );
        Ok(found.score)
    }

    /// Tries a node's moves until one is too good for the opponent to allow.
    fn try_moves(
        &mut self,
        here: &Here,
        mut window: Window,
        depth: i32,
        range: &mut Range,
    ) -> Result<Found, Stopped> {
        let mut found = Found { score: Score::LOWEST, best: None, bound: Bound::Upper };
        while let Some(candidate) = self.candidates.take_best(range) {
            let place = range.taken() - 1;
            let child = here.after(candidate.chess_move);
            let turn = self.turn(here, &child, candidate, place, window, depth);
            self.descend(&child)?;
            let score = self.child(&child, window, turn)?;
            self.ascend();

            if score <= found.score {
                continue;
            }
            found.score = score;
            if window.is_failed_low_by(score) {
                continue;
            }
            found.best = Some(PackedMove::of(candidate.chess_move));
            self.lines.extend(here.ply, candidate.chess_move);
            if window.is_failed_high_by(score) {
                found.bound = Bound::Lower;
                break;
            }
            found.bound = Bound::Exact;
            window = window.raised_to(score);
        }
        Ok(found)
    }

    /// The last move taken refuted the node: if it is quiet it becomes a killer
    /// and rises in the history, where the quiet moves before it sink.
    fn learn(&mut self, here: &Here, depth: i32, range: &Range) {
        let Some((&refutation, before)) = self.candidates.taken(range).split_last() else { return };
        let turn = here.position.turn();
        let is_quiet = |candidate: Candidate| !is_noisy(&here.position, candidate.chess_move);
        if !is_quiet(refutation) {
            return;
        }
        self.experience.killers.learn(here.ply, refutation.chess_move);
        self.experience.history.reward(turn, refutation.chess_move, depth);
        for &candidate in before {
            if is_quiet(candidate) {
                self.experience.history.punish(turn, candidate.chess_move, depth);
            }
        }
    }
}
