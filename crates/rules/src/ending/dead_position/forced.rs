//! Forced lines: nobody has a choice until no mate is possible.
//!
//! Proof: while the side to move has one legal move only, every series of moves
//! begins with it. If the line ends in mate of the wrong side, in stalemate or
//! in material that excludes a mate, every series does.
//!
//! Cost: one move list a move; most positions are left after the first.

use super::Lack;
use super::material;
use crate::board::Color;
use crate::movement::Move;
use crate::position::Position;
use alloc::vec::Vec;

/// How far a forced line is followed, in half-moves.
const LONGEST: usize = 64;

/// The only moves there are, and why they end without the mate asked for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ForcedLine {
    /// The moves, each the only legal one.
    pub moves: Vec<Move>,
    /// What is wrong where they end.
    pub end: Dead,
}

/// Why the end of a forced line is no mate by the side asked about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dead {
    /// The side asked about is itself mated.
    Mated,
    /// Stalemate.
    Stalemate,
    /// The material excludes it.
    Material(Lack),
}

/// The forced line from a position, if it ends without a mate by `color`.
pub(super) fn line(position: &Position, color: Color) -> Option<ForcedLine> {
    let mut moves = Vec::new();
    let mut position = *position;
    while moves.len() < LONGEST {
        if let Some(lack) = material::lack(position.board(), color) {
            return Some(ForcedLine { moves, end: Dead::Material(lack) });
        }
        let legal = position.legal_moves();
        match (legal.as_slice(), position.is_check()) {
            ([], true) if position.turn() == color => {
                return Some(ForcedLine { moves, end: Dead::Mated });
            }
            ([], true) => return None,
            ([], false) => return Some(ForcedLine { moves, end: Dead::Stalemate }),
            ([only], _) => {
                moves.push(*only);
                position = position.after(*only);
            }
            _ => return None,
        }
    }
    None
}
