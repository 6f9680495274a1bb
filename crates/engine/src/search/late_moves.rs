//! Late move reductions: what comes late in the order is looked at less
//! deeply, until it proves to be good.
//!
//! Idea: "Late Move Reductions", Chess Programming Wiki; the logarithmic shape
//! of the reduction is common knowledge of engine authors. Counting refutations
//! is an idea of candirufish, "fail high count lmr", Stockfish, pull request
//! 4004, 2022.

use super::Search;
use super::here::Here;
use super::kind::Kind;
use super::node::Scene;
use super::principal_variation::Turn;
use crate::hash_table::PackedMove;
use crate::ordering::{Candidate, is_noisy};
use crate::parameters::search::{
    CAPTURE_REMEMBERED_64THS, CHECK_64THS, CUT_64THS, FULL_DEPTH_MOVES, HISTORY_PER_PLY,
    KEPT_EXPECTATION, LATE_MOVES_BASE, LATE_MOVES_DIVISOR, LATE_MOVES_FROM_PLIES,
    NOT_IMPROVING_64THS, PRINCIPAL_64THS, REFUTED_64THS, REFUTED_OFTEN, ROOT_64THS,
    SACRIFICE_64THS,
};

/// The greatest depth and place that the table tells apart.
const TABLE_SIZE: usize = 64;

/// The reduction of a quiet move by depth and place, in 64ths of a half-move.
///
/// Whole numbers only, so that every machine reduces alike.
static REDUCTIONS: [[u16; TABLE_SIZE]; TABLE_SIZE] = reductions();

const fn reductions() -> [[u16; TABLE_SIZE]; TABLE_SIZE] {
    let mut table = [[0; TABLE_SIZE]; TABLE_SIZE];
    let mut depth = 1;
    while depth < TABLE_SIZE {
        let mut place = 1;
        while place < TABLE_SIZE {
            let product = log2_in_64ths(depth as u32) * log2_in_64ths(place as u32);
            let growing = product as i32 / LATE_MOVES_DIVISOR;
            table[depth][place] = (LATE_MOVES_BASE + growing) as u16;
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
    /// How a child is to be searched after so many others: the further back in
    /// the order, the less deeply at first.
    pub(super) fn turn(
        &self,
        here: &Here,
        child: &Here,
        candidate: Candidate,
        scene: &Scene,
        searched: usize,
    ) -> Turn {
        let is_remembered = scene.remembered == Some(PackedMove::of(candidate.chess_move));
        let extension = if is_remembered { scene.extension } else { 0 };
        let depth = scene.depth - 1 + extension;
        let full = Turn { place: searched, depth, reduction: 0, parent: scene.kind };
        let is_late = scene.depth >= LATE_MOVES_FROM_PLIES && searched >= FULL_DEPTH_MOVES;
        let is_noisy = is_noisy(&here.position, candidate.chess_move);
        let is_good_capture = is_noisy && !candidate.is_losing();
        if !is_late || is_remembered || is_good_capture {
            return full;
        }
        let mut reduction = base(scene.depth, searched);
        if is_noisy {
            reduction -= SACRIFICE_64THS;
        } else {
            reduction -= candidate.rank.min(KEPT_EXPECTATION) * 64 / HISTORY_PER_PLY;
            // Where a capture is best, little can be expected of a quiet move.
            let board = here.position.board();
            let is_capture_best = scene.remembered.is_some_and(|best| best.is_noisy_on(board));
            reduction += if is_capture_best { CAPTURE_REMEMBERED_64THS } else { 0 };
        }
        reduction += match scene.kind {
            // On the principal variation more care is worth its price.
            Kind::Principal if here.ply == 0 => -PRINCIPAL_64THS - ROOT_64THS,
            Kind::Principal => -PRINCIPAL_64THS,
            // Where a refutation is expected it should have come by now.
            Kind::Cut => CUT_64THS,
            Kind::All => 0,
        };
        // What refutes one move refutes its neighbours too.
        let is_refuted_often = self.frames.refutations(here.ply + 1) > REFUTED_OFTEN;
        reduction += if is_refuted_often { REFUTED_64THS } else { 0 };
        reduction += if scene.is_improving { 0 } else { NOT_IMPROVING_64THS };
        reduction -= if child.is_check() || here.is_check() { CHECK_64THS } else { 0 };
        // At least one half-move is left to look.
        Turn { reduction: (reduction / 64).clamp(0, (depth - 1).max(0)), ..full }
    }

    /// How much less deeply a quiet move at this place is looked at as a rule,
    /// in half-moves.
    pub(super) fn usual_reduction(&self, depth: i32, place: usize) -> i32 {
        base(depth, place) / 64
    }
}

fn base(depth: i32, place: usize) -> i32 {
    i32::from(REDUCTIONS[depth.unsigned_abs().min(63) as usize][place.min(63)])
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
        assert!(REDUCTIONS[63][63] < 64 * 64);
    }
}
