//! `rokade pgn convert`: games written anew, in the export format of the standard.
//!
//! With other letters, without comments, variations or judgements, one game a line: as one wishes.
//! Faults are told on standard error; of a faulty game everything is written up to the fault in
//! each of its lines, and the command ends with code 2.

use std::io::{self, Write};

use rokade_rules::notation::pgn::{Keep, Layout, Style, Tree, write};
use serde::Serialize;

use super::{games, letters};
use crate::archive::Archive;
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
    let mut progress = Progress::of_bytes(archives.iter().map(Archive::length).sum());
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut is_first = true;
    let from = letters(arguments.from);
    let ending = games::for_each(&archives, from, texts, &mut progress, |game| {
        let written = Converted { tree: &game.tree, game: game.number, style, is_first };
        is_first = false;
        let form = Form::of_option(arguments.json);
        game.progress.beside(|| written.print(&mut out, form)).map_err(Failure::Output)
    })?;
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
