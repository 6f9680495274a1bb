//! The plain question, "is this position dead?", after every ply of real games, beside the quick
//! test of `chasolver`.

use crate::dead_positions::{Column, heading, timed};
use crate::median::median;
use chess::Board;
use rokade_rules::Position;
use rokade_rules::notation::pgn::{Listener, Reader, Replay, Report, Step};
use rokade_rules::notation::{Letters, fen};
use std::fs::File;
use std::io;
use std::process::ExitCode;
use std::str::FromStr;

/// One position of so many is measured, so that the table takes seconds.
const ONE_OF: usize = 8;

/// The positions after the plies of games.
#[derive(Default)]
struct Plies {
    seen: usize,
    kept: Vec<Position>,
}

impl Listener for Plies {
    fn step(&mut self, _: Step, _: &Position, after: &Position) {
        self.seen += 1;
        if self.seen.is_multiple_of(ONE_OF) {
            self.kept.push(*after);
        }
    }

    fn end_game(&mut self, _: &Report) {}
}

/// Prints the table.
pub fn table(rounds: usize, file: &str) -> ExitCode {
    match plies(file) {
        Ok(positions) => {
            print(rounds, &positions);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            println!("{file}: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn plies(file: &str) -> io::Result<Vec<Position>> {
    let mut input = File::open(file)?;
    let mut reader = Reader::new(crate::pgn::Bytes(&mut input));
    let mut replay = Replay::new(Letters::English, Plies::default());
    while reader.read_game(&mut replay)? {}
    Ok(replay.into_listener().kept)
}

fn print(rounds: usize, positions: &[Position]) {
    heading(rounds);
    let mut ours = Column::default();
    let mut theirs = Column::default();
    let mut dead = 0;
    for position in positions {
        let Ok(board) = Board::from_str(&fen::write(position).to_string()) else { continue };
        let mut times = [const { Vec::new() }; 2];
        for round in 0..rounds {
            let (is_dead, time) = timed(|| position.is_dead());
            dead += usize::from(is_dead && round == 0);
            times[0].push(time);
            let colors = [chess::Color::White, chess::Color::Black];
            let (_, time) =
                timed(|| colors.map(|color| chasolver::is_unwinnable_fast(&board, color)));
            times[1].push(time);
        }
        let [us, them] = &mut times;
        ours.microseconds.push(median(us));
        theirs.microseconds.push(median(them));
    }
    ours.print("plies: rokade is_dead");
    theirs.print("plies: chasolver fast, both");
    println!("{dead} of {} positions are dead", positions.len());
}
