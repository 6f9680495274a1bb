//! How strong somebody is, by results: Glicko-2.
//!
//! It serves games between people, and puzzles, each of which is a game against an opponent of its
//! rating. Numbers in, numbers out: whose they are and what they are kept for is said elsewhere
//! (`rokade-club` and `rokade-coach`).
//!
//! Source: M. Glickman, *Example of the Glicko-2 system* (2013), whose steps are numbered below; his
//! example is a test.

/// What is known of a strength.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    /// The most likely rating.
    pub rating: f64,
    /// How far off it may be: the rating is within twice this with 95 %.
    pub deviation: f64,
    /// How much it is expected to change.
    pub volatility: f64,
}

/// A game against somebody, or a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Encounter {
    /// The opponent's rating.
    pub rating: f64,
    /// How far off that may be.
    pub deviation: f64,
    /// 1 for a win, 0 for a loss.
    pub score: f64,
}

/// Rating points in a unit of the scale that is computed with.
const SCALE: f64 = 173.717_8;

/// Where the scale begins.
const MIDDLE: f64 = 1_500.0;

/// How much volatility may change. Glickman: 0.3 to 1.2.
const TAU: f64 = 0.5;

/// How exactly the volatility is found.
const CLOSE_ENOUGH: f64 = 0.000_001;

/// More rounds are never needed; the bound keeps nonsense from going on for ever.
const MOST_ROUNDS: u32 = 100;

/// The lowest deviation. Games and puzzles are counted one by one, and a strength that could no longer move
/// would not show that somebody learns. Source: lichess-org/lila keeps 45 as well.
const LEAST_DEVIATION: f64 = 45.0;

impl Strength {
    /// Somebody of whom nothing is known.
    #[must_use]
    pub const fn unknown() -> Strength {
        Strength { rating: MIDDLE, deviation: 350.0, volatility: 0.06 }
    }

    /// The strength as it is known after some periods without encounters: it is as high, and less is
    /// known of it. Glickman's step 6, for parts of a period as well.
    #[must_use]
    pub fn rested(self, periods: f64) -> Strength {
        let drift = self.volatility * SCALE * periods.max(0.0).sqrt();
        let deviation = self.deviation.hypot(drift).min(Strength::unknown().deviation);
        Strength { deviation: deviation.max(self.deviation), ..self }
    }

    /// The strength after some encounters.
    #[must_use]
    pub fn after(self, encounters: &[Encounter]) -> Strength {
        // Step 2.
        let mu = (self.rating - MIDDLE) / SCALE;
        let phi = self.deviation / SCALE;
        if encounters.is_empty() {
            let phi = phi.hypot(self.volatility);
            return Strength { deviation: phi * SCALE, ..self };
        }
        // Steps 3 and 4.
        let (mut information, mut surprise) = (0.0, 0.0);
        for encounter in encounters {
            let g = g(encounter.deviation / SCALE);
            let expected = 1.0 / (1.0 + (-g * (mu - (encounter.rating - MIDDLE) / SCALE)).exp());
            information += g * g * expected * (1.0 - expected);
            surprise += g * (encounter.score - expected);
        }
        let variance = 1.0 / information;
        let delta = variance * surprise;
        // Step 5.
        let volatility = volatility(self.volatility, phi, variance, delta);
        // Steps 6 and 7.
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + information).sqrt();
        let mu = mu + phi * phi * surprise;
        // Step 8.
        Strength {
            rating: mu * SCALE + MIDDLE,
            deviation: (phi * SCALE).max(LEAST_DEVIATION),
            volatility,
        }
    }
}

fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / core::f64::consts::PI.powi(2)).sqrt()
}

/// Step 5: the volatility at which the results are most likely, by the Illinois method.
fn volatility(sigma: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let spread = phi * phi + variance + x.exp();
        x.exp() * (delta * delta - spread) / (2.0 * spread * spread) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let over = delta * delta - phi * phi - variance;
    let mut high = if over > 0.0 {
        over.ln()
    } else {
        let steps = (1..MOST_ROUNDS).map(|k| a - f64::from(k) * TAU);
        steps.into_iter().find(|&x| f(x) >= 0.0).unwrap_or(a)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..MOST_ROUNDS {
        if (high - low).abs() <= CLOSE_ENOUGH {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glickmans_example() {
        let player = Strength { rating: 1_500.0, deviation: 200.0, volatility: 0.06 };
        let games = [(1_400.0, 30.0, 1.0), (1_550.0, 100.0, 0.0), (1_700.0, 300.0, 0.0)]
            .map(|(rating, deviation, score)| Encounter { rating, deviation, score });
        let after = player.after(&games);
        assert!((after.rating - 1_464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.059_99).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn who_solves_rises_who_fails_falls_and_a_hard_puzzle_counts_more() {
        let after = |rating, score| {
            let encounter = Encounter { rating, deviation: 90.0, score };
            Strength::unknown().after(&[encounter]).rating
        };
        assert!(after(1_500.0, 1.0) > 1_500.0 && after(1_500.0, 0.0) < 1_500.0);
        assert!(after(1_900.0, 1.0) > after(1_100.0, 1.0));
        assert!(after(1_100.0, 0.0) < after(1_900.0, 0.0));
    }

    #[test]
    fn without_encounters_less_and_less_is_known() {
        let known = Strength { rating: 1_800.0, deviation: 60.0, volatility: 0.06 };
        let month = known.rested(4.0);
        assert_eq!(month.rating, 1_800.0);
        assert!(month.deviation > 60.0 && month.deviation < 70.0, "{month:?}");
        let whole = known.after(&[]);
        assert!((known.rested(1.0).deviation - whole.deviation).abs() < 1e-9);
        assert_eq!(known.rested(1e9).deviation, 350.0);
        assert_eq!(known.rested(-5.0), known);
    }

    #[test]
    fn it_settles_and_stays_a_number() {
        let mut strength = Strength::unknown();
        for round in 0..500 {
            let score = f64::from(u8::from(round % 3 != 0));
            strength = strength.after(&[Encounter { rating: 1_200.0, deviation: 60.0, score }]);
        }
        // Two in three is about 120 points more than the puzzles.
        assert!((1_250.0..1_400.0).contains(&strength.rating), "{strength:?}");
        assert!((LEAST_DEVIATION..80.0).contains(&strength.deviation), "{strength:?}");
        let extreme = Strength { rating: 400.0, deviation: 350.0, volatility: 0.06 };
        let after = extreme.after(&[Encounter { rating: 3_000.0, deviation: 45.0, score: 1.0 }]);
        assert!(after.rating.is_finite() && after.volatility.is_finite());
    }
}
