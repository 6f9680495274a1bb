//! Pawns: doubled, isolated and passed.
//!
//! Idea: "Pawn Structure" and "Pawn Spans", Chess Programming Wiki.

use super::Tapered;
use super::seen::{Seen, king_steps, sideways, whole_files, with_all_below};
use crate::parameters::evaluation::{
    DOUBLED_PAWN, ISOLATED_PAWN, PASSED_PAWN, PASSED_PAWN_ENEMY_KING_CP, PASSED_PAWN_OWN_KING_CP,
    PROTECTED_PASSED_PAWN,
};
use rokade_rules::{Rank, Role, Square, SquareSet};

/// What a side's pawns are worth beyond themselves.
pub(super) fn worth(seen: &Seen) -> Tapered {
    let own = seen.own(Role::Pawn);
    DOUBLED_PAWN * doubled(own).len() as i32
        + ISOLATED_PAWN * isolated(own).len() as i32
        + passed(seen).into_iter().map(|pawn| passed_worth(seen, pawn)).sum()
}

/// The pawns that stand behind another of their side.
fn doubled(own: SquareSet) -> SquareSet {
    own & below(own)
}

/// The pawns without a neighbour on the next files.
fn isolated(own: SquareSet) -> SquareSet {
    let (west, east) = sideways(whole_files(own));
    own - (west | east)
}

/// The foremost pawns that no enemy pawn stands before, on their own file or
/// beside it.
fn passed(seen: &Seen) -> SquareSet {
    let own = seen.own(Role::Pawn);
    let enemy = seen.enemy(Role::Pawn);
    let (west, east) = sideways(enemy);
    own - (below(enemy | west | east) | doubled(own))
}

/// All squares below those of a set.
fn below(set: SquareSet) -> SquareSet {
    with_all_below(SquareSet::from_bits(set.bits() >> 8))
}

fn passed_worth(seen: &Seen, pawn: Square) -> Tapered {
    let rank = pawn.rank();
    let mut worth = PASSED_PAWN[rank as usize];
    if seen.own_pawn_attacks().contains(pawn) {
        worth += PROTECTED_PASSED_PAWN;
    }
    // A legal pawn always has a square before it.
    let ahead = pawn.translated(0, 1).unwrap_or(pawn);
    let kings = PASSED_PAWN_ENEMY_KING_CP * king_steps(seen.enemy_king(), ahead)
        + PASSED_PAWN_OWN_KING_CP * king_steps(seen.own_king(), ahead);
    worth + Tapered::new(0, kings * (rank as i32 - Rank::Second as i32))
}

/// The squares that no enemy pawn attacks or can come to attack.
pub(super) fn beyond_enemy_pawns(seen: &Seen) -> SquareSet {
    !with_all_below(seen.enemy_pawn_attacks())
}

/// The files without an own pawn, and those without any.
pub(super) fn open_files(seen: &Seen) -> (SquareSet, SquareSet) {
    let half_open = !whole_files(seen.own(Role::Pawn));
    (half_open, half_open - whole_files(seen.enemy(Role::Pawn)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares<const N: usize>(list: [Square; N]) -> SquareSet {
        SquareSet::from_iter(list)
    }

    #[test]
    fn doubled_and_isolated_pawns_are_found() {
        let pawns = squares([Square::A2, Square::C2, Square::C4, Square::D3, Square::H7]);
        assert_eq!(doubled(pawns), squares([Square::C2]));
        assert_eq!(isolated(pawns), squares([Square::A2, Square::H7]));
    }

    #[test]
    fn below_leaves_the_squares_themselves_out() {
        assert_eq!(below(squares([Square::B3])), squares([Square::B2, Square::B1]));
    }
}
