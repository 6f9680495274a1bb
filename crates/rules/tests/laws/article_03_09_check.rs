//! FIDE article 3.9: the king in check.

use crate::diagram::{after, drawn, goes, is_legal, read};

/// A king is in check when it is attacked.
#[test]
fn law_3_9_1_in_check_when_attacked() {
    for fen in [
        "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/1b6/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/7q/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1",
    ] {
        let position = read(fen);
        assert!(position.is_check(), "{fen}");
        assert_eq!(position.checkers().len(), 1, "{fen}");
    }
    let covered = read("4k3/8/8/8/4r3/8/4P3/4K3 w - - 0 1");
    assert!(!covered.is_check() && covered.checkers().is_empty());
    assert!(!read("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1").is_check(), "a pawn attacks no square ahead");
}

/// A piece that may not move because of its own king gives check all the same.
#[test]
fn law_3_9_1_a_pinned_piece_gives_check() {
    let position = drawn(
        "
        . . . . . k . .
        . . . . . . . .
        . . . . . . . .
        . . . . . n . .
        . . . . . . . .
        . . . . . . K .
        . . . . . . . .
        . . . . . R . .",
        "w - - 0 1",
    );
    assert!(position.is_check(), "the knight cannot leave the file, yet attacks g3");
}

/// There are three ways out of check: the king goes away, the attacker is captured, something is
/// put between.
#[test]
fn law_3_9_2_three_ways_out_of_check() {
    let position = drawn(
        "
        . . . . r . k .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        B . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . N",
        "w - - 0 1",
    );
    assert!(position.is_check());
    assert_eq!(goes(&position, "a4"), "e8", "it captures");
    assert_eq!(goes(&position, "e1"), "d1 d2 f1 f2", "it goes away");
    assert_eq!(goes(&position, "h1"), "", "it can do nothing");
    let blocks = read("4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1");
    assert_eq!(goes(&blocks, "d2"), "e3", "it goes between");
}

/// Against double check only the king can move.
#[test]
fn law_3_9_2_double_check_leaves_only_the_king() {
    let before = drawn(
        "
        . . . . r . k .
        . . . . . . . .
        . . . . . . . .
        . . . . n . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . Q R K R . .",
        "b - - 0 1",
    );
    let double = after(&before, "e5d3");
    assert_eq!(double.checkers().len(), 2, "the knight, and the rook behind it");
    assert!(double.legal_moves().into_iter().all(|m| m.from().to_string() == "e1"));
    assert_eq!(goes(&double, "e1"), "d2");
}

/// A man that covers its king may only move along the line; it may capture the attacker.
#[test]
fn law_3_9_2_a_pinned_man_stays_on_the_line() {
    let position = drawn(
        "
        . . . . r . k .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "e4"), "e2 e3 e5 e6 e7 e8");
    let knight = read("4r1k1/8/8/8/4N3/8/8/4K3 w - - 0 1");
    assert_eq!(goes(&knight, "e4"), "");
    let pawn = read("6k1/8/8/8/7b/8/5P2/4K3 w - - 0 1");
    assert_eq!(goes(&pawn, "f2"), "", "it may not leave the diagonal");
    let capture = read("6k1/8/8/8/8/6b1/5P2/4K3 w - - 0 1");
    assert_eq!(goes(&capture, "f2"), "g3");
}

/// A king in check does not step back along the line of the attack.
#[test]
fn law_3_9_2_the_king_does_not_hide_behind_itself() {
    let position = read("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
    assert!(!is_legal(&position, "e4f4") && !is_legal(&position, "e4d4"));
    assert_eq!(goes(&position, "e4"), "d3 d5 e3 e5 f3 f5");
}

/// A king does not capture a man that is covered.
#[test]
fn law_3_9_2_the_king_does_not_capture_a_covered_man() {
    let covered = read("4k3/8/8/1b6/8/8/4q3/4K3 w - - 0 1");
    assert!(!is_legal(&covered, "e1e2") && covered.is_checkmate());
    let bare = read("4k3/8/8/8/8/8/4q3/4K3 w - - 0 1");
    assert_eq!(goes(&bare, "e1"), "e2");
}
