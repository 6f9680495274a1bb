//! The plain question, "is this position dead?", after every ply of real games, each position for
//! itself and with a line kept from one to the next, beside the quick test of `chasolver`.

use crate::dead_positions::{Column, heading, timed};
use crate::median::median;
use chess::Board;
use rokade_rules::Position;
use rokade_rules::ending::dead_position::Lifeline;
use rokade_rules::notation::pgn::{Listener, Reader, Replay, Report, Step};
use rokade_rules::notation::{Letters, fen};
use std::fs::File;
use std::io;
use std::process::ExitCode;
use std::str::FromStr;

/// One game of so many is measured, so that the table takes seconds.
const ONE_OF: usize = 8;

/// The positions after the plies of games.
#[derive(Default)]
struct Plies {
    seen: usize,
    /// A game each.
    kept: Vec<Vec<Position>>,
    here: Vec<Position>,
}

impl Listener for Plies {
    fn step(&mut self, _: Step, _: &Position, after: &Position) {
        self.here.push(*after);
    }

    fn end_game(&mut self, _: &Report) {
        self.seen += 1;
        let game = std::mem::take(&mut self.here);
        if self.seen.is_multiple_of(ONE_OF) {
            self.kept.push(game);
        }
    }
}

/// Prints the table.
pub fn table(rounds: usize, file: &str) -> ExitCode {
    match plies(file) {
        Ok(games) => {
            print(rounds, &games);
            ExitCode::SUCCESS
        }
        Err(fault) => {
            println!("{file}: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn plies(file: &str) -> io::Result<Vec<Vec<Position>>> {
    let mut input = File::open(file)?;
    let mut reader = Reader::new(crate::pgn::Bytes(&mut input));
    let mut replay = Replay::new(Letters::English, Plies::default());
    while reader.read_game(&mut replay)? {}
    Ok(replay.into_listener().kept)
}

fn print(rounds: usize, games: &[Vec<Position>]) {
    heading(rounds);
    let mut columns = [const { Column::new() }; 3];
    let (mut dead, mut differ, mut asked) = (0, 0, 0);
    for game in games {
        let mut lifelines = vec![Lifeline::default(); rounds];
        for position in game {
            let Ok(board) = Board::from_str(&fen::write(position).to_string()) else { continue };
            let mut times = [const { Vec::new() }; 3];
            for (round, lifeline) in lifelines.iter_mut().enumerate() {
                let (is_dead, time) = timed(|| position.is_dead());
                times[0].push(time);
                let (by_lifeline, time) = timed(|| lifeline.is_dead(position));
                times[1].push(time);
                let colors = [chess::Color::White, chess::Color::Black];
                let (_, time) =
                    timed(|| colors.map(|color| chasolver::is_unwinnable_fast(&board, color)));
                times[2].push(time);
                if round == 0 {
                    dead += usize::from(is_dead);
                    differ += usize::from(is_dead != by_lifeline);
                    asked += 1;
                }
            }
            for (column, times) in columns.iter_mut().zip(&mut times) {
                column.microseconds.push(median(times));
            }
        }
    }
    let names = ["rokade is_dead", "rokade lifeline", "chasolver fast, both"];
    for (name, column) in names.into_iter().zip(columns) {
        column.print(&format!("plies: {name}"));
    }
    println!("{dead} of {asked} positions are dead; the lifeline says otherwise of {differ}");
}
