//! FIDE Appendix A.3, A.5.2 and A.5.4, and B.2 and B.3: illegal moves in rapid and blitz.

use rokade_rules::conduct::illegal_move::{
    Hands, IllegalPosition, Noticed, Observed, Offence, OffenceRecord, Press, Regime, Ruling,
    Sanction, displaced,
};
use rokade_rules::conduct::touch_move::Turn;
use rokade_rules::ending::Outcome;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Piece, Position, Role, Setup, Square};

use crate::article_07_05_illegal_moves::{normal, offence_at, offence_in, penalty};
use crate::diagram::read;

fn left_in_check() -> Offence {
    let fen = "4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1";
    offence_in(fen, normal(Role::Knight, Square::D2, Square::F3))
}

/// The penalty is one minute in rapid and blitz, however they are supervised; the second offence
/// loses all the same.
#[test]
fn law_a_3_one_minute() {
    for regime in [Regime::SupervisedFast, Regime::Fast] {
        let mut record = OffenceRecord::new(regime);
        let first = penalty(&mut record, &left_in_check());
        assert_eq!(first.sanction, Sanction::TimeToOpponent { to: Color::Black, bonus_ms: 60_000 });
        assert_eq!(first.sanction_article, "A.3");
        let second = penalty(&mut record, &left_in_check());
        assert_eq!(second.sanction, Sanction::GameOver(Outcome::Win(Color::Black)));
    }
}

/// With enough arbiters an illegal move is put right also after the reply …
#[test]
fn law_a_4_with_enough_arbiters_as_in_standard_chess() {
    let mut record = OffenceRecord::new(Regime::SupervisedFast);
    let ruling = record.rule(&left_in_check(), Noticed::AfterReply, |_, _| true);
    assert!(matches!(ruling, Ruling::Penalised(_)));
}

/// … with fewer it stands once the opponent has made the next move, and is not counted.
#[test]
fn law_a_5_2_it_stands_after_the_reply() {
    let mut record = OffenceRecord::new(Regime::Fast);
    let ruling = record.rule(&left_in_check(), Noticed::AfterReply, |_, _| true);
    assert_eq!((ruling, record.count(Color::White)), (Ruling::Stands, 0));
    let ruling = record.rule(&left_in_check(), Noticed::BeforeReply, |_, _| true);
    assert!(matches!(ruling, Ruling::Penalised(_)));
    assert_eq!(record.count(Color::White), 1);
}

/// The players may agree to put it right even then; the arbiter has no part in it.
#[test]
fn law_a_5_2_the_players_may_agree() {
    let mut record = OffenceRecord::new(Regime::Fast);
    let offence = left_in_check();
    let ruling = record.rule(&offence, Noticed::AfterReplyAndAgreed, |_, _| true);
    assert_eq!((ruling, record.count(Color::White)), (Ruling::PutRight(offence.remedy()), 0));
}

/// What stands is a set-up that need not make sense until the next move; then it may again.
#[test]
fn law_a_5_2_what_is_left_standing() {
    let left = left_in_check().left_on_board().expect("a piece was moved");
    assert_eq!(left.turn, Color::Black);
    assert_eq!(left.board.role_at(Square::F3), Some(Role::Knight));
    assert!(Position::from_setup(&left, CastlingMode::Standard).is_err(), "White is in check");
    // The king walked off with its right to castle, and captured.
    let fen = "r3k3/8/8/8/8/8/4q3/R3K2R w KQq - 7 30";
    let (from, to) = (Square::E1, Square::A8);
    let offence = offence_in(fen, normal(Role::King, from, to));
    let left = offence.left_on_board().expect("a piece was moved");
    let king = Piece::new(Color::White, Role::King);
    assert_eq!((left.board.piece_at(to), left.board.piece_at(from)), (Some(king), None));
    assert!(left.castling_rooks.is_empty());
    assert_eq!((left.halfmove_clock, left.fullmove_number), (0, 30));
}

/// Castling that was not allowed moves both pieces, and an illegal double step can be captured en
/// passant.
#[test]
fn law_a_5_2_what_castling_and_a_double_step_leave() {
    let castle = Move::Castle { king: Square::E1, rook: Square::H1 };
    let offence = offence_in("4kr2/8/8/8/8/8/8/R3K2R w KQ - 3 9", castle);
    let left = offence.left_on_board().expect("both were moved");
    let at = |square| left.board.role_at(square);
    assert_eq!((at(Square::G1), at(Square::F1)), (Some(Role::King), Some(Role::Rook)));
    assert_eq!((at(Square::E1), at(Square::H1)), (None, None));
    assert!(left.castling_rooks.is_empty());
    assert!(Position::from_setup(&left, CastlingMode::Standard).is_ok(), "it makes sense again");

    let pinned = "8/8/8/8/1r2p2k/8/1P1P4/1K6 w - - 3 9";
    let double_step = normal(Role::Pawn, Square::D2, Square::D4);
    assert!(read(pinned).is_legal(double_step));
    let press = Press { hands: Hands::Both, ..Press::of(double_step) };
    let offence = offence_at(&Turn::new(read(pinned)), &press);
    let left = offence.left_on_board().expect("a pawn was moved");
    assert_eq!((left.en_passant, left.halfmove_clock), (Some(Square::D3), 0));
}

/// Both kings in check, with White to move.
fn both_in_check() -> Setup {
    let mut setup = Setup::empty();
    for (square, color, role) in [
        (Square::E1, Color::White, Role::King),
        (Square::E8, Color::Black, Role::King),
        (Square::D4, Color::White, Role::Rook),
        (Square::E4, Color::Black, Role::Rook),
        (Square::A4, Color::White, Role::Bishop),
    ] {
        setup.board.put(square, Piece::new(color, role));
    }
    setup
}

/// An arbiter who sees both kings in check waits for the next move; if an illegal position is still
/// on the board then, the game is drawn.
#[test]
fn law_a_5_4_both_kings_in_check() {
    let setup = both_in_check();
    let seen = IllegalPosition::observe(&setup).expect("both kings are in check");
    assert_eq!(seen.observed(), Observed::BothKingsInCheck);
    // White, to move, puts a rook aside and stays in check.
    let still = displaced(&setup, normal(Role::Rook, Square::D4, Square::D5));
    assert_eq!(seen.after_next_move(&still), Some(Outcome::Draw));
    // White captures the rook: Black is in check, and that is legal.
    let mended = displaced(&setup, normal(Role::Rook, Square::D4, Square::E4));
    assert_eq!(seen.after_next_move(&mended), None);
}

/// Kings side by side attack each other.
#[test]
fn law_a_5_4_kings_side_by_side() {
    let mut setup = Setup::empty();
    setup.board.put(Square::E4, Piece::new(Color::White, Role::King));
    setup.board.put(Square::E5, Piece::new(Color::Black, Role::King));
    let seen = IllegalPosition::observe(&setup).expect("both kings are attacked");
    assert_eq!(seen.observed(), Observed::BothKingsInCheck);
    let apart = displaced(&setup, normal(Role::King, Square::E4, Square::E3));
    assert_eq!(seen.after_next_move(&apart), None);
    let aside = displaced(&setup, normal(Role::King, Square::E4, Square::D4));
    assert_eq!(seen.after_next_move(&aside), Some(Outcome::Draw));
}

/// The same with a pawn on the rank furthest from its start.
#[test]
fn law_a_5_4_a_pawn_on_the_last_rank() {
    let mut setup = Setup::initial();
    setup.board.clear(Square::A8);
    setup.board.put(Square::A8, Piece::new(Color::White, Role::Pawn));
    let seen = IllegalPosition::observe(&setup).expect("a pawn stands on a8");
    assert_eq!(seen.observed(), Observed::PawnOnLastRank(Square::A8));
    assert_eq!(seen.after_next_move(&setup), Some(Outcome::Draw));
    assert_eq!(seen.after_next_move(&Setup::initial()), None);
    // One king in check is nothing to see.
    let check = read("4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1").to_setup();
    assert_eq!(IllegalPosition::observe(&check), None);
}

/// Blitz with one arbiter a game has the same articles, otherwise those of rapid chess.
#[test]
fn law_b_3_blitz_as_rapid() {
    assert_eq!(Regime::Fast.bonus_ms(), Regime::SupervisedFast.bonus_ms());
    let mut record = OffenceRecord::new(Regime::Fast);
    assert_eq!(record.regime(), Regime::Fast);
    let ruling = record.rule(&left_in_check(), Noticed::AfterReply, |_, _| true);
    assert_eq!(ruling, Ruling::Stands);
}
