//! Whether a puzzle is sound.
//!
//! A mate is sound when each move of the solver keeps the mate in the stated number of moves, by
//! the mate solver's proof, and there is no shorter one; every other move that mates in time is
//! accepted as well, so it need not be the only one. Any other puzzle is sound when each move of the
//! solver wins and no other does.
//!
//! Idea: ornicar/lichess-puzzler demands that the best move wins and is far better than the second.

use core::fmt;

use crate::chances::WinPercent;
use crate::review::Adviser;
use crate::theme::Solution;
use rokade_engine::{Effort, GameSoFar, MateFinding, MateSolver};
use rokade_rules::{Move, Position};

/// A move that leaves the solver these winning chances, in percent, wins.
pub(super) const WINNING: f64 = 70.0;

/// A move that leaves it no more than these does not win.
const NOT_WINNING: f64 = 50.0;

/// A move that falls so far behind the solution is no second solution either, though the solver
/// keeps an advantage; on the scale from −1 to 1 that the public database was made with it is 0.7.
const FAR_BEHIND: f64 = 35.0;

/// What is wrong with a puzzle. A place is that of a move of the solver in the line, from 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Flaw {
    /// The move lets the mate slip.
    LosesTheMate {
        /// Where.
        place: usize,
    },
    /// There is a mate in fewer moves.
    ShorterMate {
        /// In so many.
        moves: u32,
    },
    /// The move does not win.
    DoesNotWin {
        /// Where.
        place: usize,
        /// The solver's chances after it, in percent.
        chances: f64,
    },
    /// Another move wins as well.
    SecondSolution {
        /// Where.
        place: usize,
        /// The other move.
        other: Move,
        /// The solver's chances after it, in percent.
        chances: f64,
    },
    /// It could not be decided with the effort allowed.
    Undecided {
        /// Where.
        place: usize,
    },
}

impl Flaw {
    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Flaw::LosesTheMate { .. } => "loses-the-mate",
            Flaw::ShorterMate { .. } => "shorter-mate",
            Flaw::DoesNotWin { .. } => "does-not-win",
            Flaw::SecondSolution { .. } => "second-solution",
            Flaw::Undecided { .. } => "undecided",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::LosesTheMate { place } => write!(f, "move {} lets the mate slip", place + 1),
            Flaw::ShorterMate { moves } => write!(f, "there is a mate in {moves}"),
            Flaw::DoesNotWin { place, chances } => {
                write!(f, "move {} does not win: chances of {chances:.0} %", place + 1)
            }
            Flaw::SecondSolution { place, chances, .. } => {
                write!(f, "another move wins beside move {}: {chances:.0} %", place + 1)
            }
            Flaw::Undecided { place } => write!(f, "move {} was not decided", place + 1),
        }
    }
}

impl core::error::Error for Flaw {}

/// Someone who verifies puzzles.
pub struct Judge<'a> {
    adviser: &'a mut dyn Adviser,
    solver: &'a mut MateSolver,
    effort: Effort,
    /// How far a second move may fall behind and still have an advantage.
    far_behind: Option<f64>,
}

impl<'a> Judge<'a> {
    /// Asks the adviser what wins, and the solver, with so much effort for each question, what
    /// mates.
    pub fn new(
        adviser: &'a mut dyn Adviser,
        solver: &'a mut MateSolver,
        effort: Effort,
    ) -> Judge<'a> {
        Judge { adviser, solver, effort, far_behind: Some(FAR_BEHIND) }
    }

    /// Accepts no second move that leaves the solver better, however far it falls behind.
    #[must_use]
    pub fn strict(self) -> Judge<'a> {
        Judge { far_behind: None, ..self }
    }

    /// Whether a puzzle is sound.
    ///
    /// # Errors
    ///
    /// The first [`Flaw`].
    pub fn judge(&mut self, solution: &Solution) -> Result<(), Flaw> {
        let mates = solution.end().is_checkmate();
        if mates { self.judge_mate(solution) } else { self.judge_win(solution) }
    }

    fn judge_mate(&mut self, solution: &Solution) -> Result<(), Flaw> {
        let all = moves_left(solution, 0);
        match self.solver.mates(solution.start(), all, &self.effort) {
            MateFinding::Mate { moves } if moves < all => return Err(Flaw::ShorterMate { moves }),
            MateFinding::Mate { .. } => {}
            MateFinding::Absent => return Err(Flaw::LosesTheMate { place: 0 }),
            MateFinding::Open { .. } => return Err(Flaw::Undecided { place: 0 }),
        }
        for (place, after) in turns(solution) {
            // After the move the opponent must be mated in the moves that are left.
            let left = moves_left(solution, place) - 1;
            match self.solver.is_mated(after, left, &self.effort) {
                MateFinding::Mate { .. } => {}
                MateFinding::Absent => return Err(Flaw::LosesTheMate { place }),
                MateFinding::Open { .. } => return Err(Flaw::Undecided { place }),
            }
        }
        Ok(())
    }

    fn judge_win(&mut self, solution: &Solution) -> Result<(), Flaw> {
        let mut game = GameSoFar::starting_from(*solution.start());
        for (place, &played) in solution.moves().iter().enumerate() {
            if place % 2 == 0 {
                self.judge_move(&game, place, played)?;
            }
            // The line has been replayed.
            let made = game.play(played);
            debug_assert!(made.is_ok());
        }
        Ok(())
    }

    /// Whether a move wins in this position and no other does.
    pub(super) fn judge_move(
        &mut self,
        game: &GameSoFar,
        place: usize,
        played: Move,
    ) -> Result<(), Flaw> {
        let solver = game.position().turn();
        let mut chances_among = |moves: Vec<Move>| {
            let advice = self.adviser.look_among(game, moves);
            let advice = advice.ok_or(Flaw::Undecided { place })?;
            let other = advice.line.first().copied().unwrap_or(played);
            Ok((other, WinPercent::of(advice.evaluation).of_side(solver)))
        };
        let (_, chances) = chances_among(vec![played])?;
        if chances < WINNING {
            return Err(Flaw::DoesNotWin { place, chances });
        }
        let legal = game.position().legal_moves();
        let others: Vec<Move> = legal.into_iter().filter(|&other| other != played).collect();
        if others.is_empty() {
            return Ok(());
        }
        let (other, second) = chances_among(others)?;
        let falls_far_behind = self.far_behind.is_some_and(|far| chances - second >= far);
        if second > NOT_WINNING && !falls_far_behind {
            return Err(Flaw::SecondSolution { place, other, chances: second });
        }
        Ok(())
    }
}

/// How many moves the solver has from this place on.
fn moves_left(solution: &Solution, place: usize) -> u32 {
    u32::try_from((solution.moves().len() - place).div_ceil(2)).unwrap_or(u32::MAX)
}

/// The place of each move of the solver, and the position after it.
fn turns(solution: &Solution) -> impl Iterator<Item = (usize, &Position)> {
    solution
        .positions()
        .iter()
        .skip(1)
        .step_by(2)
        .enumerate()
        .map(|(turn, after)| (2 * turn, after))
}
