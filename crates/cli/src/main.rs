//! The chess house: one program, its subcommands.
//!
//! Each command is a module of its own and gives back how it ended. This file chooses the
//! language, reads the arguments, runs the command and turns the ending into an exit code: 0, or 2
//! when something was wrong with what was given.

mod adjudicate;
mod admin;
mod analyse;
mod archive;
mod arguments;
mod bench;
mod data_folder;
mod datagen;
mod endgame_tables;
mod failure;
mod help;
mod input;
mod kept;
mod language;
mod lessons;
mod levels;
mod load;
mod manual;
mod matches;
mod open_files;
mod opening_book;
mod people;
mod perft;
mod pgn;
mod play;
mod position_text;
mod processor;
mod progress;
mod puzzles;
mod quote;
mod review;
mod rules;
mod serve;
mod suite;
mod tally;
mod texts;
mod uci;
mod words;

use std::io::Write as _;
use std::process::ExitCode;

use crate::arguments::{Arguments, Command};
use crate::failure::{Ending, Failure};
use crate::help::Reading;
use crate::language::Language;
use crate::texts::Texts;

/// The exit code when what was given cannot be used.
const FAULTY: u8 = 2;

fn main() -> ExitCode {
    let given = || std::env::args_os();
    let language =
        Language::of_arguments_or_locale(given(), |variable| std::env::var(variable).ok());
    let texts = Texts::of(language);
    let ended = match help::read(given(), &texts) {
        Reading::Arguments(arguments) => run(*arguments, &texts),
        Reading::Page(page) => print(&page),
        Reading::Fault(told) => Err(Failure::Arguments(told)),
    };
    match ended {
        Ok(Ending::Clean) => ExitCode::SUCCESS,
        Ok(Ending::WithFaults) => ExitCode::from(FAULTY),
        Err(failure) if failure.is_farewell() => ExitCode::SUCCESS,
        Err(failure) => {
            // Where standard error is gone too, the exit code is all that is left.
            let _ = writeln!(anstream::stderr(), "rokade: {}", failure.tell(&texts));
            ExitCode::from(FAULTY)
        }
    }
}

fn run(arguments: Arguments, texts: &Texts) -> Result<Ending, Failure> {
    match arguments.command {
        None => serve::run(&arguments.serve, texts),
        Some(Command::Serve(arguments)) => serve::run(&arguments, texts),
        Some(Command::Play(arguments)) => play::run(&arguments, texts),
        Some(Command::Perft(arguments)) => perft::run(&arguments, texts),
        Some(Command::Adjudicate(arguments)) => adjudicate::run(&arguments, texts),
        Some(Command::Pgn(arguments)) => pgn::run(&arguments, texts),
        Some(Command::Puzzles(arguments)) => puzzles::run(&arguments, texts),
        Some(Command::Levels(arguments)) => levels::run(&arguments, texts),
        Some(Command::Admin(arguments)) => admin::run(&arguments, texts),
        Some(Command::Load(arguments)) => load::run(&arguments, texts),
        Some(Command::Lessons(arguments)) => lessons::run(&arguments, texts),
        Some(Command::Review(arguments)) => review::run(&arguments, texts),
        Some(Command::Uci(arguments)) => uci::run(&arguments, texts),
        Some(Command::Match(arguments)) => matches::run(&arguments, texts),
        Some(Command::Suite(arguments)) => suite::run(&arguments, texts),
        Some(Command::Analyse(arguments)) => analyse::run(&arguments, texts),
        Some(Command::Bench(arguments)) => bench::run(&arguments, texts),
        Some(Command::Datagen(arguments)) => datagen::run(&arguments, texts),
        Some(Command::Rules(arguments)) => rules::run(&arguments, texts),
        Some(Command::Completions(arguments)) => manual::completions(&arguments, texts),
        Some(Command::Man(arguments)) => manual::pages(&arguments, texts),
    }
}

fn print(page: &str) -> Result<Ending, Failure> {
    write!(anstream::stdout(), "{page}").map_err(Failure::Output)?;
    Ok(Ending::Clean)
}
