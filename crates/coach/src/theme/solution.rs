//! A line in which the solver moves first and last.

use core::fmt;
use rokade_rules::{Color, Move, Position, SquareSet};

/// The moves of a combination, replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The opponent's move that led to the start, with the position before it, if known.
    led_here: Option<(Position, Move)>,
    /// The start, and the position after each move.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

/// Why moves are no solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SolutionError {
    /// The move with this number, from 0, is not legal.
    Illegal(usize),
    /// It does not end with a move of the solver.
    EndsWithTheOpponent,
}

impl fmt::Display for SolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SolutionError::Illegal(place) => write!(f, "move {} is not legal", place + 1),
            SolutionError::EndsWithTheOpponent => {
                f.write_str("the solution does not end with a move of the solver")
            }
        }
    }
}

impl core::error::Error for SolutionError {}

/// One move of the solver and what is around it.
#[derive(Clone, Copy)]
pub(super) struct Turn<'a> {
    /// The position before it.
    pub(super) before: &'a Position,
    pub(super) chess_move: Move,
    /// The position after it.
    pub(super) after: &'a Position,
    /// The opponent's move before it, with the position before that.
    pub(super) answered: Option<(&'a Position, Move)>,
    /// The solver's move before that, with the position before it.
    pub(super) earlier: Option<(&'a Position, Move)>,
}

impl Solution {
    /// Replays a line.
    ///
    /// # Errors
    ///
    /// [`SolutionError`] if a move is not legal, or the last one is not the solver's.
    pub fn new(start: Position, moves: Vec<Move>) -> Result<Solution, SolutionError> {
        if moves.len().is_multiple_of(2) {
            return Err(SolutionError::EndsWithTheOpponent);
        }
        let mut positions = vec![start];
        for (place, &chess_move) in moves.iter().enumerate() {
            let before = positions[place];
            positions.push(before.play(chess_move).map_err(|_| SolutionError::Illegal(place))?);
        }
        Ok(Solution { led_here: None, positions, moves })
    }

    /// The same, with the opponent's move that led to the start.
    ///
    /// # Errors
    ///
    /// As [`Solution::new`]; the opponent's move is number 0.
    pub fn after(
        before: Position,
        led_here: Move,
        moves: Vec<Move>,
    ) -> Result<Solution, SolutionError> {
        let start = before.play(led_here).map_err(|_| SolutionError::Illegal(0))?;
        let solution = Solution::new(start, moves).map_err(|error| match error {
            SolutionError::Illegal(place) => SolutionError::Illegal(place + 1),
            other => other,
        })?;
        Ok(Solution { led_here: Some((before, led_here)), ..solution })
    }

    /// Who solves.
    #[must_use]
    pub fn solver(&self) -> Color {
        self.start().turn()
    }

    /// The opponent's move that led to the start, with the position before it, if known.
    #[must_use]
    pub fn led_here(&self) -> Option<(&Position, Move)> {
        self.led_here.as_ref().map(|(before, led_here)| (before, *led_here))
    }

    /// Where the solver begins.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The start, and the position after each move.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// All moves, the solver's first.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The solver's moves in their order.
    pub(super) fn turns(&self) -> impl DoubleEndedIterator<Item = Turn<'_>> {
        (0..self.moves.len().div_ceil(2)).map(|turn| {
            let place = 2 * turn;
            let at = |place: usize| (&self.positions[place], self.moves[place]);
            let led_here = || self.led_here.as_ref().map(|(before, played)| (before, *played));
            Turn {
                before: &self.positions[place],
                chess_move: self.moves[place],
                after: &self.positions[place + 1],
                answered: place.checked_sub(1).map(at).or_else(led_here),
                earlier: place.checked_sub(2).map(at),
            }
        })
    }
}

impl Turn<'_> {
    /// The pieces that give check without having moved. The rook of a castling has moved.
    pub(super) fn uncovered(&self) -> SquareSet {
        match self.chess_move {
            Move::Castle { .. } => SquareSet::EMPTY,
            _ => self.after.checkers().without(self.chess_move.to()),
        }
    }
}

/// A start and a line as tests write them: FEN, and moves in English letters.
#[cfg(test)]
pub(crate) fn written(start: &str, line: &str) -> (Position, Vec<Move>) {
    use rokade_rules::notation::{Letters, fen, san};
    use rokade_rules::position::CastlingMode;

    let start = fen::read(start, CastlingMode::Standard).expect(start);
    let mut position = start;
    let read = |text: &str| {
        let chess_move = san::read(text, &position, Letters::English).expect(text);
        position = position.after(chess_move);
        chess_move
    };
    (start, line.split_whitespace().map(read).collect())
}
