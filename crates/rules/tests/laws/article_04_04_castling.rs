//! FIDE articles 4.4.1 to 4.4.3 and 4.7.2: king and rook in the player's hands.

use rokade_rules::conduct::touch_move::{Finding, Manner, Obligation};
use rokade_rules::movement::CastlingSide;
use rokade_rules::position::Refusal;
use rokade_rules::{Move, Square, SquareSet};

use crate::hands::{Hands, made};

const BOTH_SIDES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// The rook on f8 keeps White from castling short, and nothing else.
const SHORT_IS_ILLEGAL: &str = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
/// Neither castling nor any other move of the king is legal.
const WALLED_IN: &str = "4k3/8/8/8/8/8/3PPP2/R2QKB1R w KQ - 0 1";

const SHORT: Move = Move::Castle { king: Square::E1, rook: Square::H1 };
const LONG: Move = Move::Castle { king: Square::E1, rook: Square::A1 };

/// King and then rook: castling on that side, if it is legal.
#[test]
fn law_4_4_1_king_and_rook_must_castle() {
    for (touches, castle, side) in
        [("e1 h1", SHORT, CastlingSide::Short), ("e1 a1", LONG, CastlingSide::Long)]
    {
        let mut hands = Hands::over(BOTH_SIDES);
        hands.touch(touches);
        assert_eq!((hands.turn.allowed(), hands.article()), (&[castle][..], "4.4.1"));
        assert_eq!(hands.turn.duty().obligation, Obligation::Castle(side));
        // What is bound stays bound.
        hands.touch("a1 h1 e8");
        assert_eq!(hands.turn.allowed(), [castle]);
    }
}

/// King and rook in an unclear order are king and rook.
#[test]
fn law_4_4_1_king_and_rook_at_once() {
    for pieces in ["h1 e1", "e1 h1"] {
        let mut hands = Hands::over(BOTH_SIDES);
        hands.touch_together(pieces);
        assert_eq!(hands.turn.allowed(), [SHORT], "{pieces}");
    }
}

/// A capture that the king was bound to before the rook was touched goes before castling, and the
/// other way round.
#[test]
fn law_4_4_1_what_bound_first_binds() {
    let fen = "4k3/8/8/8/8/8/3r4/R3K2R w KQ - 0 1";
    let mut castling = Hands::over(fen);
    castling.touch("e1 h1 d2");
    assert_eq!(castling.turn.allowed(), [SHORT]);
    let mut capture = Hands::over(fen);
    capture.touch("e1 d2 h1");
    assert_eq!((capture.allowed(), capture.article()), ("e1d2".into(), "4.3.3"));
}

/// Where castling with the first rook is illegal, the second rook can still bind.
#[test]
fn law_4_4_1_the_other_rook() {
    let mut hands = Hands::over(SHORT_IS_ILLEGAL);
    hands.touch("e1 h1 a1");
    assert_eq!((hands.turn.allowed(), hands.article()), (&[LONG][..], "4.4.1"));
}

/// Rook and then king: no castling on that side in this move, and the rook must move …
#[test]
fn law_4_4_2_rook_then_king_moves_the_rook() {
    let mut hands = Hands::over(BOTH_SIDES);
    hands.touch("h1 e1");
    assert_eq!(hands.article(), "4.4.2");
    assert_eq!(hands.turn.duty().obligation, Obligation::Move(Square::H1));
    assert_eq!(hands.turn.duty().barred, SquareSet::of(Square::H1));
    assert!(hands.allowed().split(' ').all(|m| m.starts_with("h1")));
    // Letting the king go as if castling changes nothing: it is a breach.
    let ruling = hands.release("e1g1");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.4.2"));
    assert!(hands.allowed().split(' ').all(|m| m.starts_with("h1")));
}

/// … and if the rook cannot move, the king must, but not by castling there. With a rook that
/// cannot move, castling is only possible in Chess960.
#[test]
fn law_4_4_2_rook_then_king_moves_the_king_if_the_rook_cannot() {
    let mut hands = Hands::over_960("4k3/8/8/8/8/8/4PPPP/5KRN w G - 0 1");
    assert!(hands.allowed().contains("f1g1"), "castling is legal");
    hands.touch("g1");
    assert_eq!(hands.article(), "4.5");
    hands.touch("f1");
    assert_eq!((hands.allowed(), hands.article()), ("f1e1".into(), "4.4.2"));
    // The other way round it castles.
    let mut hands = Hands::over_960("4k3/8/8/8/8/8/4PPPP/5KRN w G - 0 1");
    hands.touch("f1 g1");
    assert_eq!((hands.allowed(), hands.article()), ("f1g1".into(), "4.4.1"));
}

/// The bar is for that side alone: after the other rook the king castles there.
#[test]
fn law_4_4_2_the_other_side_is_not_barred() {
    let mut hands = Hands::over_960("4k3/8/8/8/8/8/4PPPP/R4KRN w GA - 0 1");
    hands.touch("g1 f1 a1");
    assert_eq!((hands.allowed(), hands.article()), ("f1a1".into(), "4.4.1"));
}

/// A bar cannot leave a player without a move: where castling is the only legal one, it is played.
#[test]
fn law_4_4_2_gives_way_to_the_only_legal_move() {
    let mut hands = Hands::over_960("k4r2/8/8/8/8/7p/7P/6KR w H - 0 1");
    assert_eq!(hands.allowed(), "g1h1", "castling is the only legal move");
    hands.touch("h1 g1");
    assert_eq!(hands.allowed(), "g1h1");
}

/// The player meant to castle and may not: another move of the king, perhaps castling with the
/// other rook.
#[test]
fn law_4_4_3_another_king_move() {
    let mut hands = Hands::over(SHORT_IS_ILLEGAL);
    hands.touch_as("e1 h1", Manner::ToCastle);
    assert_eq!((hands.allowed(), hands.article()), ("e1c1 e1d1 e1d2 e1e2".into(), "4.4.3"));
}

/// If the king has no legal move, the player is free, and the rook need not move.
#[test]
fn law_4_4_3_free_if_the_king_cannot_move() {
    let mut hands = Hands::over(WALLED_IN);
    let legal = hands.turn.allowed().len();
    hands.touch_as("e1 h1", Manner::ToCastle);
    assert_eq!((hands.turn.allowed().len(), hands.article()), (legal, "4.4.3"));
    // Without that intention 4.3.1 holds: the rook was touched and can move.
    let mut hands = Hands::over(WALLED_IN);
    hands.touch("e1 h1");
    assert_eq!(hands.article(), "4.3.1");
    assert!(hands.allowed().split(' ').all(|m| m.starts_with("h1")));
}

/// When the king has been let go, only castling on that side is left, but it is not yet made …
#[test]
fn law_4_7_2_the_king_released() {
    let mut hands = Hands::over(BOTH_SIDES);
    let ruling = hands.release("e1g1");
    assert_eq!(ruling.finding, Finding::Begun);
    assert_eq!((hands.turn.allowed(), hands.article()), (&[SHORT][..], "4.7.2"));
    assert_eq!(hands.turn.made(), None);
    hands.touch("h1 e8");
    assert_eq!(hands.article(), "4.7.2", "what was released binds more than a touch");
    let ruling = hands.release("e1f1");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.7"));
    let ruling = hands.release("a1d1");
    assert_eq!((ruling.finding, ruling.article), (Finding::Breach, "4.7.2"));
    assert_eq!(hands.turn.allowed(), [SHORT]);
}

/// … until the rook has been let go on the square that the king crossed.
#[test]
fn law_4_7_2_castling_is_made_with_the_rook() {
    for (king, rook, castle) in [("e1g1", "h1f1", SHORT), ("e1c1", "a1d1", LONG)] {
        let mut hands = Hands::over(BOTH_SIDES);
        hands.release(king);
        let ruling = hands.release(rook);
        assert_eq!((made(&ruling), ruling.article), (castle, "4.7.2"));
        assert_eq!(hands.turn.made(), Some(castle));
    }
}

/// The rook first, without the king: the rook has moved.
#[test]
fn law_4_7_2_the_rook_released_first_has_moved() {
    let mut hands = Hands::over(BOTH_SIDES);
    let ruling = hands.release("h1f1");
    assert_eq!((made(&ruling).from(), ruling.article), (Square::H1, "4.7"));
    // With the king touched before, it is part of castling.
    let mut hands = Hands::over(BOTH_SIDES);
    hands.touch("e1 h1");
    assert_eq!(hands.release("h1f1").finding, Finding::Begun);
    assert_eq!(made(&hands.release("e1g1")), SHORT);
}

/// The king let go where castling is illegal: another move of the king, or any if it has none.
#[test]
fn law_4_7_2_castling_that_is_illegal() {
    let mut hands = Hands::over(SHORT_IS_ILLEGAL);
    let ruling = hands.release("e1g1");
    let through = Refusal::CastlingThroughAttack { over: Square::F1, by: Square::F8 };
    assert_eq!((ruling.finding, ruling.article), (Finding::PutRight(through), "7.5.1"));
    assert_eq!((hands.allowed(), hands.article()), ("e1c1 e1d1 e1d2 e1e2".into(), "4.7.2"));
    assert_eq!(made(&hands.release("e1e2")).to(), Square::E2);

    let mut hands = Hands::over(WALLED_IN);
    let legal = hands.turn.allowed().len();
    hands.release("e1c1");
    hands.touch("a1");
    assert_eq!((hands.turn.allowed().len(), hands.article()), (legal, "4.7.2"));
    // The rook stays free to move as well.
    assert_eq!(made(&hands.release("a1c1")).from(), Square::A1);
}

/// In Chess960 a king or rook may stay where it is, and castling is made with the other alone. A
/// king that could simply step there has stepped, unless the rook was touched after it.
#[test]
fn law_4_7_2_chess960() {
    let mut rook_only = Hands::over_960("4k3/8/8/8/8/8/8/6KR w H - 0 1");
    rook_only.touch("g1 h1");
    let castle = Move::Castle { king: Square::G1, rook: Square::H1 };
    assert_eq!(made(&rook_only.release("h1f1")), castle);

    let mut step = Hands::over_960("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(made(&step.release("f1g1")).castling_side(), None);
    let mut castling = Hands::over_960("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    castling.touch("f1 h1");
    assert_eq!(castling.release("f1g1").finding, Finding::Begun);
    assert_eq!(made(&castling.release("h1f1")).castling_side(), Some(CastlingSide::Short));

    let mut change_places = Hands::over_960("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    change_places.touch("f1 g1");
    change_places.release("f1g1");
    let castle = Move::Castle { king: Square::F1, rook: Square::G1 };
    assert_eq!(made(&change_places.release("g1f1")), castle);
}
