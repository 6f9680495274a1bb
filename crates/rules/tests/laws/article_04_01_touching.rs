//! FIDE articles 4.1 to 4.3 and 4.5: one hand, adjusting, and a touched piece moves.

use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::touch_move::{
    Duty, Finding, Gesture, Manner, Misreport, Obligation, Right, Turn,
};
use rokade_rules::{Color, Position, Square, SquareSet};

use crate::diagram::square;
use crate::hands::Hands;

/// Knight, pawn and rook against a pawn on d5 that two of them can capture.
const THREE_AND_A_PAWN: &str = "4k3/8/8/3p4/4P3/2N5/8/R3K3 w Q - 0 1";

/// A move is made with one hand; before the clock is pressed it is the arbiter's to say so.
#[test]
fn law_4_1_one_hand_only() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.do_(Gesture::UseBothHands);
    let question = ArbiterDecides::BothHands(Color::White);
    assert_eq!((ruling.finding, ruling.article), (Finding::ArbiterDecides(question), "4.1"));
    assert_eq!(hands.turn.allowed().len(), 20);
    hands.release("e2e4");
    assert_eq!(hands.do_(Gesture::UseBothHands).article, "4.1");
}

/// Who says so first may put pieces right on their squares.
#[test]
fn law_4_2_1_adjusting_after_saying_so() {
    let mut hands = Hands::at_the_start();
    assert_eq!(hands.do_(Gesture::SayAdjusting).finding, Finding::Announced);
    for piece in ["g1", "e8", "a2"] {
        let ruling = hands.touch_as(piece, Manner::ToAdjust);
        assert_eq!((ruling.finding, ruling.article), (Finding::NotBinding, "4.2.1"));
        assert_eq!(ruling.lost, []);
    }
    assert!(!hands.turn.has_touched());
    assert_eq!(hands.turn.duty().obligation, Obligation::Free);
}

/// The announcement does not cover a touch that is meant, and is used up by it.
#[test]
fn law_4_2_1_saying_so_does_not_cover_a_move() {
    let mut hands = Hands::at_the_start();
    hands.do_(Gesture::SayAdjusting);
    hands.touch("g1");
    assert_eq!(hands.allowed(), "g1f3 g1h3");
    let ruling = hands.touch_as("b1", Manner::ToAdjust);
    assert_eq!((ruling.finding, ruling.article), (Finding::Touched, "4.2.2"));
}

/// Only the player who has the move adjusts.
#[test]
fn law_4_2_1_only_the_player_who_has_the_move() {
    let mut turn = Turn::new(Position::initial());
    let question = Finding::ArbiterDecides(ArbiterDecides::AdjustedOutOfTurn(Color::Black));
    let adjust = Gesture::Touch { piece: Square::G8, manner: Manner::ToAdjust };
    for gesture in [Gesture::SayAdjusting, adjust] {
        let ruling = turn.apply(Color::Black, gesture).unwrap();
        assert_eq!((ruling.finding, ruling.article), (question, "4.2.1"));
    }
    // What Black says does not let White adjust.
    let ruling =
        turn.apply(Color::White, Gesture::Touch { piece: Square::G1, manner: Manner::ToAdjust });
    assert_eq!(ruling.unwrap().finding, Finding::Touched);
}

/// Any other contact is meant, unless it is clearly an accident.
#[test]
fn law_4_2_2_other_contact_is_intent_unless_an_accident() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.touch_as("d1 e1", Manner::ByAccident);
    assert_eq!((ruling.finding, ruling.article), (Finding::NotBinding, "4.2.2"));
    assert_eq!(hands.turn.allowed().len(), 20);
    // Not announced: it counts.
    let ruling = hands.touch_as("b1", Manner::ToAdjust);
    assert_eq!((ruling.finding, ruling.article), (Finding::Touched, "4.2.2"));
    assert_eq!(hands.allowed(), "b1a3 b1c3");
}

/// A touch as in 4.3 costs the right to claim a draw with this move, declines an offer, and ends
/// the right to complain; the first one does, an accident does not.
#[test]
fn law_4_3_a_touch_costs_rights() {
    let mut hands = Hands::at_the_start();
    assert_eq!(hands.touch_as("g1", Manner::ByAccident).lost, []);
    let ruling = hands.touch("g1");
    assert_eq!(ruling.lost, [Right::ClaimDraw, Right::AcceptOffer, Right::Complain]);
    let articles: Vec<_> = ruling.lost.iter().map(|right| right.article()).collect();
    assert_eq!(articles, ["9.4", "9.1.2.1", "4.8"]);
    assert_eq!(hands.touch("e2").lost, []);
    // A release is a touch too.
    assert_eq!(Hands::at_the_start().release("e2e4").lost.len(), 3);
    assert_eq!(Hands::over(THREE_AND_A_PAWN).take_off("d5").lost.len(), 3);
}

/// Article 4.3 binds the player who has the move. The other one's touch is no touch as in 4.3, but
/// a touch meant to move a piece all the same.
#[test]
fn law_4_3_binds_only_the_player_who_has_the_move() {
    let mut turn = Turn::new(Position::initial());
    let touch = Gesture::Touch { piece: Square::G8, manner: Manner::ToMove };
    let ruling = turn.apply(Color::Black, touch).unwrap();
    let question = ArbiterDecides::TouchedOutOfTurn(Color::Black);
    assert_eq!((ruling.finding, ruling.article), (Finding::ArbiterDecides(question), "11.5"));
    assert_eq!(ruling.lost, [Right::AcceptOffer, Right::Complain]);
    assert_eq!(turn, Turn::new(Position::initial()));
    let accident = Gesture::Touch { piece: Square::G8, manner: Manner::ByAccident };
    assert_eq!(turn.apply(Color::Black, accident).unwrap().finding, Finding::NotBinding);
}

/// The first own piece touched that can be moved must be moved.
#[test]
fn law_4_3_1_the_first_own_piece_that_can_move() {
    let mut hands = Hands::at_the_start();
    hands.touch("g1");
    assert_eq!((hands.allowed(), hands.article()), ("g1f3 g1h3".into(), "4.3.1"));
    hands.touch("e2 b1");
    assert_eq!(hands.allowed(), "g1f3 g1h3", "a later touch changes nothing");
    let duty = Duty {
        obligation: Obligation::Move(Square::G1),
        article: "4.3.1",
        barred: SquareSet::EMPTY,
    };
    assert_eq!(hands.turn.duty(), duty);
}

/// A piece that cannot move is passed over: blocked, or pinned.
#[test]
fn law_4_3_1_a_piece_that_cannot_move_is_passed_over() {
    let mut hands = Hands::at_the_start();
    hands.touch("a1 d1 b1 e2");
    assert_eq!(hands.allowed(), "b1a3 b1c3");
    let mut pinned = Hands::over("4r1k1/8/8/8/8/4N3/3P4/4K3 w - - 0 1");
    pinned.touch("e3 d2");
    assert_eq!(pinned.allowed(), "d2d3 d2d4");
}

/// The first of the opponent's pieces that can be captured must be captured, with whatever.
#[test]
fn law_4_3_2_the_first_piece_that_can_be_captured() {
    let mut hands = Hands::over(THREE_AND_A_PAWN);
    hands.touch("e8");
    assert_eq!(hands.article(), "4.5", "a king is not captured");
    hands.touch("d5");
    assert_eq!((hands.allowed(), hands.article()), ("c3d5 e4d5".into(), "4.3.2"));
    assert_eq!(hands.turn.duty().obligation, Obligation::Capture(square("d5")));
}

/// A pawn that can be captured en passant can be captured.
#[test]
fn law_4_3_2_en_passant_is_a_capture() {
    let mut hands = Hands::over("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    hands.touch("d5");
    assert_eq!(hands.allowed(), "e5d6");
    hands.touch("e1");
    assert_eq!(hands.allowed(), "e5d6");
}

/// Pieces of both colours: the first own one captures the first of the opponent's, whichever was
/// touched first …
#[test]
fn law_4_3_3_the_first_captures_the_first() {
    for order in ["c3 d5", "d5 c3", "c3 d5 e4", "d5 c3 e4"] {
        let mut hands = Hands::over(THREE_AND_A_PAWN);
        hands.touch(order);
        assert_eq!((hands.allowed(), hands.article()), ("c3d5".into(), "4.3.3"), "{order}");
        let (piece, captured) = (Square::C3, Square::D5);
        assert_eq!(hands.turn.duty().obligation, Obligation::CaptureWith { piece, captured });
    }
}

/// … and if that is illegal, the first piece touched that can be moved or captured is.
#[test]
fn law_4_3_3_otherwise_the_first_that_can_move_or_be_captured() {
    let mut own_first = Hands::over(THREE_AND_A_PAWN);
    own_first.touch("a1 d5");
    assert!(own_first.allowed().split(' ').all(|m| m.starts_with("a1")));
    assert_eq!(own_first.article(), "4.3.3");
    let mut theirs_first = Hands::over(THREE_AND_A_PAWN);
    theirs_first.touch("d5 a1");
    assert_eq!((theirs_first.allowed(), theirs_first.article()), ("c3d5 e4d5".into(), "4.3.3"));
}

/// The same where the first own piece cannot move at all: 4.3.3 speaks of the first own piece, so
/// the second is not bound to capture.
#[test]
fn law_4_3_3_only_the_first_own_piece_is_bound_to_capture() {
    let mut hands = Hands::over("4k3/8/8/3p4/4P3/P1N5/RPP5/KB6 w - - 0 1");
    hands.touch("b1");
    assert_eq!(hands.article(), "4.5", "the bishop is walled in");
    hands.touch("d5 c3");
    assert_eq!((hands.allowed(), hands.article()), ("c3d5 e4d5".into(), "4.3.3"));
}

/// If it is unclear which of the two colours was touched first, the own piece was.
#[test]
fn law_4_3_3_unclear_order_is_own_piece_first() {
    for pieces in ["d5 a1", "a1 d5"] {
        let mut hands = Hands::over(THREE_AND_A_PAWN);
        hands.touch_together(pieces);
        assert!(hands.allowed().split(' ').all(|m| m.starts_with("a1")), "{pieces}");
    }
}

/// About two pieces of one colour the Laws say nothing: the arbiter decides, and the touches are
/// reported in that order.
#[test]
fn law_4_3_the_arbiter_decides_which_of_one_colour_was_first() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.touch_together("g1 b1");
    let question = ArbiterDecides::WhichFirst([Square::G1, Square::B1]);
    assert_eq!((ruling.finding, ruling.article), (Finding::ArbiterDecides(question), "4.3"));
    assert!(!hands.turn.has_touched());
    // With one of them touched before there is nothing to decide.
    hands.touch("b1");
    hands.touch_together("g1 b1");
    assert_eq!(hands.allowed(), "b1a3 b1c3");
}

/// When nothing that was touched can be moved or captured, any legal move may be made.
#[test]
fn law_4_5_nothing_touched_can_move() {
    let mut hands = Hands::at_the_start();
    let ruling = hands.touch("a1 e8 c1 d7");
    assert_eq!(ruling.duty.obligation, Obligation::Free);
    assert_eq!((hands.turn.allowed().len(), hands.article()), (20, "4.5"));
    // In check only the moves that answer it count.
    let mut checked = Hands::over("4k3/8/8/8/4r3/8/3N4/4K2R w K - 0 1");
    checked.touch("h1");
    assert_eq!(checked.article(), "4.5");
    checked.touch("d2");
    assert_eq!(checked.allowed(), "d2e4");
}

/// What cannot have happened is refused and changes nothing.
#[test]
fn law_4_3_reports_that_cannot_be_true() {
    let mut turn = Turn::new(Position::initial());
    let touch = |piece| Gesture::Touch { piece, manner: Manner::ToMove };
    let release = |from, to| Gesture::Release { from, to };
    for (by, gesture, misreport) in [
        (Color::White, touch(Square::E4), Misreport::NothingThere(Square::E4)),
        (Color::White, release(Square::E7, Square::E5), Misreport::NotTheirs(Square::E7)),
        (Color::Black, release(Square::E2, Square::E4), Misreport::NotTheirs(Square::E2)),
        (Color::White, Gesture::TakeOff(Square::D5), Misreport::NothingThere(Square::D5)),
    ] {
        assert_eq!(turn.apply(by, gesture), Err(misreport));
        assert_eq!(turn, Turn::new(Position::initial()));
    }
    turn.apply(Color::White, release(Square::E2, Square::E4)).unwrap();
    let next = turn.apply(Color::Black, touch(Square::E7));
    assert_eq!(next, Err(Misreport::NextTurn(Color::Black)));
}
