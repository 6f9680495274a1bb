//! Winning chances: what an evaluation means for the result.
//!
//! Source: lichess-org/scalachess, `eval.scala` (`WinPercent`): a logistic curve whose factor was
//! fitted on 75,000 positions of rapid games between players rated over 2300. It is tied to strong
//! players: for beginners the curve would be flatter, about half as steep.

use crate::evaluation::Evaluation;
use rokade_rules::Color;

/// How steep the curve is, per hundredth of a pawn.
const STEEPNESS_PER_CP: f64 = 0.003_682_08;

/// The share of the points that White can expect, in percent: 0 to 100.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct WinPercent(f64);

impl WinPercent {
    /// The chances in a position of this worth.
    ///
    /// ```
    /// use rokade_coach::{Evaluation, WinPercent};
    /// use rokade_rules::Color;
    /// let a_pawn_up = WinPercent::of(Evaluation::Centipawns(100));
    /// assert_eq!(format!("{:.2}", a_pawn_up.of_side(Color::White)), "59.10");
    /// assert_eq!(format!("{:.2}", a_pawn_up.of_side(Color::Black)), "40.90");
    /// ```
    #[must_use]
    pub fn of(evaluation: Evaluation) -> WinPercent {
        let centipawns = f64::from(evaluation.centipawns_for(Color::White));
        WinPercent(50.0 + 50.0 * (2.0 / (1.0 + (-STEEPNESS_PER_CP * centipawns).exp()) - 1.0))
    }

    /// The chances of a side.
    #[must_use]
    pub fn of_side(self, color: Color) -> f64 {
        if color == Color::White { self.0 } else { 100.0 - self.0 }
    }

    /// How many points of its chances a side has lost on the way to another position; below zero
    /// when it has gained.
    #[must_use]
    pub fn lost_by(self, color: Color, after: WinPercent) -> f64 {
        self.of_side(color) - after.of_side(color)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn percent(centipawns: i32) -> f64 {
        WinPercent::of(Evaluation::Centipawns(centipawns)).of_side(Color::White)
    }

    #[test]
    fn chances_computed_by_hand() {
        // 100 / (1 + e^(-0.00368208 × centipawns)), to ten digits outside this program.
        for (centipawns, expected) in
            [(0, 50.0), (15, 51.380_4), (300, 75.112_6), (1_000, 97.544_7), (9_999, 97.544_7)]
        {
            let found = percent(centipawns);
            assert!((found - expected).abs() < 5e-4, "{centipawns}: {found}");
            assert!((percent(-centipawns) - (100.0 - expected)).abs() < 5e-4);
        }
    }
}
