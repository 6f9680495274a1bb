//! What is written reads back as the same, and the judge writes it the same way.

use rokade_rules::notation::epd::{self, Epd, Operand, Operation};
use rokade_rules::notation::fen::{self, CastlingField, EnPassantField};
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};
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

/// Some moves one after the other from a position.
fn variation(position: &Position, plies: usize) -> Vec<Move> {
    let (mut position, mut line) = (*position, Vec::new());
    while let Some(&chess_move) = position.legal_moves().get(line.len())
        && line.len() < plies
    {
        line.push(chess_move);
        position = position.after(chess_move);
    }
    line
}

#[test]
fn epd_lines_read_back() {
    let samples = sample::from_games(30, 90, 69).step_by(2).chain(sample::from_set_ups(100, 70));
    // A position that is over has no best move to write.
    let going_on = samples.filter(|sample| sample.ours.has_legal_move());
    for (Sample { ours, variant, .. }, number) in going_on.zip(0..) {
        let mode = bridge::mode(variant);
        let best: Vec<Move> = ours.legal_moves().into_iter().take(4).collect();
        let line = variation(&ours, 5);
        let id = Operand::Text(format!("sample {number}; \u{e9}"));
        let operations = [
            Operation::of_moves("bm", &ours, &best),
            Operation::of_moves("pv", &ours, &line),
            Operation::new("id", [id]),
            Operation::new("acd", [Operand::Word(number.to_string())]),
        ];
        let epd = operations
            .into_iter()
            .fold(Epd::new(ours), |epd, op| epd.with(op.expect("it can be written")));
        let written = epd.to_string();
        let read = epd::read(&written, mode).unwrap_or_else(|faults| panic!("{written}: {faults}"));
        alike(read.position(), &ours);
        assert_eq!(read.operations(), epd.operations(), "{written}");
        assert_eq!(read.moves("bm"), Some(best), "{written}");
        assert_eq!(read.moves("pv"), Some(line), "{written}");
        assert_eq!(read.number("acd"), Some(number), "{written}");
        assert_eq!(read.to_string(), written);
    }
}
