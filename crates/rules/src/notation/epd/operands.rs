//! What the operands of the standard's opcodes must be.
//!
//! Source: PGN standard 16.2.5.

use super::operation::Operand;
use crate::movement::Move;
use crate::notation::{Letters, san};
use crate::position::Position;

/// The opcode of the half-move clock.
pub(super) const HALFMOVE_CLOCK: &str = "hmvc";
/// The opcode of the move number.
pub(super) const MOVE_NUMBER: &str = "fmvn";
/// The opcode of moves that follow each other.
pub(super) const VARIATION: &str = "pv";

/// What an opcode wants.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// One whole number.
    Number,
    /// One text in quotes.
    Text,
    /// Moves, each made in the position itself.
    Moves,
    /// Moves, each made after the one before.
    Variation,
    /// Whatever it likes; the standard does not know it, or does not say.
    Anything,
}

impl Wanted {
    pub(super) fn by(opcode: &str) -> Wanted {
        match opcode {
            "acd" | "acn" | "acs" | "ce" | "dm" | "rc" | HALFMOVE_CLOCK | MOVE_NUMBER => {
                Wanted::Number
            }
            "am" | "bm" | "pm" | "sm" => Wanted::Moves,
            VARIATION => Wanted::Variation,
            "id" | "eco" | "nic" => Wanted::Text,
            _ => match *opcode.as_bytes() {
                // Comments and names of variations.
                [b'c' | b'v', b'0'..=b'9'] => Wanted::Text,
                _ => Wanted::Anything,
            },
        }
    }
}

/// The moves that operands mean, up to the first that means none.
pub(super) fn moves<'a>(
    wanted: Wanted,
    position: &Position,
    operands: impl IntoIterator<Item = &'a Operand>,
) -> impl Iterator<Item = Result<Move, san::SanError>> {
    let mut position = *position;
    operands.into_iter().map(move |operand| {
        let chess_move = san::read(operand.as_str(), &position, Letters::English)?;
        if wanted == Wanted::Variation {
            position = position.after(chess_move);
        }
        Ok(chess_move)
    })
}
