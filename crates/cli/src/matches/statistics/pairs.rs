//! Results, game by game and pair by pair.

use super::score_of_elo;

/// What the first engine got out of a game, in half points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Points {
    None,
    Half,
    One,
}

impl Points {
    /// The number of half points.
    pub(crate) const fn halves(self) -> usize {
        match self {
            Points::None => 0,
            Points::Half => 1,
            Points::One => 2,
        }
    }
}

/// How often each result came, as the first engine sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pairs {
    /// Games by half points: lost, drawn, won.
    games: [u64; 3],
    /// Pairs of games by half points.
    pairs: [u64; 5],
}

/// The mean and the spread of what a pair scores, per game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Moments {
    /// How many pairs.
    pub(crate) pairs: f64,
    /// The mean score of a game, between 0 and 1.
    pub(crate) mean: f64,
    /// The variance of the mean score of a pair.
    pub(crate) variance: f64,
}

/// Taken for every frequency that is zero, so that few games of one kind do not
/// look certain. Source: the tests of Stockfish.
const SELDOM: f64 = 1e-3;

/// How often an interval is halved to find a root: as often as numbers of this
/// size can be told apart.
const HALVINGS: usize = 60;

impl Pairs {
    /// A pair was played.
    pub(crate) fn add(&mut self, first: Points, second: Points) {
        self.games[first.halves()] += 1;
        self.games[second.halves()] += 1;
        self.pairs[first.halves() + second.halves()] += 1;
    }

    /// How many games were played.
    pub(crate) fn played(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Won, drawn and lost games.
    pub(crate) const fn won_drawn_lost(&self) -> (u64, u64, u64) {
        let [lost, drawn, won] = self.games;
        (won, drawn, lost)
    }

    /// How many pairs gave 0, ½, 1, 1½ and 2 points.
    pub(crate) const fn by_half_points(&self) -> [u64; 5] {
        self.pairs
    }

    /// The score between 0 and 1; ½ where nothing was played.
    pub(crate) fn score(&self) -> f64 {
        let (won, drawn, _) = self.won_drawn_lost();
        match self.played() {
            0 => 0.5,
            played => (won as f64 + drawn as f64 / 2.0) / played as f64,
        }
    }

    /// Mean and variance; `None` where nothing was played.
    pub(crate) fn moments(&self) -> Option<Moments> {
        if self.played() == 0 {
            return None;
        }
        let weights = self.weights();
        let pairs: f64 = weights.iter().map(|(_, weight)| weight).sum();
        let expect = |of: &dyn Fn(f64) -> f64| -> f64 {
            weights.iter().map(|(score, weight)| weight * of(*score)).sum::<f64>() / pairs
        };
        let mean = expect(&|score| score);
        let variance = expect(&|score| (score - mean).powi(2));
        Some(Moments { pairs, mean, variance })
    }

    /// The logarithm of how much likelier these results are under one
    /// difference of strength, `elo1`, than under another, `elo0`.
    ///
    /// Only the mean is given by a difference; of all frequencies with that
    /// mean those are taken under which the results are likeliest.
    pub(crate) fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        if self.played() == 0 {
            return 0.0;
        }
        self.log_likelihood(score_of_elo(elo1)) - self.log_likelihood(score_of_elo(elo0))
    }

    /// The logarithm of the greatest likelihood of these results where the mean
    /// is given, but for a summand that does not depend on it.
    ///
    /// The frequencies of greatest likelihood are those that were seen, each
    /// divided by 1 + θ (its score - mean), where θ is such that they have the
    /// mean. Source: M. Van den Bergh, *A Practical Introduction to the GSPRT*,
    /// 4.1.
    fn log_likelihood(&self, mean: f64) -> f64 {
        let seen = self.weights();
        let excess = |theta: f64| -> f64 {
            seen.iter()
                .map(|(score, weight)| weight * (score - mean) / (1.0 + theta * (score - mean)))
                .sum()
        };
        // Between these bounds, at which a frequency would be infinite, the excess falls
        // from above zero to below it.
        let (mut least, mut most) = (-1.0 / (1.0 - mean), 1.0 / mean);
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(least, most);
            if excess(middle) > 0.0 { least = middle } else { most = middle }
        }
        let theta = f64::midpoint(least, most);
        seen.iter().map(|(score, weight)| -weight * (theta * (score - mean)).ln_1p()).sum()
    }

    /// The score of each kind of pair, between 0 and 1, and how often it was
    /// seen.
    fn weights(&self) -> [(f64, f64); 5] {
        let mut score = -0.25;
        self.pairs.map(|count| {
            score += 0.25;
            (score, (count as f64).max(SELDOM))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut pairs = Pairs::default();
        pairs.add(Points::One, Points::None);
        pairs.add(Points::Half, Points::Half);
        pairs.add(Points::One, Points::Half);
        assert_eq!(pairs.by_half_points(), [0, 0, 2, 1, 0]);
        assert_eq!(pairs.won_drawn_lost(), (2, 3, 1));
        assert!((pairs.score() - 7.0 / 12.0).abs() < 1e-12);
        let moments = pairs.moments().unwrap();
        assert!((moments.mean - pairs.score()).abs() < 1e-3);
    }

    /// For many pairs the ratio is that of the normal distribution with the same
    /// mean and variance. Source: the same, 4.2.
    #[test]
    fn of_many_pairs_the_ratio_is_that_of_the_normal_distribution() {
        let pairs = Pairs { games: [2_000, 14_000, 4_000], pairs: [100, 1_000, 5_900, 2_900, 100] };
        let Moments { mean, variance, .. } = pairs.moments().unwrap();
        let (elo0, elo1) = (28.0, 36.0);
        let (score0, score1) = (score_of_elo(elo0), score_of_elo(elo1));
        let normal =
            10_000.0 * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance);
        let ratio = pairs.log_likelihood_ratio(elo0, elo1);
        assert!((ratio - normal).abs() < 0.02 * normal.abs().max(1.0), "{ratio} {normal}");
    }

    #[test]
    fn few_pairs_say_little() {
        let mut pairs = Pairs::default();
        assert!(pairs.log_likelihood_ratio(0.0, 10.0).abs() < 1e-12);
        pairs.add(Points::One, Points::One);
        let ratio = pairs.log_likelihood_ratio(0.0, 10.0);
        assert!(ratio > 0.0 && ratio < 0.1, "{ratio}");
        pairs.add(Points::None, Points::None);
        pairs.add(Points::None, Points::None);
        assert!(pairs.log_likelihood_ratio(0.0, 10.0) < 0.0);
    }
}
