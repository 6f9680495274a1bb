//! The most valuable victim, by the least valuable attacker.
//!
//! Idea: "MVV-LVA", Chess Programming Wiki.

use super::is_noisy;
use crate::parameters::search::EXCHANGE_VALUES_CP;
use rokade_rules::{Move, Position, Role};

/// How promising a capture or promotion looks at first sight; nothing for a
/// quiet move.
pub(super) fn gain(position: &Position, chess_move: Move) -> Option<i32> {
    if !is_noisy(position, chess_move) {
        return None;
    }
    let captured = position.captured(chess_move).map_or(0, value);
    let promoted = chess_move.promotion().map_or(0, value);
    // The attacker only decides between equal victims.
    Some((captured + promoted) * Role::ALL.len() as i32 - chess_move.role() as i32)
}

fn value(role: Role) -> i32 {
    EXCHANGE_VALUES_CP[role as usize]
}
