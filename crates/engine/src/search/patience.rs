//! How much longer, or less long, to think than was planned.
//!
//! If nearly all work went into one move and that move has been the best for
//! long, nothing will change; if the best move changes or its score falls, it
//! pays to look on.
//!
//! Idea: "Time Management", Chess Programming Wiki.

use super::root::RootMoves;
use crate::parameters::search::{
    PATIENCE_BASE_PERMILLE, PATIENCE_FALL_LIMIT_CP, PATIENCE_FALL_PERMILLE_PER_CP,
    PATIENCE_PERMILLE_OF_EFFORT, PATIENCE_STEADY_ITERATIONS, PATIENCE_STEADY_PERMILLE,
};
use crate::score::Score;
use rokade_rules::Move;

/// What the iterations so far have shown.
#[derive(Clone, Default, Debug)]
pub(super) struct Patience {
    best: Option<Move>,
    score: Option<Score>,
    /// For how many iterations the best move has been the same.
    steady: u32,
    stretch_permille: Option<u32>,
}

impl Patience {
    /// Takes in what an iteration has found.
    pub(super) fn iteration_finished(&mut self, moves: &RootMoves) {
        let Some(best) = moves.best() else { return };
        let is_same = self.best.replace(best.chess_move) == Some(best.chess_move);
        self.steady = if is_same { self.steady + 1 } else { 0 };
        let fall = self.score.replace(best.score).map_or(0, |before| before.above(best.score));
        self.stretch_permille = Some(stretched(moves.effort_permille(), self.steady, fall));
    }

    /// What the planned time is to be multiplied by, in thousandths.
    pub(super) fn stretch_permille(&self) -> u32 {
        self.stretch_permille.unwrap_or(1_000)
    }
}

fn stretched(effort_permille: u64, steady: u32, fall_cp: i32) -> u32 {
    let effort = effort_permille as u32 * PATIENCE_PERMILLE_OF_EFFORT / 1_000;
    let by_effort = PATIENCE_BASE_PERMILLE.saturating_sub(effort);
    let unsteady = PATIENCE_STEADY_ITERATIONS - steady.min(PATIENCE_STEADY_ITERATIONS);
    let by_steadiness = PATIENCE_STEADY_PERMILLE[unsteady as usize];
    let fall = fall_cp.clamp(0, PATIENCE_FALL_LIMIT_CP).unsigned_abs();
    let by_fall = 1_000 + fall * PATIENCE_FALL_PERMILLE_PER_CP;
    by_effort * by_steadiness / 1_000 * by_fall / 1_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_clear_takes_less_time_and_what_is_not_takes_more() {
        let clear = stretched(980, 9, 0);
        let usual = stretched(650, 3, 0);
        let unclear = stretched(300, 0, 40);
        assert!(clear < 700, "{clear}");
        assert!((800..1_250).contains(&usual), "{usual}");
        assert!(unclear > 1_700, "{unclear}");
        assert!(stretched(0, 0, i32::MAX) < 5_000);
    }
}
