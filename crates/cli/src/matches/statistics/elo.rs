//! The difference of strength, with how sure it is.

use super::pairs::{Moments, Pairs};

/// A difference of strength in Elo, and the bounds between which it lies with a
/// probability of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Elo {
    pub(crate) difference: f64,
    pub(crate) least: f64,
    pub(crate) most: f64,
    /// The probability that the first engine is the stronger one.
    pub(crate) superiority: f64,
}

/// How many standard deviations hold 95 % of a normal distribution.
const SURE: f64 = 1.959_964;

/// The largest difference that is told; beyond it a score is as good as 1.
const MOST_ELO: f64 = 2_000.0;

impl Elo {
    /// What these results say; `None` before the first pair.
    pub(crate) fn of(pairs: &Pairs) -> Option<Elo> {
        let Moments { pairs, mean, variance } = pairs.moments()?;
        let deviation = (variance / pairs).sqrt();
        Some(Elo {
            difference: elo_of_score(mean),
            least: elo_of_score(mean - SURE * deviation),
            most: elo_of_score(mean + SURE * deviation),
            superiority: normal((mean - 0.5) / deviation),
        })
    }
}

/// The difference that lets a score between 0 and 1 be expected.
pub(crate) fn elo_of_score(score: f64) -> f64 {
    let odds = score / (1.0 - score);
    if score <= 0.0 {
        -MOST_ELO
    } else if score >= 1.0 {
        MOST_ELO
    } else {
        (400.0 * odds.log10()).clamp(-MOST_ELO, MOST_ELO)
    }
}

/// The score between 0 and 1 that a difference lets expect.
pub(crate) fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The normal distribution up to so many deviations.
///
/// Source: M. Abramowitz and I. Stegun, *Handbook of Mathematical Functions*,
/// 1964, 26.2.17; its error is below 10⁻⁷.
fn normal(deviations: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * deviations.abs());
    let sum = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530]
        .iter()
        .fold(0.0, |sum, factor| (sum + factor) * t);
    let density = (-deviations * deviations / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    if deviations < 0.0 { density * sum } else { 1.0 - density * sum }
}

#[cfg(test)]
mod tests {
    use super::super::Points;
    use super::*;

    #[test]
    fn the_scale_is_elos() {
        assert!(elo_of_score(0.5).abs() < 1e-9);
        assert!((elo_of_score(0.75) - 190.85).abs() < 0.01);
        assert!((score_of_elo(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert_eq!((elo_of_score(0.0), elo_of_score(1.0)), (-MOST_ELO, MOST_ELO));
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (deviations, expected) in [(0.0, 0.5), (1.0, 0.841_345), (-1.96, 0.024_998)] {
            assert!((normal(deviations) - expected).abs() < 1e-6);
        }
    }

    #[test]
    fn more_games_are_surer() {
        let played = |times: usize| {
            let mut pairs = Pairs::default();
            for _ in 0..times {
                pairs.add(Points::One, Points::Half);
                pairs.add(Points::Half, Points::None);
                pairs.add(Points::One, Points::One);
            }
            Elo::of(&pairs).unwrap()
        };
        let (few, many) = (played(4), played(40));
        assert!((few.difference - many.difference).abs() < 1.0);
        assert!(many.most - many.least < (few.most - few.least) / 2.0);
        assert!(many.superiority > few.superiority && few.superiority > 0.5);
        assert!(few.least < few.difference && few.difference < few.most);
    }

    #[test]
    fn nothing_is_known_before_the_first_pair() {
        assert_eq!(Elo::of(&Pairs::default()), None);
    }
}
