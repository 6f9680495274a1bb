//! The pieces that do not slide: king, knight, and the capturing pawn.
//!
//! Law: FIDE 3.6 (knight), 3.7.1.3 (pawn captures), 3.8.1 (king).

use crate::board::{ByColor, Color, Square, SquareSet};

const KNIGHT_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

static KNIGHT: [SquareSet; 64] = leaps(&KNIGHT_STEPS);
static KING: [SquareSet; 64] = leaps(&KING_STEPS);
static PAWN: ByColor<[SquareSet; 64]> =
    ByColor::new(leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)]));

/// Where each of `steps` leads from every square.
const fn leaps(steps: &[(i8, i8)]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(to) = Square::ALL[index].translated(steps[step].0, steps[step].1) {
                table[index].insert(to);
            }
            step += 1;
        }
        index += 1;
    }
    table
}

/// The squares a knight attacks. Law: FIDE 3.6.
#[must_use]
#[inline]
pub fn knight_attacks(from: Square) -> SquareSet {
    KNIGHT[from.index()]
}

/// The squares a king attacks. Law: FIDE 3.8.1.
#[must_use]
#[inline]
pub fn king_attacks(from: Square) -> SquareSet {
    KING[from.index()]
}

/// The squares a pawn attacks. Law: FIDE 3.7.1.3.
#[must_use]
#[inline]
pub fn pawn_attacks(color: Color, from: Square) -> SquareSet {
    PAWN[color][from.index()]
}
