//! Iterative deepening: one half-move deeper each time.
//!
//! A search that may be stopped at any moment always has the answer of the
//! last iteration, and what that one learned makes the next one faster.
//!
//! Source: D. Slate and L. Atkin, *CHESS 4.5*, 1977.

use super::Search;
use super::here::Here;
use super::root::RootMoves;
use crate::evaluation::evaluate;
use crate::game_so_far::GameSoFar;
use crate::limits::Limits;
use crate::observer::{Observer, Report};
use crate::parameters::search::DEEPEST_ITERATION_PLIES;
use crate::score::{Outlook, Score};

impl Search<'_> {
    /// Searches until a limit is reached, and reports what is known then.
    pub(crate) fn run(
        &mut self,
        game: &GameSoFar,
        limits: &Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        let here = Here::root(*game.position(), game.key());
        let first_sight = first_sight(&here);
        let mut moves = self.root_moves(&here, &limits.search_moves, first_sight);
        let mut expected = first_sight;
        let mut finished = 0;
        while let Some(depth) = next_depth(finished, &moves, limits) {
            self.iteration_depth = depth;
            let Ok(score) = self.aspire(&here, &mut moves, expected, depth) else { break };
            (expected, finished) = (score, depth);
            observer.iteration(&self.report(finished, &moves, expected));
            let is_enough = limits.mate_moves.is_some_and(|moves| is_mate_in(score, moves));
            if is_enough || !self.watch.allows_another_iteration() {
                break;
            }
        }
        self.report(finished, &moves, expected)
    }

    /// What is known now; an iteration that was given up may have found
    /// something better than the last one that was finished.
    fn report(&self, finished: i32, moves: &RootMoves, expected: Score) -> Report {
        let best = moves.best();
        Report {
            depth_plies: finished.unsigned_abs(),
            deepest_plies: u32::from(self.deepest_plies),
            nodes: self.watch.nodes(),
            elapsed: self.watch.elapsed(),
            score: best.map_or(expected, |best| best.score),
            line: best.map_or_else(Vec::new, |best| best.line.clone()),
            hash_permille: self.table.filled_permille(),
        }
    }
}

/// The worth of the root before anything is searched.
fn first_sight(here: &Here) -> Score {
    match (here.position.has_legal_move(), here.is_check()) {
        (false, true) => Score::mated_in_plies(0),
        (false, false) => Score::DRAW,
        (true, _) => evaluate(&here.position),
    }
}

/// The depth of the next iteration, if there is a move to think about and one
/// is allowed.
fn next_depth(finished: i32, moves: &RootMoves, limits: &Limits) -> Option<i32> {
    let deepest = limits.depth_plies.map_or(DEEPEST_ITERATION_PLIES, |plies| {
        i32::try_from(plies).unwrap_or(i32::MAX).min(DEEPEST_ITERATION_PLIES)
    });
    moves.best()?;
    (finished < deepest).then_some(finished + 1)
}

/// Whether a score is a mate of either side in at most so many moves.
const fn is_mate_in(score: Score, at_most: u32) -> bool {
    match score.outlook() {
        Outlook::Centipawns(_) => false,
        Outlook::Mates { moves } | Outlook::Mated { moves } => moves <= at_most,
    }
}
