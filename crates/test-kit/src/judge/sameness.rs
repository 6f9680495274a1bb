//! When two positions are the same (FIDE 9.2.3, 9.2.3.1, 9.2.3.2).
//!
//! The same player has the move, the same men stand on the same squares, and the possible moves
//! of all men of both players are the same: castling rights count even when they cannot be used
//! at the moment, a passed square only when a pawn can legally take there.

use super::act::Act;
use super::position::{Position, Rights};
use super::words::{Board, Cell, Side};

/// All that decides whether two positions are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    board: Board,
    turn: Side,
    rights: Rights,
    en_passant: Option<Cell>,
}

impl Position {
    /// What decides whether this position is the same as another.
    #[must_use]
    pub fn identity(&self) -> Identity {
        Identity {
            board: self.board,
            turn: self.turn,
            rights: self.rights,
            en_passant: self.en_passant(),
        }
    }

    /// The passed square, when a pawn of the side to move can legally capture there.
    #[must_use]
    pub fn en_passant(&self) -> Option<Cell> {
        // Most positions have no passed square, and asking for all moves is slow.
        self.passed?;
        self.legal_acts().into_iter().find_map(|act| match act {
            Act::EnPassant { to, .. } => Some(to),
            Act::Step { .. } | Act::Castle { .. } => None,
        })
    }
}
