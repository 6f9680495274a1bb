//! The search of the position on the board.

use super::here::Here;
use super::kind::Kind;
use super::node::Scene;
use super::picking::Choice;
use super::{Search, Stopped};
use crate::hash_table::{Bound, Memory, PackedMove};
use crate::observer::{MoveBegun, Observer};
use crate::ordering::{Candidate, Sieve};
use crate::score::Score;
use crate::tables::root_choice;
use crate::window::Window;
use rokade_rules::Move;

/// A move on the board, with what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    /// The move.
    pub(super) chess_move: Move,
    /// What it was worth when it was last better than alpha; before that, what
    /// the position is worth at first sight.
    pub(super) score: Score,
    /// The best play with it as its first move.
    pub(super) line: Vec<Move>,
    /// How many positions were visited after it.
    pub(super) nodes: u64,
}

/// The moves to think about, the best known first.
#[derive(Clone, Debug)]
pub(super) struct RootMoves(Vec<RootMove>);

impl RootMoves {
    /// The best move known.
    pub(super) fn best(&self) -> Option<&RootMove> {
        self.0.first()
    }

    /// The move that is at this place in the order.
    pub(super) fn at(&self, place: usize) -> Option<&RootMove> {
        self.0.get(place)
    }

    /// The best moves known, at most so many.
    pub(super) fn leading(&self, count: usize) -> &[RootMove] {
        &self.0[..count.min(self.0.len())]
    }

    /// How much of the work went into the best move, in thousandths.
    pub(super) fn effort_permille(&self) -> u64 {
        let all: u64 = self.0.iter().map(|root_move| root_move.nodes).sum();
        self.best().map_or(0, |best| best.nodes * 1_000 / all.max(1))
    }

    /// Puts the first so many in the order of their scores.
    pub(super) fn sort_leading(&mut self, count: usize) {
        let count = count.min(self.0.len());
        // Stable, so that of equal ones the one found first stays in front.
        self.0[..count].sort_by_key(|root_move| core::cmp::Reverse(root_move.score));
    }

    /// Puts a move with its new score and line before those from `first` on.
    fn lead_with(&mut self, first: usize, place: usize, score: Score, line: &[Move]) {
        self.0[first..=place].rotate_right(1);
        let leader = &mut self.0[first];
        leader.score = score;
        leader.line = line.to_vec();
    }
}

impl Search<'_> {
    /// The moves to think about, in the order of first sight.
    pub(super) fn root_moves(&mut self, here: &Here, only: &[Move], score: Score) -> RootMoves {
        let remembered = self.table.recall(here.key).and_then(|memory| memory.best);
        let mut range = self.list_moves(here, Choice::All);
        let mut moves = Vec::new();
        let by_tables =
            self.task.tables.and_then(|tables| root_choice(tables, &here.position, only));
        if by_tables.is_some() {
            self.watch.count_table_hit();
        }
        let only = by_tables.as_deref().unwrap_or(only);
        while let Some(candidate) = self.next_move(here, remembered, &mut range) {
            let chess_move = candidate.chess_move;
            if only.is_empty() || only.contains(&chess_move) {
                moves.push(RootMove { chess_move, score, line: vec![chess_move], nodes: 0 });
            }
        }
        self.candidates.release(range);
        RootMoves(moves)
    }

    /// Tries the root's moves from the place `first` on to this depth; those
    /// before it lead lines that are found already.
    ///
    /// As soon as a move is better than alpha it leads, so that a search that
    /// is stopped later still answers with it. When none is, the order stays.
    pub(super) fn root(
        &mut self,
        here: &Here,
        moves: &mut RootMoves,
        first: usize,
        (mut window, depth): (Window, i32),
        observer: &mut dyn Observer,
    ) -> Result<Score, Stopped> {
        let mut best = Score::LOWEST;
        let mut bound = Bound::Upper;
        let scene = self.root_scene(here, moves, depth);
        for place in first..moves.0.len() {
            let chess_move = moves.0[place].chess_move;
            observer.move_begun(MoveBegun {
                chess_move,
                number: u32::try_from(place + 1).unwrap_or(u32::MAX),
                depth_plies: self.iteration_depth.unsigned_abs(),
            });
            let before = self.watch.own_nodes();
            let candidate = self.root_candidate(here, chess_move);
            let score = self.try_move(here, window, &scene, candidate, place - first)?;
            moves.0[place].nodes += self.watch.own_nodes() - before;

            best = best.max(score);
            if window.is_failed_low_by(score) {
                continue;
            }
            self.lines.extend(here.ply, chess_move);
            moves.lead_with(first, place, score, self.lines.at(here.ply));
            if window.is_failed_high_by(score) {
                bound = Bound::Lower;
                break;
            }
            bound = Bound::Exact;
            window = window.raised_to(score);
        }
        if first == 0 {
            self.remember_root(here, moves, best, bound, depth);
        }
        Ok(best)
    }

    /// What is known of the root; the best move so far is the remembered one.
    fn root_scene(&mut self, here: &Here, moves: &RootMoves, depth: i32) -> Scene {
        let sight = self.sight(here, None);
        self.frames.set_evaluation(here.ply, sight.corrected);
        Scene {
            depth,
            kind: Kind::Principal,
            memory: None,
            remembered: moves.best().map(|best| PackedMove::of(best.chess_move)),
            sight,
            is_improving: true,
            checks: Sieve::of(&here.position),
            extension: 0,
        }
    }

    fn root_candidate(&self, here: &Here, chess_move: Move) -> Candidate {
        let ranking = self.ranking(here);
        let candidate = Candidate { chess_move, rank: ranking.rank(chess_move), is_searched: true };
        Candidate { rank: ranking.rank_looked_at(candidate), ..candidate }
    }

    fn remember_root(
        &self,
        here: &Here,
        moves: &RootMoves,
        score: Score,
        bound: Bound,
        depth: i32,
    ) {
        let best = moves.best().map(|best| PackedMove::of(best.chess_move));
        let depth = depth.clamp(0, i32::from(u8::MAX)) as u8;
        let memory = Memory { best, score, bound, evaluation: None, depth };
        self.table.remember(here.key, memory);
    }
}
