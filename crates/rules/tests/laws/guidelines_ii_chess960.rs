//! FIDE Guidelines II: Chess960.

use std::collections::HashSet;

use crate::diagram::{after, drawn_in, is_legal, placement, read_960, square};
use rokade_rules::position::{CastlingMode, chess960};
use rokade_rules::{Color, Move, Piece, Position, Role, Square};

/// The squares of a piece on White's first rank, by file.
fn files(position: &Position, role: Role) -> Vec<usize> {
    let squares = position.board().pieces(Color::White, role).into_iter();
    squares.map(|square: Square| square.file() as usize).collect()
}

fn starts() -> impl Iterator<Item = Position> {
    (0..960).map(|number| chess960::start(number).expect("there are 960 of them"))
}

/// Apart from the start and castling it is ordinary chess.
#[test]
fn law_ii_1_played_like_ordinary_chess() {
    let start = chess960::start(0).expect("there is a number 0");
    let moves = start.legal_moves();
    let pawn_moves = moves.iter().filter(|m| m.role() == Role::Pawn).count();
    assert_eq!(pawn_moves, 16);
    let ordinary = chess960::start(518).expect("there is a number 518");
    assert_eq!(ordinary, Position::initial());
}

/// There are 960 starts, all different, pawns on the second rank as always.
#[test]
fn law_ii_2_nine_hundred_and_sixty_starts() {
    let placements: HashSet<String> = starts().map(|start| placement(&start)).collect();
    assert_eq!(placements.len(), 960);
    assert!(placements.iter().all(|text| text.contains("/pppppppp/8/8/8/8/PPPPPPPP/")));
    assert!(chess960::start(960).is_none());
    for number in (0..960).step_by(97) {
        let start = chess960::start(number).expect("there are 960 of them");
        assert_eq!(chess960::number_of(&start), Some(number));
    }
}

/// The king starts somewhere between the rooks.
#[test]
fn law_ii_2_1_the_king_between_the_rooks() {
    for start in starts() {
        let (kings, rooks) = (files(&start, Role::King), files(&start, Role::Rook));
        assert!(rooks[0] < kings[0] && kings[0] < rooks[1], "{}", placement(&start));
    }
}

/// The bishops start on squares of different colours.
#[test]
fn law_ii_2_2_bishops_of_different_colours() {
    for start in starts() {
        let bishops = files(&start, Role::Bishop);
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{}", placement(&start));
    }
}

/// Each black piece starts opposite the white piece of its kind.
#[test]
fn law_ii_2_3_black_opposite_white() {
    for start in starts() {
        for square in start.board().color(Color::White) {
            let opposite = start.board().piece_at(square.mirrored());
            let white = start.board().role_at(square);
            assert_eq!(opposite.map(|piece| piece.role), white, "{}", placement(&start));
        }
    }
}

/// Each player castles once at most: afterwards the rights are gone, also that of the other rook.
#[test]
fn law_ii_3_1_castling_once() {
    let start = read_960("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1");
    let castled = after(&start, "e1b1");
    assert!(castled.castling().rooks_of(Color::White).is_empty());
    assert_eq!(castled.castling().rooks_of(Color::Black).len(), 2);
}

/// Castling by moving both.
#[test]
fn law_ii_3_2_1_double_move_castling() {
    let start = read_960("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
    assert_eq!(placement(&after(&start, "e1b1")), "4k3/8/8/8/8/8/8/2KR2R1");
    // The squares of the king do as well, where they can mean nothing else.
    assert_eq!(placement(&after(&start, "e1c1")), "4k3/8/8/8/8/8/8/2KR2R1");
}

/// Castling by king and rook changing places.
#[test]
fn law_ii_3_2_2_transposition_castling() {
    let g_side = read_960("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    assert_eq!(placement(&after(&g_side, "f1g1")), "4k3/8/8/8/8/8/8/5RK1");
    let c_side = read_960("2rk4/8/8/8/8/8/8/4K3 b c - 0 1");
    assert_eq!(placement(&after(&c_side, "d8c8")), "2kr4/8/8/8/8/8/8/4K3");
}

/// Castling by moving the king alone.
#[test]
fn law_ii_3_2_3_king_move_only_castling() {
    let g_side = read_960("4k3/8/8/8/8/8/8/4KR2 w F - 0 1");
    assert_eq!(placement(&after(&g_side, "e1f1")), "4k3/8/8/8/8/8/8/5RK1");
    let c_side = read_960("4k3/8/8/8/8/8/8/3RK3 w D - 0 1");
    assert_eq!(placement(&after(&c_side, "e1d1")), "4k3/8/8/8/8/8/8/2KR4");
}

/// Castling by moving the rook alone.
#[test]
fn law_ii_3_2_4_rook_move_only_castling() {
    let g_side = read_960("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    assert_eq!(placement(&after(&g_side, "g1h1")), "4k3/8/8/8/8/8/8/5RK1");
    let c_side = read_960("r1k5/8/8/8/8/8/8/4K3 b a - 0 1");
    assert_eq!(placement(&after(&c_side, "c8a8")), "2kr4/8/8/8/8/8/8/4K3");
    // The king steps to its goal or castles to it: these are two moves.
    let both = read_960("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(placement(&after(&both, "f1g1")), "4k3/8/8/8/8/8/8/6KR");
    assert_eq!(placement(&after(&both, "f1h1")), "4k3/8/8/8/8/8/8/5RK1");
}

/// Wherever they began, king and rook end where they do in ordinary chess.
#[test]
fn law_ii_3_2_6_king_and_rook_end_where_they_always_do() {
    let mut castled = 0;
    for start in starts() {
        let rooks = files(&start, Role::Rook);
        let king = files(&start, Role::King)[0];
        // Only king and rooks, so that nothing prevents castling.
        let mut setup = start.to_setup();
        for square in setup.board.occupied() {
            if !matches!(setup.board.role_at(square), Some(Role::King | Role::Rook)) {
                setup.board.clear(square);
            }
        }
        // Black's rooks would look at White's squares.
        setup.board = white_and_a_far_king(&setup.board);
        setup.castling_rooks &= setup.board.color(Color::White);
        let Ok(position) = Position::from_setup(&setup, CastlingMode::Chess960) else { continue };
        for (rook, king_to, rook_to) in [(rooks[0], "c1", "d1"), (rooks[1], "g1", "f1")] {
            let at =
                |file: usize| Square::from_index(file as u8).expect("a file of the first rank");
            let castle = Move::Castle { king: at(king), rook: at(rook) };
            let Ok(next) = position.play(castle) else { continue };
            let white = |role| Some(Piece::new(Color::White, role));
            assert_eq!(next.board().piece_at(square(king_to)), white(Role::King));
            assert_eq!(next.board().piece_at(square(rook_to)), white(Role::Rook));
            assert_eq!(next.board().color(Color::White).len(), 3);
            castled += 1;
        }
    }
    assert!(castled > 1_500, "only the other rook can be in the way: {castled}");
}

fn white_and_a_far_king(board: &rokade_rules::Board) -> rokade_rules::Board {
    let mut far = *board;
    for square in board.color(Color::Black) {
        far.clear(square);
    }
    far.put(square("e8"), Piece::new(Color::Black, Role::King));
    // Pawns keep the files between the kings shut.
    far.put(square("e7"), Piece::new(Color::Black, Role::Pawn));
    for name in ["d7", "f7"] {
        far.put(square(name), Piece::new(Color::Black, Role::Pawn));
    }
    far
}

/// In some starts castling is the first move.
#[test]
fn law_ii_3_2_7_castling_on_the_first_move() {
    let start = read_960("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1");
    let castle = Move::Castle { king: square("f1"), rook: square("g1") };
    assert!(start.is_legal(castle));
    let first_move = starts()
        .filter(|start| start.legal_moves().into_iter().any(|m| matches!(m, Move::Castle { .. })))
        .count();
    assert!((1..960).contains(&first_move), "{first_move}");
}

/// All squares from the king's to its goal and from the rook's to its goal are empty but for
/// these two, however far they lie apart.
#[test]
fn law_ii_3_2_7_the_way_is_empty() {
    // The king goes from b1 to g1, the rook from c1 to f1.
    let free = read_960("4k3/8/8/8/8/8/8/1KR5 w C - 0 1");
    assert!(is_legal(&free, "b1c1"));
    for blocker in ["1KRN4", "1KR1N3", "1KR2N2", "1KR3N1"] {
        let blocked = read_960(&format!("4k3/8/8/8/8/8/8/{blocker} w C - 0 1"));
        assert!(!is_legal(&blocked, "b1c1"), "{blocker}");
    }
    let beyond = read_960("4k3/8/8/8/8/8/8/1KR4N w C - 0 1");
    assert!(is_legal(&beyond, "b1c1"), "h1 is not on the way");
}

/// Squares that must be empty in ordinary chess may be filled.
#[test]
fn law_ii_3_2_7_squares_that_may_stay_filled() {
    // After castling to the c-file a, b and e may still be filled.
    let c_side = read_960("4k3/8/8/8/8/8/8/NNRKN3 w C - 0 1");
    assert_eq!(placement(&after(&c_side, "d1c1")), "4k3/8/8/8/8/8/8/NNKRN3");
    // After castling to the g-file e and h may still be filled.
    let g_side = read_960("4k3/8/8/8/8/8/8/4NKRN w G - 0 1");
    assert_eq!(placement(&after(&g_side, "f1g1")), "4k3/8/8/8/8/8/8/4NRKN");
}

/// The king's squares must not be attacked, as always (3.8.2.2), seen with the rook gone from
/// where it stood.
#[test]
fn law_ii_3_2_7_the_rook_was_the_kings_cover() {
    let covered = drawn_in(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        q R K . . . . .",
        "w B - 0 1",
        CastlingMode::Chess960,
    );
    // The king stays on c1, and the rook that covers it against a1 goes to d1.
    assert!(!covered.is_check() && !is_legal(&covered, "c1b1"));
    let crossing = read_960("4k3/4r3/8/8/8/8/8/1K4R1 w G - 0 1");
    assert!(!is_legal(&crossing, "b1g1"), "e1 is attacked on the way");
}
