//! The plain question after every move of a game, by what was found before.
//!
//! A position is alive if a mate can be reached, and then so is every position
//! from which it can be reached again. After a quiet move of a piece both sides
//! can nearly always take back what they did: the other side makes any quiet move
//! of a piece, and the two are undone. That leads to the last position with the
//! same side to move, the same rights and nothing to be captured in passing; if
//! that was alive, so is this one.
//!
//! After a capture or a move of a pawn, the line to a mate that was found last is
//! tried from the new position, with a move less or with a quiet move before it.
//! It proves what it proved, since only a line that was played through to a mate
//! is believed. When neither helps, the question is asked anew.
//!
//! Cost: a microsecond where a move can be taken back, which is more than half
//! of all moves of games.

use super::plain::quick_mate;
use super::{Mating, PLAIN_BUDGET, can_checkmate_within};
use crate::board::{Color, Role, SquareSet};
use crate::movement::Move;
use crate::position::Position;
use arrayvec::ArrayVec;

/// How many quiet moves are tried.
const MOST_TRIED: usize = 3;

/// A longer line is not kept: to look for a new one would be faster.
const LONGEST: usize = 40;

/// What is known of a game's last position, to ask the next one sooner.
///
/// ```
/// use rokade_rules::Position;
/// use rokade_rules::ending::dead_position::Lifeline;
/// let mut lifeline = Lifeline::default();
/// let mut position = Position::initial();
/// for _ in 0..8 {
///     let next = position.legal_moves()[0];
///     position = position.after(next);
///     assert!(!lifeline.is_dead(&position));
/// }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Lifeline {
    line: ArrayVec<Move, LONGEST>,
    /// A position that is alive, without its counters.
    alive: Option<Position>,
}

impl Lifeline {
    /// Whether neither side can checkmate any more: the same answer as
    /// [`Position::is_dead`], sooner where the last question was asked about a
    /// position shortly before this one. Law: FIDE 5.2.2.
    pub fn is_dead(&mut self, position: &Position) -> bool {
        if self.goes_back(position) || self.goes_on(position) {
            self.alive = Some(position.without_counters());
            return false;
        }
        *self = Lifeline::default();
        self.ask(position)
    }

    /// The question, asked anew; what is found is kept.
    fn ask(&mut self, position: &Position) -> bool {
        let mut never = true;
        let line = quick_mate(position).or_else(|| {
            Color::ALL.into_iter().find_map(|color| {
                let answer = can_checkmate_within(position, color, PLAIN_BUDGET);
                never &= answer.is_impossible();
                match answer {
                    Mating::Winnable { helpmate } => Some(helpmate),
                    _ => None,
                }
            })
        });
        // Without a line it is dead, or undecided, which counts as alive.
        let Some(line) = line else { return never };
        self.line.extend(line.into_iter().take(LONGEST));
        self.alive = Some(position.without_counters());
        false
    }

    /// Whether both sides can take their moves back to the last position.
    fn goes_back(&self, position: &Position) -> bool {
        let Some(before) = &self.alive else { return false };
        let Some(last) = quiet_move_between(before, position) else { return false };
        let takes_back = |quiet: &Move| {
            let position = position.after(*quiet);
            let (Some(last), Some(quiet)) = (reversed(last), reversed(*quiet)) else {
                return false;
            };
            if !position.is_legal(last) {
                return false;
            }
            let position = position.after(last);
            position.is_legal(quiet) && position.after(quiet).without_counters() == *before
        };
        let quiet = position.legal_moves().into_iter().filter(|&chess_move| {
            reversed(chess_move).is_some() && !position.is_capture(chess_move)
        });
        quiet.take(MOST_TRIED).any(|chess_move| takes_back(&chess_move))
    }

    /// Whether the line kept leads to a mate from here too; it is kept as it does.
    fn goes_on(&mut self, position: &Position) -> bool {
        let Some(first) = self.line.first() else { return false };
        let board = position.board();
        if !board.color(position.turn()).contains(first.from()) {
            if ends_in_mate(position, &self.line[1..]) {
                self.line.remove(0);
                return true;
            }
            return self.goes_on_after_a_quiet_move(position);
        }
        ends_in_mate(position, &self.line)
    }

    fn goes_on_after_a_quiet_move(&mut self, position: &Position) -> bool {
        if self.line.is_full() {
            return false;
        }
        let used = self.line.iter().fold(SquareSet::EMPTY, |used, chess_move| {
            used.with(chess_move.from()).with(chess_move.to())
        });
        let is_quiet = |chess_move: &Move| {
            let squares = SquareSet::of(chess_move.from()).with(chess_move.to());
            matches!(chess_move, Move::Normal { .. })
                && !position.board().occupied().contains(chess_move.to())
                && !squares.meets(used)
        };
        let quiet = position.legal_moves().into_iter().filter(is_quiet).take(MOST_TRIED);
        for chess_move in quiet {
            if ends_in_mate(&position.after(chess_move), &self.line) {
                self.line.insert(0, chess_move);
                return true;
            }
        }
        false
    }
}

/// The move of a piece that led from one position to another without a capture.
fn quiet_move_between(before: &Position, after: &Position) -> Option<Move> {
    let own = before.turn();
    let (was, is) = (before.board(), after.board());
    let from = (was.color(own) - is.color(own)).single()?;
    let to = (is.color(own) - was.color(own)).single()?;
    let role = was.role_at(from)?;
    let is_quiet = after.turn() != own
        && was.color(!own) == is.color(!own)
        && was.occupied().len() == is.occupied().len();
    let quiet = Move::Normal { role, from, to, promotion: None };
    (is_quiet && role != Role::Pawn && is.role_at(to) == Some(role)).then_some(quiet)
}

/// The move back, for a piece.
fn reversed(chess_move: Move) -> Option<Move> {
    match chess_move {
        Move::Normal { role, from, to, promotion } if role != Role::Pawn => {
            Some(Move::Normal { role, from: to, to: from, promotion })
        }
        _ => None,
    }
}

/// Whether the moves are legal, one after the other, and the last one mates.
fn ends_in_mate(position: &Position, line: &[Move]) -> bool {
    let mut position = *position;
    for &chess_move in line {
        if !position.is_legal(chess_move) {
            return false;
        }
        position = position.after(chess_move);
    }
    position.is_checkmate()
}
