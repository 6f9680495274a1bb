//! Whether White's last move could be mate, wherever the roamers are.
//!
//! A check is given by what has moved, or through the square that it left: before
//! the move Black was not in check, for it was White's turn. If one man alone can
//! have given it, from one square, and a black man that is certainly there and
//! can never be pinned captures it, it is no mate. Otherwise the pieces are fitted
//! together as for a wall.

use super::moves::attacks;
use super::{Key, Outliner, Places};
use crate::board::{Color, Role, Square, SquareSet};
use crate::ending::dead_position::reach::{Reach, Reachable};
use crate::ending::dead_position::wall;
use crate::movement::{between, diagonal_lines, pawn_attacks, straight_lines};
use arrayvec::ArrayVec;

/// What moved last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mover {
    /// A king, or what is no roamer and gives no check.
    King,
    /// A pawn, which now stands here.
    Pawn(Square),
    /// The roamer with this number.
    Roamer(usize),
}

/// A move that was made.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub(super) by: Mover,
    /// Where the mover might have come from, and what it captured in passing.
    pub(super) vacated: SquareSet,
}

impl Outliner {
    /// Whether White's last move could have mated.
    pub(super) fn could_be_mate(&self, key: &Key, places: &Places, made: Made) -> bool {
        let king = key.kings[Color::Black as usize];
        let taken = self.taken(key, places);
        let through = |at: Square| between(at, king).meets(made.vacated);
        let is_discovered = self.men.iter().zip(places.squares).any(|(man, squares)| {
            man.color == Color::White
                && man.role != Role::Knight
                && (attacks(man.role, king, taken) & squares).into_iter().any(through)
        });
        let direct = match made.by {
            Mover::King => SquareSet::EMPTY,
            Mover::Pawn(at) => pawn_attacks(Color::Black, king) & SquareSet::of(at),
            Mover::Roamer(number) => {
                attacks(self.men[number].role, king, taken) & places.squares[number]
            }
        };
        if !is_discovered && (direct.is_empty() || self.is_surely_captured(key, places, direct)) {
            return false;
        }
        self.mate_fits(key, places, made)
    }

    /// Whether a black man certainly captures what gives check, from wherever it does.
    fn is_surely_captured(&self, key: &Key, places: &Places, checkers: SquareSet) -> bool {
        let Some(at) = checkers.single() else { return false };
        let king = key.kings[Color::Black as usize];
        let pinned = straight_lines(king) | diagonal_lines(king);
        if !((pawn_attacks(Color::White, at) & key.pawns[1]) - pinned).is_empty() {
            return true;
        }
        let may_be = self.may_be_taken(key, places);
        (0..self.men.len()).any(|number| {
            let man = self.men[number];
            let square = places.squares[number].single();
            square.is_some_and(|from| {
                man.color == Color::Black
                    && !places.may_be_gone(number)
                    && !pinned.contains(from)
                    && attacks(man.role, from, may_be).contains(at)
            })
        })
    }

    /// Whether the pieces can be put together to a mate.
    fn mate_fits(&self, key: &Key, places: &Places, made: Made) -> bool {
        let mut pieces = ArrayVec::new();
        let mut is_full = false;
        let mut put = |color, role, squares, promoted| {
            // What began where plays no part, but tells the pieces apart.
            let from = Square::from_low_bits(pieces.len() as u8);
            let piece = Reach { from, color, role, squares, promoted, leaves: true };
            is_full |= pieces.try_push(piece).is_err();
            from
        };
        let mut moved = None;
        for (number, (man, squares)) in self.men.iter().zip(places.squares).enumerate() {
            let from = put(man.color, man.role, squares, SquareSet::EMPTY);
            if made.by == Mover::Roamer(number) {
                moved = Some(from);
            }
        }
        for color in Color::ALL {
            let king = SquareSet::of(key.kings[color as usize]);
            put(color, Role::King, king, SquareSet::EMPTY);
            for pawn in key.pawns[color as usize] {
                let from = put(color, Role::Pawn, SquareSet::of(pawn), SquareSet::EMPTY);
                if made.by == Mover::Pawn(pawn) {
                    moved = Some(from);
                }
            }
        }
        if !places.crowd.is_empty() {
            for _ in key.pawns[Color::Black as usize].len()..self.black_pawns {
                put(Color::Black, Role::Pawn, SquareSet::EMPTY, places.crowd);
            }
        }
        let reachable = Reachable { pieces, open: !self.taken(key, places) };
        is_full
            || wall::could_fit_with(&reachable, |checker, at, king| {
                moved == Some(checker.from) || between(at, king).meets(made.vacated)
            })
    }
}
