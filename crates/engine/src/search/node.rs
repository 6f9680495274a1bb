//! The search of one node, step by step.

use super::here::Here;
use super::kind::Kind;
use super::picking::Choice;
use super::quiescence::Found;
use super::sight::Sight;
use super::singular::Alternatives;
use super::{Search, Stopped, mate_distance, recall, reverse_futility};
use crate::hash_table::{Bound, Memory, PackedMove};
use crate::ordering::{Candidate, Range, Sieve};
use crate::parameters::search::{INTERNAL_REDUCTION_FROM_PLIES, LONGEST_LINE_PLIES};
use crate::score::Score;
use crate::window::Window;

/// What is known of a node when its moves are tried.
pub(super) struct Scene {
    /// How many half-moves are left to look.
    pub(super) depth: i32,
    pub(super) kind: Kind,
    /// What the hash table knows, the score seen from the root.
    pub(super) memory: Option<Memory>,
    /// The move that it remembers.
    pub(super) remembered: Option<PackedMove>,
    pub(super) sight: Sight,
    /// Whether the side to move stands better than a move ago.
    pub(super) is_improving: bool,
    /// Which moves can give check.
    pub(super) checks: Sieve,
    /// How much more deeply the remembered move is looked at, in half-moves.
    pub(super) extension: i32,
}

impl Search<'_> {
    /// The score of a node below the root, looking so many half-moves deep.
    ///
    /// Above beta or below alpha it is only a bound.
    pub(super) fn node(
        &mut self,
        here: &Here,
        window: Window,
        depth: i32,
        kind: Kind,
    ) -> Result<Score, Stopped> {
        // 1. A draw by repetition, fifty moves or want of material ends the
        //    line, whatever is on the board.
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

        // 4. The hash table may know the answer, or at least a good move; not
        //    of a node that is asked what it is worth without that move.
        let is_whole = self.frames.excluded(here.ply).is_none();
        let memory = self.recall(here);
        if let Some(memory) = memory.filter(|_| is_whole)
            && let Some(score) = recall::answer(memory, here, window, depth)
        {
            return Ok(score);
        }

        // 5. Endgame tables know positions with few men.
        if let Some(score) = self.ask_tables(here) {
            return Ok(score);
        }

        // 6. What the position is worth at first sight.
        let mut scene = self.scene(here, depth, kind, memory);
        self.frames.forget_refutations(here.ply + 2);

        // 7. Some nodes need not be searched move by move.
        if is_whole
            && kind != Kind::Principal
            && let Some(score) = self.without_moves(here, window, &scene)?
        {
            return Ok(score);
        }

        // 8. Without a remembered move the order is poor: a shallower search
        //    will do, and find one for the next time.
        let is_poor = scene.remembered.is_none() && kind != Kind::All;
        if is_poor && is_whole && depth >= INTERNAL_REDUCTION_FROM_PLIES {
            scene.depth -= 1;
        }

        // 9. Without a legal move it is mate or stalemate.
        let mut range = self.list_moves(here, Choice::All);
        if range.is_empty() {
            self.candidates.release(range);
            return Ok(if here.is_check() { Score::mated_in_plies(here.ply) } else { Score::DRAW });
        }

        // 10. Does everything hang on the remembered move, or is it one of many?
        if let Some(remembered) = scene.remembered.filter(|&m| self.candidates.has(&range, m)) {
            match self.alternatives(here, window, &scene, remembered)? {
                Alternatives::Extend(plies) => scene.extension = plies,
                Alternatives::Cut(score) => {
                    self.candidates.release(range);
                    return Ok(score);
                }
            }
        }

        // 11. Try the moves, the most promising first.
        let found = self.try_moves(here, window, &scene, &mut range)?;

        // 12. Learn from what was found, and remember it.
        if found.bound == Bound::Lower {
            self.learn(here, scene.depth, &range);
        }
        self.candidates.release(range);
        if is_whole {
            self.learn_correction(here, &scene, &found);
            self.remember(here, &scene, &found);
        }
        Ok(found.score)
    }

    fn scene(&mut self, here: &Here, depth: i32, kind: Kind, memory: Option<Memory>) -> Scene {
        let sight = self.sight(here, memory);
        self.frames.set_evaluation(here.ply, sight.corrected);
        Scene {
            depth,
            kind,
            memory,
            remembered: memory.and_then(|memory| memory.best),
            sight,
            is_improving: self.frames.is_improving(here.ply),
            checks: Sieve::of(&here.position),
            extension: 0,
        }
    }

    /// The score of a node that can be told without trying its moves one by
    /// one.
    fn without_moves(
        &mut self,
        here: &Here,
        window: Window,
        scene: &Scene,
    ) -> Result<Option<Score>, Stopped> {
        if let Some(score) = self.razor(here, window, scene)? {
            return Ok(Some(score));
        }
        if let Some(score) = reverse_futility::far_above(window, scene) {
            return Ok(Some(score));
        }
        if let Some(score) = self.null_move(here, window, scene)? {
            return Ok(Some(score));
        }
        self.probable_cut(here, window, scene)
    }

    /// Tries a node's moves until one is too good for the opponent to allow.
    fn try_moves(
        &mut self,
        here: &Here,
        mut window: Window,
        scene: &Scene,
        range: &mut Range,
    ) -> Result<Found, Stopped> {
        let mut found = Found { score: Score::LOWEST, best: None, bound: Bound::Upper };
        let excluded = self.frames.excluded(here.ply);
        let mut searched = 0;
        while let Some(candidate) = self.next_move(here, scene.remembered, range) {
            let packed = PackedMove::of(candidate.chess_move);
            if excluded == Some(packed) {
                continue;
            }
            let place = range.taken() - 1;
            if !found.score.is_lost() && self.is_passed_over(here, window, scene, candidate, place)
            {
                continue;
            }
            self.candidates.mark_searched(range);
            let score = self.try_move(here, window, scene, candidate, searched)?;
            searched += 1;

            if score <= found.score {
                continue;
            }
            found.score = score;
            if window.is_failed_low_by(score) {
                continue;
            }
            found.best = Some(packed);
            if scene.kind.is_principal() {
                self.lines.extend(here.ply, candidate.chess_move);
            }
            if window.is_failed_high_by(score) {
                found.bound = Bound::Lower;
                self.frames.count_refutation(here.ply);
                break;
            }
            found.bound = Bound::Exact;
            window = window.raised_to(score);
        }
        if searched == 0 {
            // Only the excluded move is there: no other reaches alpha.
            found.score = window.alpha();
        }
        Ok(found)
    }

    /// The score of one move.
    pub(super) fn try_move(
        &mut self,
        here: &Here,
        window: Window,
        scene: &Scene,
        candidate: Candidate,
        searched: usize,
    ) -> Result<Score, Stopped> {
        let child = here.after(candidate.chess_move);
        self.table.fetch(child.key);
        let turn = self.turn(here, &child, candidate, scene, searched);
        self.frames.hand_on_double_extensions(here.ply, u16::from(turn.depth > scene.depth));
        self.descend(here, &child)?;
        let score = self.child(&child, window, turn)?;
        self.ascend();
        Ok(score)
    }

    fn remember(&self, here: &Here, scene: &Scene, found: &Found) {
        self.table.remember(
            here.key,
            Memory {
                best: found.best,
                score: found.score.seen_from_node(here.ply),
                bound: found.bound,
                evaluation: scene.sight.evaluation,
                depth: scene.depth.clamp(0, i32::from(u8::MAX)) as u8,
            },
        );
    }
}
