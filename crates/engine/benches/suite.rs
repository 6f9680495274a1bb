//! How many positions of a test suite are solved at a fixed number of nodes:
//! `cargo bench -p rokade-engine --bench suite -- FILE.epd [NODES]`.
//!
//! A position is solved when the move at the end is one of those that the line
//! gives as `bm`, and none that it gives as `am`. Without a file there is
//! nothing to do, so that a plain `cargo bench` needs no data.
#![expect(clippy::print_stdout, reason = "a measurement is printed")]

use rokade_engine::{Engine, GameSoFar, HashSize, Limits, StoppedClock};
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};
use std::error::Error;
use std::time::Instant;

const NODES: u64 = 100_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(path) = arguments.next() else { return Ok(()) };
    let nodes = arguments.next().map_or(Ok(NODES), |text| text.parse())?;
    let text = std::fs::read_to_string(&path)?;
    let start = Instant::now();
    let (mut solved, mut all) = (0, 0);
    let mut engine = Engine::new(HashSize::mebibytes(16));
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let puzzle = Puzzle::read(line).map_err(|error| format!("{line}: {error}"))?;
        engine.forget();
        let game = GameSoFar::starting_from(puzzle.position);
        let answer = engine.best_move(&game, &Limits::nodes(nodes), &StoppedClock);
        all += 1;
        if answer.is_some_and(|answer| puzzle.is_solved_by(answer)) {
            solved += 1;
        } else {
            let played = answer
                .map(|answer| san::write(&puzzle.position, answer, Letters::English).to_string());
            println!("{} instead: {line}", played.unwrap_or_default());
        }
    }
    println!("{solved} of {all} at {nodes} nodes each, {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

struct Puzzle {
    position: Position,
    best: Vec<Move>,
    avoid: Vec<Move>,
}

impl Puzzle {
    /// Reads four FEN fields and the operations `bm` and `am`.
    fn read(line: &str) -> Result<Puzzle, Box<dyn Error>> {
        let fields: Vec<&str> = line.splitn(5, ' ').collect();
        let (placement, rest) = fields.split_at(fields.len().min(4));
        let text = format!("{} 0 1", placement.join(" "));
        let (position, _) = fen::read_lenient(&text, CastlingMode::Standard)
            .map_err(|faults| format!("{faults:?}"))?;
        let operations = rest.first().copied().unwrap_or_default();
        let moves = |name: &str| -> Result<Vec<Move>, Box<dyn Error>> {
            operations
                .split(';')
                .filter_map(|operation| operation.trim().strip_prefix(name)?.strip_prefix(' '))
                .flat_map(str::split_whitespace)
                .map(|text| Ok(san::read(text, &position, Letters::English)?))
                .collect()
        };
        Ok(Puzzle { position, best: moves("bm")?, avoid: moves("am")? })
    }

    fn is_solved_by(&self, answer: Move) -> bool {
        (self.best.is_empty() || self.best.contains(&answer)) && !self.avoid.contains(&answer)
    }
}
