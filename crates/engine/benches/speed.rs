//! The bench signature and the nodes per second: `cargo bench -p rokade-engine --bench speed`.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use rokade_engine::bench;
use rokade_rules::notation::fen;
use std::time::Instant;

fn main() {
    let start = Instant::now();
    let stopwatch = || start.elapsed();
    let nodes = bench::run(&stopwatch, |position, answer| {
        let report = &answer.report;
        println!("{:>9} {:>8} {}", report.nodes, report.score, fen::write(position));
    });
    let seconds = start.elapsed().as_secs_f64();
    println!("Bench: {nodes}");
    println!("{:.0} nodes per second", nodes as f64 / seconds);
}
