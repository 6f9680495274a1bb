//! `san/san_oracle.tsv`: every legal move of many positions as UCI and as algebraic notation, on
//! which two independent libraries agree. Written and read, in three alphabets.

use std::io;
use std::path::Path;

use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;

use super::lines;
use super::tally::{Tally, in_parallel};

/// Holds every line beside what we write and read.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let texts = lines::of_file(&folder.join("san_oracle.tsv"))?;
    let mut tally = Tally::default();
    let mut moves = 0;
    for result in in_parallel(&texts, |text| line(text)) {
        moves += result.as_ref().copied().unwrap_or(0);
        tally.count(result.map(|_| ()));
    }
    tally.remarks.push(format!("{moves} moves in three alphabets"));
    Ok(tally)
}

fn line(text: &str) -> Result<usize, String> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [text, mode, pairs] = fields[..] else { return Err(format!("{text}: not three fields")) };
    let mode = if mode == "960" { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let (position, _) =
        fen::read_lenient(text, mode).map_err(|faults| format!("{text}: {faults}"))?;
    let pairs: Vec<(&str, &str)> =
        pairs.split_whitespace().filter_map(|pair| pair.split_once('=')).collect();
    let legal = position.legal_moves();
    if legal.len() != pairs.len() {
        return Err(format!("{text}: {} moves, not {}", legal.len(), pairs.len()));
    }
    for &(uci, english) in &pairs {
        let chess_move =
            uci_move::read(uci, &position).map_err(|error| format!("{text}: {error}"))?;
        let written = uci_move::write(chess_move, mode).to_string();
        if written != uci {
            return Err(format!("{text}: {uci} is written {written}"));
        }
        for letters in Letters::ALL {
            let expected = renamed(english, letters);
            let written = san::write(&position, chess_move, letters).to_string();
            if written != expected {
                return Err(format!("{text}: {uci} is written {written}, not {expected}"));
            }
            for read in [san::read, san::read_strict] {
                if read(&expected, &position, letters) != Ok(chess_move) {
                    return Err(format!("{text}: {expected} is not read as {uci}"));
                }
            }
        }
    }
    Ok(pairs.len())
}

/// English notation with the names of the pieces in another alphabet.
fn renamed(english: &str, letters: Letters) -> String {
    let name = |letter| match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' => {
            Letters::English.role_of(letter).and_then(|role| letters.letter(role)).unwrap_or(letter)
        }
        _ => letter,
    };
    english.chars().map(name).collect()
}
