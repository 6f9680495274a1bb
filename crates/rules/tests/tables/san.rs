//! Every legal move of 1,671 positions in algebraic notation.

use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};

use crate::table::lines;

const TABLE: &str = include_str!("../data/san.tsv");

/// The positions of the table with their legal moves and how English writes them.
fn oracle() -> impl Iterator<Item = (Position, Vec<(Move, &'static str)>)> {
    lines(TABLE).map(|line| {
        let [text, mode, sans] = line[..] else { panic!("{line:?}") };
        let mode = match mode {
            "std" => CastlingMode::Standard,
            "960" => CastlingMode::Chess960,
            _ => panic!("{mode} is no mode"),
        };
        // Some lines carry rights that orthodox chess does not have, and checks that no game has.
        let (position, _) =
            fen::read_lenient(text, mode).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        let mut moves: Vec<(String, Move)> = position
            .legal_moves()
            .into_iter()
            .map(|chess_move| (uci_move::write(chess_move, mode).to_string(), chess_move))
            .collect();
        moves.sort();
        let sans: Vec<&str> = sans.split_whitespace().collect();
        assert_eq!(moves.len(), sans.len(), "{text}");
        (position, moves.into_iter().map(|(_, chess_move)| chess_move).zip(sans).collect())
    })
}

#[test]
fn moves_are_written_as_the_table_says() {
    let mut moves = 0;
    for (position, sans) in oracle() {
        for (chess_move, expected) in sans {
            let written = san::write(&position, chess_move, Letters::English).to_string();
            assert_eq!(written, expected, "{}", fen::write(&position));
            moves += 1;
        }
    }
    assert_eq!(moves, 41_712);
}

#[test]
fn moves_are_read_as_the_table_says() {
    for (position, sans) in oracle() {
        for (chess_move, text) in sans {
            for read in [san::read, san::read_strict] {
                let read = read(text, &position, Letters::English);
                assert_eq!(read, Ok(chess_move), "{text} in {}", fen::write(&position));
            }
        }
    }
}

/// Dutch and figurines differ from English in the names of the pieces and in nothing else.
#[test]
fn the_other_alphabets_only_rename_the_pieces() {
    for (position, sans) in oracle() {
        for (chess_move, english) in sans {
            for (letters, names) in [(Letters::Dutch, "KDTLP"), (Letters::Figurine, "♔♕♖♗♘")]
            {
                let expected: String = english.chars().map(|c| renamed(c, names)).collect();
                let written = san::write(&position, chess_move, letters).to_string();
                assert_eq!(written, expected, "{}", fen::write(&position));
                let read = san::read_strict(&written, &position, letters);
                assert_eq!(read, Ok(chess_move), "{written} in {}", fen::write(&position));
            }
        }
    }
}

/// An English letter in another alphabet; castling, files and marks stay as they are.
fn renamed(letter: char, names: &str) -> char {
    let place = "KQRBN".chars().position(|name| name == letter);
    place.and_then(|place| names.chars().nth(place)).unwrap_or(letter)
}
