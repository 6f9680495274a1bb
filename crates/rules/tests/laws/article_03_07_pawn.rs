//! FIDE article 3.7: the pawn.

use crate::diagram::{after, drawn, goes, is_legal, read, square};
use rokade_rules::{Color, Move, Piece, Role};

/// A pawn goes to the empty square in front of it, and never back.
#[test]
fn law_3_7_1_one_square_ahead() {
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . n . . . .
        . P . P . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "b4"), "b5");
    assert_eq!(goes(&position, "d4"), "", "something stands in front of it");
    let black = read("4k3/8/8/8/1p6/8/8/4K3 b - - 0 1");
    assert_eq!(goes(&black, "b4"), "b3");
}

/// On its first move it may go two squares ahead, if both are empty.
#[test]
fn law_3_7_2_two_squares_on_the_first_move() {
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . n . . . . . .
        . . . n . . . .
        . P . P . . P .
        . . . . . . . K",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "b2"), "b3", "b4 is taken");
    assert_eq!(goes(&position, "d2"), "", "it does not jump");
    assert_eq!(goes(&position, "g2"), "g3 g4");
    assert_eq!(goes(&read("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"), "e3"), "e4", "it has moved before");
    assert_eq!(goes(&read("4k3/3p4/8/8/8/8/8/4K3 b - - 0 1"), "d7"), "d5 d6");
}

/// It captures diagonally in front of it, and only so.
#[test]
fn law_3_7_3_captures_diagonally_ahead() {
    let position = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . n . n . . .
        . . n P n . . .
        . . n . n . . .
        . . . . . . . .
        . . . . . . . K",
        "w - - 0 1",
    );
    assert_eq!(goes(&position, "d4"), "c5 d5 e5");
    let lone = read("4k3/8/8/8/3P4/8/8/4K3 w - - 0 1");
    assert!(!is_legal(&lone, "d4c5") && !is_legal(&lone, "d4e5"), "there is nothing to capture");
    let edge = read("4k3/8/8/p6p/P6P/8/8/4K3 w - - 0 1");
    assert_eq!((goes(&edge, "a4"), goes(&edge, "h4")), (String::new(), String::new()));
}

/// A pawn beside a pawn that has just made its double step may capture it as though it had gone
/// one square only.
#[test]
fn law_3_7_3_1_en_passant() {
    let before = drawn(
        "
        . . . . k . . .
        . . . p . . . .
        . . . . . . . .
        . . P . P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .",
        "b - - 0 1",
    );
    let passed = after(&before, "d7d5");
    assert_eq!(passed.en_passant(), Some(square("d6")));
    for from in ["c5", "e5"] {
        let capture = Move::EnPassant { from: square(from), to: square("d6") };
        assert!(passed.is_legal(capture) && passed.is_capture(capture));
        let captured = passed.after(capture);
        assert_eq!(captured.board().piece_at(square("d5")), None, "the passed pawn is gone");
        assert_eq!(
            captured.board().piece_at(square("d6")),
            Some(Piece { color: Color::White, role: Role::Pawn })
        );
    }
}

/// A single step gives no such right, nor does a piece that has gone two squares, nor a pawn that
/// stands elsewhere.
#[test]
fn law_3_7_3_1_only_past_a_double_step_and_only_from_beside() {
    let single = after(&read("4k3/8/3p4/2P5/8/8/8/4K3 b - - 0 1"), "d6d5");
    assert_eq!(goes(&single, "c5"), "c6");
    let rook = after(&read("4k3/3r4/8/2P5/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert_eq!(goes(&rook, "c5"), "c6");
    let far = after(&read("4k3/3p4/8/1P6/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert_eq!((goes(&far, "b5"), far.en_passant()), ("b6".to_owned(), None));
    let piece = after(&read("4k3/3p4/8/2N5/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(piece.legal_moves().into_iter().all(|m| !matches!(m, Move::EnPassant { .. })));
}

/// The right lasts for the next move only.
#[test]
fn law_3_7_3_2_en_passant_at_once_or_never() {
    let passed = after(&read("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(is_legal(&passed, "e5d6"));
    let later = after(&passed, "e1e2 e8e7");
    assert!(!is_legal(&later, "e5d6"));
    assert_eq!(later.en_passant(), None);
}

/// En passant is a move like any other: it may be declined, and it may be the only legal one.
#[test]
fn law_3_7_3_2_en_passant_is_a_choice_unless_it_is_the_only_move() {
    let choice = after(&read("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(choice.legal_moves().len() > 1);
    // White has just played g2–g4 with check.
    let forced = drawn(
        "
        . . . . . B . .
        . . . . . . . .
        . . . . . . . .
        . . . . . K . k
        . . . . . . P p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "b - g3 0 1",
    );
    let moves: Vec<Move> = forced.legal_moves().into_iter().collect();
    assert_eq!(moves, [Move::EnPassant { from: square("h4"), to: square("g3") }]);
}

/// It is forbidden when it leaves the own king attacked, also along the rank on which both pawns
/// disappear (with 3.9.2).
#[test]
fn law_3_7_3_1_not_when_the_king_would_be_attacked() {
    let rank = drawn(
        "
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        K . . p P . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "w - d6 0 1",
    );
    assert!(!is_legal(&rank, "e5d6"));
    assert_eq!(rank.en_passant(), None);
    let diagonal = read("4k3/8/1b6/2Pp4/3K4/8/8/8 w - d6 0 1");
    assert_eq!(goes(&diagonal, "c5"), "b6", "the pawn is pinned on the diagonal");
    let file = after(&read("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1"), "d7d5");
    assert!(!is_legal(&file, "e5d6"), "the pawn is pinned on the e-file");
}

/// A pawn that reaches the last rank is exchanged in the same move for a queen, rook, bishop or
/// knight of its colour: it does not stay a pawn, and it does not become a king.
#[test]
fn law_3_7_3_3_promotion() {
    let position = read("5n2/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    let promotions: Vec<(String, Option<Role>)> = position
        .legal_moves()
        .into_iter()
        .filter(|m| m.role() == Role::Pawn)
        .map(|m| (m.to().to_string(), m.promotion()))
        .collect();
    for to in ["e8", "f8"] {
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            assert!(promotions.contains(&(to.to_owned(), Some(role))), "{to} {role:?}");
        }
    }
    assert_eq!(promotions.len(), 8);
    let (from, to) = (square("e7"), square("e8"));
    for promotion in [None, Some(Role::Pawn), Some(Role::King)] {
        assert!(!position.is_legal(Move::Normal { role: Role::Pawn, from, to, promotion }));
    }
    let knight = after(&position, "e7f8n");
    assert_eq!(
        knight.board().piece_at(square("f8")),
        Some(Piece { color: Color::White, role: Role::Knight })
    );
    let black = after(&read("4k3/8/8/8/8/8/p7/4K3 b - - 0 1"), "a2a1r");
    assert_eq!(
        black.board().piece_at(square("a1")),
        Some(Piece { color: Color::Black, role: Role::Rook })
    );
}

/// No other move promotes.
#[test]
fn law_3_7_3_3_only_on_the_last_rank_and_only_a_pawn() {
    let position = read("8/R3P3/4P3/8/8/8/7k/4K3 w - - 0 1");
    for m in position.legal_moves() {
        let last_rank_pawn = m.role() == Role::Pawn && m.to().to_string() == "e8";
        assert_eq!(m.promotion().is_some(), last_rank_pawn, "{m:?}");
    }
    assert!(!is_legal(&position, "a7a8q"));
}

/// The choice is not limited to what has been captured: a ninth queen is a queen.
#[test]
fn law_3_7_3_4_any_piece_whatever_was_captured() {
    let position = read("6k1/P7/8/8/8/8/8/QQQQK3 w - - 0 1");
    let promoted = after(&position, "a7a8q");
    assert_eq!(promoted.board().pieces(Color::White, Role::Queen).len(), 5);
    let knights = after(&read("8/P6k/8/8/8/8/8/NN2K3 w - - 0 1"), "a7a8n");
    assert_eq!(knights.board().pieces(Color::White, Role::Knight).len(), 3);
}

/// The new piece works at once: it may give check or mate.
#[test]
fn law_3_7_3_5_the_new_piece_works_at_once() {
    let position = read("6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1");
    assert!(after(&position, "a7a8q").is_checkmate());
    assert!(after(&position, "a7a8r").is_checkmate());
    assert!(!after(&position, "a7a8b").is_check());
    // An underpromotion may mate where a queen would not even give check.
    let smothered = read("6nr/5Ppk/6pp/8/8/8/8/4K3 w - - 0 1");
    assert!(after(&smothered, "f7f8n").is_checkmate());
    assert!(!after(&smothered, "f7f8q").is_check());
}
