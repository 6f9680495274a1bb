//! The other side of the conversation: letting an engine of others think.
//!
//! An engine may be slow, silent, wrong or gone. Whatever is asked of it has a
//! time within which it must answer, and everything it can do wrong is an
//! [`EngineFault`]. Whether its moves are legal is for the caller to say.

mod command_line;
mod fault;
mod found;
mod process;

pub use command_line::{CommandLine, NoProgram};
pub use fault::EngineFault;
pub use found::{Found, Worth};
pub use process::Process;

use crate::command::{Go, PositionCommand};
use core::time::Duration;
use std::time::Instant;

/// An engine that has introduced itself.
#[derive(Debug)]
pub struct Client {
    process: Process,
    name: String,
    options: Vec<String>,
    patience: Duration,
}

/// What an engine answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The move as it was written; not yet read.
    pub best: String,
    /// The last that was told of it.
    pub found: Found,
    /// From the question to the answer, by our clock.
    pub elapsed: Duration,
}

impl Client {
    /// Starts an engine and lets it introduce itself. Until it is told
    /// otherwise, it has `patience` for whatever is no thinking.
    ///
    /// # Errors
    ///
    /// [`EngineFault`] if it does not start, or does not speak the protocol.
    pub fn start(command: &CommandLine, patience: Duration) -> Result<Client, EngineFault> {
        let mut client = Client {
            process: Process::start(command)?,
            name: command.program().to_owned(),
            options: Vec::new(),
            patience,
        };
        client.process.say("uci")?;
        let end = Instant::now() + patience;
        loop {
            let line = client.process.hear(end)?;
            if line == "uciok" {
                return Ok(client);
            }
            if let Some(name) = line.strip_prefix("id name ") {
                client.name = name.trim().to_owned();
            }
            if let Some(option) = line.strip_prefix("option name ") {
                let name = option.split(" type ").next().unwrap_or(option);
                client.options.push(name.trim().to_owned());
            }
        }
    }

    /// How it calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number by which the system knows it.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.process.id()
    }

    /// Whether it has such an option, in any case.
    #[must_use]
    pub fn has_option(&self, name: &str) -> bool {
        self.options.iter().any(|known| known.eq_ignore_ascii_case(name))
    }

    /// Sets an option.
    ///
    /// # Errors
    ///
    /// [`EngineFault::NoSuchOption`] if it has not told of it, or when it is
    /// gone.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), EngineFault> {
        if !self.has_option(name) {
            return Err(EngineFault::NoSuchOption(name.to_owned()));
        }
        self.process.say(&format!("setoption name {name} value {value}"))
    }

    /// Waits until it is ready.
    ///
    /// # Errors
    ///
    /// [`EngineFault`] if that takes too long, or it is gone.
    pub fn settle(&mut self) -> Result<(), EngineFault> {
        self.process.say("isready")?;
        let end = Instant::now() + self.patience;
        while self.process.hear(end)? != "readyok" {}
        Ok(())
    }

    /// Another game begins.
    ///
    /// # Errors
    ///
    /// [`EngineFault`] if it is not ready for it in time.
    pub fn begin_game(&mut self) -> Result<(), EngineFault> {
        self.process.say("ucinewgame")?;
        self.settle()
    }

    /// Lets it think, at most until so much time has passed.
    ///
    /// # Errors
    ///
    /// [`EngineFault`] if no move comes by then. The engine can then not be
    /// used any more: nobody knows to what its next answer belongs.
    pub fn think(
        &mut self,
        position: &PositionCommand,
        go: &Go,
        at_most: Duration,
    ) -> Result<Thought, EngineFault> {
        self.process.say(&position.to_string())?;
        let asked = Instant::now();
        self.process.say(&go.to_string())?;
        let end = asked + at_most;
        let mut found = Found::default();
        loop {
            let line = self.process.hear(end)?;
            if let Some(answer) = line.strip_prefix("bestmove") {
                let elapsed = asked.elapsed();
                let best = answer.split_whitespace().next().unwrap_or_default().to_owned();
                return Ok(Thought { best, found, elapsed });
            }
            found.listen(&line);
        }
    }
}
