//! Lines on an empty board: between two squares, and from one to the edges.

use crate::board::{Square, SquareSet};

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

static STRAIGHT_LINES: [SquareSet; 64] = lines(&STRAIGHT);
static DIAGONAL_LINES: [SquareSet; 64] = lines(&DIAGONAL);
static BETWEEN: [[SquareSet; 64]; 64] = between_table();

/// The other squares of the square's file and rank.
#[must_use]
#[inline]
pub fn straight_lines(from: Square) -> SquareSet {
    STRAIGHT_LINES[from.index()]
}

/// The other squares of the square's diagonals.
#[must_use]
#[inline]
pub fn diagonal_lines(from: Square) -> SquareSet {
    DIAGONAL_LINES[from.index()]
}

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

const fn lines(directions: &[(i8, i8); 4]) -> [SquareSet; 64] {
    let mut table = [SquareSet::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (files, ranks) = directions[direction];
            let mut here = Square::ALL[from];
            while let Some(next) = here.translated(files, ranks) {
                table[from].insert(next);
                here = next;
            }
            direction += 1;
        }
        from += 1;
    }
    table
}

const fn between_table() -> [[SquareSet; 64]; 64] {
    let mut table = [[SquareSet::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) =
                if direction < 4 { STRAIGHT[direction] } else { DIAGONAL[direction - 4] };
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
