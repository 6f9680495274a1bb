//! Looking at a game, one position at a time.

use super::adviser::{Advice, Adviser};
use super::hindsight::{Care, learn};
use super::only_move::could_matter;
use super::reviewed::{Findings, Review};
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use crate::theme::sight::{is_in_danger, worth};
use rokade_engine::{GameSoFar, wins_at_least};
use rokade_rules::position::IllegalMove;
use rokade_rules::{Move, Position, Role};

/// A review under way.
#[derive(Clone, Debug)]
pub struct Reviewer {
    /// The start, and the position after each move.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// What is known of the positions, the last one first.
    found: Vec<Findings>,
    /// Which of them were looked at a second time.
    closer: Vec<bool>,
    /// How many more may be.
    closer_left: usize,
    /// How many more where a fault would rest on a first look.
    spare_left: usize,
    book_plies: usize,
}

/// How far a review has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Looks that have been taken.
    pub done: usize,
    /// Looks that may be needed: one at each position, and a second one at some.
    pub of: usize,
}

/// A move that seems to lose so many percent points of winning chances is looked at again; so is one
/// that seems to win as many, for nothing is won by a move but what was overlooked before it.
const WORTH_A_CLOSER_LOOK: f64 = 3.0;

/// A move that seems to lose so many would be called a mistake.
const WORTH_A_SPARE_LOOK: f64 = 10.0;

/// An exchange that wins so much, in hundredths of a pawn, is there to be taken: a pawn.
const THERE_TO_BE_TAKEN_CP: i32 = 80;

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
            closer: Vec::new(),
            closer_left: 0,
            spare_left: 0,
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
        let closer = self.closer.iter().filter(|&&is_closer| is_closer).count();
        let done = self.found.len() + closer;
        let of = self.positions.len() + closer;
        Progress {
            done,
            of: if self.is_complete() { of } else { of + self.closer_left + self.spare_left },
        }
    }

    /// Whether every position has been looked at, and again where that was needed.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.found.len() == self.positions.len() && self.worth_a_closer_look().is_none()
    }

    /// Looks at one more position. Nothing changes when the adviser was stopped, or when all has
    /// been seen.
    pub fn step(&mut self, adviser: &mut dyn Adviser) {
        if self.found.is_empty() {
            self.closer_left = adviser.closer_looks(self.positions.len());
            self.spare_left = adviser.spare_looks(self.positions.len());
        }
        let Some(place) = self.positions.len().checked_sub(self.found.len() + 1) else {
            return self.look_closer(adviser);
        };
        let position = &self.positions[place];
        let findings = if let Some(evaluation) = on_the_board(position) {
            Some(Findings { evaluation, line: Vec::new(), without_best: None })
        } else {
            self.look(place, adviser)
        };
        self.closer.extend(findings.iter().map(|_| false));
        self.found.extend(findings);
    }

    /// Looks once more at the position where that is needed most.
    fn look_closer(&mut self, adviser: &mut dyn Adviser) {
        let Some(place) = self.worth_a_closer_look() else { return };
        let Some(Advice { evaluation, line }) = adviser.look_closer(&self.game_up_to(place)) else {
            return;
        };
        let index = self.positions.len() - 1 - place;
        let before = &self.found[index];
        // What was compared with the best move stays compared as long as that is the best.
        let without_best = before.without_best.filter(|_| before.line.first() == line.first());
        self.found[index] = Findings { evaluation, line, without_best };
        self.closer[index] = true;
        if self.closer_left > 0 {
            self.closer_left -= 1;
        } else {
            self.spare_left -= 1;
        }
    }

    /// The position before or after the move that seems to change most, if it has been looked at only
    /// once and there is a look left.
    fn worth_a_closer_look(&self) -> Option<usize> {
        let worth_it = match (self.closer_left, self.spare_left) {
            (0, 0) => return None,
            (0, _) => WORTH_A_SPARE_LOOK,
            _ => WORTH_A_CLOSER_LOOK,
        };
        let last = self.positions.len() - 1;
        let chances = |place: usize| WinPercent::of(self.found[last - place].evaluation);
        let may = |place: usize| {
            !self.closer[last - place] && on_the_board(&self.positions[place]).is_none()
        };
        let seems_to_lose = |place: usize| {
            let mover = self.positions[place].turn();
            chances(place).lost_by(mover, chances(place + 1))
        };
        (0..self.moves.len())
            .filter(|&place| may(place) || may(place + 1))
            .map(|place| (place, seems_to_lose(place)))
            .filter(|&(_, lost)| lost.abs() >= worth_it)
            .max_by(|(_, one), (_, other)| one.abs().total_cmp(&other.abs()))
            // What comes of a fault is looked at first: the look before it profits from that. Where
            // something is won, the look before it has not seen enough.
            .map(|(place, lost)| {
                let after_first = may(place + 1) && (lost > 0.0 || !may(place));
                if after_first { place + 1 } else { place }
            })
    }

    /// The review, once everything has been looked at.
    #[must_use]
    pub fn finish(&self) -> Option<Review> {
        if !self.is_complete() {
            return None;
        }
        let mut findings: Vec<Findings> = self.found.iter().rev().cloned().collect();
        learn(&mut findings, &self.care(), &self.positions, &self.moves);
        if self.positions[0] == Position::initial() {
            findings[0].evaluation = Evaluation::INITIAL;
        }
        Some(Review::of(&self.positions, &self.moves, &findings, self.book_plies))
    }

    /// With how much care each position has been looked at.
    fn care(&self) -> Vec<Care> {
        let of = |(position, &is_closer): (&Position, &bool)| match is_closer {
            _ if on_the_board(position).is_some() => Care::Certain,
            true => Care::Closer,
            false => Care::First,
        };
        self.positions.iter().zip(self.closer.iter().rev()).map(of).collect()
    }

    fn look(&self, place: usize, adviser: &mut dyn Adviser) -> Option<Findings> {
        let game = self.game_up_to(place);
        let Advice { evaluation, line } = adviser.look(&game)?;
        let without_best = match line.first() {
            Some(&best) if self.is_worth_comparing(place, best, evaluation) => {
                worth_without(&game, best, adviser)?
            }
            _ => None,
        };
        Some(Findings { evaluation, line, without_best })
    }

    /// Whether the best move might be an only move that deserves a word.
    fn is_worth_comparing(&self, place: usize, best: Move, evaluation: Evaluation) -> bool {
        self.moves.get(place) == Some(&best)
            && could_matter(evaluation, self.positions[place].turn())
            && !self.is_obvious(place)
    }

    /// Whether everybody sees a move: it takes back what has just been taken, or takes something that
    /// is there to be taken or worth as much as what takes it, or brings a piece to safety in the one
    /// way that there is.
    fn is_obvious(&self, place: usize) -> bool {
        let (position, chess_move) = (&self.positions[place], self.moves[place]);
        let is_there_to_be_taken = position.captured(chess_move).is_some_and(|taken| {
            worth(taken) >= worth(chess_move.role())
                || wins_at_least(position, chess_move, THERE_TO_BE_TAKEN_CP)
        });
        if is_there_to_be_taken || is_the_one_way_out(position, chess_move) {
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

/// Whether a piece that could be taken at a profit goes to the one square where it cannot.
fn is_the_one_way_out(position: &Position, chess_move: Move) -> bool {
    let is_lost = |own: Move| is_in_danger(&position.after(own), own.to());
    chess_move.role() != Role::King
        && is_in_danger(position, chess_move.from())
        && position
            .legal_moves()
            .into_iter()
            .filter(|own| own.from() == chess_move.from())
            .all(|own| is_lost(own) != (own == chess_move))
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

/// What a position is worth without its best move. The outer none: stopped; the inner one: there is no
/// other move, and the one legal move is nobody's merit.
#[expect(clippy::option_option, reason = "two reasons for nothing, of which one ends the look")]
fn worth_without(
    game: &GameSoFar,
    best: Move,
    adviser: &mut dyn Adviser,
) -> Option<Option<Evaluation>> {
    let others: Vec<Move> =
        game.position().legal_moves().into_iter().filter(|&other| other != best).collect();
    if others.is_empty() {
        return Some(None);
    }
    let second = adviser.look_among(game, others)?;
    Some(Some(second.evaluation))
}
