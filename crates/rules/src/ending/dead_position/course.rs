//! How far a line strays from a straight course to a mate in one corner: only an
//! order of search, never part of a proof.
//!
//! The corner is on Black's side, where White's pawns promote, of the shade that
//! White's bishops can check on. A move *helps* if it brings a king or a
//! knight nearer to its place there, if White captures or a pawn of his steps
//! forward. It *hinders* if Black captures or steps forward with a pawn. Other
//! moves are idle. A move that helps costs nothing, and neither does an idle one
//! right after it; else an idle one costs one, a hindrance four. So a line of
//! forty moves with a plan costs no more than a few moves without one.
//!
//! Idea: M. Ambrona's `chasolver`, whose search counts its depth in this way.

use super::judgement::distance;
use crate::board::{Board, Color, Role, Square, SquareSet};
use crate::movement::Move;
use crate::position::Position;

/// What a hindrance costs.
const HINDRANCE: u16 = 4;

/// What a move does to a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effect {
    Helps,
    Idle,
    Hinders,
}

impl Effect {
    /// What the move costs after one that helped, or did not.
    pub(super) fn cost(self, before: Effect) -> u16 {
        match self {
            Effect::Helps => 0,
            Effect::Idle => u16::from(before != Effect::Helps),
            Effect::Hinders => HINDRANCE,
        }
    }
}

/// The places of the mate in view.
pub(super) struct Course {
    corner: Square,
    /// Where the white king and knights go.
    king: Square,
    knight: Square,
    /// Where a black knight blocks.
    beside: Square,
}

impl Course {
    /// The course from a position.
    pub(super) fn of(position: &Position) -> Course {
        let board = position.board();
        let has = |color, shade| board.pieces(color, Role::Bishop).meets(shade);
        let is_dark = has(Color::White, SquareSet::DARK)
            || board.pieces(Color::White, Role::Bishop).is_empty()
                && has(Color::Black, SquareSet::LIGHT);
        if is_dark {
            Course::to(Square::H8, Square::G7, Square::E5, Square::G8)
        } else {
            Course::to(Square::A8, Square::B7, Square::D5, Square::B8)
        }
    }

    const fn to(corner: Square, king: Square, knight: Square, beside: Square) -> Course {
        Course { corner, king, knight, beside }
    }

    /// What a move does, from the position before it.
    pub(super) fn effect(&self, board: &Board, turn: Color, chess_move: Move) -> Effect {
        let (from, to, role) = (chess_move.from(), chess_move.to(), chess_move.role());
        let captures =
            board.occupied().contains(to) || matches!(chess_move, Move::EnPassant { .. });
        let is_step = role == Role::Pawn && from.file() == to.file();
        let goal = match (turn, role) {
            (Color::White, Role::King) => Some(self.king),
            (Color::Black, Role::King) => Some(self.corner),
            (Color::White, Role::Knight) => Some(self.knight),
            (Color::Black, Role::Knight) => Some(self.beside),
            _ => None,
        };
        let nears = goal.is_some_and(|goal| distance(to, goal) < distance(from, goal));
        match turn {
            Color::White if captures || is_step || nears => Effect::Helps,
            Color::White => Effect::Idle,
            Color::Black if nears => Effect::Helps,
            Color::Black if captures || is_step => Effect::Hinders,
            Color::Black => Effect::Idle,
        }
    }
}
