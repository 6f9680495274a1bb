//! The king's shelter in the middle game.
//!
//! Idea: "King Safety: pawn shield", Chess Programming Wiki.

use super::Tapered;
use super::pawns::open_files;
use super::seen::{Seen, sideways};
use crate::parameters::evaluation::{FAR_SHIELD, NEAR_SHIELD, OPEN_FILE_AT_KING};
use rokade_rules::{Rank, Role, SquareSet};

/// What the pawns before a side's king are worth to it.
pub(super) fn shelter(seen: &Seen) -> Tapered {
    let king = SquareSet::of(seen.own_king());
    let (west, east) = sideways(king);
    let beside = king | west | east;
    let near = SquareSet::from_bits(beside.bits() << 8);
    let far = SquareSet::from_bits(beside.bits() << 16);
    let pawns = seen.own(Role::Pawn);
    let (half_open, _) = open_files(seen);
    // One square of each file stands for the file.
    let row = SquareSet::rank(Rank::ALL[seen.own_king().rank() as usize]);
    NEAR_SHIELD * (pawns & near).len() as i32
        + FAR_SHIELD * (pawns & far).len() as i32
        + OPEN_FILE_AT_KING * (beside & row & half_open).len() as i32
}
