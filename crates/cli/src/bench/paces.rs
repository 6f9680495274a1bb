//! `rokade bench --paces`: what judging positions costs, and what more threads bring.
//!
//! The same search runs with each way of judging, in turns, so that whatever else the machine does
//! falls on all of them; the middle one of several rounds is told. Without any judging the tree is
//! another one, since all its scores are alike: the pace is that of the search around the judge.
//!
//! With one thread the measure is the processor's clock. Several threads are also measured on the
//! wall, and that says something only where as many processors are free.

use std::io::Write;
use std::time::{Duration, Instant};

use rokade_engine::{Engine, HashSize, Judge, Limits, StoppedClock, Threads, bench};
use serde::Serialize;

use crate::input::Form;
use crate::processor::{Processor, Work};
use crate::texts::Texts;

/// How many positions are visited from each position of the bench.
const NODES: u64 = 40_000;

/// How many rounds are measured.
const ROUNDS: usize = 5;

/// The hash table, as in a game.
const HASH: HashSize = HashSize::mebibytes(16);

/// What is measured, and the key of its name.
struct Runner {
    key: &'static str,
    engine: Engine,
    paces: Vec<Pace>,
}

/// Positions a second: of the processors' time, and on the wall.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Pace {
    nodes_per_processor_second: f64,
    nodes_per_second: f64,
}

/// What `--json` prints of each.
#[derive(Serialize)]
struct PaceObject<'a> {
    with: &'a str,
    #[serde(flatten)]
    pace: Pace,
}

/// Measures, and tells.
pub(super) fn run(out: &mut dyn Write, form: Form, texts: &Texts) -> std::io::Result<()> {
    let mut runners = [
        Runner::judging("bench-pace-network", Judge::default()),
        Runner::judging("bench-pace-rules", Judge::Rules),
        Runner::judging("bench-pace-nothing", Judge::Nothing),
        Runner::threaded("bench-pace-two", 2),
    ];
    for _ in 0..ROUNDS {
        runners.iter_mut().for_each(Runner::measure);
    }
    for runner in &runners {
        let pace = runner.median();
        if form == Form::Json {
            let object = PaceObject { with: runner.key, pace };
            writeln!(out, "{}", serde_json::to_string(&object)?)?;
            continue;
        }
        let values = [
            ("what", &*texts.say(runner.key)),
            ("pace", &*format!("{:.0}", pace.nodes_per_processor_second)),
            ("wall", &*format!("{:.0}", pace.nodes_per_second)),
        ];
        writeln!(out, "{}", texts.tell("bench-pace", &values))?;
    }
    Ok(())
}

impl Runner {
    fn judging(key: &'static str, judge: Judge) -> Self {
        let mut engine = Engine::new(HASH);
        engine.set_judge(judge);
        Self { key, engine, paces: Vec::new() }
    }

    fn threaded(key: &'static str, threads: u16) -> Self {
        let mut runner = Self::judging(key, Judge::default());
        runner.engine.set_threads(Threads::count(threads));
        runner
    }

    fn measure(&mut self) {
        let (began, before) = (Instant::now(), Processor::ThisProgram.work());
        let limits = Limits::nodes(NODES);
        let nodes = bench::search_all(&mut self.engine, &limits, &StoppedClock, |_, _| {});
        let wall = began.elapsed();
        let used = Processor::ThisProgram.work().zip(before).map(|(now, before)| now - before);
        let Work(used) = used.unwrap_or(Work(wall));
        let per_second = |time: Duration| nodes as f64 / time.as_secs_f64().max(1e-9);
        self.paces.push(Pace {
            nodes_per_processor_second: per_second(used),
            nodes_per_second: per_second(wall),
        });
    }

    /// The middle of the rounds, for each of the two by itself.
    fn median(&self) -> Pace {
        let middle = |of: fn(&Pace) -> f64| {
            let mut sorted: Vec<f64> = self.paces.iter().map(of).collect();
            sorted.sort_by(f64::total_cmp);
            sorted.get(sorted.len() / 2).copied().unwrap_or_default()
        };
        Pace {
            nodes_per_processor_second: middle(|pace| pace.nodes_per_processor_second),
            nodes_per_second: middle(|pace| pace.nodes_per_second),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_round_counts() {
        let pace = |pace| Pace { nodes_per_processor_second: pace, nodes_per_second: -pace };
        let mut runner = Runner::judging("bench-pace-rules", Judge::Rules);
        runner.paces = [5.0, 1.0, 2.0].map(pace).to_vec();
        let median = runner.median();
        assert_eq!((median.nodes_per_processor_second, median.nodes_per_second), (2.0, -2.0));
    }
}
