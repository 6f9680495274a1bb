//! FIDE articles 4.4.4 and 4.6 to 4.8: promotion, a released piece, and the right to complain.

use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::touch_move::{
    Complaint, Finding, Gesture, Manner, Misreport, Obligation, Turn, complain,
};
use rokade_rules::position::Refusal;
use rokade_rules::{Color, Move, Role, Square};

use crate::diagram::read;
use crate::hands::{Hands, allowed, made};

const PROMOTING: &str = "3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1";

fn promotion(to: Square, role: Role) -> Move {
    Move::Normal { role: Role::Pawn, from: Square::E7, to, promotion: Some(role) }
}

/// The choice is final when the new piece has touched the square.
#[test]
fn law_4_4_4_the_choice_is_final_on_the_square() {
    let mut hands = Hands::over(PROMOTING);
    hands.release("e7e8");
    assert_eq!(hands.allowed(), "e7e8b e7e8n e7e8q e7e8r", "the choice is open");
    let ruling = hands.set_down(Role::Knight, "e8");
    let to = Square::E8;
    assert_eq!(ruling.duty.obligation, Obligation::Promote { to, role: Role::Knight });
    assert_eq!((hands.allowed(), hands.article()), ("e7e8n".into(), "4.4.4"));
    let ruling = hands.set_down(Role::Queen, "e8");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.4.4"));
    assert_eq!(hands.allowed(), "e7e8n");
}

/// What no pawn becomes is no choice, and a new piece where none can promote is put away.
#[test]
fn law_4_4_4_only_where_and_what_a_pawn_can_become() {
    let mut hands = Hands::over(PROMOTING);
    let king = Gesture::SetDown { role: Role::King, to: Square::E8 };
    let misreport = hands.turn.apply(Color::White, king);
    assert_eq!(misreport, Err(Misreport::NoPromotion(Role::King)));
    let ruling = hands.set_down(Role::Queen, "a8");
    assert_eq!(ruling.finding, Finding::PutRight(Refusal::NoSuchPromotion(Role::Queen)));
    assert!(hands.turn.allowed().len() > 8, "nothing is bound");
}

/// The pawn need not be put on the square of arrival.
#[test]
fn law_4_6_1_the_pawn_need_not_be_put_there() {
    let mut hands = Hands::over(PROMOTING);
    hands.take_off("e7");
    assert_eq!(made(&hands.release_new(Role::Queen, "e8")), promotion(Square::E8, Role::Queen));
}

/// Removing the pawn and putting the new piece may come in any order.
#[test]
fn law_4_6_2_any_order() {
    let expected = promotion(Square::E8, Role::Rook);
    let mut pawn_first = Hands::over(PROMOTING);
    pawn_first.release("e7e8");
    pawn_first.take_off("e7");
    pawn_first.set_down(Role::Rook, "e8");
    assert_eq!(made(&pawn_first.release_new(Role::Rook, "e8")), expected);
    let mut piece_first = Hands::over(PROMOTING);
    piece_first.release_new(Role::Rook, "e8");
    assert_eq!(piece_first.allowed(), "e7e8r");
    assert_eq!(made(&piece_first.take_off("e7")), expected);
}

/// A pawn that was off the board and is on it again must be taken off again.
#[test]
fn law_4_6_2_the_pawn_on_the_board_again() {
    for back in ["e7e7", "e7e8"] {
        let mut hands = Hands::over(PROMOTING);
        hands.take_off("e7");
        hands.release(back);
        assert_eq!(hands.release_new(Role::Queen, "e8").finding, Finding::Begun, "{back}");
        // A hand on the released piece again changes nothing.
        assert_eq!(hands.set_down(Role::Queen, "e8").finding, Finding::Begun);
        assert_eq!(hands.turn.made(), None, "{back}");
        assert_eq!(made(&hands.take_off("e7")), promotion(Square::E8, Role::Queen));
    }
}

/// An opponent's piece on the square of promotion must be captured.
#[test]
fn law_4_6_3_the_piece_there_is_captured() {
    let mut hands = Hands::over(PROMOTING);
    hands.take_off("e7");
    assert_eq!(hands.release_new(Role::Queen, "d8").finding, Finding::Begun);
    assert_eq!(hands.turn.made(), None, "the rook still stands there");
    assert_eq!(made(&hands.take_off("d8")), promotion(Square::D8, Role::Queen));
    // Taken first, it leaves only the captures.
    let mut hands = Hands::over(PROMOTING);
    hands.take_off("d8");
    assert_eq!(hands.allowed(), "e7d8b e7d8n e7d8q e7d8r");
}

/// A piece released as a legal move has moved, and may not be moved again.
#[test]
fn law_4_7_a_released_piece_has_moved() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.release("e2e4");
    assert_eq!((made(&ruling).to(), ruling.article), (Square::E4, "4.7"));
    assert_eq!(hands.allowed(), "e2e4");
    let ruling = hands.release("e2e3");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.7"));
    assert_eq!(hands.turn.made().map(Move::to), Some(Square::E4), "it stands");
    assert_eq!(hands.release("e2e4").finding, Finding::Begun);
}

/// In the hand, or put back where it stood, it has not.
#[test]
fn law_4_7_a_piece_in_the_hand_has_not_moved() {
    let mut hands = Hands::at_the_start();
    hands.touch("e2");
    assert_eq!((hands.turn.made(), hands.allowed()), (None, "e2e3 e2e4".into()));
    assert_eq!(hands.release("e2e2").finding, Finding::Touched);
    assert_eq!((hands.turn.made(), hands.allowed()), (None, "e2e3 e2e4".into()));
}

/// Released as no legal move, it is put right without penalty; the touch binds all the same.
#[test]
fn law_4_7_released_on_a_wrong_square() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.release("g1g3");
    let refusal = Refusal::NotItsWay(Role::Knight);
    assert_eq!((ruling.finding, ruling.article), (Finding::PutRight(refusal), "7.5.1"));
    assert_eq!(hands.allowed(), "g1f3 g1h3");
    assert_eq!(made(&hands.release("g1f3")).to(), Square::F3);
    // A pinned pawn is refused for the pin, not for the promotion that has yet to come.
    let mut hands = Hands::over("8/r3P2K/8/8/8/8/8/4k3 w - - 0 1");
    let refusal = Refusal::ExposesKing { king: Square::H7, by: Square::A7 };
    assert_eq!(hands.release("e7e8").finding, Finding::PutRight(refusal));
}

/// A piece let go on an opponent's has touched that one as well.
#[test]
fn law_4_7_released_on_an_opponents_piece() {
    let mut hands = Hands::over("4r1k1/8/3p4/8/4N3/8/8/3RK3 w - - 0 1");
    hands.release("e4d6");
    assert_eq!((hands.allowed(), hands.article()), ("d1d6".into(), "4.3.3"));
}

/// Another piece than the one touched, moved legally, is a breach: the duty stands.
#[test]
fn law_4_7_another_piece_than_the_one_touched() {
    let mut hands = Hands::at_the_start();
    hands.touch("g1");
    let ruling = hands.release("e2e4");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.3.1"));
    assert_eq!((hands.turn.made(), hands.allowed()), (None, "g1f3 g1h3".into()));
}

/// A capture is made when the captured piece is off the board and the capturing one released, in
/// whatever order.
#[test]
fn law_4_7_1_a_capture_is_made_with_both() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let mut released_first = Hands::over(fen);
    let ruling = released_first.release("e4d5");
    let (from, to) = (Square::E4, Square::D5);
    assert_eq!(ruling.finding, Finding::Begun);
    assert_eq!(ruling.duty.obligation, Obligation::Complete { from, to });
    let mut taken_first = Hands::over(fen);
    assert_eq!(taken_first.take_off("d5").finding, Finding::Begun);
    assert_eq!(taken_first.turn.made(), None);
    for ruling in [released_first.take_off("d5"), taken_first.release("e4d5")] {
        assert_eq!((made(&ruling).to(), ruling.article), (Square::D5, "4.7.1"));
    }
    assert_eq!(released_first.turn.made(), taken_first.turn.made());
}

/// En passant the captured pawn stands elsewhere; it is taken off all the same.
#[test]
fn law_4_7_1_en_passant() {
    let mut hands = Hands::over("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    assert_eq!(hands.release("e5d6").finding, Finding::Begun);
    assert_eq!((hands.allowed(), hands.article()), ("e5d6".into(), "4.7"));
    assert_eq!(hands.release("e5e6").article, "4.7");
    let ruling = hands.take_off("d5");
    let (from, to) = (Square::E5, Square::D6);
    assert_eq!((made(&ruling), ruling.article), (Move::EnPassant { from, to }, "4.7.1"));
}

/// A piece that nothing can capture is put back.
#[test]
fn law_4_7_1_what_cannot_be_captured_is_put_back() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.take_off("e7");
    assert_eq!((ruling.finding, ruling.article), (Finding::PutBack(Square::E7), "4.5"));
    assert_eq!(hands.turn.allowed().len(), 20);
    // One that could be, by another piece than the touched one, is a breach.
    let mut hands = Hands::over("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
    hands.touch("a1");
    let ruling = hands.take_off("d5");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.3.3"));
}

/// A promotion is made when the new piece is released and the pawn is off the board.
#[test]
fn law_4_7_3_a_promotion_is_made_with_both() {
    let mut hands = Hands::over(PROMOTING);
    hands.release("e7e8");
    assert_eq!(hands.article(), "4.7");
    hands.take_off("e7");
    hands.set_down(Role::Queen, "e8");
    assert_eq!(hands.turn.made(), None, "the queen is still in the hand");
    let ruling = hands.release_new(Role::Queen, "e8");
    let queen = promotion(Square::E8, Role::Queen);
    assert_eq!((made(&ruling), ruling.article), (queen, "4.7.3"));
    let ruling = hands.set_down(Role::Knight, "e8");
    assert_eq!(ruling.finding, Finding::Breach);
    assert_eq!(hands.turn.made(), Some(queen));
}

/// White touches a knight and plays a pawn.
fn wrong_piece() -> (Turn, Move) {
    let mut hands = Hands::at_the_start();
    hands.touch("g1");
    hands.release("e2e4");
    let (from, to) = (Square::E2, Square::E4);
    (hands.turn, Move::Normal { role: Role::Pawn, from, to, promotion: None })
}

/// The opponent may complain of it until touching a piece …
#[test]
fn law_4_8_a_complaint_in_time() {
    let (turn, played) = wrong_piece();
    let mut reply = Turn::new(turn.position().after(played));
    let accident = Gesture::Touch { piece: Square::E7, manner: Manner::ByAccident };
    reply.apply(Color::Black, accident).unwrap();
    match complain(&turn, played, &reply) {
        Complaint::Upheld { article, turn: again } => {
            assert_eq!((article, allowed(&again)), ("4.3.1", "g1f3 g1h3".into()));
            assert_eq!((again.player(), again.made()), (Color::White, None));
        }
        other => panic!("{other:?}"),
    }
}

/// … and no longer.
#[test]
fn law_4_8_a_complaint_after_a_touch() {
    let (turn, played) = wrong_piece();
    let mut reply = Turn::new(turn.position().after(played));
    let touch = Gesture::Touch { piece: Square::E7, manner: Manner::ToMove };
    reply.apply(Color::Black, touch).unwrap();
    assert_eq!(complain(&turn, played, &reply), Complaint::Forfeited);
}

/// A released piece that was moved on goes back to where it was released.
#[test]
fn law_4_8_of_a_piece_moved_twice() {
    let mut hands = Hands::at_the_start();
    hands.release("e2e4");
    hands.release("e2e3");
    let (from, to) = (Square::E2, Square::E3);
    let played = Move::Normal { role: Role::Pawn, from, to, promotion: None };
    let reply = Turn::new(hands.turn.position().after(played));
    match complain(&hands.turn, played, &reply) {
        Complaint::Upheld { article, turn } => {
            assert_eq!((article, allowed(&turn)), ("4.7", "e2e4".into()));
        }
        other => panic!("{other:?}"),
    }
}

/// What was allowed is no ground, touched or not.
#[test]
fn law_4_8_an_unfounded_complaint() {
    let mut hands = Hands::at_the_start();
    hands.touch("e2");
    let played = made(&hands.release("e2e4"));
    let reply = Turn::new(hands.turn.position().after(played));
    let question = ArbiterDecides::UnfoundedComplaint(Color::Black);
    assert_eq!(complain(&hands.turn, played, &reply), Complaint::Unfounded(question));
}

/// A mate given with the wrong piece does not end the game before the complaint.
#[test]
fn law_4_8_of_a_mate_with_the_wrong_piece() {
    let position = read("6k1/5ppp/8/8/8/8/6PP/R2B2K1 w - - 0 1");
    let mut turn = Turn::new(position);
    let bishop = Gesture::Touch { piece: Square::D1, manner: Manner::ToMove };
    turn.apply(Color::White, bishop).unwrap();
    let (from, to) = (Square::A1, Square::A8);
    let mate = Move::Normal { role: Role::Rook, from, to, promotion: None };
    assert!(position.after(mate).is_checkmate());
    let complaint = complain(&turn, mate, &Turn::new(position.after(mate)));
    let Complaint::Upheld { turn, .. } = complaint else { panic!("{complaint:?}") };
    assert!(turn.allowed().iter().all(|m| m.from() == Square::D1));
}
