//! FIDE articles 5.1.1 and 5.2.1: checkmate and stalemate.

use crate::diagram::{after, drawn, read};
use rokade_rules::ending::{Outcome, Termination, Verdict};
use rokade_rules::{Color, Position};

/// Who checkmates wins, and the game ends at once.
#[test]
fn law_5_1_1_checkmate_ends_the_game() {
    let fools_mate = after(&Position::initial(), "f2f3 e7e5 g2g4 d8h4");
    let verdict =
        Verdict::Ended { outcome: Outcome::Win(Color::Black), termination: Termination::Checkmate };
    assert_eq!(fools_mate.verdict(), verdict);
    assert!(fools_mate.is_checkmate() && !fools_mate.is_stalemate());
    assert!(fools_mate.legal_moves().is_empty());
    for (fen, how) in [
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "on the back rank"),
        ("6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1", "smothered"),
        ("k7/8/1K6/3BB3/8/8/8/8 b - - 0 1", "by two bishops"),
        ("k7/1PP5/1K6/8/8/8/8/8 b - - 0 1", "by a pawn"),
        ("4k3/8/8/1b6/8/8/4q3/4K3 w - - 0 1", "by a covered queen"),
    ] {
        assert!(read(fen).is_checkmate(), "{how}: {fen}");
    }
}

/// While one legal move is left it is no mate, be it a capture, a piece put between, or a capture
/// en passant.
#[test]
fn law_5_1_1_no_mate_while_a_move_is_left() {
    for (fen, last) in [
        ("4k3/8/8/8/8/8/4q2P/4K3 w - - 0 1", "the king captures"),
        ("R5k1/5ppp/8/8/8/8/8/4K2b b - - 0 1", "the bishop captures"),
        ("R5k1/5ppp/8/6b1/8/8/8/4K3 b - - 0 1", "the bishop goes between"),
        ("5B2/8/8/5K1k/6Pp/8/8/8 b - g3 0 1", "the pawn captures en passant"),
    ] {
        let position = read(fen);
        assert!(position.is_check() && !position.is_checkmate(), "{last}: {fen}");
        assert_eq!(position.legal_moves().len(), 1, "{last}: {fen}");
        assert_eq!(position.verdict(), Verdict::Ongoing);
    }
}

/// No legal move and no check: the game is drawn at once.
#[test]
fn law_5_2_1_stalemate_ends_the_game() {
    let drawn_game = Verdict::Ended { outcome: Outcome::Draw, termination: Termination::Stalemate };
    for fen in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "k7/P7/K7/8/8/8/8/8 b - - 0 1",
        "7K/5k1P/8/8/8/8/8/8 w - - 0 1",
    ] {
        let position = read(fen);
        assert_eq!(position.verdict(), drawn_game, "{fen}");
        assert!(position.is_stalemate() && !position.is_checkmate(), "{fen}");
    }
}

/// A man that is pinned has no move, however free it looks.
#[test]
fn law_5_2_1_stalemate_with_a_pinned_man() {
    let position = drawn(
        "
        k . . . . . . R
        . . . . . . . .
        . K . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "b - - 0 1",
    );
    assert!(position.is_checkmate());
    let covered = drawn(
        "
        k n . . . . . R
        . . . . . . . .
        . K . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .",
        "b - - 0 1",
    );
    assert!(covered.is_stalemate());
}
