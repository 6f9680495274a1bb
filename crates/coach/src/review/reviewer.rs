//! Looking at a game, one position at a time.

use super::adviser::{Advice, Adviser};
use super::reviewed::{Findings, Review};
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use rokade_engine::{GameSoFar, wins_at_least};
use rokade_rules::position::IllegalMove;
use rokade_rules::{Move, Position};

/// A review under way.
#[derive(Clone, Debug)]
pub struct Reviewer {
    /// The start, and the position after each move.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// What is known of the positions, the last one first.
    found: Vec<Findings>,
    book_plies: usize,
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions that have been looked at.
    pub done: usize,
    /// Positions of the game.
    pub of: usize,
}

/// A move is the only one when every other loses so many more percent points of winning chances:
/// as much as a blunder does.
const ONLY_MOVE_AHEAD: f64 = 15.0;

/// An exchange that wins so much, in hundredths of a pawn, is there to be taken.
const THERE_TO_BE_TAKEN_CP: i32 = 150;

impl Reviewer {
    /// Begins the review of a game.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] for the first move that is not legal.
    pub fn new(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<Reviewer, IllegalMove> {
        let mut reviewer = Reviewer {
            positions: vec![start],
            moves: Vec::new(),
            found: Vec::new(),
            book_plies: 0,
        };
        let mut position = start;
        for chess_move in moves {
            position = position.play(chess_move)?;
            reviewer.positions.push(position);
            reviewer.moves.push(chess_move);
        }
        Ok(reviewer)
    }

    /// The same game, of which so many half-moves at its beginning belong to a named opening.
    #[must_use]
    pub fn with_book(self, book_plies: usize) -> Reviewer {
        Reviewer { book_plies, ..self }
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { done: self.found.len(), of: self.positions.len() }
    }

    /// Whether every position has been looked at.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.found.len() == self.positions.len()
    }

    /// Looks at one more position. Nothing changes when the adviser was stopped, or when all has
    /// been seen.
    pub fn step(&mut self, adviser: &mut dyn Adviser) {
        let Some(place) = self.positions.len().checked_sub(self.found.len() + 1) else { return };
        let position = &self.positions[place];
        let findings = if let Some(evaluation) = on_the_board(position) {
            Some(Findings { evaluation, line: Vec::new(), is_only_move: false })
        } else {
            self.look(place, adviser)
        };
        self.found.extend(findings);
    }

    /// The review, once everything has been looked at.
    #[must_use]
    pub fn finish(&self) -> Option<Review> {
        if !self.is_complete() {
            return None;
        }
        let mut findings: Vec<Findings> = self.found.iter().rev().cloned().collect();
        if self.positions[0] == Position::initial() {
            findings[0].evaluation = Evaluation::INITIAL;
        }
        Some(Review::of(&self.positions, &self.moves, &findings, self.book_plies))
    }

    fn look(&self, place: usize, adviser: &mut dyn Adviser) -> Option<Findings> {
        let game = self.game_up_to(place);
        let Advice { evaluation, line } = adviser.look(&game)?;
        let is_only_move = match line.first() {
            Some(&best) if self.moves.get(place) == Some(&best) && !self.is_obvious(place) => {
                is_only_move(&game, best, evaluation, adviser)?
            }
            _ => false,
        };
        Some(Findings { evaluation, line, is_only_move })
    }

    /// Whether everybody sees a move: it takes back what has just been taken, or takes something that
    /// is there to be taken.
    fn is_obvious(&self, place: usize) -> bool {
        let (position, chess_move) = (&self.positions[place], self.moves[place]);
        let takes = position.captured(chess_move).is_some();
        if takes && wins_at_least(position, chess_move, THERE_TO_BE_TAKEN_CP) {
            return true;
        }
        let Some(earlier) = place.checked_sub(1) else { return false };
        let taken = self.positions[earlier].captured(self.moves[earlier]);
        taken.is_some() && chess_move.to() == self.moves[earlier].to()
    }

    /// The game that led to a position.
    fn game_up_to(&self, place: usize) -> GameSoFar {
        let mut game = GameSoFar::starting_from(self.positions[0]);
        for &chess_move in &self.moves[..place] {
            // They have all been played once.
            let played = game.play(chess_move);
            debug_assert!(played.is_ok());
        }
        game
    }
}

/// What needs no thought: mate, stalemate and a dead position. Repetitions and counted moves are
/// no more than claims until the game ends by them, and the adviser knows of them.
fn on_the_board(position: &Position) -> Option<Evaluation> {
    if position.is_checkmate() {
        Some(Evaluation::Mate { by: !position.turn(), moves: 0 })
    } else if !position.has_legal_move() || position.is_dead() {
        Some(Evaluation::DRAW)
    } else {
        None
    }
}

/// Whether everything but this move, the best, would be a blunder; none when stopped.
fn is_only_move(
    game: &GameSoFar,
    best: Move,
    evaluation: Evaluation,
    adviser: &mut dyn Adviser,
) -> Option<bool> {
    let mover = game.position().turn();
    let others: Vec<Move> =
        game.position().legal_moves().into_iter().filter(|&other| other != best).collect();
    let chances = WinPercent::of(evaluation);
    // The one legal move is nobody's merit, and a lost side has nothing left to find.
    if others.is_empty() || chances.of_side(mover) < ONLY_MOVE_AHEAD {
        return Some(false);
    }
    let second = adviser.look_among(game, others)?;
    Some(chances.lost_by(mover, WinPercent::of(second.evaluation)) >= ONLY_MOVE_AHEAD)
}
