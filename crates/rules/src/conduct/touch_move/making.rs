//! The making of a move: what has been put down and taken off so far.
//!
//! A move is a few physical acts, in whatever order: pieces carried to their
//! squares, pieces taken off the board, a new piece set down. It is made when
//! all of them are done. Law: FIDE 4.6, 4.7.

use super::touched::captured_on;
use crate::board::{Role, Square, SquareSet};
use crate::movement::Move;
use crate::position::Position;
use arrayvec::ArrayVec;

/// From where to where a piece is carried.
type Path = (Square, Square);

/// A new piece on the square of promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NewPiece {
    pub(super) role: Role,
    pub(super) to: Square,
    pub(super) held: Held,
}

/// Whether a hand is still on the piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Held {
    InHand,
    Released,
}

/// The acts done so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Making {
    placed: ArrayVec<Path, 3>,
    taken_off: SquareSet,
    new_piece: Option<NewPiece>,
}

impl Making {
    /// Where the piece from this square has been released, if it has.
    pub(super) fn placed(&self, from: Square) -> Option<Square> {
        self.placed.iter().find(|path| path.0 == from).map(|path| path.1)
    }

    /// The piece released first, with its square.
    pub(super) fn first_placed(&self) -> Option<Path> {
        self.placed.first().copied()
    }

    pub(super) fn new_piece(&self) -> Option<NewPiece> {
        self.new_piece
    }

    /// Whether something stands that may not be moved again. Law: FIDE 4.7,
    /// 4.4.4.
    pub(super) fn is_binding(&self) -> bool {
        !self.placed.is_empty() || self.new_piece.is_some()
    }

    /// With a piece released on a square. One that was off the board is on it
    /// again.
    pub(super) fn with_placed(&self, from: Square, to: Square) -> Making {
        let mut next = self.clone();
        next.taken_off.remove(from);
        // Only what fits a move is kept, and no move carries more than two.
        let _ = next.placed.try_push((from, to));
        next
    }

    /// Puts a piece that was off the board back where it stood.
    pub(super) fn put_back(&mut self, from: Square) {
        self.taken_off.remove(from);
    }

    /// With a piece taken off the board, wherever it was.
    pub(super) fn with_taken_off(&self, piece: Square) -> Making {
        let mut next = self.clone();
        next.taken_off.insert(piece);
        next
    }

    /// With the new piece as it is now.
    pub(super) fn with_new_piece(&self, new_piece: NewPiece) -> Making {
        Making { new_piece: Some(new_piece), ..self.clone() }
    }

    /// Whether everything done so far belongs to this move.
    pub(super) fn is_part_of(&self, position: &Position, chess_move: Move) -> bool {
        let plan = Plan::of(position, chess_move);
        self.placed.iter().all(|path| plan.carried.contains(path))
            && self.taken_off.is_within(plan.off)
            && self.new_piece.is_none_or(|new| plan.becomes == Some((new.role, new.to)))
    }

    /// Whether this move, of which everything is part, has been made.
    pub(super) fn completes(&self, position: &Position, chess_move: Move) -> bool {
        let plan = Plan::of(position, chess_move);
        let arrived = match plan.becomes {
            // The pawn need not be placed on the square of arrival (4.6.1).
            Some(_) => self.new_piece.is_some_and(|new| new.held == Held::Released),
            None => plan.carried.len() == self.placed.len(),
        };
        arrived && plan.off == self.taken_off
    }
}

/// The acts that a move consists of.
struct Plan {
    /// Pieces carried to their squares; for a promoting pawn it is a choice.
    carried: ArrayVec<Path, 2>,
    /// Pieces that leave the board.
    off: SquareSet,
    /// What is set down on the square of promotion.
    becomes: Option<(Role, Square)>,
}

impl Plan {
    fn of(position: &Position, chess_move: Move) -> Plan {
        let (from, to) = (chess_move.from(), chess_move.to());
        let mut carried = ArrayVec::new();
        if from != to {
            carried.push((from, to));
        }
        if let (Move::Castle { rook, .. }, Some(side)) = (chess_move, chess_move.castling_side())
            && side.rook_to(rook) != rook
        {
            carried.push((rook, side.rook_to(rook)));
        }
        let mut off: SquareSet = captured_on(position, chess_move).into_iter().collect();
        let becomes = chess_move.promotion().map(|role| (role, to));
        if becomes.is_some() {
            off.insert(from);
        }
        Plan { carried, off, becomes }
    }
}
