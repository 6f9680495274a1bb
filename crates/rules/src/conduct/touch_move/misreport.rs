//! Reports that cannot be true.

use crate::board::{Color, Role, Square};
use core::fmt;

/// A report of a gesture that cannot have happened; nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Misreport {
    /// No piece stood there when the turn began.
    NothingThere(Square),
    /// The piece that stood there is not one that this player moves.
    NotTheirs(Square),
    /// No pawn becomes such a piece. Law: FIDE 3.7.3.3.
    NoPromotion(Role),
    /// The move has been made; the other player's hands belong to the next
    /// turn. Law: FIDE 1.3.
    NextTurn(Color),
}

impl fmt::Display for Misreport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misreport::NothingThere(square) => write!(f, "nothing stood on {square}"),
            Misreport::NotTheirs(square) => {
                write!(f, "the piece from {square} is not the player's own")
            }
            Misreport::NoPromotion(role) => write!(f, "no pawn becomes a {role}"),
            Misreport::NextTurn(color) => {
                write!(f, "the move has been made: the turn is {color}'s now")
            }
        }
    }
}

impl core::error::Error for Misreport {}
