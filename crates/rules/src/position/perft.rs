//! Counting the paths of legal moves: the classic test of a move generator.
//!
//! Source: "Perft", Chess Programming Wiki.

use super::Position;
use super::legal_moves::{Each, visit};
use super::side::{Side, for_side};
use crate::movement::Move;
use alloc::vec::Vec;

/// How many paths of `depth` legal moves start here.
///
/// The last move of each path is counted, not made. No table of known
/// positions is used.
///
/// ```
/// use rokade_rules::{position::perft::perft, Position};
/// assert_eq!(perft(&Position::initial(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    for_side!(position.turn(), S => paths::<S>(position, depth))
}

/// The same for each first move on its own; nothing at depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().into_iter().map(|m| (m, perft(&position.after(m), rest))).collect()
}

fn paths<S: Side>(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => {
            let mut nodes = 0;
            visit::<S, _>(
                position,
                &mut Each(|m| {
                    nodes += paths::<S::Other>(&position.after_move_of::<S>(m), depth - 1);
                }),
            );
            nodes
        }
    }
}
