//! What reading FEN promises.

use rokade_rules::notation::fen::{self, CastlingField, FenFaults};
use rokade_rules::position::CastlingMode;

use super::{alike, habitable, quoted};

const MODES: [CastlingMode; 2] = [CastlingMode::Standard, CastlingMode::Chess960];

/// A FEN is read, and then written and read again as the same, or refused with reasons.
///
/// # Panics
///
/// When the promise is broken.
pub fn fen_reads_or_refuses(text: &str) {
    for mode in MODES {
        match fen::read(text, mode) {
            Ok(position) => {
                habitable(&position);
                for castling in [CastlingField::XFen, CastlingField::Shredder] {
                    let written = fen::write(&position).castling(castling).to_string();
                    let again = fen::read(&written, mode).expect("what is written can be read");
                    alike(&position, &again);
                    let twice = fen::write(&again).castling(castling).to_string();
                    assert_eq!(written, twice);
                }
                let (lenient, forgiven) =
                    fen::read_lenient(text, mode).expect("lenient reading takes more");
                assert!(lenient == position && forgiven.is_empty(), "{forgiven}");
            }
            Err(faults) => reasoned(text, &faults),
        }
    }
}

/// A FEN is read leniently, and tells what was forgiven, or refused with reasons.
///
/// # Panics
///
/// When the promise is broken.
pub fn fen_lenient(text: &str) {
    for mode in MODES {
        match fen::read_lenient(text, mode) {
            Ok((position, forgiven)) => {
                assert_eq!(forgiven.is_empty(), fen::read(text, mode).is_ok(), "{text:?}");
                if !forgiven.is_empty() {
                    reasoned(text, &forgiven);
                    assert!(forgiven.as_slice().iter().all(fen::FenFault::is_forgivable));
                }
                habitable(&position);
                let written = fen::write(&position).to_string();
                let (again, _) =
                    fen::read_lenient(&written, mode).expect("what is written can be read");
                alike(&position, &again);
            }
            Err(faults) => {
                reasoned(text, &faults);
                assert!(!faults.as_slice().iter().all(fen::FenFault::is_forgivable));
            }
        }
    }
}

#[track_caller]
fn reasoned(text: &str, faults: &FenFaults) {
    assert!(!faults.is_empty(), "{text:?} has no fault and is refused");
    for fault in faults.as_slice() {
        quoted(text, fault.column, &fault.text);
    }
    assert!(!faults.to_string().is_empty());
}
