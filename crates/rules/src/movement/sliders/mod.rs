//! The pieces that slide: bishop, rook and queen. Law: FIDE 3.2–3.5.
//!
//! Two ways to the same answer. [`subtraction`] needs four kilobytes of masks
//! and no special instruction. `extraction` looks the answer up in a table of
//! 841 kilobytes and needs the BMI2 instruction `pext`; it is compiled in only
//! where the target is known to have it, so that the portable build and the
//! browser stay small. A test compares the two on every square.

#[cfg(any(target_feature = "bmi2", test))]
mod extraction;
mod subtraction;

use crate::board::{Square, SquareSet};

#[cfg(target_feature = "bmi2")]
use extraction as way;
#[cfg(not(target_feature = "bmi2"))]
use subtraction as way;

/// The squares a bishop attacks on a board with these occupied squares.
///
/// Law: FIDE 3.2, 3.5.
#[must_use]
#[inline]
pub fn bishop_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    way::bishop_attacks(from, occupied)
}

/// The squares a rook attacks on a board with these occupied squares.
///
/// Law: FIDE 3.3, 3.5.
#[must_use]
#[inline]
pub fn rook_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    way::rook_attacks(from, occupied)
}

/// The squares a queen attacks on a board with these occupied squares.
///
/// Law: FIDE 3.4, 3.5.
#[must_use]
#[inline]
pub fn queen_attacks(from: Square, occupied: SquareSet) -> SquareSet {
    bishop_attacks(from, occupied) | rook_attacks(from, occupied)
}
