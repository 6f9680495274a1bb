//! `puzzles/`: public puzzles, whose lines must be legal and whose mates must be mates.
//!
//! `sample.csv` has the position before the opponent's move, then all moves in UCI, then themes;
//! `theme-fixtures.tsv` has a position and a line.

use std::io;
use std::path::Path;

use rokade_rules::Position;
use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;

use super::lines;
use super::tally::{Tally, in_parallel};

/// Plays every line.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let sample = folder.join("sample.csv");
    if sample.is_file() {
        let texts = lines::of_file(&sample)?;
        let puzzles = texts.get(1..).unwrap_or_default();
        in_parallel(puzzles, |text| puzzle(text))
            .into_iter()
            .for_each(|result| tally.count(result));
    }
    let fixtures = folder.join("theme-fixtures.tsv");
    if fixtures.is_file() {
        for text in lines::of_file(&fixtures)?.iter().skip(1) {
            tally.count(fixture(text));
        }
    }
    Ok(tally)
}

fn puzzle(text: &str) -> Result<(), String> {
    let fields: Vec<&str> = text.split(',').collect();
    let [id, fen, moves, _, _, _, _, themes, ..] = fields[..] else {
        return Err(format!("{text}: too few fields"));
    };
    let (last, played) = play(id, fen, moves)?;
    let themes: Vec<&str> = themes.split(' ').collect();
    if themes.contains(&"mate") && !last.is_checkmate() {
        return Err(format!("{id}: a mate that does not mate"));
    }
    let stated = (1..=5).find(|number| themes.contains(&format!("mateIn{number}").as_str()));
    // The opponent's first move, then ours and theirs in turn, ours last.
    if let Some(number) = stated.filter(|&number| number < 5)
        && played != 2 * number
    {
        return Err(format!("{id}: mate in {number} takes {played} half-moves"));
    }
    Ok(())
}

fn fixture(text: &str) -> Result<(), String> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [_, _, id, fen, moves] = fields[..] else {
        return Err(format!("{text}: not five fields"));
    };
    play(id, fen, moves).map(|_| ())
}

/// The position after a line, and how many moves it has. Each move is also written in algebraic
/// notation and read again.
fn play(id: &str, text: &str, moves: &str) -> Result<(Position, usize), String> {
    let mut position =
        fen::read(text, CastlingMode::Standard).map_err(|faults| format!("{id}: {faults}"))?;
    let mut played = 0;
    for text in moves.split_whitespace() {
        let chess_move =
            uci_move::read(text, &position).map_err(|error| format!("{id}: {error}"))?;
        let written = san::write(&position, chess_move, Letters::Dutch).to_string();
        if san::read_strict(&written, &position, Letters::Dutch) != Ok(chess_move) {
            return Err(format!("{id}: {text} is written {written}, which is not read again"));
        }
        position = position.after(chess_move);
        played += 1;
    }
    Ok((position, played))
}
