//! `rokade uci`: the engine for any chess program, over standard input and output.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::io;

use clap::Args;
use rokade_uci::{Identity, Library, serve};

use crate::failure::{Ending, Failure};
use crate::quote::quote;
use crate::texts::Texts;

/// How the engine calls itself in every chess program.
const IDENTITY: Identity<'static> = Identity {
    name: concat!("Rokade ", env!("CARGO_PKG_VERSION")),
    author: "the Rokade developers",
};

/// What `rokade uci` takes.
#[derive(Debug, Args)]
pub(crate) struct UciArguments {
    /// An opening book in Polyglot's format.
    #[arg(long)]
    pub(crate) book: Option<String>,
    /// Draws the same moves of the book each time; without it, others.
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}

/// Talks until the other program hangs up.
pub(crate) fn run(arguments: &UciArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut library = Library::empty(arguments.seed.unwrap_or_else(any_seed));
    if let Some(path) = &arguments.book {
        library.open(path).map_err(|fault| {
            let fault = fault.to_string();
            Failure::Arguments(texts.tell("uci-no-book", &[("reason", &quote(&fault))]))
        })?;
    }
    serve(io::stdin().lock(), io::stdout(), &IDENTITY, library).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// A number that is another one in each run.
fn any_seed() -> u64 {
    RandomState::new().hash_one("a book")
}
