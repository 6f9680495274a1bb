//! Late move reductions: what comes late in the order is looked at less
//! deeply, until it proves to be good.
//!
//! Idea: "Late Move Reductions", Chess Programming Wiki; the logarithmic shape
//! of the reduction is common knowledge of engine authors.

use super::Search;
use super::here::Here;
use super::principal_variation::Turn;
use crate::ordering::{Candidate, is_noisy};
use crate::parameters::search::{
    FULL_DEPTH_MOVES, HISTORY_PER_PLY, LATE_MOVES_BASE, LATE_MOVES_DIVISOR, LATE_MOVES_FROM_PLIES,
};
use crate::window::Window;

/// The greatest depth and place that the table tells apart.
const TABLE_SIZE: usize = 64;

/// The reduction of a quiet move by depth and place, in half-moves.
///
/// Whole numbers only, so that every machine reduces alike.
static REDUCTIONS: [[u8; TABLE_SIZE]; TABLE_SIZE] = reductions();

const fn reductions() -> [[u8; TABLE_SIZE]; TABLE_SIZE] {
    let mut table = [[0; TABLE_SIZE]; TABLE_SIZE];
    let mut depth = 1;
    while depth < TABLE_SIZE {
        let mut place = 1;
        while place < TABLE_SIZE {
            let product = log2_in_64ths(depth as u32) * log2_in_64ths(place as u32);
            let growing = product as i32 / LATE_MOVES_DIVISOR;
            table[depth][place] = ((LATE_MOVES_BASE + growing) / 64) as u8;
            place += 1;
        }
        depth += 1;
    }
    table
}

/// The logarithm to base 2 of a number from 1, in 64ths, rounded down.
const fn log2_in_64ths(number: u32) -> u32 {
    let whole = number.ilog2();
    // The number scaled to lie in 1..2, with 31 bits behind the point; each
    // squaring brings out one more binary digit of its logarithm.
    let mut scaled = (number as u64) << (31 - whole);
    let mut fraction = 0;
    let mut digit = 32;
    while digit > 0 {
        scaled = (scaled * scaled) >> 31;
        if scaled >> 32 != 0 {
            scaled >>= 1;
            fraction += digit;
        }
        digit /= 2;
    }
    whole * 64 + fraction
}

impl Search<'_> {
    /// How a child is to be searched: the further back in the order, the less
    /// deeply at first.
    pub(super) fn turn(
        &self,
        here: &Here,
        child: &Here,
        candidate: Candidate,
        place: usize,
        window: Window,
        depth: i32,
    ) -> Turn {
        let full = Turn { place, depth: depth - 1, reduction: 0 };
        let is_late = depth >= LATE_MOVES_FROM_PLIES && place >= FULL_DEPTH_MOVES;
        let is_sharp = here.is_check()
            || child.is_check()
            || is_noisy(&here.position, candidate.chess_move)
            || self.experience.killers.contains(here.ply, candidate.chess_move);
        if !is_late || is_sharp {
            return full;
        }
        let history = self.experience.history.standing(here.position.turn(), candidate.chess_move);
        let reduction = REDUCTIONS[depth.unsigned_abs().min(63) as usize][place.min(63)];
        let reduction = i32::from(reduction)
            // On the principal variation more care is worth its price.
            - i32::from(!window.is_null())
            - history / HISTORY_PER_PLY;
        // At least one half-move is left to look.
        Turn { reduction: reduction.clamp(0, depth - 2), ..full }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right() {
        for (number, expected) in [(1, 0), (2, 64), (3, 101), (4, 128), (10, 212), (63, 382)] {
            assert_eq!(log2_in_64ths(number), expected);
        }
    }

    #[test]
    fn later_and_deeper_is_never_reduced_less() {
        for depth in 1..TABLE_SIZE - 1 {
            for place in 1..TABLE_SIZE - 1 {
                let here = REDUCTIONS[depth][place];
                assert!(REDUCTIONS[depth + 1][place] >= here);
                assert!(REDUCTIONS[depth][place + 1] >= here);
            }
        }
        assert!(REDUCTIONS[63][63] < 64);
    }
}
