//! `rokade puzzles check`: whether each puzzle of a table is sound.
//!
//! With `--json` each puzzle is an object, and a row that is none one with its line. The command
//! ends with code 2 when anything was wrong.

use std::io::{self, Write};

use rokade_coach::puzzle::{Flaw, Judge, table};
use rokade_coach::review::EngineAdviser;
use rokade_coach::theme::{Solution, Theme};
use rokade_engine::{Effort, Engine, HashSize, MateSolver, StopToken, StoppedClock};
use serde::Serialize;

use super::words::{tell_flaw, tell_row_fault};
use crate::archive::Archive;
use crate::arguments::PuzzlesCheckArguments;
use crate::failure::{Ending, Failure};
use crate::input::{Form, Line};
use crate::progress::Progress;
use crate::tally::Tally;
use crate::texts::Texts;

/// Nodes for each question, unless the caller says otherwise.
const DEFAULT_NODES: u64 = 100_000;

/// What the mate solver may spend on one question, in positions.
const MATE_POSITIONS: u64 = 5_000_000;

/// The engine's memory. Small: each puzzle is a game of its own.
const HASH_MEBIBYTES: u16 = 8;

/// A puzzle, as `--json` prints it.
#[derive(Serialize)]
struct PuzzleObject<'a> {
    id: &'a str,
    ok: bool,
    themes: Vec<String>,
    /// The word for what is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
    /// The same for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

/// A row that is no puzzle, as `--json` prints it.
#[derive(Serialize)]
struct RowObject<'a> {
    line: u64,
    error: &'a str,
}

/// Checks every puzzle of the tables.
pub(super) fn run(arguments: &PuzzlesCheckArguments, texts: &Texts) -> Result<Ending, Failure> {
    let nodes = arguments.nodes.map_or(DEFAULT_NODES, std::num::NonZeroU64::get);
    let mut checking = Checking {
        engine: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
        solver: MateSolver::default(),
        nodes,
        form: Form::of_option(arguments.json),
        texts,
        tally: Tally::default(),
        counts: [0; 2],
        ending: Ending::Clean,
    };
    let mut out = anstream::stdout().lock();
    let mut progress = Progress::of_unknown();
    for archive in Archive::all(&arguments.files) {
        for row in table::read(archive.reader()?) {
            let told = checking.row(row, &archive);
            progress.beside(|| writeln_if_any(&mut out, told)).map_err(Failure::Output)?;
            progress.step();
        }
    }
    checking.tally.close(texts);
    if checking.form == Form::Text {
        let [puzzles, sound] = checking.counts.map(|count| count.to_string());
        let values = [("puzzles", puzzles.as_str()), ("sound", sound.as_str())];
        writeln!(out, "{}", texts.tell("puzzles-checked", &values)).map_err(Failure::Output)?;
    }
    Ok(checking.ending)
}

fn writeln_if_any(out: &mut impl Write, told: Option<String>) -> io::Result<()> {
    told.map_or(Ok(()), |told| writeln!(out, "{told}"))
}

/// A run of the command.
struct Checking<'a> {
    engine: Engine,
    solver: MateSolver,
    nodes: u64,
    form: Form,
    texts: &'a Texts,
    tally: Tally,
    /// Puzzles, and how many of them are sound.
    counts: [u64; 2],
    ending: Ending,
}

impl Checking<'_> {
    /// What is to be printed of a row.
    fn row(
        &mut self,
        row: Result<table::Row, table::RowFault>,
        archive: &Archive,
    ) -> Option<String> {
        let read = row.and_then(|row| row.solution().map(|solution| (row, solution)));
        match read {
            Ok((row, solution)) => {
                let judged = self.judge(&solution);
                self.counts[0] += 1;
                self.counts[1] += u64::from(judged.is_ok());
                if judged.is_err() {
                    self.ending = Ending::WithFaults;
                }
                Some(self.tell(row.id(), &solution, judged.err()))
            }
            Err(fault) => {
                self.ending = Ending::WithFaults;
                self.tell_fault(&fault, archive)
            }
        }
    }

    fn judge(&mut self, solution: &Solution) -> Result<(), Flaw> {
        self.engine.forget();
        let stop = StopToken::new();
        let mut adviser =
            EngineAdviser::new(&mut self.engine, self.nodes, &StoppedClock, &stop).careful();
        let effort = Effort::positions(MATE_POSITIONS);
        Judge::new(&mut adviser, &mut self.solver, effort).judge(solution)
    }

    fn tell(&self, id: &str, solution: &Solution, flaw: Option<Flaw>) -> String {
        let themes: Vec<String> = Theme::of(solution).into_iter().map(Theme::tag).collect();
        let message = flaw.map(|flaw| tell_flaw(&flaw, solution, self.texts));
        match (self.form, message) {
            (Form::Json, message) => {
                let why = flaw.map(Flaw::code);
                let object = PuzzleObject { id, ok: flaw.is_none(), themes, why, message };
                serde_json::to_string(&object).unwrap_or_default()
            }
            (Form::Text, Some(why)) => {
                self.texts.tell("puzzle-flawed", &[("id", id), ("why", &why)])
            }
            (Form::Text, None) => {
                self.texts.tell("puzzle-sound", &[("id", id), ("themes", &themes.join(" "))])
            }
        }
    }

    fn tell_fault(&mut self, fault: &table::RowFault, archive: &Archive) -> Option<String> {
        let why = tell_row_fault(fault, self.texts);
        if self.form == Form::Json {
            let object = RowObject { line: fault.line, error: &why };
            return serde_json::to_string(&object).ok();
        }
        let number = usize::try_from(fault.line).unwrap_or(usize::MAX);
        let line = Line { source: archive.source(), number, text: String::new() };
        self.tally.tell(&line.tell_fault(1, &why, self.texts));
        None
    }
}
