//! The sequential probability ratio test: stop as soon as it is clear.
//!
//! Two hypotheses are put up, that the first engine is stronger by `elo0` and
//! that it is by `elo1`. After every pair the logarithm of the ratio of their
//! likelihoods is compared with two bounds, which follow from how often each
//! error may be made.
//!
//! Source: A. Wald, *Sequential Tests of Statistical Hypotheses*, 1945.

use super::Pairs;

/// A test.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// How often `elo1` may be taken although `elo0` is true.
    pub(crate) alpha: f64,
    /// How often `elo0` may be taken although `elo1` is true.
    pub(crate) beta: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decision {
    /// Not clear yet.
    Open,
    /// `elo0` is taken.
    Zero,
    /// `elo1` is taken.
    One,
}

impl Sprt {
    /// Below the first bound `elo0` is taken, above the second `elo1`.
    pub(crate) fn bounds(&self) -> (f64, f64) {
        let Sprt { alpha, beta, .. } = *self;
        ((beta / (1.0 - alpha)).ln(), ((1.0 - beta) / alpha).ln())
    }

    /// The logarithm of the likelihood ratio.
    pub(crate) fn ratio(&self, pairs: &Pairs) -> f64 {
        pairs.log_likelihood_ratio(self.elo0, self.elo1)
    }

    /// What the results say.
    pub(crate) fn decide(&self, pairs: &Pairs) -> Decision {
        let (least, most) = self.bounds();
        match self.ratio(pairs) {
            ratio if ratio >= most => Decision::One,
            ratio if ratio <= least => Decision::Zero,
            _ => Decision::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Points;
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn the_bounds_are_walds() {
        let (least, most) = TEST.bounds();
        assert!((most - 19f64.ln()).abs() < 1e-12 && (least + most).abs() < 1e-12);
    }

    #[test]
    fn clear_results_decide_and_few_do_not() {
        let mut better = Pairs::default();
        better.add(Points::One, Points::Half);
        assert_eq!(TEST.decide(&Pairs::default()), Decision::Open);
        assert_eq!(TEST.decide(&better), Decision::Open);
        let mut worse = Pairs::default();
        for _ in 0..1_000 {
            better.add(Points::One, Points::Half);
            better.add(Points::Half, Points::None);
            better.add(Points::One, Points::None);
            better.add(Points::One, Points::One);
            worse.add(Points::Half, Points::None);
            worse.add(Points::Half, Points::Half);
        }
        assert_eq!(TEST.decide(&better), Decision::One);
        assert_eq!(TEST.decide(&worse), Decision::Zero);
    }

    /// Games drawn by lot from a known strength: of each hypothesis the other
    /// one is rarely taken.
    #[test]
    fn errors_are_as_rare_as_promised() {
        let wrong = |win_percent: u64, right: Decision| {
            let mut state = 1_u64;
            let mut draw = || {
                // Source: G. Marsaglia, *Xorshift RNGs*, 2003.
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                match state % 1_000 {
                    roll if roll < win_percent => Points::One,
                    roll if roll < win_percent + 400 => Points::Half,
                    _ => Points::None,
                }
            };
            let mut count = 0;
            for _ in 0..100 {
                let mut pairs = Pairs::default();
                while TEST.decide(&pairs) == Decision::Open {
                    // Looking seldom changes little, and is quicker.
                    for _ in 0..25 {
                        let (first, second) = (draw(), draw());
                        pairs.add(first, second);
                    }
                }
                count += usize::from(TEST.decide(&pairs) != right);
            }
            count
        };
        // 300 wins and 300 losses are 0 Elo; 314.4 and 285.6 are 10.
        assert!(wrong(300, Decision::Zero) <= 10, "alpha is 5 % of 100");
        assert!(wrong(315, Decision::One) <= 10, "beta is 5 % of 100");
    }
}
