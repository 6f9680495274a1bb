//! `rokade-sweep DIR`: the big sweeps over a folder of test data, too long for every test run.
//!
//! Each sweep looks for its own sub-folder, says so when it is not there, and prints one line with
//! what passed and failed. The last line is `N passed, N failed`; the exit code is 1 when anything
//! failed and 2 when there is nothing to sweep. What the sub-folders hold is told in each file.

mod dead;
mod fen;
mod field_cases;
mod games;
mod lines;
mod perft;
mod puzzles;
mod san;
mod suites;
mod tally;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use tally::Tally;

/// A sweep: its sub-folder, and what it does with it.
type Sweep = (&'static str, fn(&Path) -> io::Result<Tally>);

const SWEEPS: [Sweep; 9] = [
    ("perft", perft::sweep),
    ("san", san::sweep),
    ("fen", fen::sweep),
    ("field-cases", field_cases::sweep),
    ("games", games::sweep),
    ("openings", games::sweep_openings),
    ("puzzles", puzzles::sweep),
    ("suites", suites::sweep),
    ("dead", dead::sweep),
];

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(folder), None) = (arguments.next(), arguments.next()) else {
        return complain("usage: rokade-sweep DIR");
    };
    match sweep(Path::new(&folder), &mut io::stdout().lock()) {
        Ok(Tally { passed: 0, failures, .. }) if failures.is_empty() => {
            complain("there is nothing to sweep in that folder")
        }
        Ok(tally) if tally.failures.is_empty() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => complain(&error.to_string()),
    }
}

fn complain(what: &str) -> ExitCode {
    // Nothing is left to do when standard error is closed.
    let _ = writeln!(io::stderr(), "rokade-sweep: {what}");
    ExitCode::from(2)
}

fn sweep(folder: &Path, out: &mut impl Write) -> io::Result<Tally> {
    let mut all = Tally::default();
    for (name, sweep) in SWEEPS {
        let part = folder.join(name);
        if !part.is_dir() {
            writeln!(out, "{name}: not there, skipped")?;
            continue;
        }
        let begun = Instant::now();
        let tally = sweep(&part)?;
        tally.report(name, begun.elapsed(), out)?;
        all.add(tally);
    }
    writeln!(out, "{} passed, {} failed", all.passed, all.failures.len())?;
    Ok(all)
}
