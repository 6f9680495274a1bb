//! The layer table of `rokade adjudicate --bench`: what share each layer decides, and its cost in
//! processor time, or where the system does not tell that, in time on the wall. What stays
//! undecided has a row also when there is nothing in it.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Instant;

use rokade_rules::ending::dead_position::{DEFAULT_BUDGET, Layer, decided};
use rokade_rules::{Color, Position};
use serde::Serialize;

use crate::input::Form;
use crate::processor::{Processor, Work};

/// What was measured, by layer; in microseconds.
#[derive(Default)]
pub(super) struct Table {
    costs: BTreeMap<&'static str, Vec<f64>>,
}

/// One row, as `--json` prints it.
#[derive(Serialize)]
struct Row {
    layer: &'static str,
    answers: usize,
    share: f64,
    median_us: f64,
    mean_us: f64,
    max_us: f64,
}

/// The row of the question "is this position dead?", asked once per position.
const PLAIN: &str = "plain";

impl Table {
    /// Asks for both sides with a line, and the plain question.
    pub(super) fn measure(&mut self, position: &Position) {
        for color in Color::ALL {
            let ((_, layer), cost) = timed(|| decided(position, color, DEFAULT_BUDGET));
            self.costs.entry(name(layer)).or_default().push(cost);
        }
        let (_, cost) = timed(|| position.is_dead());
        self.costs.entry(PLAIN).or_default().push(cost);
    }

    pub(super) fn print(mut self, out: &mut dyn Write, form: Form) -> io::Result<()> {
        let plain = self.costs.remove(PLAIN).unwrap_or_default();
        let all: Vec<f64> = self.costs.values().flatten().copied().collect();
        let answers = all.len();
        if form == Form::Text {
            writeln!(
                out,
                "layer                answers   share   median us     mean us      max us"
            )?;
        }
        self.costs.entry(name(Layer::None)).or_default();
        let total = [("all", all), (PLAIN, plain)];
        for (layer, costs) in self.costs.into_iter().chain(total) {
            let row = Row::of(layer, costs, answers);
            match form {
                Form::Json => writeln!(out, "{}", serde_json::to_string(&row)?)?,
                Form::Text => writeln!(
                    out,
                    "{:<18} {:>9} {:>6.2}% {:>11.2} {:>11.2} {:>11.1}",
                    row.layer,
                    row.answers,
                    100.0 * row.share,
                    row.median_us,
                    row.mean_us,
                    row.max_us
                )?,
            }
        }
        Ok(())
    }
}

impl Row {
    fn of(layer: &'static str, mut costs: Vec<f64>, answers: usize) -> Self {
        costs.sort_by(f64::total_cmp);
        Self {
            layer,
            answers: costs.len(),
            share: costs.len() as f64 / answers.max(1) as f64,
            median_us: costs.get(costs.len() / 2).copied().unwrap_or_default(),
            // Nothing at all adds up to minus nothing.
            mean_us: costs.iter().fold(0.0, |sum, cost| sum + cost) / costs.len().max(1) as f64,
            max_us: costs.last().copied().unwrap_or_default(),
        }
    }
}

/// An answer, and how many microseconds it took.
fn timed<T>(ask: impl FnOnce() -> T) -> (T, f64) {
    let (began, before) = (Instant::now(), Processor::ThisThread.work());
    let answer = std::hint::black_box(ask());
    let used = Processor::ThisThread.work().zip(before).map(|(now, before)| now - before);
    let used = used.map_or_else(|| began.elapsed(), |Work(used)| used);
    (answer, used.as_secs_f64() * 1e6)
}

/// As the table calls a layer; three of them find helpmates.
const fn name(layer: Layer) -> &'static str {
    match layer {
        Layer::Material => "material",
        Layer::Forced => "forced",
        Layer::Guided => "helpmate, guided",
        Layer::Wall => "wall",
        Layer::Search => "helpmate, searched",
        Layer::Outline => "outline",
        Layer::Closure => "closure",
        Layer::Planned => "helpmate, planned",
        Layer::None => "undecided",
    }
}
