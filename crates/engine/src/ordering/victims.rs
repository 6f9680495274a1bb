//! The most valuable victim first.
//!
//! Idea: "MVV-LVA", Chess Programming Wiki; which attacker is better is left
//! to experience.

use crate::parameters::search::{EXCHANGE_VALUES_CP, VICTIM_WEIGHT};
use rokade_rules::{Move, Position, Role};

/// How promising a capture or promotion looks at first sight.
pub(super) fn gain(position: &Position, chess_move: Move) -> i32 {
    let promoted = chess_move.promotion().map_or(0, value);
    // The attacker only decides between equals.
    (captured_value(position, chess_move) + promoted) * VICTIM_WEIGHT - chess_move.role() as i32
}

/// What a legal move captures, in centipawns.
pub(crate) fn captured_value(position: &Position, chess_move: Move) -> i32 {
    position.captured(chess_move).map_or(0, value)
}

fn value(role: Role) -> i32 {
    EXCHANGE_VALUES_CP[role as usize]
}
