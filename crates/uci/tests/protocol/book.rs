//! `OwnBook` and `BookFile`: a book is played from when it is named or asked for.

use crate::dialogue::{answers, beginning};
use rokade_engine::book::{Book, BookMove};
use rokade_rules::Position;
use rokade_rules::notation::uci_move;

#[test]
fn a_move_of_the_book_is_played_until_the_book_is_put_away() {
    let start = Position::initial();
    let chess_move = uci_move::read("b1a3", &start).unwrap();
    let book = Book::of([(start, BookMove { chess_move, weight: 2 })]);
    let path = std::env::temp_dir().join(format!("rokade-uci-book-{}.bin", std::process::id()));
    std::fs::write(&path, book.to_bytes()).unwrap();
    let lines = answers(&format!(
        "setoption name BookFile value {}\ngo depth 1\ngo depth 1 searchmoves a2a3\n\
         setoption name OwnBook value false\ngo depth 1\nsetoption name OwnBook value true\n\
         position startpos moves e2e4\ngo depth 1\nposition startpos\n\
         setoption name BookFile value <empty>\ngo depth 1\n",
        path.display()
    ));
    std::fs::remove_file(&path).unwrap();
    let best: Vec<_> = beginning(&lines, "bestmove")
        .into_iter()
        .map(|line| line.split(' ').nth(1).unwrap())
        .collect();
    assert_eq!(best.len(), 5);
    assert_eq!(best[..2], ["b1a3", "a2a3"]);
    assert!(best[2..].iter().all(|best| *best != "b1a3"), "{best:?}");
    assert_eq!(beginning(&lines, "info string a move of the book").len(), 1);
}

#[test]
fn a_book_that_is_none_is_told_and_nothing_changes() {
    let lines = answers("setoption name BookFile value /no/such/book.bin\ngo depth 1\n");
    assert!(lines[0].starts_with("info string no book in \"/no/such/book.bin\": "), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove "));
}
