//! The plain question, "is this position dead?", after every ply of real games, each position for
//! itself and with a line kept from one to the next, beside the quick test of `chasolver`.

use crate::dead_positions::{Column, heading, timed};
use crate::median::median;
use chess::Board;
use rokade_rules::ending::dead_position::Lifeline;
use rokade_rules::ending::{Termination, Verdict};
use rokade_rules::game::Game;
use rokade_rules::notation::pgn::{Listener, Reader, Replay, Report, Step};
use rokade_rules::notation::{Letters, fen};
use rokade_rules::{Move, Position, Ruleset};
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
    kept: Vec<Vec<Played>>,
    here: Vec<Played>,
}

/// A move, and where it led.
#[derive(Clone, Copy)]
struct Played {
    before: Position,
    chess_move: Move,
    position: Position,
}

impl Listener for Plies {
    fn step(&mut self, step: Step, before: &Position, after: &Position) {
        if let Step::Move(chess_move) = step {
            self.here.push(Played { before: *before, chess_move, position: *after });
        }
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

fn plies(file: &str) -> io::Result<Vec<Vec<Played>>> {
    let mut input = File::open(file)?;
    let mut reader = Reader::new(crate::pgn::Bytes(&mut input));
    let mut replay = Replay::new(Letters::English, Plies::default());
    while reader.read_game(&mut replay)? {}
    Ok(replay.into_listener().kept)
}

/// A row of the table.
const ROWS: [&str; 4] =
    ["rokade is_dead", "rokade lifeline", "rokade Game, move and verdict", "chasolver fast, both"];

/// What is asked about one game, once a round.
struct Asked {
    lifeline: Lifeline,
    game: Game,
}

fn print(rounds: usize, games: &[Vec<Played>]) {
    heading(rounds);
    let mut columns = [const { Column::new() }; ROWS.len()];
    let (mut dead, mut differ, mut asked) = (0, 0, 0);
    for game in games {
        let Some(first) = game.first() else { continue };
        let started = || Game::from_position(first.before, Ruleset::OFFICIAL);
        let mut round_by_round: Vec<Asked> =
            (0..rounds).map(|_| Asked { lifeline: Lifeline::default(), game: started() }).collect();
        for played in game {
            let Ok(board) = Board::from_str(&fen::write(&played.position).to_string()) else {
                continue;
            };
            let mut times = [const { Vec::new() }; ROWS.len()];
            for (round, asked_before) in round_by_round.iter_mut().enumerate() {
                let answers = ask(played, &board, asked_before, &mut times);
                if round == 0 {
                    dead += usize::from(answers[0]);
                    differ += usize::from(answers.iter().any(|&answer| answer != answers[0]));
                    asked += 1;
                }
            }
            for (column, times) in columns.iter_mut().zip(&mut times) {
                column.microseconds.push(median(times));
            }
        }
    }
    for (name, column) in ROWS.into_iter().zip(columns) {
        column.print(&format!("plies: {name}"));
    }
    println!("{dead} of {asked} positions are dead; our ways of asking differ about {differ}");
}

/// Asks in every way; what ours said.
fn ask(
    played: &Played,
    board: &Board,
    before: &mut Asked,
    times: &mut [Vec<f64>; ROWS.len()],
) -> [bool; 3] {
    let (alone, time) = timed(|| played.position.is_dead());
    times[0].push(time);
    let (by_lifeline, time) = timed(|| before.lifeline.is_dead(&played.position));
    times[1].push(time);
    let (verdict, time) = timed(|| before.game.play(played.chess_move));
    times[2].push(time);
    let colors = [chess::Color::White, chess::Color::Black];
    let (_, time) = timed(|| colors.map(|color| chasolver::is_unwinnable_fast(board, color)));
    times[3].push(time);
    let termination = verdict.ok().and_then(Verdict::termination);
    let by_game = match termination {
        // A game that ended otherwise says nothing of what is dead.
        Some(Termination::DeadPosition) => true,
        Some(_) => alone,
        None => alone && before.game.verdict().is_ended(),
    };
    [alone, by_lifeline, by_game]
}
