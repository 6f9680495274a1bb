//! `rokade pgn`: games in PGN, archives of any size.
//!
//! `check` replays every game and tells what is wrong ([`check`]); `convert` writes games anew
//! ([`convert`]). Both read streams: an archive is never in memory as a whole.

mod check;
mod convert;
pub(crate) mod games;
mod portions;
mod teller;
mod words;
mod workers;

use rokade_rules::notation::Letters;

use crate::arguments::{LetterSet, PgnArguments, PgnCommand};
use crate::failure::{Ending, Failure};
use crate::texts::Texts;

/// Runs one of the commands.
pub(crate) fn run(arguments: &PgnArguments, texts: &Texts) -> Result<Ending, Failure> {
    match &arguments.command {
        PgnCommand::Check(arguments) => check::run(arguments, texts),
        PgnCommand::Convert(arguments) => convert::run(arguments, texts),
    }
}

/// The letters that a set means.
pub(crate) const fn letters(set: LetterSet) -> Letters {
    match set {
        LetterSet::Dutch => Letters::Dutch,
        LetterSet::English => Letters::English,
        LetterSet::Figurine => Letters::Figurine,
    }
}
