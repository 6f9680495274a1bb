//! The mate solver answers.

use std::io;
use std::time::Duration;

use rokade_engine::{Effort, HashSize, MateFinding, MateSolver};
use rokade_rules::notation::fen;
use serde::Serialize;

use super::Telling;
use super::arguments::SuiteArguments;
use super::task::{Goal, Task};
use crate::input::Form;
use crate::processor::{Processor, Work};

/// The mate solver and what it has proved of a file.
pub(super) struct Prover {
    solver: MateSolver,
    effort: u64,
    longest: u32,
    tells_all: bool,
    proved: usize,
    passed_over: usize,
    work: Vec<Duration>,
}

/// One position, as `--json` prints it.
#[derive(Serialize)]
struct ProvedObject<'a> {
    file: &'a str,
    id: &'a str,
    fen: String,
    mate: i64,
    proved: bool,
    found: String,
    milliseconds: f64,
}

/// A file, as `--json` prints it at its end.
#[derive(Serialize)]
struct EndObject<'a> {
    file: &'a str,
    proved: usize,
    of: usize,
    passed_over: usize,
    median_milliseconds: f64,
    most_milliseconds: f64,
}

impl Prover {
    pub(super) fn new(arguments: &SuiteArguments) -> Self {
        Self {
            solver: MateSolver::new(HashSize::mebibytes(arguments.hash)),
            effort: arguments.effort,
            longest: arguments.longest,
            tells_all: arguments.all,
            proved: 0,
            passed_over: 0,
            work: Vec::new(),
        }
    }

    /// Proves a mate, and tells what came of it: to people where it was not
    /// proved exactly, to programs always. What asks for no mate, or for a
    /// longer one than is wanted, is passed over.
    pub(super) fn prove(&mut self, task: &Task, telling: &mut Telling<'_>) -> io::Result<()> {
        let (moves, sign) = match task.goal {
            Goal::Mates { moves } if moves <= self.longest => (moves, 1),
            Goal::IsMated { moves } if moves <= self.longest => (moves, -1),
            _ => {
                self.passed_over += 1;
                return Ok(());
            }
        };
        self.solver.forget();
        let effort = Effort::positions(self.effort);
        let before = work();
        let found = if sign > 0 {
            self.solver.mates(&task.position, moves, &effort)
        } else {
            self.solver.is_mated(&task.position, moves, &effort)
        };
        let Work(used) = work() - before;
        let is_proved = found == (MateFinding::Mate { moves });
        self.proved += usize::from(is_proved);
        self.work.push(used);
        let object = ProvedObject {
            file: telling.file,
            id: &task.name,
            fen: fen::write(&task.position).to_string(),
            mate: sign * i64::from(moves),
            proved: is_proved,
            found: in_words(found),
            milliseconds: milliseconds(used),
        };
        match telling.form {
            Form::Json => telling.object(&object),
            Form::Text if is_proved && !self.tells_all => Ok(()),
            Form::Text => {
                let key = if is_proved { "suite-proved" } else { "suite-not-proved" };
                let values = [
                    ("id", task.name.as_str()),
                    ("mate", &object.mate.to_string()),
                    ("found", &object.found),
                    ("milliseconds", &format!("{:.1}", object.milliseconds)),
                ];
                telling.line(key, &values)
            }
        }
    }

    /// Tells how many were proved, and what that took.
    pub(super) fn end(&mut self, telling: &mut Telling<'_>) -> io::Result<()> {
        self.work.sort_unstable();
        let median = self.work.get(self.work.len() / 2).copied().unwrap_or_default();
        let most = self.work.last().copied().unwrap_or_default();
        let object = EndObject {
            file: telling.file,
            proved: self.proved,
            of: self.work.len(),
            passed_over: self.passed_over,
            median_milliseconds: milliseconds(median),
            most_milliseconds: milliseconds(most),
        };
        match telling.form {
            Form::Json => telling.object(&object),
            Form::Text => {
                let values = [
                    ("file", object.file),
                    ("proved", &object.proved.to_string()),
                    ("asked", &object.of.to_string()),
                    ("passed", &object.passed_over.to_string()),
                    ("median", &format!("{:.2}", object.median_milliseconds)),
                    ("most", &format!("{:.1}", object.most_milliseconds)),
                ];
                telling.line("suite-mates-end", &values)
            }
        }
    }
}

/// What this thread has used of a processor; nothing where the system does not
/// tell.
fn work() -> Work {
    Processor::ThisThread.work().unwrap_or_default()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

/// In the notation of suites; `-` for no mate, `?` for one not decided.
fn in_words(found: MateFinding) -> String {
    match found {
        MateFinding::Mate { moves } => format!("#{moves}"),
        MateFinding::Absent => "-".to_owned(),
        MateFinding::Open { absent_up_to } => format!("? > {absent_up_to}"),
    }
}
