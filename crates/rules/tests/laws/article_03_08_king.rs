//! FIDE article 3.8: the king's step and castling.

use crate::diagram::{after, drawn, goes, is_legal, placement, read};

/// The king goes to an adjoining square.
#[test]
fn law_3_8_1_the_king_steps_to_an_adjoining_square() {
    let position = read("k7/8/8/8/3K4/8/8/8 w - - 0 1");
    assert_eq!(goes(&position, "d4"), "c3 c4 c5 d3 d5 e3 e4 e5");
    assert_eq!(goes(&read("7k/8/8/8/8/8/8/K7 w - - 0 1"), "a1"), "a2 b1 b2");
}

/// Kings never stand side by side.
#[test]
fn law_3_8_1_kings_are_never_adjacent() {
    let position = read("8/8/8/3k4/8/3K4/8/8 w - - 0 1");
    assert_eq!(goes(&position, "d3"), "c2 c3 d2 e2 e3");
}

/// Castling: the king goes two squares towards the rook, the rook to the square just crossed;
/// together they are one move.
#[test]
fn law_3_8_2_castling_on_both_sides() {
    let white = read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9");
    assert_eq!(placement(&after(&white, "e1g1")), "r3k2r/8/8/8/8/8/8/R4RK1");
    assert_eq!(placement(&after(&white, "e1c1")), "r3k2r/8/8/8/8/8/8/2KR3R");
    let black = read("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9");
    assert_eq!(placement(&after(&black, "e8g8")), "r4rk1/8/8/8/8/8/8/R3K2R");
    assert_eq!(placement(&after(&black, "e8c8")), "2kr3r/8/8/8/8/8/8/R3K2R");
    assert_eq!(after(&white, "e1g1").turn(), black.turn());
}

/// The king goes two squares, never three.
#[test]
fn law_3_8_2_two_squares_and_not_three() {
    let position = read("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(goes(&position, "e1"), "c1 d1 d2 e2 f1 f2");
    assert!(!is_legal(&position, "e1b1"));
}

/// Castling goes along the first rank: a rook that a pawn has become on the king's file does not
/// castle.
#[test]
fn law_3_8_2_no_castling_along_the_file() {
    let position = after(&read("8/4P3/8/8/8/k7/8/4K3 w - - 0 1"), "e7e8r a3a4");
    assert_eq!(goes(&position, "e1"), "d1 d2 e2 f1 f2");
    assert!(!is_legal(&position, "e1e3"));
}

/// The right is lost for ever when the king has moved, even if it comes back.
#[test]
fn law_3_8_2_1_lost_when_the_king_has_moved() {
    let start = read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(is_legal(&start, "e1g1") && is_legal(&start, "e1c1"));
    let back = after(&start, "e1e2 e8e7 e2e1 e7e8");
    assert!(!is_legal(&back, "e1g1") && !is_legal(&back, "e1c1"));
    let castled = after(&start, "e1g1 e8d7 g1h1 d7e8 f1e1");
    assert!(castled.castling().rooks().is_empty());
}

/// It is lost with the rook that has moved, and kept with the other.
#[test]
fn law_3_8_2_1_lost_with_a_rook_that_has_moved() {
    let start = read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let back = after(&start, "h1h2 e8e7 h2h1 e7e8");
    assert!(!is_legal(&back, "e1g1") && is_legal(&back, "e1c1"));
    let back = after(&start, "a1b1 e8e7 b1a1 e7e8");
    assert!(is_legal(&back, "e1g1") && !is_legal(&back, "e1c1"));
}

/// A rook that was captured castles no more, nor does another rook that comes to its place.
#[test]
fn law_3_8_2_1_lost_with_a_rook_that_was_captured() {
    let start = read("4k3/8/8/8/8/6n1/7R/R3K2R b KQ - 0 1");
    let replaced = after(&start, "g3h1 h2h1 e8e7");
    assert!(!is_legal(&replaced, "e1g1") && is_legal(&replaced, "e1c1"));
    let promoted = after(&read("4k3/8/8/8/8/8/6p1/R3K2R b KQ - 0 1"), "g2h1q e1d2 h1a1");
    assert!(promoted.castling().rooks().is_empty());
}

/// No castling while the king stands in check …
#[test]
fn law_3_8_2_2_not_out_of_check() {
    let position = read("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(goes(&position, "e1"), "d1 d2 f1 f2");
}

/// … nor over an attacked square …
#[test]
fn law_3_8_2_2_not_over_an_attacked_square() {
    let short = read("4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(!is_legal(&short, "e1g1") && is_legal(&short, "e1c1"));
    let long = read("4k3/3r4/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(is_legal(&long, "e1g1") && !is_legal(&long, "e1c1"));
}

/// … nor onto one, not even when the attacker is pinned.
#[test]
fn law_3_8_2_2_not_onto_an_attacked_square() {
    let short = read("4k3/6r1/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert!(!is_legal(&short, "e1g1") && is_legal(&short, "e1c1"));
    let pinned = drawn(
        "
        . k . . . . . .
        . . . . . . . .
        . b . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . R . . K . . R",
        "w K - 0 1",
    );
    assert!(!is_legal(&pinned, "e1g1"), "the bishop cannot leave the file, yet attacks g1");
    let bishop = read("4k3/8/8/8/8/b7/8/R3K2R w KQ - 0 1");
    assert!(is_legal(&bishop, "e1g1") && !is_legal(&bishop, "e1c1"));
}

/// The rook may be attacked, and so may the squares that only the rook crosses.
#[test]
fn law_3_8_2_2_the_rook_may_be_attacked() {
    let corner = read("4k3/8/8/8/8/8/6b1/R3K2R w KQ - 0 1");
    assert!(!is_legal(&corner, "e1g1"), "f1 is attacked too");
    let corner = read("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1");
    assert!(is_legal(&corner, "e1g1"), "only h1 is attacked");
    let long = read("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(is_legal(&long, "e1c1"), "only b1 is attacked");
    let long = read("r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1");
    assert!(is_legal(&long, "e1c1"), "only a1 is attacked");
}

/// Having been in check before does not matter.
#[test]
fn law_3_8_2_2_an_earlier_check_does_not_matter() {
    let checked = read("4k3/4r3/8/8/8/8/3B4/R3K2R w KQ - 0 1");
    assert!(!is_legal(&checked, "e1g1"));
    let covered = after(&checked, "d2e3 e8f8");
    assert!(is_legal(&covered, "e1g1") && is_legal(&covered, "e1c1"));
}

/// Nothing may stand between king and rook, of either colour.
#[test]
fn law_3_8_2_2_nothing_stands_between() {
    for (square, short, long) in [
        ("1N", true, false),
        ("2N", true, false),
        ("3N", true, false),
        ("5N", false, true),
        ("6N", false, true),
        ("1n", true, false),
        ("6n", false, true),
    ] {
        let file: usize = square[..1].parse().expect("a file");
        let mut rank: Vec<char> = "R111K11R".chars().collect();
        rank[file] = square.chars().nth(1).expect("a knight");
        let text: String = rank.into_iter().collect();
        let position = read(&format!("4k3/8/8/8/8/8/8/{} w KQ - 0 1", squeezed(&text)));
        assert_eq!(is_legal(&position, "e1g1"), short, "{square}");
        assert_eq!(is_legal(&position, "e1c1"), long, "{square}");
    }
}

/// FEN counts empty squares that stand side by side together.
fn squeezed(rank: &str) -> String {
    rank.replace("111", "3").replace("11", "2")
}
