//! The chores of the house: play, test, tidy, web, bench, sweep.

// A runner of chores talks to the terminal it was started from.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod browser_build;
mod house;
mod step;
mod tool;

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
    /// Builds the rules and the engine for the browser into web/src/generated/wasm
    Wasm,
}

fn main() -> ExitCode {
    match run(&CommandLine::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("\nxtask: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: &Chore) -> Result<()> {
    let house = House::find()?;
    match chore {
        Chore::Wasm => step("wasm", || browser_build::build(&house)),
    }
}
