//! FIDE article 3.10: legal and illegal moves; illegal positions.

use crate::diagram::{after, read, refusal};
use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;

/// A move is legal when articles 3.1 to 3.9 are fulfilled, and then it can be played.
#[test]
fn law_3_10_1_a_legal_move_fulfils_all_articles() {
    let start = Position::initial();
    let moves = start.legal_moves();
    assert_eq!(moves.len(), 20, "sixteen of the pawns, four of the knights");
    for m in moves {
        assert!(start.is_legal(m) && start.play(m).is_ok());
    }
}

/// A move is illegal when it fails one of them, and the refusal names which.
#[test]
fn law_3_10_2_an_illegal_move_fails_an_article() {
    for (fen, attempt, article) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e7e5", "1.2"),
        ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a2", "3.1"),
        ("4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "a1a4", "3.2"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b2", "3.3"),
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "a1b3", "3.4"),
        ("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a5", "3.5"),
        ("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", "a1a3", "3.6"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a5", "3.7"),
        ("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", "a2a3", "3.7.1"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2b3", "3.7.3"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "3.7.3.2"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "3.7.3.3"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e3", "3.8"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "3.8.2.1"),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "e1g1", "3.8.2.2.2"),
        ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "3.8.2.2.1"),
        ("4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "3.8.2.2.1"),
        ("4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "3.8.2.2.1"),
        ("4k3/5r2/8/8/8/8/8/4K3 w - - 0 1", "e1f1", "3.9.2"),
        ("4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3", "3.9.2"),
        ("4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "3.9.2"),
    ] {
        let refused = refusal(&read(fen), attempt).map(|refusal| refusal.article());
        assert_eq!(refused, Some(article), "{attempt} in {fen}");
    }
}

/// A position is illegal when no series of legal moves leads to it. What can be told from the
/// position alone is refused; what needs the history of a game is not.
#[test]
fn law_3_10_3_illegal_positions_are_refused() {
    for (fen, why) in [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "Black has no king"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "White has two"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "a pawn stands on the first rank"),
        ("4k2p/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn stands on the eighth rank"),
        ("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "White has nine pawns"),
        ("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "eight pawns and a second queen"),
        ("8/8/8/8/8/8/4k3/4K3 w - - 0 1", "the kings stand side by side"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "Black is in check, and White has the move"),
        ("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "two knights give check"),
        ("1k1q1r2/8/8/6n1/8/5Kq1/8/8 w - - 0 1", "three pieces give check"),
        ("4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "no rook stands on a1"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "no pawn has passed e6"),
    ] {
        let read = fen::read(fen, CastlingMode::Standard);
        assert!(read.is_err(), "{why}: {fen}");
    }
}

/// No legal move leads to an illegal position.
#[test]
fn law_3_10_3_legal_moves_lead_to_legal_positions() {
    let mut position = after(&Position::initial(), "e2e4 d7d5 e4d5 d8d5 b1c3 d5e5");
    for _ in 0..40 {
        for m in position.legal_moves() {
            let text = fen::write(&position.after(m)).to_string();
            assert!(fen::read(&text, CastlingMode::Standard).is_ok(), "{text}");
        }
        let Some(m) = position.legal_moves().last().copied() else { break };
        position = position.after(m);
    }
}
