//! Puzzles out of games.
//!
//! A puzzle begins where somebody gave a game away: before the move the solver could not win, after
//! it there is one way to. The line goes on for as long as the solver has one winning move at each
//! turn, against the opponent's best answers, and ends with the last of them. It also begins where
//! somebody lets himself be mated, however the game stood; a mate is followed to its end. Whatever
//! is kept has passed the [`Judge`].
//!
//! Most positions of a game are no puzzle, which shows at a glance: the glancer looks at each of
//! them, the scout at those where it saw something, the expert at what the scout found.
//!
//! Idea: ornicar/lichess-puzzler's generator.

use super::judge::{Flaw, Judge, WINNING};
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use crate::review::Adviser;
use crate::theme::Solution;
use rokade_engine::{Effort, GameSoFar, MateFinding, MateSolver};
use rokade_rules::{Color, Move, Position};

/// Before the opponent's move the solver's chances were at most these, in percent: there was
/// something to be given away.
const NOT_WON_BEFORE: f64 = 60.0;

/// A glance may be so far off, in percent of winning chances.
const GLANCE_ERROR: f64 = 8.0;

/// The same of a second glance, when that says what the first did.
const SECOND_GLANCE_ERROR: f64 = 4.0;

/// The longest mate that becomes a puzzle, in moves.
const LONGEST_MATE_MOVES: u32 = 5;

/// The longest line, in moves of the solver.
const LONGEST_LINE_MOVES: usize = 6;

/// A win in fewer moves of the solver is no puzzle when it begins with a capture: anybody takes
/// what hangs.
const SHORTEST_CAPTURE_MOVES: usize = 2;

/// The opening is known to those who play it: no puzzle begins in the first plies.
const FIRST_PLIES_SKIPPED: usize = 8;

/// Someone who finds puzzles.
pub struct Maker<'a> {
    /// Who looks at every position: very quick.
    pub glancer: &'a mut dyn Adviser,
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
        let mut found: Vec<Found> = Vec::new();
        let mut game = GameSoFar::starting_from(*start);
        let mut glanced = None;
        // A puzzle is not begun again in the middle.
        let mut free_from = FIRST_PLIES_SKIPPED;
        for (ply, &led_here) in moves.iter().enumerate() {
            let was = game.clone();
            if game.play(led_here).is_err() {
                break;
            }
            let before = glanced;
            glanced = worth(self.glancer, &game);
            let (Some(before), Some(after)) = (before, glanced) else { continue };
            if ply < free_from {
                continue;
            }
            if let Some(solution) = self.puzzle(&was, before, led_here, &game, after)
                && !is_same_chance(found.last(), &solution)
            {
                free_from = ply + 1 + solution.moves().len();
                found.push(Found { before: *was.position(), led_here, solution, ply });
            }
        }
        found
    }

    /// The puzzle that a move led to, if what was seen at a glance before and after it promises
    /// one.
    fn puzzle(
        &mut self,
        was: &GameSoFar,
        before: Evaluation,
        led_here: Move,
        game: &GameSoFar,
        after: Evaluation,
    ) -> Option<Solution> {
        let solver = game.position().turn();
        let line = if after.mates() == Some(solver) && before.mates() != Some(solver) {
            self.mate(game.position())
        } else {
            None
        };
        let line = match line {
            Some(line) => line,
            None if gave_away(before, after, solver, GLANCE_ERROR)
                && gives_away(self.glancer, was, game, SECOND_GLANCE_ERROR)
                && gives_away(self.scout, was, game, 0.0) =>
            {
                self.win(game)?
            }
            None => return None,
        };
        let solution = Solution::after(*was.position(), led_here, line).ok()?;
        let mut judge = Judge::new(self.expert, self.solver, self.effort.clone()).strict();
        judge.judge(&solution).ok()?;
        Some(solution)
    }

    /// The mate that there is.
    fn mate(&mut self, position: &Position) -> Option<Vec<Move>> {
        let finding = self.solver.mates(position, LONGEST_MATE_MOVES, &self.effort);
        let MateFinding::Mate { moves } = finding else { return None };
        self.solver.line(position, moves, &self.effort).ok().filter(|line| !line.is_empty())
    }

    /// A win as long as there is one way to go on.
    fn win(&mut self, game: &GameSoFar) -> Option<Vec<Move>> {
        let start = game.position();
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
        let first = *line.first()?;
        let is_enough = line.len() >= 2 * SHORTEST_CAPTURE_MOVES - 1 || !start.is_capture(first);
        is_enough.then_some(line)
    }

    fn only_winning_move(&mut self, game: &GameSoFar) -> Option<Move> {
        let best = self.scout.look(game)?.line.first().copied()?;
        let mut judge = Judge::new(self.scout, self.solver, self.effort.clone()).strict();
        let judged: Result<(), Flaw> = judge.judge_move(game, 0, best);
        judged.is_ok().then_some(best)
    }
}

/// Whether a puzzle begins as the one before it in the same game: a chance that was not taken and
/// was given again.
fn is_same_chance(last: Option<&Found>, solution: &Solution) -> bool {
    last.is_some_and(|last| last.solution.moves().first() == solution.moves().first())
}

/// What a position is worth to an adviser; none when the game is over or the adviser was stopped.
fn worth(adviser: &mut dyn Adviser, game: &GameSoFar) -> Option<Evaluation> {
    if !game.position().has_legal_move() {
        return None;
    }
    adviser.look(game).map(|advice| advice.evaluation)
}

/// Whether an adviser finds that the last move of a game gave it away.
fn gives_away(adviser: &mut dyn Adviser, was: &GameSoFar, game: &GameSoFar, error: f64) -> bool {
    let before = worth(adviser, was);
    let after = worth(adviser, game);
    let both = before.zip(after);
    both.is_some_and(|(before, after)| gave_away(before, after, game.position().turn(), error))
}

/// Whether the side that has just moved gave the game away to the solver, by evaluations that may
/// be so far off.
fn gave_away(before: Evaluation, after: Evaluation, solver: Color, error: f64) -> bool {
    let chances = |evaluation| WinPercent::of(evaluation).of_side(solver);
    chances(before) <= NOT_WON_BEFORE + error && chances(after) >= WINNING - error
}
