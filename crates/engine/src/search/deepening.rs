//! Iterative deepening: one half-move deeper each time.
//!
//! A search that may be stopped at any moment always has the answer of the
//! last iteration, and what that one learned makes the next one faster.
//!
//! Source: D. Slate and L. Atkin, *CHESS 4.5*, 1977.

use super::here::Here;
use super::patience::Patience;
use super::root::RootMoves;
use super::{Search, Stopped};
use crate::answer::Answer;
use crate::hash_table::Bound;
use crate::limits::Limits;
use crate::observer::{Observer, Report};
use crate::parameters::search::DEEPEST_ITERATION_PLIES;
use crate::score::{Outlook, Score};

impl Search<'_> {
    /// Searches until a limit is reached, and answers what is known then.
    pub(crate) fn run(&mut self, observer: &mut dyn Observer) -> Answer {
        let (game, limits) = (self.task.game, self.task.limits);
        let here = Here::root(*game.position(), game.key());
        let first_sight = self.first_sight(&here);
        let mut moves = self.root_moves(&here, &limits.search_moves, first_sight);
        let mut finished = 0;
        let mut patience = Patience::default();
        while let Some(depth) = next_depth(finished, &moves, limits) {
            self.iteration_depth = depth;
            if self.iterate(&here, &mut moves, depth, observer).is_err() {
                break;
            }
            finished = depth;
            let found = moves.best().map(|best| best.score);
            let is_enough = found.zip(limits.mate_moves).is_some_and(is_mate_in);
            patience.iteration_finished(&moves);
            if is_enough || !self.watch.allows_another_iteration(patience.stretch_permille()) {
                break;
            }
        }
        self.answer(&moves, first_sight, finished)
    }

    /// The worth of the root before anything is searched.
    fn first_sight(&mut self, here: &Here) -> Score {
        match (here.position.has_legal_move(), here.is_check()) {
            (false, true) => Score::mated_in_plies(0),
            (false, false) => Score::DRAW,
            (true, _) => self.evaluate(here),
        }
    }

    /// Finds each line to this depth, and tells the observer of all of them.
    fn iterate(
        &mut self,
        here: &Here,
        moves: &mut RootMoves,
        depth: i32,
        observer: &mut dyn Observer,
    ) -> Result<(), Stopped> {
        let count = self.count_of_lines(moves);
        for first in 0..count {
            self.aspire(here, moves, first, depth + self.ahead_plies, observer)?;
        }
        moves.sort_leading(count);
        for place in 0..count {
            observer.iteration(&self.report_of(moves, place, depth));
        }
        Ok(())
    }

    fn count_of_lines(&self, moves: &RootMoves) -> usize {
        moves.leading(self.task.limits.lines.max(1) as usize).len()
    }

    /// What is known now; an iteration that was given up may have found
    /// something better than the last one that was finished.
    fn answer(&self, moves: &RootMoves, first_sight: Score, finished: i32) -> Answer {
        let nothing = Report { score: first_sight, ..self.report_of(moves, 0, finished) };
        let mut lines =
            (0..self.count_of_lines(moves)).map(|place| self.report_of(moves, place, finished));
        let report = lines.next().unwrap_or(nothing);
        Answer { best_move: report.line.first().copied(), report, further: lines.collect() }
    }

    /// What is known of the line that the move at this place leads.
    pub(super) fn report_of(&self, moves: &RootMoves, place: usize, depth: i32) -> Report {
        let leader = moves.at(place);
        Report {
            number: u32::try_from(place + 1).unwrap_or(u32::MAX),
            depth_plies: depth.unsigned_abs(),
            deepest_plies: u32::from(self.deepest_plies),
            nodes: self.watch.nodes(),
            table_hits: self.watch.table_hits(),
            elapsed: self.watch.elapsed(),
            score: leader.map_or(Score::DRAW, |leader| leader.score),
            bound: Bound::Exact,
            line: leader.map_or_else(Vec::new, |leader| leader.line.clone()),
            hash_permille: self.table.filled_permille(),
        }
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
const fn is_mate_in((score, at_most): (Score, u32)) -> bool {
    match score.outlook() {
        Outlook::Centipawns(_) => false,
        Outlook::Mates { moves } | Outlook::Mated { moves } => moves <= at_most,
    }
}
