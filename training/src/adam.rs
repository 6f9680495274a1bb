//! How the weights follow the gradients.
//!
//! Source: D. Kingma and J. Ba, *Adam: A Method for Stochastic Optimization*, 2015, with the decay
//! of I. Loshchilov and F. Hutter, *Decoupled Weight Decay Regularization*, 2019.

use crate::model::Model;

/// How much of the mean of earlier gradients is kept.
const KEPT_MEAN: f32 = 0.9;
/// How much of the mean of their squares is kept.
const KEPT_SQUARE: f32 = 0.999;
/// Against division by zero.
const LEAST: f32 = 1e-8;
/// Larger numbers would not fit into the engine's 16 bits: 127 / 64.
pub const GREATEST_WEIGHT: f32 = 1.98;

/// What is remembered of earlier gradients.
pub struct Adam {
    means: Model,
    squares: Model,
    steps: i32,
    decay: f32,
}

impl Adam {
    /// Nothing is remembered yet; a step of size 1 takes `decay` of each weight away.
    pub fn begin(decay: f32) -> Adam {
        Adam { means: Model::zero(), squares: Model::zero(), steps: 0, decay }
    }

    /// Changes the model by one step of size `rate` against the gradients.
    pub fn step(&mut self, model: &mut Model, gradients: &Model, rate: f32) {
        self.steps += 1;
        let mean_share = 1.0 / (1.0 - KEPT_MEAN.powi(self.steps));
        let square_share = 1.0 / (1.0 - KEPT_SQUARE.powi(self.steps));
        let parts = model.parts_mut().into_iter().zip(gradients.parts());
        let memories = self.means.parts_mut().into_iter().zip(self.squares.parts_mut());
        for ((weights, gradients), (means, squares)) in parts.zip(memories) {
            let weights = weights.iter_mut().zip(gradients);
            for ((weight, &gradient), (mean, square)) in
                weights.zip(means.iter_mut().zip(squares.iter_mut()))
            {
                *mean = KEPT_MEAN * *mean + (1.0 - KEPT_MEAN) * gradient;
                *square = KEPT_SQUARE * *square + (1.0 - KEPT_SQUARE) * gradient * gradient;
                let change = *mean * mean_share / ((*square * square_share).sqrt() + LEAST);
                let changed = *weight - rate * (change + self.decay * *weight);
                *weight = changed.clamp(-GREATEST_WEIGHT, GREATEST_WEIGHT);
            }
        }
    }
}
