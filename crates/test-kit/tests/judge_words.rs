//! The judge reads and writes FEN, UCI and SAN, and knows which positions are the same.

use rokade_test_kit::games::RandomGame;
use rokade_test_kit::judge::{Act, CastlingText, Names, Position, RightsText};
use rokade_test_kit::starts::{SHARP, chess960};

fn position(fen: &str) -> Position {
    Position::of_fen(fen).expect("the test holds well-formed FENs")
}

fn played(start: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(*start, |position, uci| {
        let act = Act::of_uci(&position, uci).expect("the test plays legal moves");
        position.after(act)
    })
}

fn sans(fen: &str, names: Names) -> Vec<String> {
    let position = position(fen);
    let mut sans: Vec<String> =
        position.legal_acts().into_iter().map(|act| position.san(act, names)).collect();
    sans.sort();
    sans
}

#[test]
fn fen_is_written_as_it_was_read() {
    for start in SHARP.map(position).into_iter().chain((0..960).step_by(37).map(chess960)) {
        for ply in RandomGame::new(start, 16).take(60) {
            for style in [RightsText::XFen, RightsText::Shredder] {
                let text = ply.position.fen_with_every_passed_square(style);
                assert_eq!(Position::of_fen(&text), Ok(ply.position), "{text}");
            }
        }
    }
}

#[test]
fn broken_fens_are_refused() {
    for fen in [
        "",
        "8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/9 w - - 0 1",
        "8/8/8/8/8/8/8/7x w - - 0 1",
        "8/8/8/8/8/8/8/88 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KXkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1",
    ] {
        assert!(Position::of_fen(fen).is_err(), "{fen:?}");
    }
}

#[test]
fn an_outer_rook_makes_x_fen_name_the_file() {
    let position = position("2r1k1r1/8/8/8/8/8/8/R1R1K1R1 w GCgc - 0 1");
    assert_eq!(position.fen(RightsText::XFen), "2r1k1r1/8/8/8/8/8/8/R1R1K1R1 w KCkq - 0 1");
    assert_eq!(position.fen(RightsText::Shredder), "2r1k1r1/8/8/8/8/8/8/R1R1K1R1 w GCgc - 0 1");
}

#[test]
fn castling_is_written_in_two_styles() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let castles: Vec<Act> =
        start.legal_acts().into_iter().filter(|act| matches!(act, Act::Castle { .. })).collect();
    let write = |style| castles.iter().map(|act| act.uci(style)).collect::<Vec<_>>();
    assert_eq!(write(CastlingText::KingGoes), ["e1c1", "e1g1"]);
    assert_eq!(write(CastlingText::KingTakesRook), ["e1a1", "e1h1"]);
}

#[test]
fn chess960_number_518_is_the_initial_position() {
    assert_eq!(chess960(518), Position::initial());
    let all: std::collections::HashSet<Position> = (0..960).map(chess960).collect();
    assert_eq!(all.len(), 960);
}

#[test]
fn knights_rooks_and_queens_are_told_apart() {
    // FIDE C.10.1: on one rank; C.10.2: on one file; C.10.3: the file first.
    let knights = sans("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", Names::ENGLISH);
    assert!(knights.contains(&"Ngf3".to_owned()) && knights.contains(&"Nef3".to_owned()));
    let knights = sans("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", Names::DUTCH);
    assert!(knights.contains(&"P5f3".to_owned()) && knights.contains(&"P1f3".to_owned()));
    let knights = sans("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", Names::FIGURINE);
    assert!(knights.contains(&"♘hf3".to_owned()) && knights.contains(&"♘df3".to_owned()));
    let queens = sans("4k3/8/8/8/Q6Q/8/8/K6Q w - - 0 1", Names::ENGLISH);
    for san in ["Qa4e4+", "Qh4e4+", "Q1e4+"] {
        assert_eq!(queens.contains(&san.to_owned()), san != "Qa4e4+", "{san} in {queens:?}");
    }
}

#[test]
fn a_pinned_piece_needs_no_distinction() {
    let sans = sans("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44", Names::ENGLISH);
    assert_eq!(sans, ["Qxe3", "Rd2"]);
}

#[test]
fn captures_promotions_check_and_mate_are_shown() {
    let sans = sans("1n2k3/P7/8/8/8/8/8/R3K2R w KQ - 0 1", Names::DUTCH);
    for san in ["a8=D", "axb8=D+", "axb8=P", "O-O", "O-O-O", "Th8+"] {
        assert!(sans.contains(&san.to_owned()), "{san} is not in {sans:?}");
    }
    let mate = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let act = Act::of_uci(&mate, "a1a8").expect("the rook may go there");
    assert_eq!(mate.san(act, Names::ENGLISH), "Ra8#");
    assert!(mate.after(act).is_checkmate() && !mate.after(act).is_stalemate());
}

#[test]
fn the_same_position_needs_the_same_rights_and_the_same_captures() {
    let start = Position::initial();
    let knights = played(&start, "g1f3 g8f6 f3g1 f6g8");
    assert_eq!(start.identity(), knights.identity());
    // FIDE 9.2.3.2: a king that has moved has lost its rights.
    let castles = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let kings = played(&castles, "e1e2 e8e7 e2e1 e7e8");
    assert_ne!(castles.identity(), kings.identity());
    // FIDE 9.2.3.1: a capture en passant that was possible makes a difference …
    let possible = played(&position("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1"), "e2e4");
    assert_ne!(possible.identity(), Position { passed: None, ..possible }.identity());
    // … and one that nobody could have made does not.
    let impossible = played(&start, "e2e4");
    assert_eq!(impossible.identity(), Position { passed: None, ..impossible }.identity());
}
