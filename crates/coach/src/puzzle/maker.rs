//! Puzzles out of games.
//!
//! A puzzle begins where somebody gave a game away: before the move the solver could not win, after
//! it there is one way to. The line goes on for as long as the solver has one winning move at each
//! turn, against the opponent's best answers, and ends with the last of them; a mate is followed to
//! its end. Whatever is kept has passed the [`Judge`].
//!
//! Idea: ornicar/lichess-puzzler's generator.

use super::judge::{Flaw, Judge, WINNING};
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use crate::review::Adviser;
use crate::theme::Solution;
use rokade_engine::{Effort, GameSoFar, MateFinding, MateSolver};
use rokade_rules::{Move, Position};

/// Before the opponent's move the solver's chances were at most these, in percent: there was
/// something to be given away.
const NOT_WON_BEFORE: f64 = 60.0;

/// The longest mate that becomes a puzzle, in moves.
const LONGEST_MATE_MOVES: u32 = 5;

/// The longest line, in moves of the solver.
const LONGEST_LINE_MOVES: usize = 6;

/// A win in fewer moves of the solver is no puzzle; a mate in one is.
const SHORTEST_LINE_MOVES: usize = 2;

/// The opening is known to those who play it: no puzzle begins in the first plies.
const FIRST_PLIES_SKIPPED: usize = 8;

/// Someone who finds puzzles.
pub struct Maker<'a> {
    /// Who finds them: quick.
    pub scout: &'a mut dyn Adviser,
    /// Who verifies them: deep.
    pub expert: &'a mut dyn Adviser,
    /// Who proves mates.
    pub solver: &'a mut MateSolver,
    /// What may be spent on one proof.
    pub effort: Effort,
}

/// A puzzle that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The position before the opponent's move.
    pub before: Position,
    /// The opponent's move.
    pub led_here: Move,
    /// The line, replayed.
    pub solution: Solution,
    /// The opponent's move in the game, counted in plies from 0.
    pub ply: usize,
}

impl Maker<'_> {
    /// The puzzles of a game. An adviser that was stopped ends it with what was found so far.
    pub fn puzzles(&mut self, start: &Position, moves: &[Move]) -> Vec<Found> {
        let mut found = Vec::new();
        let mut game = GameSoFar::starting_from(*start);
        let mut before = None;
        for (ply, &played) in moves.iter().enumerate() {
            let was = *game.position();
            if game.play(played).is_err() {
                break;
            }
            let Some(after) = self.worth(&game) else {
                before = None;
                continue;
            };
            let gave_away = before.is_some_and(|before| gave_away(before, after, &game));
            before = Some(after);
            if ply >= FIRST_PLIES_SKIPPED && gave_away {
                found.extend(self.puzzle(&was, played, &game, ply));
            }
        }
        found
    }

    /// What a position is worth at a glance; none when the game is over or the scout was stopped.
    fn worth(&mut self, game: &GameSoFar) -> Option<Evaluation> {
        if !game.position().has_legal_move() {
            return None;
        }
        self.scout.look(game).map(|advice| advice.evaluation)
    }

    fn puzzle(
        &mut self,
        before: &Position,
        led_here: Move,
        game: &GameSoFar,
        ply: usize,
    ) -> Option<Found> {
        let line = self.mate(game.position()).or_else(|| self.win(game))?;
        let solution = Solution::after(*before, led_here, line).ok()?;
        let mut judge = Judge::new(self.expert, self.solver, self.effort.clone()).strict();
        judge.judge(&solution).ok()?;
        Some(Found { before: *before, led_here, solution, ply })
    }

    /// The mate that there is.
    fn mate(&mut self, position: &Position) -> Option<Vec<Move>> {
        let finding = self.solver.mates(position, LONGEST_MATE_MOVES, &self.effort);
        let MateFinding::Mate { moves } = finding else { return None };
        self.solver.line(position, moves, &self.effort).ok().filter(|line| !line.is_empty())
    }

    /// A win as long as there is one way to go on.
    fn win(&mut self, game: &GameSoFar) -> Option<Vec<Move>> {
        let mut game = game.clone();
        let mut line: Vec<Move> = Vec::new();
        while line.len() < 2 * LONGEST_LINE_MOVES {
            let Some(best) = self.only_winning_move(&game) else { break };
            game.play(best).ok()?;
            line.push(best);
            if !game.position().has_legal_move() {
                break;
            }
            let answer = self.scout.look(&game)?.line.first().copied()?;
            game.play(answer).ok()?;
            line.push(answer);
        }
        // It ends with the solver.
        if line.len().is_multiple_of(2) {
            line.pop();
        }
        (line.len() >= 2 * SHORTEST_LINE_MOVES - 1).then_some(line)
    }

    fn only_winning_move(&mut self, game: &GameSoFar) -> Option<Move> {
        let best = self.scout.look(game)?.line.first().copied()?;
        let mut judge = Judge::new(self.scout, self.solver, self.effort.clone()).strict();
        let judged: Result<(), Flaw> = judge.judge_move(game, 0, best);
        judged.is_ok().then_some(best)
    }
}

/// Whether the side that has just moved gave the game away.
fn gave_away(before: Evaluation, after: Evaluation, game: &GameSoFar) -> bool {
    let solver = game.position().turn();
    let chances = |evaluation| WinPercent::of(evaluation).of_side(solver);
    chances(before) <= NOT_WON_BEFORE && chances(after) >= WINNING
}
