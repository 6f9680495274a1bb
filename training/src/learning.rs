//! The loop: batch after batch, epoch after epoch.

use std::time::Instant;

use rokade_engine::self_play::RECORD_BYTES;

use crate::adam::Adam;
use crate::chance::Chance;
use crate::data::{Data, Example, expected};
use crate::model::Model;
use crate::quantisation::quantised;
use crate::settings::Settings;

/// The rate falls to this share of what it was at first.
const LAST_RATE_SHARE: f32 = 0.01;

/// Learns a network and writes it; after each epoch a line tells how it goes.
pub fn run(settings: &Settings) -> Result<(), String> {
    let data = Data::read(&settings.data)?;
    println!("{} positions, {} held out", data.learned.len(), data.held_out.len());
    let mut chance = Chance::seeded(settings.seed);
    let mut learner = Learner::new(Model::begin(&mut chance), settings);
    let mut order: Vec<u32> = (0..).take(data.learned.len()).collect();
    let steps = settings.epochs * data.learned.len().div_ceil(settings.batch);
    let mut step = 0;
    let began = Instant::now();
    println!("epoch  error learned  error held out  rate      seconds");
    for epoch in 1..=settings.epochs {
        // Positions of one game are alike: only in random order does a batch say something.
        chance.shuffle(&mut order);
        let mut error = 0.0;
        let mut rate = settings.rate;
        for batch in order.chunks(settings.batch) {
            rate = settings.rate * share_at(step as f32 / steps as f32);
            error += learner.batch(&data.learned, batch, rate);
            step += 1;
        }
        let learned = error / data.learned.len().max(1) as f64;
        let held_out = mean_error(&learner.model, &data.held_out, settings.wins);
        let seconds = began.elapsed().as_secs();
        println!("{epoch:5}  {learned:13.6}  {held_out:14.6}  {rate:8.6}  {seconds:7}");
        std::fs::write(&settings.out, quantised(&learner.model).to_bytes())
            .map_err(|fault| format!("{}: {fault}", settings.out.display()))?;
    }
    Ok(())
}

/// The rate's share of the first one, when this share of the way is gone: half a cosine.
fn share_at(way: f32) -> f32 {
    let fallen = 0.5 * (1.0 + (core::f32::consts::PI * way).cos());
    LAST_RATE_SHARE + (1.0 - LAST_RATE_SHARE) * fallen
}

/// A model that learns.
struct Learner<'a> {
    model: Model,
    adam: Adam,
    /// A place for the gradients of each part of a batch.
    gradients: Vec<Model>,
    settings: &'a Settings,
}

impl<'a> Learner<'a> {
    fn new(model: Model, settings: &'a Settings) -> Learner<'a> {
        let gradients = vec![Model::zero(); settings.threads];
        Learner { model, adam: Adam::begin(settings.decay), gradients, settings }
    }

    /// Learns from one batch, and gives the sum of its errors.
    fn batch(&mut self, records: &[[u8; RECORD_BYTES]], batch: &[u32], rate: f32) -> f64 {
        let part = batch.len().div_ceil(self.gradients.len());
        let (model, settings) = (&self.model, self.settings);
        let share = 1.0 / batch.len() as f32;
        let error = std::thread::scope(|scope| {
            let parts = batch.chunks(part).zip(&mut self.gradients);
            let working: Vec<_> = parts
                .map(|(part, gradients)| {
                    scope.spawn(move || gather(model, records, part, settings.wins, gradients))
                })
                .collect();
            working.into_iter().map(|part| part.join().unwrap_or(f64::NAN)).sum()
        });
        // Added in the order of the parts, so that the sum is the same every time.
        let (whole, others) = self.gradients.split_at_mut(1);
        for other in others {
            for (sum, more) in whole[0].parts_mut().into_iter().zip(other.parts()) {
                sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            }
        }
        for part in whole[0].parts_mut() {
            part.iter_mut().for_each(|gradient| *gradient *= share);
        }
        self.adam.step(&mut self.model, &whole[0], rate);
        error
    }
}

/// The gradients and the error of one part of a batch.
fn gather(
    model: &Model,
    records: &[[u8; RECORD_BYTES]],
    part: &[u32],
    wins: f32,
    gradients: &mut Model,
) -> f64 {
    gradients.parts_mut().into_iter().for_each(|part| part.fill(0.0));
    let examples = part.iter().filter_map(|&at| Example::of(&records[at as usize], wins));
    examples.map(|example| f64::from(model.learn(&example, gradients))).sum()
}

/// The mean squared error over some records.
fn mean_error(model: &Model, records: &[[u8; RECORD_BYTES]], wins: f32) -> f64 {
    let examples = records.iter().filter_map(|record| Example::of(record, wins));
    let sum: f64 = examples
        .map(|example| f64::from((expected(model.output(&example)) - example.target).powi(2)))
        .sum();
    sum / records.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_engine::Judge;
    use rokade_engine::self_play::SelfPlay;
    use std::path::PathBuf;

    fn settings(threads: usize) -> Settings {
        Settings {
            out: PathBuf::new(),
            data: Vec::new(),
            epochs: 1,
            batch: 64,
            rate: 0.001,
            decay: 0.01,
            wins: 0.3,
            threads,
            seed: 1,
        }
    }

    #[test]
    fn learning_makes_the_error_smaller_and_is_the_same_every_time() {
        let mut records = Vec::new();
        let mut player = SelfPlay::new(Judge::Rules, 50);
        (0..4).for_each(|number| {
            player.game(3, number, &mut records);
        });
        let records: Vec<_> = records.iter().map(|record| record.to_bytes()).collect();
        let order: Vec<u32> = (0..).take(records.len()).collect();
        let learn = || {
            let settings = settings(2);
            let mut learner = Learner::new(Model::begin(&mut Chance::seeded(1)), &settings);
            let before = mean_error(&learner.model, &records, 0.3);
            for _ in 0..20 {
                for batch in order.chunks(settings.batch) {
                    learner.batch(&records, batch, 0.001);
                }
            }
            (before, mean_error(&learner.model, &records, 0.3), quantised(&learner.model))
        };
        let (before, after, network) = learn();
        assert!(after < before / 2.0, "{before} {after}");
        assert_eq!(learn().2, network);
    }

    #[test]
    fn the_rate_falls_to_a_hundredth() {
        assert!((share_at(0.0) - 1.0).abs() < 1e-6);
        assert!((share_at(1.0) - LAST_RATE_SHARE).abs() < 1e-6);
    }
}
