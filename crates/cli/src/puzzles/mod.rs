//! `rokade puzzles`: puzzles found in games, and verified.

mod check;
mod make;
mod words;

use crate::arguments::{PuzzlesArguments, PuzzlesCommand};
use crate::failure::{Ending, Failure};
use crate::texts::Texts;

/// Runs one of the commands.
pub(crate) fn run(arguments: &PuzzlesArguments, texts: &Texts) -> Result<Ending, Failure> {
    match &arguments.command {
        PuzzlesCommand::Check(arguments) => check::run(arguments, texts),
        PuzzlesCommand::Make(arguments) => make::run(arguments, texts),
    }
}
