//! Learns the engine's network from games of the engine against itself.
//!
//! `cargo run --release -p rokade-training -- learn --out FILE DATA…` learns,
//! `… -- describe DATA…` tells what is in the data, and
//! `… -- duel …` plays two judges of positions against each other. How the network that ships
//! was made is in `training/README.md`.
//!
//! The positions are read by [`data`], each becomes inputs and a target;
//! [`model`] is the network in floating point with its gradients, [`adam`]
//! changes it, [`learning`] is the loop, [`quantisation`] writes the file that
//! the engine embeds. The same data, settings and number of threads give the
//! same file.

#![expect(clippy::print_stdout, reason = "a program for a terminal, not a library")]

mod adam;
mod chance;
mod data;
mod describe;
mod duel;
mod learning;
mod model;
mod quantisation;
mod settings;

use std::process::ExitCode;

use settings::{Task, USAGE};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match Task::of(&arguments) {
        Ok(Task::Learn(settings)) => learning::run(&settings),
        Ok(Task::Describe(files)) => describe::run(&files),
        Ok(Task::Duel(duel)) => duel::run(&duel),
        Err(fault) => Err(format!("{fault}\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            let told = format!("rokade-training: {fault}\n");
            // Where standard error is gone too, the exit code is all that is left.
            let _ = std::io::Write::write_all(&mut std::io::stderr(), told.as_bytes());
            ExitCode::from(2)
        }
    }
}
