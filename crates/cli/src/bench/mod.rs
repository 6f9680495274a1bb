//! `rokade bench`: the engine's signature and its pace.
//!
//! The signature is the number of positions that a fixed set of searches visits,
//! the same on every machine; one that differs from what is written down means
//! that this engine does not play as its version says.

mod paces;

use std::io::Write;
use std::time::Instant;

use clap::Args;
use rokade_engine::bench;
use serde::Serialize;

use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::processor::{Processor, Work};
use crate::texts::Texts;

/// What `rokade bench` takes.
#[derive(Debug, Args)]
pub(crate) struct BenchArguments {
    /// Measures what judging positions costs and what threads bring.
    #[arg(long)]
    pub(crate) paces: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Benched {
    nodes: u64,
    signature: u64,
    matches: bool,
    seconds: f64,
    nodes_per_second: f64,
}

/// Searches all positions of the bench.
pub(crate) fn run(arguments: &BenchArguments, texts: &Texts) -> Result<Ending, Failure> {
    if arguments.paces {
        let form = Form::of_option(arguments.json);
        paces::run(&mut anstream::stdout(), form, texts).map_err(Failure::Output)?;
        return Ok(Ending::Clean);
    }
    let began = Instant::now();
    let before = Processor::ThisThread.work();
    let nodes = bench::run(&|| began.elapsed(), |_, _| {});
    // Where the system does not tell what was really used, the time on the wall is told.
    let used = Processor::ThisThread.work().zip(before).map(|(now, before)| now - before);
    let seconds = used.map_or_else(|| began.elapsed(), |Work(used)| used).as_secs_f64();
    let benched = Benched {
        nodes,
        signature: bench::SIGNATURE,
        matches: nodes == bench::SIGNATURE,
        seconds,
        nodes_per_second: (nodes as f64 / seconds.max(1e-9)).round(),
    };
    print(&benched, arguments, texts).map_err(Failure::Output)?;
    Ok(if benched.matches { Ending::Clean } else { Ending::WithFaults })
}

fn print(benched: &Benched, arguments: &BenchArguments, texts: &Texts) -> std::io::Result<()> {
    let mut out = anstream::stdout();
    if arguments.json {
        return writeln!(out, "{}", serde_json::to_string(benched)?);
    }
    let key = if benched.matches { "bench-same" } else { "bench-other" };
    let values = [
        ("nodes", &*benched.nodes.to_string()),
        ("signature", &*benched.signature.to_string()),
        ("seconds", &*format!("{:.2}", benched.seconds)),
        ("pace", &*benched.nodes_per_second.to_string()),
    ];
    writeln!(out, "{}", texts.tell(key, &values))
}
