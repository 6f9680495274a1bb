//! Sliding by subtraction, on any machine.
//!
//! On one line, take the blocker nearest below the piece and the one nearest
//! above it. Twice the bit above minus the bit below leaves exactly the run of
//! squares from one to the other; without a blocker the run goes on to the
//! edge by itself.
//!
//! Idea: obstruction difference, M. Hoffmann, described in the Chess
//! Programming Wiki.

use crate::board::{Square, SquareSet};

/// One line through a square, split at that square.
#[derive(Clone, Copy)]
struct Line {
    below: u64,
    above: u64,
}

const FILE: usize = 0;
const RANK: usize = 1;
const DIAGONAL: usize = 2;
const ANTIDIAGONAL: usize = 3;

/// The four lines through every square.
static LINES: [[Line; 4]; 64] = lines();

const fn lines() -> [[Line; 4]; 64] {
    const UPWARDS: [(i8, i8); 4] = [(0, 1), (1, 0), (1, 1), (-1, 1)];
    let mut table = [[Line { below: 0, above: 0 }; 4]; 64];
    let mut index = 0;
    while index < 64 {
        let mut line = 0;
        while line < 4 {
            let (files, ranks) = UPWARDS[line];
            table[index][line] = Line {
                below: ray(Square::ALL[index], -files, -ranks),
                above: ray(Square::ALL[index], files, ranks),
            };
            line += 1;
        }
        index += 1;
    }
    table
}

/// The squares met when going on in one direction to the edge.
const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut squares = SquareSet::EMPTY;
    let mut here = from;
    while let Some(next) = here.translated(files, ranks) {
        squares.insert(next);
        here = next;
    }
    squares.bits()
}

impl Line {
    #[inline]
    const fn attacks(self, occupied: u64) -> u64 {
        let below = self.below & occupied;
        let above = self.above & occupied;
        // From the highest blocker below (or a1, where the line cannot pass by
        // accident) up to h8, as a negative number.
        let from_below = u64::MAX << (63 - (below | 1).leading_zeros());
        let lowest_above = above & above.wrapping_neg();
        (self.below | self.above) & lowest_above.wrapping_shl(1).wrapping_add(from_below)
    }
}

#[inline]
pub(super) const fn bishop_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    let lines = &LINES[from.index()];
    SquareSet::from_bits(
        lines[DIAGONAL].attacks(occupied.bits()) | lines[ANTIDIAGONAL].attacks(occupied.bits()),
    )
}

#[inline]
pub(super) const fn rook_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    let lines = &LINES[from.index()];
    SquareSet::from_bits(
        lines[FILE].attacks(occupied.bits()) | lines[RANK].attacks(occupied.bits()),
    )
}
