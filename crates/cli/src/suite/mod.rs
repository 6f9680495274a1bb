//! `rokade suite`: test positions, and how many of them are solved.
//!
//! Usually the engine searches each position to a limit of nodes and its move is
//! held against the moves that are right or wrong; with `--mates` the mate
//! solver proves that the mate is there and that none is shorter. `task` reads
//! what is asked, `solve` lets the engine and `prove` the mate solver answer.

mod arguments;
mod prove;
mod solve;
mod task;

pub(crate) use arguments::SuiteArguments;

use std::io::Write;

use rokade_rules::position::CastlingMode;

use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::progress::Progress;
use crate::tally::Tally;
use crate::texts::Texts;

use prove::Prover;
use solve::Solver;

/// Goes through suites.
pub(crate) fn run(arguments: &SuiteArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut out = anstream::stdout().lock();
    let mut tally = Tally::default();
    let ended = all(arguments, &mut out, &mut tally, texts);
    tally.close(texts);
    ended
}

fn all(
    arguments: &SuiteArguments,
    out: &mut dyn Write,
    tally: &mut Tally,
    texts: &Texts,
) -> Result<Ending, Failure> {
    let form = Form::of_option(arguments.json);
    let castling = if arguments.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let mut ending = Ending::Clean;
    for path in &arguments.files {
        let (tasks, faults) = task::read(path, castling, texts)?;
        for fault in faults {
            ending = Ending::WithFaults;
            fault.tell(form, out, tally, texts).map_err(Failure::Output)?;
        }
        let file = path.display().to_string();
        let mut progress = Progress::of(tasks.len() as u64);
        let mut telling = Telling { file: &file, form, out, texts };
        if arguments.mates {
            let mut prover = Prover::new(arguments);
            for task in &tasks {
                prover.prove(task, &mut telling).map_err(Failure::Output)?;
                progress.step();
            }
            drop(progress);
            prover.end(&mut telling).map_err(Failure::Output)?;
        } else {
            let mut solver = Solver::new(arguments);
            for task in &tasks {
                solver.solve(task, &mut telling).map_err(Failure::Output)?;
                progress.step();
            }
            drop(progress);
            solver.end(&mut telling).map_err(Failure::Output)?;
        }
    }
    Ok(ending)
}

/// How and where results are told.
struct Telling<'a> {
    file: &'a str,
    form: Form,
    out: &'a mut dyn Write,
    texts: &'a Texts,
}

impl Telling<'_> {
    fn object(&mut self, object: &impl serde::Serialize) -> std::io::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(object)?)
    }

    fn line(&mut self, key: &str, values: &[(&str, &str)]) -> std::io::Result<()> {
        writeln!(self.out, "{}", self.texts.tell(key, values))
    }
}
