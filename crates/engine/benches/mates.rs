//! Which mates of a file the mate solver proves, and how long that takes:
//! `cargo bench -p rokade-engine --bench mates -- FILE [LONGEST [POSITIONS]]`.
//!
//! The file is EPD with `bm #N` (`#-N`: the side to move is mated), or PGN
//! with a `FEN` and `Termination "mate in N"`. A mate is proved exactly when
//! it is the one that the file names and no shorter one is there. Without a
//! file there is nothing to do, so that a plain `cargo bench` needs no data.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use rokade_engine::{Effort, HashSize, MateFinding, MateSolver};
use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use std::error::Error;
use std::time::{Duration, Instant};

const LONGEST: i32 = 5;
const POSITIONS: u64 = 500_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(path) = arguments.next() else { return Ok(()) };
    let longest = arguments.next().map_or(Ok(LONGEST), |text| text.parse())?;
    let positions = arguments.next().map_or(Ok(POSITIONS), |text| text.parse())?;
    let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
    let questions = if path.ends_with(".pgn") { read_pgn(&text) } else { read_epd(&text) };
    let mut solver = MateSolver::new(HashSize::mebibytes(64));
    let mut times = Vec::new();
    let mut proved = 0;
    for (fen_text, mate) in questions.iter().filter(|(_, mate)| mate.abs() <= longest) {
        let (position, _) = fen::read_lenient(fen_text, CastlingMode::Standard)
            .map_err(|faults| format!("{fen_text}: {faults:?}"))?;
        solver.forget();
        let start = Instant::now();
        let finding = ask(&mut solver, &position, *mate, &Effort::positions(positions));
        let time = start.elapsed();
        times.push(time);
        if finding == (MateFinding::Mate { moves: mate.unsigned_abs() }) {
            proved += 1;
        } else {
            println!("#{mate}: {finding:?} {fen_text}");
        }
        if time > Duration::from_secs(1) {
            println!("#{mate}: {time:.1?} {fen_text}");
        }
    }
    times.sort();
    let of = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
    let longest = times.last().copied().unwrap_or_default();
    println!(
        "{proved} of {} proved; median {:.1?}, 90 of 100 in {:.1?}, longest {longest:.1?}",
        times.len(),
        of(50),
        of(90)
    );
    Ok(())
}

fn ask(solver: &mut MateSolver, position: &Position, mate: i32, effort: &Effort) -> MateFinding {
    if mate < 0 {
        solver.is_mated(position, mate.unsigned_abs(), effort)
    } else {
        solver.mates(position, mate.unsigned_abs(), effort)
    }
}

/// Positions and their mates, from lines with four FEN fields and `bm #N;`.
fn read_epd(text: &str) -> Vec<(String, i32)> {
    text.lines()
        .filter_map(|line| {
            let (place, _) = line.match_indices(' ').nth(3)?;
            let (position, operations) = line.split_at(place);
            let (_, mate) = operations.split_once("bm #")?;
            Some((format!("{position} 0 1"), mate.split(';').next()?.parse().ok()?))
        })
        .collect()
}

/// Positions and their mates, from the tags of a PGN file.
fn read_pgn(text: &str) -> Vec<(String, i32)> {
    let mut questions = Vec::new();
    let mut position = String::new();
    for line in text.lines() {
        let value = |name: &str| {
            Some(line.strip_prefix('[')?.strip_prefix(name)?.split('"').nth(1)?.to_owned())
        };
        if let Some(text) = value("FEN ") {
            position = text;
        }
        let mate =
            value("Termination ").and_then(|value| value.split(' ').next_back()?.parse().ok());
        if let Some(mate) = mate {
            questions.push((position.clone(), mate));
        }
    }
    questions
}
