//! How likely a person is to play each move.
//!
//! A conditional logit: each move has a utility, and the chance of a move is
//! the softmax of the utilities of all. The utility is a linear part, a layer
//! of hidden units, and tables of where pieces of each kind come from and go
//! to. The rating of the player is one of the features, so one set of numbers
//! serves every level. It was fitted on games of people by
//! `training/levels/fit.py`; `model.bin` holds 32-bit numbers, the lowest byte
//! first, in the order of [`Model`]'s fields.
//!
//! Source: D. McFadden, *Conditional Logit Analysis of Qualitative Choice
//! Behavior*, 1974; its use for moves: D. Stern, R. Herbrich, T. Graepel,
//! *Bayesian Pattern Ranking for Move Prediction in the Game of Go*, 2006.

use super::features::{COUNT, Features};

const HIDDEN: usize = 32;
const PLACES: usize = 6 * 64;

/// The tables count always, times the rating, and times the phase: these are
/// the places of the last two among the features.
const FACTORS: [Option<usize>; 3] = [None, Some(0), Some(1)];

const BYTES: &[u8; 4 * (COUNT * HIDDEN + 2 * HIDDEN + COUNT + 2 * FACTORS.len() * PLACES)] =
    include_bytes!("model.bin");

/// The fitted numbers.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// From each feature to the hidden units.
    inner: Vec<[f32; HIDDEN]>,
    inner_bias: [f32; HIDDEN],
    outer: [f32; HIDDEN],
    linear: Features,
    from: Vec<[f32; PLACES]>,
    to: Vec<[f32; PLACES]>,
}

impl Model {
    /// The model as it was fitted.
    pub(super) fn fitted() -> Model {
        let mut numbers = BYTES.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
        Model {
            inner: (0..COUNT).map(|_| take(&mut numbers)).collect(),
            inner_bias: take(&mut numbers),
            outer: take(&mut numbers),
            linear: take(&mut numbers),
            from: FACTORS.iter().map(|_| take(&mut numbers)).collect(),
            to: FACTORS.iter().map(|_| take(&mut numbers)).collect(),
        }
    }

    /// The utility of a move.
    pub(super) fn utility(&self, features: &Features, (from, to): (usize, usize)) -> f32 {
        let mut hidden = self.inner_bias;
        let mut utility = 0.0;
        for ((feature, inner), linear) in features.iter().zip(&self.inner).zip(&self.linear) {
            utility += feature * linear;
            for (hidden, weight) in hidden.iter_mut().zip(inner) {
                *hidden += feature * weight;
            }
        }
        for (hidden, weight) in hidden.iter().zip(&self.outer) {
            utility += hidden.max(0.0) * weight;
        }
        for (place, factor) in FACTORS.iter().enumerate() {
            let factor = factor.map_or(1.0, |feature| features[feature]);
            utility += factor * (self.from[place][from] + self.to[place][to]);
        }
        utility
    }
}

fn take<const N: usize>(numbers: &mut impl Iterator<Item = f32>) -> [f32; N] {
    core::array::from_fn(|_| numbers.next().unwrap_or_default())
}

/// The chances of moves with these utilities. A temperature below 1 makes the
/// likely ones likelier.
pub(super) fn chances(utilities: &[f32], temperature: f32) -> Vec<f32> {
    let top = utilities.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> =
        utilities.iter().map(|utility| ((utility - top) / temperature).exp()).collect();
    let total: f32 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / total).collect()
}
