//! Counting the paths of legal moves: the classic test of a move generator.
//!
//! Source: "Perft", Chess Programming Wiki.

use super::Position;
use super::legal_moves::{Visitor, count, visit};
use super::side::{Side, for_side};
use crate::board::{Role, Square, SquareSet};
use crate::movement::Move;
use alloc::vec::Vec;

/// How many paths of `depth` legal moves start here.
///
/// The last move of each path is counted, not made. No table of known
/// positions is used. Each half-move takes a frame on the stack: depths of
/// hundreds are fine, and no depth that can be counted comes near that.
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
        1 => count::<S>(position) as u64,
        _ => {
            let mut walk = Walk { position, depth, nodes: 0 };
            visit::<S, _>(position, &mut walk);
            walk.nodes
        }
    }
}

/// Plays each move and counts the paths that go on from there.
struct Walk<'a> {
    position: &'a Position,
    depth: u32,
    nodes: u64,
}

impl Walk<'_> {
    #[inline]
    fn enter<S: Side>(&mut self, next: &Position) {
        self.nodes += paths::<S::Other>(next, self.depth - 1);
    }
}

impl<S: Side> Visitor<S> for Walk<'_> {
    #[inline]
    fn piece(&mut self, role: Role, from: Square, targets: SquareSet) {
        for to in targets {
            self.enter::<S>(&self.position.after_normal::<S>(role, from, to, None));
        }
    }

    #[inline]
    fn pawns(&mut self, step: i8, targets: SquareSet) {
        for to in targets {
            let from = to.offset(-step);
            self.enter::<S>(&self.position.after_normal::<S>(Role::Pawn, from, to, None));
        }
    }

    #[inline]
    fn promotions(&mut self, step: i8, targets: SquareSet) {
        for to in targets {
            let from = to.offset(-step);
            for role in Role::PROMOTIONS {
                self.enter::<S>(&self.position.after_normal::<S>(Role::Pawn, from, to, Some(role)));
            }
        }
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.enter::<S>(&self.position.after_en_passant::<S>(from, to));
    }

    #[inline]
    fn castle(&mut self, king: Square, rook: Square) {
        self.enter::<S>(&self.position.after_castling::<S>(king, rook));
    }
}
