//! The book that comes with the program: every move of it is legal and belongs
//! to an opening with a name.

use rokade_engine::book::Book;
use rokade_rules::Position;
use rokade_rules::notation::{Letters, fen, polyglot, san};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The names of openings by their position, and every position that a line of
/// the list goes through.
struct Openings {
    names: BTreeMap<String, String>,
    positions: Vec<Position>,
}

/// Counters do not tell positions apart.
fn board(position: &Position) -> String {
    fen::write(position).to_string().split(' ').take(4).collect::<Vec<_>>().join(" ")
}

fn openings() -> Openings {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/openings");
    let (mut names, mut positions) = (BTreeMap::new(), Vec::new());
    for file in ["a", "b", "c", "d", "e"] {
        let text = fs::read_to_string(folder.join(format!("{file}.tsv"))).unwrap();
        for line in text.lines().skip(1) {
            let [_, name, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let mut position = Position::initial();
            for word in moves.split(' ').filter(|word| !word.ends_with('.')) {
                positions.push(position);
                let chess_move = san::read(word, &position, Letters::English).unwrap();
                position = position.after(chess_move);
            }
            names.insert(board(&position), name.to_owned());
        }
    }
    Openings { names, positions }
}

#[test]
fn every_move_of_the_book_is_a_legal_move_of_a_named_line() {
    let (book, openings) = (Book::shipped(), openings());
    let mut found = BTreeSet::new();
    for position in &openings.positions {
        for book_move in book.moves(position) {
            assert!(position.is_legal(book_move.chess_move) && book_move.weight > 0);
            found.insert((polyglot::key(position), format!("{:?}", book_move.chess_move)));
        }
    }
    // What is illegal where it stands, or stands nowhere, would be missing.
    assert_eq!(found.len(), book.len());
}

#[test]
fn whoever_plays_by_the_book_is_always_in_an_opening_with_a_name() {
    let (book, openings) = (Book::shipped(), openings());
    let mut seen = BTreeSet::new();
    let mut to_visit = vec![(Position::initial(), None)];
    while let Some((position, named)) = to_visit.pop() {
        for book_move in book.moves(&position) {
            let after = position.after(book_move.chess_move);
            let name = openings.names.get(&board(&after)).or(named);
            assert!(name.is_some(), "{}", board(&after));
            if seen.insert(board(&after)) {
                to_visit.push((after, name));
            }
        }
    }
    assert!(seen.len() > 2_000, "{}", seen.len());
}

#[test]
fn the_main_first_moves_are_all_in_the_book() {
    let initial = Position::initial();
    let firsts: BTreeSet<String> = Book::shipped()
        .moves(&initial)
        .map(|book_move| san::write(&initial, book_move.chess_move, Letters::English).to_string())
        .collect();
    for main in ["e4", "d4", "c4", "Nf3"] {
        assert!(firsts.contains(main), "{main} is missing from {firsts:?}");
    }
}
