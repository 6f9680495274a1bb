//! The squares between two squares on one line.

use crate::board::{Square, SquareSet};

static BETWEEN: [[SquareSet; 64]; 64] = between_table();

/// The squares strictly between two squares of one rank, file or diagonal;
/// none if they share no line.
///
/// ```
/// use rokade_rules::{movement::between, Square, SquareSet};
/// assert_eq!(between(Square::A1, Square::A3), SquareSet::of(Square::A2));
/// assert!(between(Square::A1, Square::B3).is_empty());
/// ```
#[must_use]
#[inline]
pub fn between(a: Square, b: Square) -> SquareSet {
    BETWEEN[a.index()][b.index()]
}

const fn between_table() -> [[SquareSet; 64]; 64] {
    const DIRECTIONS: [(i8, i8); 8] =
        [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let mut table = [[SquareSet::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            let mut passed = SquareSet::EMPTY;
            let mut here = Square::ALL[from];
            while let Some(next) = here.translated(files, ranks) {
                table[from][next.index()] = passed;
                passed.insert(next);
                here = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}
