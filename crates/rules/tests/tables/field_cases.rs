//! Bugs that real libraries had, as facts: input and right value. Sources: the issue threads
//! named beside each case. What concerns PGN, claims and endings is tested where these are.

use rokade_rules::notation::fen::{self, CastlingField, EnPassantField};
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position};

const STANDARD: CastlingMode = CastlingMode::Standard;
const CHESS960: CastlingMode = CastlingMode::Chess960;

#[track_caller]
fn read(text: &str, mode: CastlingMode) -> Position {
    fen::read(text, mode).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

/// Refused strictly; what lenient reading makes of it, as a FEN.
#[track_caller]
fn leniently(text: &str, mode: CastlingMode) -> String {
    assert!(fen::read(text, mode).is_err(), "{text} is read strictly");
    match fen::read_lenient(text, mode) {
        Ok((position, _)) => fen::write(&position).to_string(),
        Err(faults) => panic!("{text}: {faults}"),
    }
}

#[track_caller]
fn play(start: &Position, sans: &str) -> Position {
    sans.split_whitespace().fold(*start, |position, text| {
        let chess_move = san::read(text, &position, Letters::English)
            .unwrap_or_else(|error| panic!("{text} in {}: {error}", fen::write(&position)));
        position.after(chess_move)
    })
}

fn castles(position: &Position) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    let mut texts: Vec<String> = moves
        .filter(|chess_move| matches!(chess_move, Move::Castle { .. }))
        .map(|chess_move| san::write(position, chess_move, Letters::English).to_string())
        .collect();
    texts.sort();
    texts
}

/// niklasf/shakmaty issue 71, jordanbray/chess issue 83: the pawn's square instead of the one it
/// passed over.
#[test]
fn ep_02_the_square_is_the_one_passed_over() {
    assert_eq!(
        leniently("rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e5 0 1", STANDARD),
        "rnbqkbnr/pppp2pp/5p2/3Pp3/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1"
    );
}

/// jhlywa/chess.js issues 294 and 565, lichess-org/lila issue 6827: when the square is written.
#[test]
fn ep_05_written_always_or_when_it_matters() {
    let start = Position::initial();
    let last = san::read("e4", &start, Letters::English).expect("a legal move");
    let fen = fen::write(&start.after(last));
    let placement = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    assert_eq!(fen.to_string(), format!("{placement} - 0 1"));
    let always = fen.en_passant(EnPassantField::Always(Some(last)));
    assert_eq!(always.to_string(), format!("{placement} e3 0 1"));
}

/// ajax333221/isepic-chess issue 28: squares that no pawn can have passed over.
#[test]
fn ep_06_impossible_squares_are_refused() {
    for text in [
        "8/8/2K5/8/6P1/2k5/8/8 w - g3 0 1",
        "8/8/2K5/6p1/6P1/2k5/8/8 b - g6 0 1",
        "8/8/2K5/8/8/2k5/8/8 w - g6 0 1",
        "8/8/2K3N1/6p1/8/2k5/8/8 w - g6 0 1",
        "8/8/2K3N1/6p1/6P1/2k3n1/8/8 b - g3 0 1",
        "8/8/2K5/8/6p1/2k5/8/8 w - g3 0 1",
    ] {
        assert!(leniently(text, STANDARD).contains(" - - "), "{text}");
    }
}

/// rosenthj/Winter issue 12: an engine crashed on it.
#[test]
fn ep_07_a_square_of_the_own_side() {
    let text = "rnbqkbnr/ppp2ppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq d3 1 3";
    let mended = leniently(text, STANDARD);
    assert_eq!(mended, "rnbqkbnr/ppp2ppp/3p4/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 1 3");
    assert_eq!(read(&mended, STANDARD).legal_moves().len(), 37);
}

/// niklasf/python-chess issue 144: positions are the same unless the capture is legal.
#[test]
fn hash_01_a_pinned_capture_makes_no_difference() {
    let pins = [
        ("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", "q6k/8/8/3pP3/8/8/8/7K w - - 0 1"),
        ("7k/8/8/q2pP2K/8/8/8/8 w - d6 0 1", "7k/8/8/q2pP2K/8/8/8/8 w - - 0 1"),
    ];
    for (with, without) in pins {
        let (with, without) = (read(with, STANDARD), read(without, STANDARD));
        assert!(with.is_same_as(&without) && Key::of(&with) == Key::of(&without));
    }
    let with = read("7k/8/8/3pP3/8/8/8/7K w - d6 0 1", STANDARD);
    let without = read("7k/8/8/3pP3/8/8/8/7K w - - 0 1", STANDARD);
    assert!(!with.is_same_as(&without) && Key::of(&with) != Key::of(&without));
}

/// jhlywa/chess.js issue 99: the other rook is pinned, so nothing needs telling apart.
#[test]
fn san_01_a_pinned_piece_needs_no_distinction() {
    let position = read("1r5k/6p1/3p3p/8/8/4bQ2/2R3PP/2KRq3 w - - 6 44", STANDARD);
    let mut sans: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|chess_move| san::write(&position, chess_move, Letters::English).to_string())
        .collect();
    sans.sort();
    assert_eq!(sans, ["Qxe3", "Rd2"]);
    let rook = uci_move::read("c2d2", &position);
    for text in ["Rcd2", "Rd2"] {
        assert_eq!(san::read(text, &position, Letters::English).ok(), rook.as_ref().ok().copied());
    }
    assert!(san::read_strict("Rcd2", &position, Letters::English).is_err());
}

/// kraten/chessbot issue 3: a capture without its file is not guessed.
#[test]
fn san_05_an_ambiguous_capture_is_refused() {
    let text = "rnbqkbnr/pp1p2pp/5p2/2p1p3/2PPP3/5P2/PP4PP/RNBQKBNR b KQkq - 0 4";
    let position = read(text, STANDARD);
    assert!(san::read("xd4", &position, Letters::English).is_err());
    for text in ["cxd4", "exd4"] {
        assert!(san::read(text, &position, Letters::English).is_ok(), "{text}");
    }
}

/// niklasf/chessops issue 12.
#[test]
fn san_08_two_pawns_may_capture_on_one_square() {
    let position = play(&Position::initial(), "e4 d5 c4 Nf6");
    for text in ["exd5", "cxd5"] {
        assert!(san::read(text, &position, Letters::English).is_ok(), "{text}");
    }
}

/// official-stockfish/Stockfish issue 356: Q is the own outermost rook, not the enemy's beyond.
#[test]
fn cas_03_the_own_outermost_rook() {
    let position = read("4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1", CHESS960);
    let shredder = fen::write(&position).castling(CastlingField::Shredder).to_string();
    assert!(shredder.contains(" w B - "), "{shredder}");
    assert_eq!(position.legal_moves().len(), 21);
    assert!(castles(&position).is_empty());
}

/// cutechess/cutechess issue 15: castling in which the king does not move.
#[test]
fn cas_05_castling_with_the_rook_alone() {
    let text = "nqrnbbkr/pppppppp/8/8/8/8/PPPPPPPP/NQRNBBKR w KQkq - 0 1";
    let moves = "d4 d5 c4 dxc4 e4 b5 Ne3 c5 dxc5 e5 b4 a5 bxa5 Bxc5 a4 bxa4 Nac2 Nc7 Bb4 Bxb4 \
                 Nxb4 Qb5 Rxc4 Qxa5 Nbd5 Nxd5 Rxc8 Nxe3 fxe3";
    let before = play(&read(text, CHESS960), moves);
    let castle = san::read("O-O", &before, Letters::English).expect("Black may castle");
    assert_eq!(uci_move::write(castle, CHESS960).to_string(), "g8h8");
    assert_eq!(
        fen::write(&before.after(castle)).to_string(),
        "2Rnbrk1/5ppp/8/q3p3/p3P3/4P3/6PP/1Q3BKR w K - 1 16"
    );
}

/// jhlywa/chess.js issue 122, codedeliveryservice/Reckless pull 891: castling on the first move.
#[test]
fn cas_06_and_07_castling_on_the_first_move() {
    for (text, moves, shredder) in [
        ("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1", 21, "GEge"),
        ("nqrnbkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRNBKRB w KQkq - 0 1", 20, "GCgc"),
    ] {
        let position = read(text, CHESS960);
        assert_eq!(position.legal_moves().len(), moves, "{text}");
        assert_eq!(castles(&position), ["O-O"], "{text}");
        let written = fen::write(&position).castling(CastlingField::Shredder).to_string();
        assert!(written.contains(&format!(" {shredder} ")), "{written}");
    }
}

/// niklasf/python-chess issue 143: the sides need not have started alike.
#[test]
fn cas_08_kings_on_different_files() {
    let position = read("1r1k1r2/5p2/8/8/8/8/3N4/R5KR b KQkq - 0 1", CHESS960);
    let written = fen::write(&position).castling(CastlingField::Shredder).to_string();
    assert!(written.contains(" HAfb "), "{written}");
    assert_eq!(castles(&position), ["O-O", "O-O-O"]);
    assert_eq!(position.legal_moves().len(), 21);
}

/// niklasf/python-chess issue 961: a bishop in the way.
#[test]
fn cas_10_a_bishop_in_the_way() {
    let text = "1rkrb3/ppppppb1/5n2/8/2PP2q1/PN2PQ2/1BP2P2/1RKR2N1 b KQkq - 1 14";
    let position = read(text, CHESS960);
    assert!(san::read("O-O", &position, Letters::English).is_err());
    assert_eq!(position.legal_moves().len(), 33);
}

/// LeelaChessZero/lc0 issue 896: a king on d1 has no orthodox right.
#[test]
fn cas_11_rights_of_a_king_that_stands_elsewhere() {
    let mended = leniently("r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w KQkq - 0 1", STANDARD);
    assert_eq!(mended, "r2qk2r/pppppppp/8/8/8/8/PPPPPPPP/R2KQ2R w kq - 0 1");
    assert_eq!(read(&mended, STANDARD).legal_moves().len(), 23);
}

/// niklasf/python-chess issue 55: rights with rooks that are not there.
#[test]
fn cas_12_rights_without_rooks() {
    let mended = leniently("1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1", STANDARD);
    assert_eq!(mended, "1r2k3/8/8/8/8/8/8/R3KR2 w Q - 0 1");
    assert_eq!(read(&mended, STANDARD).legal_moves().len(), 24);
}

/// lichess-org/lichobile issue 1957: no rights in orthodox chess, rights in Chess960.
#[test]
fn cas_14_rights_that_only_chess960_has() {
    let text = "2r1k1r1/1Bq2pp1/4pn1p/1p5P/3P2R1/R1pN2P1/2Q1PP2/6K1 b kq - 0 1";
    let mended = leniently(text, STANDARD);
    assert_eq!(read(&mended, STANDARD).legal_moves().len(), 33);
    let position = read(text, CHESS960);
    let written = fen::write(&position).castling(CastlingField::Shredder).to_string();
    assert!(written.contains(" gc "), "{written}");
    assert_eq!(position.legal_moves().len(), 34);
    assert_eq!(castles(&position), ["O-O"]);
}

/// jhlywa/chess.js issues 558 and 220, niklasf/python-chess issues 458 and 1192, and
/// bhlangonijr/chesslib issue 52: positions that cannot be.
#[test]
fn fen_01_to_13_impossible_positions_are_refused() {
    for text in [
        "1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1",
        "8/8/8/8/8/8/5kK1/8 w - - 0 1",
        "1k1q1r2/8/8/6n1/8/5Kq1/8/8 w - - 0 1",
        "8/8/N7/2k5/N7/8/8/3K4 b - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
        "4k3/8/8/8/8/8/8/4KR2 w - - 500 50",
    ] {
        assert!(fen::read(text, STANDARD).is_err(), "{text}");
    }
}

/// niklasf/syzygy-tables.info issue 194: impossible, and loadable when the user insists.
#[test]
fn fen_08_an_impossible_check_is_let_pass_leniently() {
    let text = "8/r3KPk1/8/3n4/7b/8/8/8 w - - 0 1";
    assert_eq!(leniently(text, STANDARD), text);
}
