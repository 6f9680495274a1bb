//! What reading moves promises, in algebraic notation and in UCI's.

use rokade_rules::Position;
use rokade_rules::notation::san::SanError;
use rokade_rules::notation::uci_move::UciMoveError;
use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;

use crate::starts::SHARP;

/// Positions in which texts are read: many men that can go to one square, castling of both kinds,
/// promotion, en passant, check, mate.
const STAGES: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "1N1N1N2/N5N1/8/3p4/8/N5N1/1N1N1N2/k6K w - - 0 1",
    "3k4/8/Q6Q/8/4b3/8/Q6Q/6K1 w - - 0 1",
    "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1",
    "1n1n2k1/P1P1P3/8/8/8/8/8/R3K2R w KQ - 0 1",
    "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1",
    "5B2/8/8/5K1k/6Pp/8/8/8 b - g3 0 1",
    "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
];

/// One of the positions in which texts are read; every number gives one.
///
/// # Panics
///
/// Never: the positions are legal.
#[must_use]
pub fn stage(number: u8) -> Position {
    let all: Vec<&str> = STAGES.into_iter().chain(SHARP).collect();
    fen::read(all[usize::from(number) % all.len()], CastlingMode::Chess960)
        .expect("the stages are legal positions")
}

/// A text is read as a legal move that is written and read again as the same, or refused with a
/// reason, in each of the three alphabets.
///
/// # Panics
///
/// When the promise is broken.
pub fn san_reads_or_refuses(position: &Position, text: &str) {
    for letters in Letters::ALL {
        match san::read(text, position, letters) {
            Ok(chess_move) => {
                assert!(position.is_legal(chess_move), "{text:?} is read as {chess_move:?}");
                let written = san::write(position, chess_move, letters).to_string();
                let again = san::read_strict(&written, position, letters);
                assert_eq!(again, Ok(chess_move), "{text:?} is written {written:?}");
                match san::read_strict(text, position, letters) {
                    Ok(strict) => assert!(strict == chess_move && text == written, "{text:?}"),
                    Err(SanError::NotCanonical { canonical, .. }) => assert_eq!(canonical, written),
                    Err(error) => panic!("{text:?} is read leniently, and strictly {error}"),
                }
            }
            Err(error) => {
                assert_eq!(error.text(), text);
                assert!(!error.to_string().is_empty());
                assert!(san::read_strict(text, position, letters).is_err(), "{text:?}");
                match error {
                    SanError::Syntax { column, .. } => {
                        assert!((1..=text.len() + 1).contains(&column), "{column} in {text:?}");
                    }
                    SanError::Ambiguous { candidates, .. } => {
                        assert!(candidates.len() > 1, "{text:?}");
                        assert!(candidates.into_iter().all(|other| position.is_legal(other)));
                    }
                    SanError::NotCanonical { .. } => panic!("lenient reading does not mind"),
                    SanError::NoSuchPiece { .. } | SanError::Illegal { .. } => {}
                }
            }
        }
    }
}

/// A text is read as a legal move that is written and read again as the same, or refused with a
/// reason.
///
/// # Panics
///
/// When the promise is broken.
pub fn uci_move_reads_or_refuses(position: &Position, text: &str) {
    match uci_move::read(text, position) {
        Ok(chess_move) => {
            assert!(position.is_legal(chess_move), "{text:?} is read as {chess_move:?}");
            let written = uci_move::write(chess_move, CastlingMode::Chess960).to_string();
            assert_eq!(uci_move::read(&written, position), Ok(chess_move), "{written:?}");
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let UciMoveError::Syntax { text: quoted, column } = error {
                assert_eq!(quoted, text);
                assert!((1..=text.len() + 1).contains(&column), "{column} in {text:?}");
            }
        }
    }
}
