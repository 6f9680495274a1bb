//! `games/` and `openings/`: games of people, replayed from their algebraic notation, which must be
//! legal, and spelled as we spell it; a mate at the end must agree with the result.
//!
//! Only what these files need of PGN is read here: tags, comments, move numbers and results.

use std::fs;
use std::io;
use std::path::Path;

use rokade_rules::notation::{Letters, san};
use rokade_rules::{Color, Position};

use super::lines;
use super::tally::{Tally, in_parallel};

/// Replays every game of every PGN file.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut moves = 0;
    for path in lines::files(folder, &["pgn"])? {
        let text = fs::read_to_string(&path)?;
        let movetexts: Vec<&str> =
            text.split("\n\n").filter(|part| part.trim_start().starts_with('1')).collect();
        let file = lines::name(&path);
        for (number, result) in (1..).zip(in_parallel(&movetexts, |text| replay(text))) {
            moves += result.as_ref().copied().unwrap_or(0);
            tally.count(result.map(|_| ()).map_err(|why| format!("{file}: game {number}: {why}")));
        }
    }
    tally.remarks.push(format!("{moves} half-moves"));
    Ok(tally)
}

/// Replays every named opening: the third column of each line.
pub fn sweep_openings(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    for path in lines::files(folder, &["tsv"])? {
        for line in lines::of_file(&path)?.iter().skip(1) {
            let movetext = line.split('\t').nth(2).unwrap_or_default();
            tally.count(replay(movetext).map(|_| ()).map_err(|why| format!("{line}: {why}")));
        }
    }
    Ok(tally)
}

fn replay(movetext: &str) -> Result<usize, String> {
    let mut position = Position::initial();
    let mut played = 0;
    let without_comments: String = movetext
        .split('{')
        .enumerate()
        .map(|(index, part)| match (index, part.split_once('}')) {
            (0, _) => part,
            (_, Some((_, rest))) => rest,
            (_, None) => "",
        })
        .collect();
    for token in without_comments.split_whitespace() {
        match token {
            "1-0" | "0-1" | "1/2-1/2" | "*" => return agrees(&position, token).map(|()| played),
            number if number.starts_with(|c: char| c.is_ascii_digit()) => continue,
            _ => {}
        }
        let text = token.trim_end_matches(['!', '?']);
        let chess_move = san::read(text, &position, Letters::English)
            .map_err(|error| format!("half-move {}: {error}", played + 1))?;
        let written = san::write(&position, chess_move, Letters::English).to_string();
        if written != text {
            return Err(format!("half-move {}: {text} is written {written}", played + 1));
        }
        position = position.after(chess_move);
        played += 1;
    }
    if played == 0 { Err("no moves".to_owned()) } else { Ok(played) }
}

/// Mate and stalemate on the board leave only one result.
fn agrees(position: &Position, result: &str) -> Result<(), String> {
    let only = if position.is_checkmate() {
        match position.turn() {
            Color::White => "0-1",
            Color::Black => "1-0",
        }
    } else if position.is_stalemate() {
        "1/2-1/2"
    } else {
        return Ok(());
    };
    if only == result { Ok(()) } else { Err(format!("the result is {result}, not {only}")) }
}
