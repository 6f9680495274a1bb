//! The chores of the house, as `cargo xtask <chore>`.
//!
//! Each chore has a room of its own; here is only the command line. A failing step names itself
//! and the command that runs it again.

// A runner of chores talks to the terminal that it was started from.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod browser_build;
mod client;
mod codegen;
mod gate;
mod house;
mod measure;
mod play;
mod provisions;
mod squeeze;
mod step;
mod tidy;
mod tool;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::house::House;
use crate::step::step;

/// The chores of the house.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct CommandLine {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything, start the server on localhost:7070 and open the browser
    Play {
        /// Arguments for `rokade serve`, after `--`
        #[arg(last = true)]
        serve_arguments: Vec<String>,
    },
    /// Run every check that a change must pass, or the named steps with what they need
    #[command(after_help = gate::list())]
    Test {
        /// Steps to run; all when none is named
        steps: Vec<String>,
    },
    /// Check the rules of the house that no compiler knows, and that generated files are fresh
    Tidy,
    /// Build the rules and the engine for the browser into web/src/generated/wasm
    Wasm {
        /// Modules to build, such as `rules`; all when none is named
        modules: Vec<String>,
    },
    /// Build the whole client into web/dist, with compressed siblings
    Web,
    /// Write the generated TypeScript types anew
    Codegen,
    /// Measure: our speed beside other libraries, or what the client weighs
    Bench {
        #[command(subcommand)]
        what: Option<Measure>,
        /// Arguments for the comparison, after `--`
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Run the big sweeps over a folder of test data
    Sweep {
        /// The folder, with an INDEX.md that says what is in it
        folder: PathBuf,
    },
    /// Attack the prover of dead positions with brute force: `walls [SECONDS [SEED]]`, or
    /// `few-men [MATERIAL...]`
    Attack {
        /// What to attack with
        arguments: Vec<String>,
    },
}

#[derive(Subcommand)]
enum Measure {
    /// The sizes of the built client's files, as they are and compressed
    Web,
    /// The engine's nodes a second: by what judges positions, with two threads, and in WebAssembly
    Engine,
}

fn main() -> ExitCode {
    match run(CommandLine::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("\nxtask: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    let house = &House::find()?;
    match chore {
        Chore::Play { serve_arguments } => play::play(house, &serve_arguments),
        Chore::Test { steps } => gate::test(house, &steps),
        Chore::Tidy => step("tidy", || tidy::tidy(house)),
        Chore::Wasm { modules } => step("wasm", || browser_build::build(house, &modules)),
        Chore::Web => play::build_client(house),
        Chore::Codegen => step("codegen", || codegen::write(house)),
        Chore::Bench { what: Some(Measure::Web), .. } => measure::weigh_client(house),
        Chore::Bench { what: Some(Measure::Engine), .. } => {
            step("bench engine", || measure::pace_engine(house))
        }
        Chore::Bench { what: None, arguments } => {
            step("bench", || measure::compare(house, &arguments))
        }
        Chore::Sweep { folder } => step("sweep", || measure::sweep(house, &folder)),
        Chore::Attack { arguments } => step("attack", || measure::attack(house, &arguments)),
    }
}
