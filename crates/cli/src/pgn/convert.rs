//! `rokade pgn convert`: games written anew, in the export format of the standard.
//!
//! With other letters, without comments, variations or judgements, one game a line: as one wishes.
//! Faults are told on standard error; of a faulty game everything is written up to the fault in
//! each of its lines, and the command ends with code 2.

use std::io::{self, Write};

use rokade_rules::notation::pgn::{
    Keep, Layout, Listener, Reader, Replay, Report, Style, Tree, Trees, write,
};
use serde::Serialize;

use super::archive::Archive;
use super::letters;
use super::teller::{Manner, Notes, Teller, Told};
use crate::arguments::{PgnConvertArguments, Remarks};
use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::progress::Progress;
use crate::texts::Texts;

/// A game, as `--json` prints it.
#[derive(Serialize)]
struct GameObject<'a> {
    game: u64,
    pgn: &'a str,
}

/// Converts archives.
pub(super) fn run(arguments: &PgnConvertArguments, texts: &Texts) -> Result<Ending, Failure> {
    let archives = Archive::all(&arguments.files);
    let style = style(arguments);
    let manner = Manner {
        // Faults are told in words whatever the games are written in.
        form: Form::Text,
        letters: letters(arguments.from),
        notes: Notes::Counted,
        names_file: archives.len() > 1,
    };
    let mut progress = Progress::of_bytes(archives.iter().map(Archive::length).sum());
    let mut out = io::BufWriter::new(io::stdout().lock());
    let (mut is_first, mut ending) = (true, Ending::Clean);
    for archive in &archives {
        let mut reader = Reader::new(archive.open()?);
        let mut game = None;
        let mut read_up_to = 0;
        loop {
            let trees = Trees::new(|tree, report: &Report| game = Some((tree, report.clone())));
            let mut replay = Replay::new(manner.letters, trees);
            let goes_on = reader.read_game(&mut replay).map_err(|fault| archive.failure(fault))?;
            drop(replay);
            progress.advance(reader.offset() - read_up_to);
            read_up_to = reader.offset();
            let Some((tree, report)) = game.take().filter(|_| goes_on) else { break };
            if !report.faults.is_empty() {
                ending = Ending::WithFaults;
                let source = archive.source();
                let mut teller = Teller { texts, manner, source, told: Told::default() };
                teller.end_game(&report);
                // Where standard error is gone the exit code still tells.
                let told = || write!(anstream::stderr(), "{}", teller.told.err);
                let _ = progress.beside(told);
            }
            let written = Converted { tree: &tree, game: report.game, style, is_first };
            progress
                .beside(|| written.print(&mut out, Form::of_option(arguments.json)))
                .map_err(Failure::Output)?;
            is_first = false;
        }
    }
    out.flush().map_err(Failure::Output)?;
    Ok(ending)
}

/// A game about to be printed.
struct Converted<'a> {
    tree: &'a Tree,
    game: u64,
    style: Style,
    /// Whether nothing has been printed before it.
    is_first: bool,
}

impl Converted<'_> {
    fn print(&self, out: &mut impl Write, form: Form) -> io::Result<()> {
        let pgn = write(self.tree, self.style);
        match (form, self.style.layout) {
            (Form::Json, _) => {
                let object = GameObject { game: self.game, pgn: &pgn.to_string() };
                writeln!(out, "{}", serde_json::to_string(&object)?)
            }
            (Form::Text, Layout::OneLine) => writeln!(out, "{pgn}"),
            (Form::Text, Layout::Export) if self.is_first => write!(out, "{pgn}"),
            (Form::Text, Layout::Export) => write!(out, "\n{pgn}"),
        }
    }
}

fn style(arguments: &PgnConvertArguments) -> Style {
    let keep = |remarks| {
        if arguments.without.contains(&remarks) { Keep::Nothing } else { Keep::All }
    };
    Style {
        layout: if arguments.one_line { Layout::OneLine } else { Layout::Export },
        letters: letters(arguments.letters),
        comments: keep(Remarks::Comments),
        variations: keep(Remarks::Variations),
        nags: keep(Remarks::Nags),
    }
}
