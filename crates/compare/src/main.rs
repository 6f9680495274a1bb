//! Side-by-side measurements with other libraries; never shipped.
//!
//! `cargo xtask bench` runs them: `cargo xtask bench -- perft 9` and
//! `cargo xtask bench -- pgn 9 FILE` choose a table, the number of rounds and
//! the games; `cargo xtask bench -- dead 3 FILE` asks about dead positions. Everything is measured in one process, in turn and several times
//! over, so that a busy machine slows all alike; the median is what counts.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "tables are what this is for")]

mod dead_plies;
mod dead_positions;
mod median;
mod perft;
mod pgn;

use std::process::ExitCode;

const ROUNDS: usize = 5;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let rounds = |text: &str| text.parse().unwrap_or(ROUNDS);
    match words[..] {
        [] => {
            perft::table(ROUNDS);
            pgn::table(ROUNDS, pgn::GAMES)
        }
        ["perft", ref rest @ ..] => {
            perft::table(rest.first().map_or(ROUNDS, |text| rounds(text)));
            ExitCode::SUCCESS
        }
        ["pgn", ref rest @ ..] => {
            let count = rest.first().map_or(ROUNDS, |text| rounds(text));
            pgn::table(count, rest.get(1).copied().unwrap_or(pgn::GAMES))
        }
        ["dead", ref rest @ ..] => {
            let count = rest.first().map_or(ROUNDS, |text| rounds(text));
            dead_positions::table(count, rest.get(1).copied().unwrap_or(dead_positions::FILE))
        }
        ["dead-plies", ref rest @ ..] => {
            let count = rest.first().map_or(ROUNDS, |text| rounds(text));
            dead_plies::table(count, rest.get(1).copied().unwrap_or(pgn::GAMES))
        }
        ["pgn-memory", contestant, file] => pgn::memory_of(contestant, file),
        _ => {
            eprintln!(
                "compare [perft [ROUNDS] | pgn [ROUNDS [FILE]] | dead [ROUNDS [FILE]] | dead-plies [ROUNDS [FILE]]]"
            );
            ExitCode::FAILURE
        }
    }
}
