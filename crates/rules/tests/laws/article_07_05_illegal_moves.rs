//! FIDE article 7.5: illegal moves, and what is treated as one.

use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::illegal_move::{
    ClockHand, Completion, Deed, Hands as Used, Kind, Noticed, Offence, OffenceRecord, Penalty,
    Press, Regime, Remedy, Ruling, Sanction, judge,
};
use rokade_rules::conduct::touch_move::{Finding, Gesture, Manner, Obligation, Turn};
use rokade_rules::ending::Outcome;
use rokade_rules::position::Refusal;
use rokade_rules::{Color, Move, Position, Role, Square};

use crate::diagram::read;
use crate::hands::{Hands, allowed};

/// In check from e4: the knight can capture, and nothing else of it is legal.
const IN_CHECK: &str = "4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1";

pub fn normal(role: Role, from: Square, to: Square) -> Move {
    Move::Normal { role, from, to, promotion: None }
}

/// The offence that a press of the clock completes.
#[track_caller]
pub fn offence_at(turn: &Turn, press: &Press) -> Offence {
    match judge(turn, press).completion {
        Completion::Offence(found) => *found,
        Completion::Move { played, .. } => panic!("{played:?} is legal"),
    }
}

/// The same for a move in the position of a FEN.
#[track_caller]
pub fn offence_in(fen: &str, chess_move: Move) -> Offence {
    offence_at(&Turn::new(read(fen)), &Press::of(chess_move))
}

/// The turn that replaces the offence.
#[track_caller]
fn replayed(offence: &Offence) -> Turn {
    match offence.remedy() {
        Remedy::Reinstate(turn) => *turn,
        Remedy::Queen(queened) => panic!("{queened:?} stands"),
    }
}

/// The penalty in a game of standard chess.
#[track_caller]
pub fn penalty(record: &mut OffenceRecord, offence: &Offence) -> Penalty {
    match record.rule(offence, Noticed::BeforeReply, |_, _| true) {
        Ruling::Penalised(penalty) => penalty,
        other => panic!("{other:?}"),
    }
}

/// A move becomes an illegal move by pressing the clock; a legal one is completed by it.
#[test]
fn law_7_5_1_completed_by_the_clock() {
    let mut hands = Hands::over(IN_CHECK);
    hands.release("d2f3");
    assert_eq!(hands.allowed(), "d2e4", "before the press it is only put right");
    let escape = normal(Role::Knight, Square::D2, Square::E4);
    let pressed = judge(&hands.turn, &Press::of(escape));
    assert_eq!(pressed.completion, Completion::Move { played: escape, breach: None });
    let wrong = normal(Role::Knight, Square::D2, Square::F3);
    let offence = offence_at(&hands.turn, &Press::of(wrong));
    let (king, by) = (Square::E1, Square::E4);
    let refusal = Refusal::StaysInCheck { king, by };
    assert_eq!(offence.kind(), Kind::Illegal { attempt: Some(wrong), refusal });
    assert_eq!((offence.by(), offence.kind().article()), (Color::White, "7.5.1"));
}

/// The position before is reinstated, and the piece that moved is touched.
#[test]
fn law_7_5_1_the_position_before_and_the_same_piece() {
    let offence = offence_in(IN_CHECK, normal(Role::Knight, Square::D2, Square::F3));
    let again = replayed(&offence);
    assert_eq!((again.position(), again.made()), (&read(IN_CHECK), None));
    assert_eq!((allowed(&again), again.duty().article), ("d2e4".into(), "4.3.1"));
    assert!(again.has_touched());
    assert_eq!(offence.remedy().clock_times(), Some(ArbiterDecides::ClockTimes));
    // A piece with no legal move leaves the player free.
    let pinned = "4r1k1/8/8/8/8/4N3/3P4/4K3 w - - 0 1";
    let again = replayed(&offence_in(pinned, normal(Role::Knight, Square::E3, Square::D5)));
    assert_eq!((again.duty().obligation, again.duty().article), (Obligation::Free, "4.5"));
}

/// A piece that was captured illegally is touched too.
#[test]
fn law_7_5_1_the_captured_piece_is_touched() {
    let fen = "4r1k1/8/3p4/8/4N3/8/8/3RK3 w - - 0 1";
    let again = replayed(&offence_in(fen, normal(Role::Knight, Square::E4, Square::D6)));
    assert_eq!((allowed(&again), again.duty().article), ("d1d6".into(), "4.3.3"));
    // En passant, against a pin along the rank: the pawn moves on, or if it cannot, the one that
    // it passed off as captured is captured otherwise.
    let (from, to) = (Square::E5, Square::D6);
    for (fen, expected) in [
        ("6k1/8/8/K2pP2r/8/8/8/3R4 w - d6 0 2", "e5e6"),
        ("6k1/8/4p3/K2pP2r/8/8/8/3R4 w - d6 0 2", "d1d5"),
    ] {
        let again = replayed(&offence_in(fen, Move::EnPassant { from, to }));
        assert_eq!(allowed(&again), expected);
    }
}

/// What was touched before the illegal move counts first.
#[test]
fn law_7_5_1_earlier_touches_count() {
    let mut hands = Hands::at_the_start();
    hands.touch("g1");
    let rook = normal(Role::Rook, Square::A1, Square::A5);
    let again = replayed(&offence_at(&hands.turn, &Press::of(rook)));
    assert_eq!(allowed(&again), "g1f3 g1h3");
}

/// A king that went two squares has castled, whatever the report calls it.
#[test]
fn law_7_5_1_two_squares_are_castling() {
    let turn = Turn::new(read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    let played = Move::Castle { king: Square::E1, rook: Square::A1 };
    let reported = normal(Role::King, Square::E1, Square::C1);
    let completion = judge(&turn, &Press::of(reported)).completion;
    assert_eq!(completion, Completion::Move { played, breach: None });
}

/// Castling that was not allowed: another king move, or any if there is none.
#[test]
fn law_7_5_1_illegal_castling() {
    let castle = Move::Castle { king: Square::E1, rook: Square::H1 };
    let again = replayed(&offence_in("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", castle));
    assert_eq!((allowed(&again), again.duty().article), ("e1c1 e1d1 e1d2 e1e2".into(), "4.7.2"));
    let walled_in = "4k3/8/8/8/8/8/3PPP2/R2QKB1R w KQ - 0 1";
    let again = replayed(&offence_in(walled_in, castle));
    assert_eq!(again.duty().obligation, Obligation::Free);
}

/// Castling with the king released legally and the rook put wrongly: castling it must be (4.7.2).
#[test]
fn law_7_5_1_what_was_released_legally_stays() {
    let mut hands = Hands::over("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    hands.release("e1g1");
    let again = replayed(&offence_at(
        &hands.turn,
        &Press { deed: Deed::Other, hands: Used::One, clock: ClockHand::Same },
    ));
    assert_eq!((allowed(&again), again.duty().article), ("e1g1".into(), "4.7.2"));
    assert_eq!(again.made(), None);
}

/// An own piece "captured", an opponent's piece moved, nothing moved: all illegal, all put right.
#[test]
fn law_7_5_1_nonsense_of_every_kind() {
    for (attempt, refusal, moves) in [
        // The rook cannot move, but the pawn it took was touched too.
        (normal(Role::Rook, Square::A1, Square::A2), Refusal::OwnPiece(Square::A2), 2),
        (normal(Role::Pawn, Square::E7, Square::E5), Refusal::NotYours(Square::E7), 20),
        (normal(Role::Queen, Square::E4, Square::E5), Refusal::NothingThere(Square::E4), 20),
        (normal(Role::King, Square::E1, Square::E1), Refusal::NoMove(Square::E1), 20),
    ] {
        let offence = offence_at(&Turn::new(Position::initial()), &Press::of(attempt));
        assert_eq!(offence.kind(), Kind::Illegal { attempt: Some(attempt), refusal });
        let again = replayed(&offence);
        assert_eq!(again.allowed().len(), moves, "{refusal:?}");
        assert_eq!(again.has_touched(), attempt.from() != Square::E4, "{refusal:?}");
    }
}

/// If the position before cannot be determined, the last one that can; touches do not go back.
#[test]
fn law_7_5_1_the_last_identifiable_position() {
    let offence = offence_in(IN_CHECK, normal(Role::Knight, Square::D2, Square::F3))
        .with_last_identifiable(Position::initial());
    let again = replayed(&offence);
    assert_eq!((again.position(), again.allowed().len()), (&Position::initial(), 20));
    assert!(!again.has_touched());
    assert_eq!((offence.by(), *offence.before()), (Color::White, read(IN_CHECK)));
}

/// A legal move with another piece than the one touched is no illegal move (3.10.2), but the
/// opponent may complain.
#[test]
fn law_7_5_1_a_breach_of_touch_move_is_no_illegal_move() {
    let mut hands = Hands::at_the_start();
    hands.touch("g1");
    let played = normal(Role::Pawn, Square::E2, Square::E4);
    let pressed = judge(&hands.turn, &Press::of(played));
    assert_eq!(pressed.completion, Completion::Move { played, breach: Some("4.3.1") });
}

/// A pawn left on the last rank becomes a queen, and the move stands.
#[test]
fn law_7_5_2_a_pawn_left_becomes_a_queen() {
    for (to, fen) in [
        (Square::E8, "8/4P3/8/8/8/k7/8/4K3 w - - 0 1"),
        (Square::D8, "3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1"),
    ] {
        let offence = offence_in(fen, normal(Role::Pawn, Square::E7, to));
        let from = Square::E7;
        let queened = Move::Normal { role: Role::Pawn, from, to, promotion: Some(Role::Queen) };
        assert_eq!(offence.kind(), Kind::PawnLeft { queened });
        assert_eq!(offence.kind().article(), "7.5.2");
        assert_eq!(offence.remedy(), Remedy::Queen(queened));
        assert_eq!(offence.remedy().clock_times(), None);
        assert_eq!(offence.put_right(), read(fen).after(queened));
    }
}

/// A pawn that could not go there at all goes back instead, and the refusal names the real fault.
#[test]
fn law_7_5_2_a_pinned_pawn_is_an_illegal_move() {
    let offence =
        offence_in("8/r3P2K/8/8/8/8/8/4k3 w - - 0 1", normal(Role::Pawn, Square::E7, Square::E8));
    assert!(matches!(offence.kind(), Kind::Illegal { refusal: Refusal::ExposesKing { .. }, .. }));
    assert_eq!(offence.kind().article(), "7.5.1");
    // A pinned pawn far from promotion lacks none, nor does one that goes too far.
    let pinned = "7k/8/8/8/b7/8/2P5/3K4 w - - 0 1";
    let kind = offence_in(pinned, normal(Role::Pawn, Square::C2, Square::C3)).kind();
    assert!(matches!(kind, Kind::Illegal { refusal: Refusal::ExposesKing { .. }, .. }), "{kind:?}");
    let start = Turn::new(Position::initial());
    let press = Press::of(normal(Role::Pawn, Square::E2, Square::E5));
    let refusal = Refusal::NotItsWay(Role::Pawn);
    let kind = offence_at(&start, &press).kind();
    assert!(matches!(kind, Kind::Illegal { refusal: found, .. } if found == refusal));
}

/// Pressing without a move is penalised as an illegal move; the move is still to be made.
#[test]
fn law_7_5_3_pressing_without_a_move() {
    let mut hands = Hands::at_the_start();
    hands.touch("g1");
    hands.do_(Gesture::SayAdjusting);
    let press = Press { deed: Deed::Nothing, hands: Used::One, clock: ClockHand::Same };
    let offence = offence_at(&hands.turn, &press);
    assert_eq!((offence.kind(), offence.kind().article()), (Kind::NoMove, "7.5.3"));
    let mut again = replayed(&offence);
    assert_eq!(allowed(&again), "g1f3 g1h3");
    // What was said before the press has to be said again.
    let adjust = Gesture::Touch { piece: Square::A1, manner: Manner::ToAdjust };
    assert_eq!(again.apply(Color::White, adjust).unwrap().finding, Finding::Touched);
    let penalty = penalty(&mut OffenceRecord::new(Regime::Standard), &offence);
    assert_eq!(penalty.sanction, Sanction::TimeToOpponent { to: Color::Black, bonus_ms: 120_000 });
}

/// Two hands for one move and a press is penalised as an illegal move: castling, a capture, a
/// promotion or any other. The same move is made again with one.
#[test]
fn law_7_5_4_two_hands_for_one_move() {
    let fen = "3r4/4P1k1/8/8/8/8/8/R3K2R w KQ - 0 1";
    let promotion = Some(Role::Knight);
    for played in [
        Move::Castle { king: Square::E1, rook: Square::H1 },
        Move::Normal { role: Role::Pawn, from: Square::E7, to: Square::D8, promotion },
        normal(Role::Rook, Square::A1, Square::A8),
    ] {
        let turn = Turn::new(read(fen));
        let press = Press { hands: Used::Both, ..Press::of(played) };
        let offence = offence_at(&turn, &press);
        assert_eq!((offence.kind(), offence.kind().article()), (Kind::BothHands(played), "7.5.4"));
        let again = replayed(&offence);
        assert_eq!((again.allowed(), again.made()), (&[played][..], None));
        assert_eq!(again.position(), turn.position());
    }
}

/// Two faults in one move are one offence.
#[test]
fn law_7_5_4_two_faults_count_once() {
    let wrong = normal(Role::Knight, Square::D2, Square::F3);
    let press = Press { hands: Used::Both, ..Press::of(wrong) };
    let offence = offence_at(&Turn::new(read(IN_CHECK)), &press);
    assert_eq!(offence.kind().article(), "7.5.1");
    let mut record = OffenceRecord::new(Regime::Standard);
    assert_eq!(penalty(&mut record, &offence).number, 1);
    assert_eq!((record.count(Color::White), record.count(Color::Black)), (1, 0));
}

/// Pressing with the other hand is a matter of conduct (6.2.3), not an illegal move.
#[test]
fn law_6_2_3_the_hand_that_moved_presses_the_clock() {
    let played = normal(Role::Pawn, Square::E2, Square::E4);
    let press = Press { clock: ClockHand::Other, ..Press::of(played) };
    let pressed = judge(&Turn::new(Position::initial()), &press);
    assert_eq!(pressed.completion, Completion::Move { played, breach: None });
    let question = ArbiterDecides::OtherHandOnClock(Color::White);
    assert_eq!((pressed.arbiter, question.article()), (Some(question), "6.2.3"));
}

/// The first one gives the opponent two minutes; players are counted apart.
#[test]
fn law_7_5_5_the_first_one_costs_two_minutes() {
    let mut record = OffenceRecord::new(Regime::Standard);
    let white = offence_in(IN_CHECK, normal(Role::Knight, Square::D2, Square::F3));
    let mirrored = read(IN_CHECK).mirrored();
    let black =
        offence_at(&Turn::new(mirrored), &Press::of(normal(Role::Knight, Square::D7, Square::F6)));
    for (offence, to) in [(&white, Color::Black), (&black, Color::White)] {
        let penalty = penalty(&mut record, offence);
        assert_eq!((penalty.offender, penalty.number), (!to, 1));
        assert_eq!(penalty.sanction, Sanction::TimeToOpponent { to, bonus_ms: 120_000 });
        assert_eq!((penalty.article, penalty.sanction_article), ("7.5.1", "7.5.5"));
    }
}

/// The second one by the same player loses, whatever kind the two are …
#[test]
fn law_7_5_5_the_second_one_loses() {
    let mut record = OffenceRecord::new(Regime::Standard);
    let first = offence_in(IN_CHECK, normal(Role::Knight, Square::D2, Square::F3));
    let press = Press { deed: Deed::Nothing, hands: Used::One, clock: ClockHand::Same };
    let second = offence_at(&Turn::new(Position::initial()), &press);
    penalty(&mut record, &first);
    let penalty = penalty(&mut record, &second);
    assert_eq!((penalty.number, record.count(Color::White)), (2, 2));
    assert_eq!(penalty.sanction, Sanction::GameOver(Outcome::Win(Color::Black)));
}

/// … but is a draw if the opponent cannot mate by any series of legal moves. The question is asked
/// of the opponent, in the position put right.
#[test]
fn law_7_5_5_a_draw_if_the_opponent_cannot_mate() {
    let fen = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1";
    let mut record = OffenceRecord::new(Regime::Standard);
    let left = offence_in(fen, normal(Role::Pawn, Square::E7, Square::E8));
    penalty(&mut record, &left);
    let mut asked = Vec::new();
    let ruling = record.rule(&left, Noticed::AfterReply, |position, color| {
        asked.push((*position, color));
        false
    });
    let Ruling::Penalised(penalty) = ruling else { panic!("{ruling:?}") };
    assert_eq!(penalty.sanction, Sanction::GameOver(Outcome::Draw));
    assert_eq!(asked, [(left.put_right(), Color::Black)]);
    assert_eq!(left.put_right().board().role_at(Square::E8), Some(Role::Queen));
}

/// Under the full articles an illegal move is put right whenever it is found during the game.
#[test]
fn law_7_5_5_found_later() {
    let offence = offence_in(IN_CHECK, normal(Role::Knight, Square::D2, Square::F3));
    for regime in [Regime::Standard, Regime::SupervisedFast] {
        for noticed in [Noticed::AfterReply, Noticed::AfterReplyAndAgreed] {
            let mut record = OffenceRecord::new(regime);
            let ruling = record.rule(&offence, noticed, |_, _| true);
            assert!(matches!(ruling, Ruling::Penalised(_)), "{regime:?} {noticed:?}");
            assert_eq!(record.count(Color::White), 1);
        }
    }
}
