//! FIDE article 1: the nature and objectives of the game.

use crate::diagram::{after, is_legal, read};
use rokade_rules::{Color, Position};

/// White makes the first move; then the players move in turn, and nobody may pass.
#[test]
fn law_1_2_white_begins_and_the_players_move_in_turn() {
    let start = Position::initial();
    assert_eq!(start.turn(), Color::White);
    let first = after(&start, "e2e4");
    assert_eq!(first.turn(), Color::Black);
    assert!(!is_legal(&first, "d2d4"), "White may not move twice");
    let second = after(&first, "e7e5");
    assert_eq!(second.turn(), Color::White);
    for m in second.legal_moves() {
        assert_ne!(second.after(m).board(), second.board(), "a move changes the board");
    }
}

/// A player has the move when the opponent's move has been made.
#[test]
fn law_1_3_a_player_has_the_move_when_the_opponent_has_moved() {
    let first = after(&Position::initial(), "g1f3");
    assert!(first.legal_moves().into_iter().all(|m| {
        let moved = first.board().piece_at(m.from());
        moved.is_some_and(|piece| piece.color == Color::Black)
    }));
}

/// The goal is to attack the opponent's king so that no legal move is left.
#[test]
fn law_1_4_the_goal_is_an_attacked_king_without_a_legal_move() {
    let mated = after(&Position::initial(), "f2f3 e7e5 g2g4 d8h4");
    assert!(mated.is_check() && !mated.has_legal_move() && mated.is_checkmate());
}

/// Leaving the own king attacked, exposing it, and capturing the opponent's king are not allowed.
#[test]
fn law_1_4_1_no_king_is_left_under_attack_or_captured() {
    let attacked = read("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1");
    assert!(!is_legal(&attacked, "a2a3"), "the king would be left attacked");
    let covered = read("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    assert!(!is_legal(&covered, "e2d3"), "the king would be exposed");
    // Were it White's move here, the rook could take the king: such a position does not arise.
    let fen = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    assert!(
        rokade_rules::notation::fen::read(fen, rokade_rules::position::CastlingMode::Standard)
            .is_err()
    );
}
