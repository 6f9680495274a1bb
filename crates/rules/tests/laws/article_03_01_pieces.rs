//! FIDE articles 3.1 to 3.6: capturing, attacking, and how bishop, rook, queen and knight move.

use crate::diagram::{after, drawn, goes, is_legal, read};
use rokade_rules::Role;

/// No man goes to a square where a man of its own colour stands.
#[test]
fn law_3_1_never_onto_a_man_of_the_own_colour() {
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . P . . . .
        . . P R P . . .
        . . . P . . . .
        . . . . K . . .",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "d3"), "");
    assert_eq!(goes(&position, "e1"), "d1 e2 f1 f2");
}

/// A man that goes to a square with an opponent's man captures it in the same move.
#[test]
fn law_3_1_1_capturing_is_moving_onto_an_opponents_man() {
    let before = read("4k3/8/8/3p4/8/8/8/3RK3 w - - 7 20");
    let captured = after(&before, "d1d5");
    assert_eq!(captured.board().occupied().len(), before.board().occupied().len() - 1);
    assert!(captured.board().role(Role::Pawn).is_empty());
    assert_eq!(captured.halfmove_clock(), 0);
    assert!(
        before.is_capture(moved(&before, "d1d5")) && !before.is_capture(moved(&before, "d1d4"))
    );
}

fn moved(position: &rokade_rules::Position, text: &str) -> rokade_rules::Move {
    rokade_rules::notation::uci_move::read(text, position).expect("the move is legal")
}

/// A man attacks an opponent's man if it could capture it; a king may not step there.
#[test]
fn law_3_1_2_a_man_attacks_where_it_could_capture() {
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p . . . .
        . . . . . . . .
        . . . . K . . n",
        "w - - 0 1",
    );
    // The pawn attacks c2 and e2, not d2; the knight attacks f2 and g3.
    assert_eq!(goes(&position, "e1"), "d1 d2 f1");
}

/// A man attacks a square even when it may not go there because of its own king.
#[test]
fn law_3_1_3_a_pinned_man_still_attacks() {
    // The knight on e4 is pinned by the rook on e1, yet d2 and f2 are attacked.
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . n . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R . K .",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "g1"), "f1 g2 h1 h2");
}

/// The bishop goes along its diagonals.
#[test]
fn law_3_2_the_bishop() {
    let position = read("k7/8/8/8/3B4/8/8/7K w - - 0 1");
    assert_eq!(goes(&position, "d4"), "a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8");
}

/// The rook goes along its file and its rank.
#[test]
fn law_3_3_the_rook() {
    let position = read("k7/8/8/8/3R4/8/8/7K w - - 0 1");
    assert_eq!(goes(&position, "d4"), "a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4");
}

/// The queen goes along her file, her rank and her diagonals.
#[test]
fn law_3_4_the_queen() {
    let lines = ["k7/8/8/8/3B4/8/8/7K w - - 0 1", "k7/8/8/8/3R4/8/8/7K w - - 0 1"];
    let mut both: Vec<String> = lines
        .iter()
        .flat_map(|fen| goes(&read(fen), "d4").split(' ').map(str::to_owned).collect::<Vec<_>>())
        .collect();
    both.sort();
    assert_eq!(goes(&read("k7/8/8/8/3Q4/8/8/7K w - - 0 1"), "d4"), both.join(" "));
}

/// Bishop, rook and queen do not go over a man that stands between, of either colour.
#[test]
fn law_3_5_line_pieces_do_not_jump() {
    let position = drawn(
        "
        . . . . . . . .
        . . . . . . p .
        . . . p . . . .
        k . . . . . . .
        . p . Q . P . .
        . . . . . . . .
        . P . P . p . .
        . . . . . . . K",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "d4"), "a7 b4 b6 c3 c4 c5 d3 d5 d6 e3 e4 e5 f2 f6 g7");
}

/// The knight goes to the nearest squares that are not on its rank, file or diagonal, whatever
/// stands around it.
#[test]
fn law_3_6_the_knight_jumps() {
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . P P P . . .
        . . P N P . . .
        . . P P P . . .
        . . . . . . . .
        . . . . K . . .",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    let corner = read("k7/8/8/8/8/8/8/N6K w - - 0 1");
    assert_eq!(goes(&corner, "a1"), "b3 c2");
    assert!(!is_legal(&corner, "a1b2") && !is_legal(&corner, "a1a2"));
}
