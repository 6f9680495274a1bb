//! Measures how a score relates to the result of a game, for `chances.rs`:
//!
//! ```text
//! cargo run --release -p rokade-uci --example chances -- RECORDS…
//! ```
//!
//! The files are records of games of the engine against itself, as `rokade
//! datagen` writes them. The two numbers are those under which the results are
//! likeliest. They hold for the evaluation that the games were played with, and
//! are to be measured anew with every other one.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use rokade_engine::self_play::{GameResult, RECORD_BYTES, Record};
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, ErrorKind, Read as _};

/// The width of a class of scores, in centipawns.
const CLASS_CP: i32 = 10;
/// The number of classes on either side of zero.
const CLASSES: i32 = 200;

/// How often games were lost, drawn and won from a class of scores.
type Classes = Vec<[f64; 3]>;

fn main() -> Result<(), Box<dyn Error>> {
    let mut classes = vec![[0.0; 3]; 2 * CLASSES as usize + 1];
    for path in std::env::args().skip(1) {
        count(&path, &mut classes)?;
    }
    let positions: f64 = classes.iter().flatten().sum();
    let (even, spread) = fit(&classes);
    println!("{positions} positions: even at {even:.0} cp, spread {spread:.0} cp");
    for score in [-400, -200, -100, -50, 0, 50, 100, 200, 400] {
        let counts = classes[class_of(score)];
        let sum: f64 = counts.iter().sum::<f64>().max(1.0);
        let [lost, drawn, won] = counts.map(|count| 100.0 * count / sum);
        let [model_lost, model_drawn, model_won] =
            chances(f64::from(score), even, spread).map(|chance| 100.0 * chance);
        println!(
            "{score:5} cp: won {won:4.1} ({model_won:4.1}), drawn {drawn:4.1} ({model_drawn:4.1}), \
             lost {lost:4.1} ({model_lost:4.1}) %"
        );
    }
    Ok(())
}

fn count(path: &str, classes: &mut Classes) -> Result<(), Box<dyn Error>> {
    let mut file = BufReader::new(File::open(path)?);
    let mut bytes = [0; RECORD_BYTES];
    loop {
        match file.read_exact(&mut bytes) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(()),
            Err(error) => return Err(error.into()),
        }
        let record = Record::from_bytes(&bytes)?;
        let result = match record.result {
            GameResult::Won(side) if side == record.turn => 2,
            GameResult::Drawn => 1,
            GameResult::Won(_) => 0,
        };
        classes[class_of(record.score_cp.into())][result] += 1.0;
    }
}

fn class_of(score_cp: i32) -> usize {
    let class = (score_cp + CLASS_CP / 2).div_euclid(CLASS_CP).clamp(-CLASSES, CLASSES);
    (class + CLASSES) as usize
}

/// The numbers of greatest likelihood, found by halving the steps of a walk.
fn fit(classes: &Classes) -> (f64, f64) {
    let (mut even, mut spread, mut step) = (100.0, 100.0, 32.0);
    while step > 0.25 {
        let here = likelihood(classes, even, spread);
        let neighbours = [(step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)];
        let better = neighbours.into_iter().find(|(by_even, by_spread)| {
            spread + by_spread > 1.0
                && likelihood(classes, even + by_even, spread + by_spread) > here
        });
        match better {
            Some((by_even, by_spread)) => (even, spread) = (even + by_even, spread + by_spread),
            None => step /= 2.0,
        }
    }
    (even, spread)
}

fn likelihood(classes: &Classes, even: f64, spread: f64) -> f64 {
    let of_class = |(class, counts): (usize, &[f64; 3])| -> f64 {
        let score = f64::from((class as i32 - CLASSES) * CLASS_CP);
        let logarithms = chances(score, even, spread).map(|chance| chance.max(1e-9).ln());
        counts.iter().zip(logarithms).map(|(count, logarithm)| count * logarithm).sum()
    };
    classes.iter().enumerate().map(of_class).sum()
}

/// Lost, drawn, won.
fn chances(score: f64, even: f64, spread: f64) -> [f64; 3] {
    let logistic = |value: f64| 1.0 / (1.0 + (-value / spread).exp());
    let (won, lost) = (logistic(score - even), logistic(-score - even));
    [lost, 1.0 - won - lost, won]
}
