//! Whether a mate can be put together with each piece in one place only.
//!
//! The quick look of [`super::wall`] lets every piece be wherever it is wanted,
//! at several places at once. Here each piece is used once: the checker stands
//! on one square, the mating king on one, and every other square beside the
//! mated king is taken by one of its own pieces, a different one for each, or
//! attacked by another piece of the mating side from one square of its set.
//! That no choice fits is still a proof: a mate on the board is such a choice.
//!
//! Cost: some ten microseconds in most positions, a few milliseconds where kings
//! and pieces are many; it is asked only when the guided search has given up.

use super::reach::{Reach, Reachable};
use super::wall::Scene;
use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::king_attacks;
use arrayvec::ArrayVec;

/// Pieces that can help: as many as a board has, without the kings.
const MOST_PIECES: usize = 32;

/// Different ways in which one piece attacks squares beside a king: no more
/// than it has squares.
const MOST_WAYS: usize = 64;

/// What one piece of the mating side can attack around the king, each from one square.
struct Helper<'a> {
    piece: &'a Reach,
    ways: ArrayVec<SquareSet, MOST_WAYS>,
}

/// Everything that could surround one square of the mated king.
struct Fitting<'a> {
    blockers: ArrayVec<SquareSet, MOST_PIECES>,
    helpers: ArrayVec<Helper<'a>, MOST_PIECES>,
}

/// Whether the king could be mated on a square, each piece being in one place.
pub(super) fn could_mate_on(
    scene: &Scene<'_>,
    reachable: &Reachable,
    king: Square,
    may_check: impl Fn(&Reach, Square) -> bool,
) -> bool {
    let around = king_attacks(king);
    let blocked = scene.blocked().without(king);
    let mut fitting = Fitting { blockers: ArrayVec::new(), helpers: ArrayVec::new() };
    for piece in &reachable.pieces {
        if piece.color == Color::Black && piece.role != Role::King {
            let squares = piece.anywhere() & around;
            if !squares.is_empty() {
                fitting.blockers.push(squares);
            }
        }
    }
    for piece in scene.mating() {
        let ways = piece.anywhere().without(king).into_iter();
        let ways = ways.map(|at| scene.attacks_from(piece, at, king, blocked));
        fitting.helpers.push(Helper { piece, ways: greatest(ways) });
    }
    let kings = (scene.mating_kings() - around).without(king).into_iter();
    let kings = greatest(kings.map(|at| king_attacks(at) & around));
    scene.mating().any(|checker| {
        let places = scene.attackers(checker, king, blocked).into_iter();
        places.filter(|&at| may_check(checker, at)).any(|at| {
            let needed = around - scene.attacks_from(checker, at, king, blocked);
            kings.iter().any(|&near| fitting.covers(needed - near, checker, at, 0, 0))
        })
    })
}

impl Fitting<'_> {
    /// Whether what is needed can be covered by pieces not used yet.
    fn covers(
        &self,
        needed: SquareSet,
        checker: &Reach,
        at: Square,
        used_blockers: u32,
        used_helpers: u32,
    ) -> bool {
        let Some(square) = needed.first() else { return true };
        for (number, helper) in self.helpers.iter().enumerate() {
            let is_free = used_helpers >> number & 1 == 0 && helper.piece.from != checker.from;
            if !is_free {
                continue;
            }
            for &way in helper.ways.iter().filter(|way| way.contains(square)) {
                let used = used_helpers | 1 << number;
                if self.covers(needed - way, checker, at, used_blockers, used) {
                    return true;
                }
            }
        }
        // The checker's own square cannot be blocked, only protected.
        square != at
            && self.blockers.iter().enumerate().any(|(number, squares)| {
                used_blockers >> number & 1 == 0
                    && squares.contains(square)
                    && self.covers(
                        needed.without(square),
                        checker,
                        at,
                        used_blockers | 1 << number,
                        used_helpers,
                    )
            })
    }
}

/// Those sets that are not part of another.
fn greatest(sets: impl Iterator<Item = SquareSet>) -> ArrayVec<SquareSet, MOST_WAYS> {
    let mut greatest: ArrayVec<SquareSet, MOST_WAYS> = ArrayVec::new();
    for set in sets {
        if greatest.iter().any(|&other| set.is_within(other)) {
            continue;
        }
        greatest.retain(|other| !other.is_within(set));
        greatest.push(set);
    }
    greatest
}
