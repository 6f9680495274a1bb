//! `rokade uci`: the engine for any chess program, over standard input and output.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::io;

use clap::Args;
use rokade_engine::book::Book;
use rokade_uci::{Identity, Library, serve};

use crate::failure::{Ending, Failure};
use crate::opening_book::BookChoice;
use crate::texts::Texts;

/// How the engine calls itself in every chess program.
const IDENTITY: Identity<'static> = Identity {
    name: concat!("Rokade ", env!("CARGO_PKG_VERSION")),
    author: "the Rokade developers",
};

/// What `rokade uci` takes.
#[derive(Debug, Args)]
pub(crate) struct UciArguments {
    /// Played from without being asked to by `OwnBook`.
    #[arg(long)]
    pub(crate) book: Option<BookChoice>,
    /// Draws the same moves of the book each time; without it, others.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}

/// Talks until the other program hangs up.
pub(crate) fn run(arguments: &UciArguments, texts: &Texts) -> Result<Ending, Failure> {
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let mut library = Library::with(Book::shipped().clone(), seed);
    if let Some(choice) = &arguments.book {
        library.name(choice.open(texts)?);
    }
    serve(io::stdin().lock(), io::stdout(), &IDENTITY, library).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// A number that is another one in each run.
fn any_seed() -> u64 {
    RandomState::new().hash_one("a book")
}
