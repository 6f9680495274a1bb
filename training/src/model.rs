//! The network in floating point, and the gradients of its error.
//!
//! The same shape as `rokade_engine::network`: sums over the inputs that are on, clipped to 0..1
//! and squared, weighed into one output. Only inputs that are on cost anything, forwards and
//! backwards.

use rokade_engine::network::{HIDDEN, INPUTS, OUTPUTS};

use crate::chance::Chance;
use crate::data::{Example, Inputs, expected};

/// All numbers of a network, or a gradient for each.
#[derive(Clone)]
pub struct Model {
    /// The weights of each input, one row an input; the last row is what the sums begin with.
    pub inputs: Vec<[f32; HIDDEN]>,
    /// For each set the weights of the own sums and of the other side's.
    pub outputs: Vec<[[f32; HIDDEN]; 2]>,
    /// What the outputs begin with.
    pub output_bias: [f32; OUTPUTS],
}

/// Weights of inputs begin as large as this at most; about thirty inputs are on.
const FIRST_INPUT_WEIGHT: f32 = 0.08;
/// Sums begin here, where the clipped square is neither flat nor clipped.
const FIRST_SUM: f32 = 0.2;
/// Output weights begin as large as this at most.
const FIRST_OUTPUT_WEIGHT: f32 = 0.06;

impl Model {
    /// A network that knows nothing yet.
    pub fn begin(chance: &mut Chance) -> Model {
        let mut row = |size: f32| [(); HIDDEN].map(|()| size * chance.signed_unit());
        let mut inputs: Vec<_> = (0..INPUTS).map(|_| row(FIRST_INPUT_WEIGHT)).collect();
        inputs.push([FIRST_SUM; HIDDEN]);
        let outputs = vec![[row(FIRST_OUTPUT_WEIGHT), row(FIRST_OUTPUT_WEIGHT)]; OUTPUTS];
        Model { inputs, outputs, output_bias: [0.0; OUTPUTS] }
    }

    /// As many zeros.
    pub fn zero() -> Model {
        Model {
            inputs: vec![[0.0; HIDDEN]; INPUTS + 1],
            outputs: vec![[[0.0; HIDDEN]; 2]; OUTPUTS],
            output_bias: [0.0; OUTPUTS],
        }
    }

    /// All numbers as slices, to be changed.
    pub fn parts_mut(&mut self) -> [&mut [f32]; 3] {
        [
            self.inputs.as_flattened_mut(),
            self.outputs.as_flattened_mut().as_flattened_mut(),
            &mut self.output_bias,
        ]
    }

    /// All numbers as slices.
    pub fn parts(&self) -> [&[f32]; 3] {
        [self.inputs.as_flattened(), self.outputs.as_flattened().as_flattened(), &self.output_bias]
    }

    /// What the network gives for an example.
    pub fn output(&self, example: &Example) -> f32 {
        self.weigh(example, &self.sums(&example.own), &self.sums(&example.other))
    }

    /// Adds the gradients of the squared error of one example to `gradients`, and gives that error.
    pub fn learn(&self, example: &Example, gradients: &mut Model) -> f32 {
        let sums = [self.sums(&example.own), self.sums(&example.other)];
        let given = expected(self.weigh(example, &sums[0], &sums[1]));
        let error = given - example.target;
        let slope = 2.0 * error * given * (1.0 - given);

        let bucket = example.bucket;
        gradients.output_bias[bucket] += slope;
        for (side, inputs) in [&example.own, &example.other].into_iter().enumerate() {
            let weights = &self.outputs[bucket][side];
            let weight_slopes = &mut gradients.outputs[bucket][side];
            let mut sum_slopes = [0.0; HIDDEN];
            for place in 0..HIDDEN {
                let sum = sums[side][place];
                let clipped = sum.clamp(0.0, 1.0);
                weight_slopes[place] += slope * clipped * clipped;
                let is_between = sum > 0.0 && sum < 1.0;
                let steepness = if is_between { 2.0 * clipped } else { 0.0 };
                sum_slopes[place] = slope * weights[place] * steepness;
            }
            for input in inputs.iter().chain([INPUTS]) {
                add(&mut gradients.inputs[input], &sum_slopes);
            }
        }
        error * error
    }

    fn sums(&self, inputs: &Inputs) -> [f32; HIDDEN] {
        let mut sums = self.inputs[INPUTS];
        for input in inputs.iter() {
            add(&mut sums, &self.inputs[input]);
        }
        sums
    }

    fn weigh(&self, example: &Example, own: &[f32; HIDDEN], other: &[f32; HIDDEN]) -> f32 {
        let weights = &self.outputs[example.bucket];
        // Several partial sums, so that the processor can add them at the same time.
        let mut partial = [0.0; 16];
        for (sums, weights) in [own, other].into_iter().zip(weights) {
            for (sums, weights) in sums.as_chunks::<16>().0.iter().zip(weights.as_chunks::<16>().0)
            {
                for place in 0..16 {
                    let clipped = sums[place].clamp(0.0, 1.0);
                    partial[place] += clipped * clipped * weights[place];
                }
            }
        }
        partial.iter().sum::<f32>() + self.output_bias[example.bucket]
    }
}

fn add(sums: &mut [f32; HIDDEN], row: &[f32; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_engine::Judge;
    use rokade_engine::self_play::SelfPlay;

    fn examples() -> Vec<Example> {
        let mut records = Vec::new();
        SelfPlay::new(Judge::Rules, 50).game(3, 0, &mut records);
        records.iter().filter_map(|record| Example::of(&record.to_bytes(), 0.3)).collect()
    }

    #[test]
    fn gradients_are_what_a_small_change_shows() {
        let mut model = Model::begin(&mut Chance::seeded(4));
        for example in examples().iter().take(8) {
            let mut gradients = Model::zero();
            let error_at =
                |model: &Model| (expected(model.output(example)) - example.target).powi(2);
            model.learn(example, &mut gradients);
            let input = example.own.iter().next().unwrap();
            for place in [0, 100, 255] {
                let step = 0.01;
                model.inputs[input][place] += step;
                let above = error_at(&model);
                model.inputs[input][place] -= 2.0 * step;
                let below = error_at(&model);
                model.inputs[input][place] += step;
                let shown = (above - below) / (2.0 * step);
                let told = gradients.inputs[input][place];
                assert!((shown - told).abs() < 2e-4 + 0.05 * told.abs(), "{shown} {told}");
            }
        }
    }
}
