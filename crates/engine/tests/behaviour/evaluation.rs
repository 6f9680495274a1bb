//! The evaluation is fair to both sides and knows what is worth more.

use crate::positions::{position, random_positions};
use rokade_engine::{Score, evaluate};

#[test]
fn a_mirrored_position_is_worth_the_same() {
    let mut seen = 0;
    for position in random_positions(200, 99) {
        assert_eq!(evaluate(&position), evaluate(&position.mirrored()), "{:?}", position.board());
        seen += 1;
    }
    assert!(seen > 5_000);
}

#[test]
fn more_material_is_worth_more() {
    let full = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let pawn_down = position("rnbqkbnr/pppppppp/8/8/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1");
    let knight_down = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
    let queen_down = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1");
    let worths = [full, pawn_down, knight_down, queen_down].map(|at| evaluate(&at));
    assert!(worths.windows(2).all(|pair| pair[0] > pair[1]), "{worths:?}");
}

#[test]
fn what_nobody_wins_is_a_draw() {
    for text in [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KB3/8/8 w - - 0 1",
        "8/8/4k3/5n2/8/3KB3/8/8 b - - 0 1",
    ] {
        assert_eq!(evaluate(&position(text)), Score::DRAW, "{text}");
    }
    let two_knights = evaluate(&position("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1"));
    assert!(two_knights < Score::centipawns(150), "{two_knights}");
    let two_bishops = evaluate(&position("8/8/4k3/8/8/3KBB2/8/8 w - - 0 1"));
    assert!(two_bishops > Score::centipawns(400), "{two_bishops}");
}

#[test]
fn a_bare_king_is_better_off_in_the_middle() {
    let middle = evaluate(&position("8/8/8/3k4/8/8/8/KR6 b - - 0 1"));
    let edge = evaluate(&position("8/8/8/8/k7/8/8/KR6 b - - 0 1"));
    assert!(middle > edge);
}

#[test]
fn a_passed_pawn_is_worth_more_the_further_it_is() {
    let worths = [2, 3, 4, 5, 6, 7].map(|rank: usize| {
        let mut ranks = ["8"; 8].map(str::to_owned);
        ranks[8 - rank] = "P7".to_owned();
        ranks[0] = "7k".to_owned();
        ranks[7] = "7K".to_owned();
        evaluate(&position(&format!("{} w - - 0 1", ranks.join("/"))))
    });
    assert!(worths.is_sorted(), "{worths:?}");
}
