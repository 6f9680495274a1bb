//! FIDE articles 7.1 to 7.4 and 7.6: what is found to be wrong during a game.

use rokade_rules::board::{Board, ByColor};
use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::illegal_move::Regime;
use rokade_rules::conduct::irregularity::{Irregularity, Measure};
use rokade_rules::{Color, Piece, Position, Role, Square, SquareSet};

use crate::diagram::after;

const FULL: [Regime; 2] = [Regime::Standard, Regime::SupervisedFast];

/// White's king and queen have changed places.
fn king_and_queen_changed() -> Irregularity {
    let mut found = Board::initial();
    found.put(Square::D1, Piece::new(Color::White, Role::King));
    found.put(Square::E1, Piece::new(Color::White, Role::Queen));
    Irregularity::InitialPosition { found, start: Position::initial() }
}

/// Where a position is restored, the arbiter sets the clocks.
#[test]
fn law_7_1_the_arbiter_sets_the_clocks() {
    let position = Position::initial();
    let displaced = Irregularity::FoundDisplaced { before: None, last_identifiable: position };
    let judged = displaced.judge(Regime::Standard, ByColor::new(5, 5));
    assert_eq!(judged.arbiter, Some(ArbiterDecides::ClockTimes));
    assert_eq!(ArbiterDecides::ClockTimes.article(), "7.1");
    // Where nothing is restored there is nothing to set.
    let judged = Irregularity::BoardTurned.judge(Regime::Standard, ByColor::new(5, 5));
    assert_eq!(judged.arbiter, None);
}

/// A wrong initial position cancels the game, however late it is found.
#[test]
fn law_7_2_1_a_wrong_initial_position_cancels_the_game() {
    for regime in FULL {
        for completed in [0, 9, 10, 60] {
            let judged = king_and_queen_changed().judge(regime, ByColor::new(completed, completed));
            assert_eq!((judged.measure, judged.article), (Measure::NewGame, "7.2.1"));
        }
    }
}

/// On a board that was turned the game goes on, on a board that is placed well.
#[test]
fn law_7_2_2_a_turned_board_is_replaced() {
    for regime in FULL {
        let judged = Irregularity::BoardTurned.judge(regime, ByColor::new(30, 29));
        assert_eq!((judged.measure, judged.article), (Measure::TransferPosition, "7.2.2"));
    }
}

/// Reversed colours: a new game while fewer than ten moves have been made by both players; from
/// then on the game goes on.
#[test]
fn law_7_3_reversed_colours_before_the_tenth_move() {
    let go_on = Measure::GoOn { castling_lost: SquareSet::EMPTY };
    for (white, black, measure) in [
        (0, 0, Measure::NewGame),
        (9, 9, Measure::NewGame),
        (10, 9, Measure::NewGame),
        (10, 10, go_on),
        (11, 10, go_on),
        (40, 40, go_on),
    ] {
        for regime in [Regime::Standard, Regime::SupervisedFast, Regime::Fast] {
            let judged = Irregularity::ColorsReversed.judge(regime, ByColor::new(white, black));
            assert_eq!((judged.measure, judged.article), (measure, "7.3"), "{white} and {black}");
        }
    }
}

/// Who displaces pieces puts them right, in the own time.
#[test]
fn law_7_4_1_who_displaces_pieces_puts_them_right() {
    for color in Color::ALL {
        let judged = Irregularity::Displaced(color).judge(Regime::Fast, ByColor::new(20, 20));
        assert_eq!((judged.measure, judged.article), (Measure::Restore(color), "7.4.1"));
    }
}

/// Whether that is penalised is the arbiter's to say.
#[test]
fn law_7_4_3_the_arbiter_may_penalise() {
    let judged = Irregularity::Displaced(Color::Black).judge(Regime::Standard, ByColor::new(1, 1));
    let question = ArbiterDecides::PenaltyForDisplacing(Color::Black);
    assert_eq!(judged.arbiter, Some(question));
    assert_eq!(question.article(), "7.4.3");
}

/// Pieces found on wrong squares: back to the position before, or to the last one known.
#[test]
fn law_7_6_back_to_the_position_before() {
    let last_identifiable = Position::initial();
    let before = after(&last_identifiable, "e2e4 e7e5");
    for (known, expected) in [(Some(before), before), (None, last_identifiable)] {
        let displaced = Irregularity::FoundDisplaced { before: known, last_identifiable };
        let judged = displaced.judge(Regime::Standard, ByColor::new(8, 8));
        assert_eq!((judged.measure, judged.article), (Measure::GoBackTo(expected), "7.6"));
    }
}

/// In rapid and blitz with fewer arbiters, nothing can be claimed about set-up and board once ten
/// moves have been completed by each; a king or rook set up wrongly does not castle.
#[test]
fn law_a_5_1_2_too_late_to_claim() {
    let rooks = SquareSet::from_iter([Square::A1, Square::H1]);
    let before = king_and_queen_changed().judge(Regime::Fast, ByColor::new(10, 9));
    assert_eq!((before.measure, before.article), (Measure::NewGame, "7.2.1"));
    let late = king_and_queen_changed().judge(Regime::Fast, ByColor::new(10, 10));
    assert_eq!((late.measure, late.article), (Measure::GoOn { castling_lost: rooks }, "A.5.1.2"));
    let turned = Irregularity::BoardTurned.judge(Regime::Fast, ByColor::new(10, 10));
    let go_on = Measure::GoOn { castling_lost: SquareSet::EMPTY };
    assert_eq!((turned.measure, turned.article), (go_on, "A.5.1.2"));
}

/// A rook that was exchanged with a knight does not castle; the other one does.
#[test]
fn law_a_5_1_2_a_rook_set_up_wrongly() {
    let mut found = Board::initial();
    found.put(Square::G8, Piece::new(Color::Black, Role::Rook));
    found.put(Square::H8, Piece::new(Color::Black, Role::Knight));
    let irregularity = Irregularity::InitialPosition { found, start: Position::initial() };
    let judged = irregularity.judge(Regime::Fast, ByColor::new(12, 12));
    let castling_lost = SquareSet::of(Square::H8);
    assert_eq!(judged.measure, Measure::GoOn { castling_lost });
    // Nothing is lost by a wrong set-up of anything else.
    let mut found = Board::initial();
    found.put(Square::B1, Piece::new(Color::White, Role::Bishop));
    let irregularity = Irregularity::InitialPosition { found, start: Position::initial() };
    let judged = irregularity.judge(Regime::Fast, ByColor::new(12, 12));
    assert_eq!(judged.measure, Measure::GoOn { castling_lost: SquareSet::EMPTY });
}
