//! Accuracy: how close to the best play a move, or all moves of a side, came.
//!
//! Source: lichess-org/lila, `AccuracyPercent.scala`. A move's accuracy falls with the winning
//! chances that it loses; a game's is half the mean of the moves' weighted by how much was at
//! stake around each, half their harmonic mean, which punishes a single bad blunder hard.

use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use rokade_rules::Color;

/// How accurate, in percent: 0 to 100.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Accuracy(f64);

/// What a move that loses nothing would have by the fitted curve.
const CURVE_HEIGHT: f64 = 103.166_810_071_164_9;
/// How fast accuracy falls, per percent point lost.
const CURVE_FALL: f64 = 0.043_544_153_867_539_51;
/// Where the curve ends.
const CURVE_DEPTH: f64 = 3.166_924_740_191_411;
/// An allowance for the engine's own uncertainty.
const ALLOWANCE: f64 = 1.0;

/// How many plies the stake of a move is taken over: a tenth of the game, within these.
const WINDOW_PLIES: (usize, usize) = (2, 8);
/// The least and the greatest weight of a move.
const WEIGHT: (f64, f64) = (0.5, 12.0);

impl Accuracy {
    /// Of a move that loses so many percent points of winning chances.
    ///
    /// ```
    /// use rokade_coach::Accuracy;
    /// assert_eq!(Accuracy::of_move(-3.0).percent(), 100.0);
    /// assert_eq!(format!("{:.2}", Accuracy::of_move(10.0).percent()), "64.58");
    /// ```
    #[must_use]
    pub fn of_move(lost: f64) -> Accuracy {
        if lost <= 0.0 {
            return Accuracy(100.0);
        }
        let curve = CURVE_HEIGHT * (-CURVE_FALL * lost).exp() - CURVE_DEPTH + ALLOWANCE;
        Accuracy(curve.clamp(0.0, 100.0))
    }

    /// Of all moves of a side, from the evaluations of the start and after each ply; none if it
    /// has not moved.
    #[must_use]
    pub fn of_side(
        evaluations: &[Evaluation],
        first_mover: Color,
        side: Color,
    ) -> Option<Accuracy> {
        let chances: Vec<f64> = evaluations
            .iter()
            .map(|&evaluation| WinPercent::of(evaluation).of_side(side))
            .collect();
        let own_plies = usize::from(first_mover != side);
        let moves: Vec<(f64, f64)> = chances
            .windows(2)
            .zip(weights(&chances))
            .skip(own_plies)
            .step_by(2)
            .map(|(pair, weight)| (Accuracy::of_move(pair[0] - pair[1]).0, weight))
            .collect();
        if moves.is_empty() {
            return None;
        }
        let weighted = moves.iter().map(|(accuracy, weight)| accuracy * weight).sum::<f64>()
            / moves.iter().map(|(_, weight)| weight).sum::<f64>();
        let harmonic =
            moves.len() as f64 / moves.iter().map(|(accuracy, _)| accuracy.recip()).sum::<f64>();
        Some(Accuracy(f64::midpoint(weighted, harmonic)))
    }

    /// In percent.
    #[must_use]
    pub const fn percent(self) -> f64 {
        self.0
    }
}

/// The average loss of a side in hundredths of a pawn, evaluations limited as they are for winning
/// chances; none if it has not moved.
#[must_use]
pub fn average_loss_cp(evaluations: &[Evaluation], first_mover: Color, side: Color) -> Option<f64> {
    let own_plies = usize::from(first_mover != side);
    let losses: Vec<i32> = evaluations
        .windows(2)
        .skip(own_plies)
        .step_by(2)
        .map(|pair| (pair[0].centipawns_for(side) - pair[1].centipawns_for(side)).max(0))
        .collect();
    (!losses.is_empty()).then(|| f64::from(losses.iter().sum::<i32>()) / losses.len() as f64)
}

/// How much was at stake at each ply: how the chances varied in the plies before it. The first
/// plies, which have none before them, share the first window.
fn weights(chances: &[f64]) -> impl Iterator<Item = f64> {
    let plies = chances.len().saturating_sub(1);
    let size = (plies / 10).clamp(WINDOW_PLIES.0, WINDOW_PLIES.1);
    let first = &chances[..size.min(chances.len())];
    let shared = size.min(chances.len()).saturating_sub(2);
    std::iter::repeat_n(first, shared)
        .chain(chances.windows(size))
        .map(|window| standard_deviation(window).clamp(WEIGHT.0, WEIGHT.1))
}

/// Of a whole population.
fn standard_deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Accuracy and average loss of both sides.
    fn of(centipawns: &[i32]) -> [String; 2] {
        let evaluations: Vec<Evaluation> =
            centipawns.iter().map(|&value| Evaluation::Centipawns(value)).collect();
        [Color::White, Color::Black].map(|side| {
            let accuracy = Accuracy::of_side(&evaluations, Color::White, side).unwrap();
            let loss = average_loss_cp(&evaluations, Color::White, side).unwrap();
            format!("{:.3} {loss:.1}", accuracy.percent())
        })
    }

    /// The right values were computed by another program from the published formulas.
    #[test]
    fn whole_games_computed_elsewhere() {
        assert_eq!(of(&[15, 20, 30, -200, -190]), ["50.279 115.0", "97.186 10.0"]);
        // Four plies to a window.
        let long = [
            15, 59, -106, 28, 29, -22, 21, -37, 2, 65, -57, -36, 80, -6, -65, 21, 52, -21, -64, 46,
            66, -96, -17, 115, -60, -59, 89, -27, -27, 48, -64, 38, 68, -152, 56, 151, -206, 4,
            219, -187, -53, 215,
        ];
        assert_eq!(of(&long), ["77.157 55.8", "78.586 53.2"]);
    }

    #[test]
    fn one_move_that_throws_everything_away_takes_the_harmonic_mean_to_nothing() {
        let [white, _] = of(&[1_000, -1_000, -1_000, -1_000]);
        // Half of (0 × 12 + 100 × 0.5) / 12.5.
        assert_eq!(white, "2.000 1000.0");
    }

    #[test]
    fn first_mover_may_be_black() {
        let mirrored = [-15, -20, -30, 200, 190].map(Evaluation::Centipawns);
        let accuracy = Accuracy::of_side(&mirrored, Color::Black, Color::Black).unwrap();
        assert_eq!(format!("{:.3}", accuracy.percent()), "50.279");
    }

    #[test]
    fn a_side_that_has_not_moved_has_no_accuracy() {
        let one_ply = [Evaluation::INITIAL, Evaluation::Centipawns(0)];
        assert!(Accuracy::of_side(&one_ply, Color::White, Color::White).is_some());
        assert_eq!(Accuracy::of_side(&one_ply, Color::White, Color::Black), None);
        assert_eq!(Accuracy::of_side(&one_ply[..1], Color::White, Color::White), None);
        assert_eq!(Accuracy::of_side(&[], Color::White, Color::White), None);
        assert_eq!(average_loss_cp(&[], Color::White, Color::White), None);
    }
}
