//! What reading promises of any text at all, as functions that fail loudly when it is broken.
//!
//! The fuzz targets under `fuzz/` call one each; ordinary tests run them over good texts, mangled
//! ones and nonsense. None of them asks whether a text *should* be read: that is what tables and
//! law tests are for. The promises are that reading never panics, that what is accepted is written
//! and read again as the same, and that every fault quotes the text and its place truly.

mod epd;
mod fen;
mod moves;
mod pgn;
mod room;
mod store_lines;
mod time_controls;

pub use epd::{epd_lenient, epd_reads_or_refuses};
pub use fen::{fen_lenient, fen_reads_or_refuses};
pub use moves::{san_reads_or_refuses, stage, uci_move_reads_or_refuses};
pub use pgn::pgn_reads;
pub use room::a_room_keeps_its_word;
pub use store_lines::store_lines_read_or_refuse;
pub use time_controls::{time_control_reads_or_refuses, time_control_tag_reads_or_refuses};

use rokade_rules::Position;

/// That what a fault quotes stands where it says, counted in bytes from 1.
#[track_caller]
fn quoted(text: &str, column: usize, quoted: &str) {
    let place = column.checked_sub(1).and_then(|start| text.get(start..));
    assert!(
        place.is_some_and(|rest| rest.starts_with(quoted)),
        "{quoted:?} does not stand in column {column} of {text:?}"
    );
}

/// That two positions are the same in the sense of FIDE 9.2.3, with the same counters.
#[track_caller]
fn alike(one: &Position, other: &Position) {
    assert!(
        one.is_same_as(other)
            && one.halfmove_clock() == other.halfmove_clock()
            && one.fullmove_number() == other.fullmove_number(),
        "{one:?} is read again as {other:?}"
    );
}

/// That a position can be lived in: its moves are listed, counted and played.
#[track_caller]
fn habitable(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(moves.len(), position.count_legal_moves(), "{position:?}");
    for chess_move in moves {
        assert!(position.is_legal(chess_move), "{chess_move:?} {position:?}");
        let next = position.after(chess_move);
        assert!(next.attackers(next.turn(), next.king(!next.turn())).is_empty(), "{position:?}");
    }
}
