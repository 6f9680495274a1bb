//! `rokade lessons`: lessons verified.

mod check;
mod files;
mod words;

use crate::arguments::{LessonsArguments, LessonsCommand};
use crate::failure::{Ending, Failure};
use crate::texts::Texts;

/// Runs one of the commands.
pub(crate) fn run(arguments: &LessonsArguments, texts: &Texts) -> Result<Ending, Failure> {
    match &arguments.command {
        LessonsCommand::Check(arguments) => check::run(arguments, texts),
    }
}
