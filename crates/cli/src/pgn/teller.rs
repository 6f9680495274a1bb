//! Telling what came out of games: sentences for people, objects for programs.
//!
//! What is told is gathered as bytes, so that it can be made by many and printed by one.

use std::fmt::Write as _;

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Listener, Note, Report};
use serde::Serialize;

use super::words::{tell_fault, tell_note};
use crate::input::{Form, Line, Source};
use crate::texts::Texts;

/// Whether notes are told, or only counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Notes {
    Told,
    Counted,
}

/// How games are told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    pub(super) form: Form,
    pub(super) letters: Letters,
    pub(super) notes: Notes,
    /// Whether an object names its file: where there are several.
    pub(super) names_file: bool,
}

/// How many of everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) faulty: u64,
    pub(super) plies: u64,
    #[serde(skip)]
    pub(super) notes: u64,
}

impl Counts {
    pub(super) fn add(&mut self, other: Counts) {
        self.games += other.games;
        self.faulty += other.faulty;
        self.plies += other.plies;
        self.notes += other.notes;
    }
}

/// What is to be printed, and what it was about.
#[derive(Debug, Default)]
pub(super) struct Told {
    /// For standard output.
    pub(super) out: String,
    /// For standard error.
    pub(super) err: String,
    pub(super) counts: Counts,
    /// How many bytes of the archive that was.
    pub(super) bytes: u64,
}

/// Listens to games and tells of them.
pub(super) struct Teller<'a> {
    pub(super) texts: &'a Texts,
    pub(super) manner: Manner,
    pub(super) source: Source,
    pub(super) told: Told,
}

/// A game, as `--json` prints it.
#[derive(Serialize)]
struct GameObject<'a> {
    game: u64,
    plies: u32,
    result: &'a str,
    faults: Vec<FaultObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
}

#[derive(Serialize)]
struct FaultObject<'a> {
    line: u64,
    column: u64,
    token: &'a str,
    code: &'a str,
    message: String,
}

impl Teller<'_> {
    /// Counts a game and tells what is to be told of it.
    pub(super) fn tell(&mut self, report: &Report) {
        self.told.counts.add(Counts {
            games: 1,
            faulty: u64::from(!report.faults.is_empty()),
            plies: u64::from(report.plies),
            notes: report.notes.len() as u64,
        });
        match self.manner.form {
            Form::Json => {
                let object = self.object(report);
                self.told.out.push_str(&object);
                self.told.out.push('\n');
            }
            Form::Text => self.tell_faults(report),
        }
        if self.manner.notes == Notes::Told {
            report.notes.iter().for_each(|note| self.tell_note(note));
        }
    }

    fn object(&self, report: &Report) -> String {
        let faults = report.faults.iter().map(|fault| FaultObject {
            line: fault.place.line,
            column: fault.place.column,
            token: &fault.token,
            code: fault.kind.code(),
            message: tell_fault(fault, self.manner.letters, self.texts),
        });
        let file = match &self.source {
            Source::Named(name) if self.manner.names_file => Some(name.as_str()),
            _ => None,
        };
        let object = GameObject {
            game: report.game,
            plies: report.plies,
            result: &result_sign(report),
            faults: faults.collect(),
            file,
        };
        // Numbers and texts can always be written as JSON.
        serde_json::to_string(&object).unwrap_or_default()
    }

    fn tell_faults(&mut self, report: &Report) {
        for fault in &report.faults {
            let why = tell_fault(fault, self.manner.letters, self.texts);
            let game = fault.game.to_string();
            let told = if fault.token.is_empty() {
                self.texts.tell("pgn-fault", &[("game", &game), ("why", &why)])
            } else {
                let values = [("game", game.as_str()), ("token", &fault.token), ("why", &why)];
                self.texts.tell("pgn-fault-of-token", &values)
            };
            self.say(fault.place.line, fault.place.column, &told);
        }
    }

    fn tell_note(&mut self, note: &Note) {
        let why = tell_note(note.kind, self.texts);
        let told = self.texts.tell("pgn-note", &[("game", &note.game.to_string()), ("why", &why)]);
        self.say(note.place.line, note.place.column, &told);
    }

    fn say(&mut self, line: u64, column: u64, told: &str) {
        let number = usize::try_from(line).unwrap_or(usize::MAX);
        let line = Line { source: self.source.clone(), number, text: String::new() };
        let column = usize::try_from(column).unwrap_or(usize::MAX);
        // An archive must not be able to steer the terminal.
        let told = told.replace(char::is_control, "\u{fffd}");
        let _ = writeln!(self.told.err, "{}", line.tell_fault(column, &told, self.texts));
    }
}

impl Listener for Teller<'_> {
    fn end_game(&mut self, report: &Report) {
        self.tell(report);
    }
}

/// The result as PGN writes it; `0-0`, which it cannot write behind moves, where both lose.
fn result_sign(report: &Report) -> String {
    report.result.map_or_else(|| "*".to_owned(), |outcome| outcome.to_string())
}
