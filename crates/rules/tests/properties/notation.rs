//! What is written reads back as the same, and the judge writes it the same way.

use rokade_rules::Position;
use rokade_rules::notation::fen::{self, CastlingField, EnPassantField};
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_test_kit::bridge;
use rokade_test_kit::judge::{CastlingText, Names, RightsText};
use rokade_test_kit::starts::Variant;

use crate::sample::{self, Sample};

/// The same in the sense of the Laws, with the same counters.
#[track_caller]
fn alike(one: &Position, other: &Position) {
    assert!(one.is_same_as(other), "{one:?} {other:?}");
    assert_eq!(one.halfmove_clock(), other.halfmove_clock());
    assert_eq!(one.fullmove_number(), other.fullmove_number());
}

#[test]
fn fen_reads_back_and_is_the_judges() {
    let samples = sample::from_games(120, 150, 61).chain(sample::from_set_ups(500, 62));
    for Sample { ours, theirs, variant } in samples {
        let mode = bridge::mode(variant);
        for (castling, rights) in [
            (CastlingField::XFen, RightsText::XFen),
            (CastlingField::Shredder, RightsText::Shredder),
        ] {
            let written = fen::write(&ours).castling(castling).to_string();
            assert_eq!(written, theirs.fen(rights));
            let read = fen::read(&written, mode).unwrap_or_else(|faults| panic!("{faults}"));
            alike(&read, &ours);
            assert_eq!(fen::write(&read).castling(castling).to_string(), written);
            let (lenient, forgiven) = fen::read_lenient(&written, mode).expect("it is strict");
            assert!(lenient == read && forgiven.is_empty());
            // An en passant square that nobody can use changes nothing.
            let attacked = fen::write(&ours).en_passant(EnPassantField::PseudoLegal);
            let always = theirs.fen_with_every_passed_square(rights);
            for text in [attacked.castling(castling).to_string(), always] {
                let read = fen::read(&text, mode).unwrap_or_else(|faults| panic!("{faults}"));
                alike(&read, &ours);
            }
        }
    }
}

#[test]
fn uci_moves_read_back_and_are_the_judges() {
    let samples = sample::from_games(60, 120, 63).chain(sample::from_set_ups(300, 64));
    for Sample { ours, variant, .. } in samples {
        let modes = match variant {
            // Where kings and rooks stand in the usual places both spellings are clear.
            Variant::Orthodox => &[CastlingMode::Standard, CastlingMode::Chess960][..],
            Variant::Chess960 => &[CastlingMode::Chess960],
        };
        for chess_move in ours.legal_moves() {
            for &mode in modes {
                let castling = match mode {
                    CastlingMode::Standard => CastlingText::KingGoes,
                    CastlingMode::Chess960 => CastlingText::KingTakesRook,
                };
                let written = uci_move::write(chess_move, mode).to_string();
                assert_eq!(written, bridge::act(chess_move).uci(castling));
                assert_eq!(uci_move::read(&written, &ours), Ok(chess_move), "{ours:?}");
            }
        }
    }
}

#[test]
fn algebraic_notation_reads_back_and_is_the_judges() {
    let samples = sample::from_games(30, 90, 65).step_by(3).chain(sample::from_set_ups(40, 66));
    for Sample { ours, theirs, .. } in samples {
        for chess_move in ours.legal_moves() {
            let act = bridge::act(chess_move);
            for (letters, names) in [
                (Letters::English, Names::ENGLISH),
                (Letters::Dutch, Names::DUTCH),
                (Letters::Figurine, Names::FIGURINE),
            ] {
                let written = san::write(&ours, chess_move, letters);
                let text = written.to_string();
                assert_eq!(text, theirs.san(act, names), "{ours:?}");
                assert_eq!(san::read_strict(&text, &ours, letters), Ok(chess_move), "{ours:?}");
                for other in [written.fide(), written.long(), written.long().fide()] {
                    let text = other.to_string();
                    let read = san::read(&text, &ours, letters);
                    assert_eq!(read, Ok(chess_move), "{text} {ours:?}");
                }
            }
        }
    }
}

/// No two legal moves are written alike.
#[test]
fn algebraic_notation_tells_all_legal_moves_apart() {
    for Sample { ours, .. } in sample::from_games(30, 90, 67).chain(sample::from_set_ups(200, 68)) {
        let moves = ours.legal_moves();
        let texts: std::collections::HashSet<String> = moves
            .iter()
            .map(|&chess_move| san::write(&ours, chess_move, Letters::Dutch).to_string())
            .collect();
        assert_eq!(texts.len(), moves.len(), "{ours:?}");
    }
}
