//! `rokade completions` and `rokade man`: the command line for shells and for `man`.
//!
//! Both come out of the same description as the help pages, in the reader's language.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use clap::Command;
use clap_mangen::Man;

use crate::arguments::{CompletionsArguments, ManArguments};
use crate::failure::{Ending, Failure};
use crate::help;
use crate::texts::Texts;

const PROGRAM: &str = "rokade";

/// Prints a script that completes commands and options in a shell.
pub(crate) fn completions(
    arguments: &CompletionsArguments,
    texts: &Texts,
) -> Result<Ending, Failure> {
    // Into memory first: the writer of scripts does not tell when its output is closed.
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut help::command(texts), PROGRAM, &mut script);
    anstream::stdout().write_all(&script).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// Writes a page for the program and for each command, and makes the folder if there is none.
pub(crate) fn pages(arguments: &ManArguments, texts: &Texts) -> Result<Ending, Failure> {
    let folder = &arguments.folder;
    let unwritable = |path: &Path, source| Failure::File { path: path.to_owned(), source };
    fs::create_dir_all(folder).map_err(|source| unwritable(folder, source))?;
    for command in all_below(help::command(texts), PROGRAM) {
        let path = folder.join(format!("{}.1", command.get_name()));
        let mut page = Vec::new();
        Man::new(command)
            .render(&mut page)
            .and_then(|()| fs::write(&path, page))
            .map_err(|source| unwritable(&path, source))?;
    }
    Ok(Ending::Clean)
}

/// A command and all below it, each with its whole name: `rokade-pgn-check`.
fn all_below(command: Command, name: &str) -> Vec<Command> {
    let inner: Vec<Command> = command.get_subcommands().cloned().collect();
    let below = inner.into_iter().flat_map(|inner| {
        let name = format!("{name}-{}", inner.get_name());
        all_below(inner, &name)
    });
    let below: Vec<Command> = below.collect();
    std::iter::once(command.name(name.to_owned())).chain(below).collect()
}
