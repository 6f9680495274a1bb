//! `rokade uci`: the engine for any chess program, over standard input and output.

use std::io;

use rokade_uci::{Identity, serve};

use crate::failure::{Ending, Failure};

/// How the engine calls itself in every chess program.
const IDENTITY: Identity<'static> = Identity {
    name: concat!("Rokade ", env!("CARGO_PKG_VERSION")),
    author: "the Rokade developers",
};

/// Talks until the other program hangs up.
pub(crate) fn run() -> Result<Ending, Failure> {
    serve(io::stdin().lock(), io::stdout(), &IDENTITY).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}
