//! A position with the colours changed and the board turned over behaves the same, mirrored.

use std::collections::HashSet;

use rokade_rules::position::perft::perft;
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position};

use crate::sample::{self, Sample};

#[test]
fn mirrored_positions_mirror_everything() {
    let samples = sample::from_games(60, 120, 51).chain(sample::from_set_ups(200, 52));
    for Sample { ours, .. } in samples {
        let mirror = ours.mirrored();
        assert_eq!(mirror.mirrored(), ours);
        assert_eq!(mirror.turn(), !ours.turn());
        let moves =
            |position: &Position| position.legal_moves().into_iter().collect::<HashSet<_>>();
        let mirrored: HashSet<Move> = moves(&ours).into_iter().map(Move::mirrored).collect();
        assert_eq!(moves(&mirror), mirrored, "{ours:?}");
        assert_eq!(mirror.checkers(), ours.checkers().mirrored());
        assert_eq!(mirror.en_passant(), ours.en_passant().map(|square| square.mirrored()));
        assert_eq!(mirror.is_checkmate(), ours.is_checkmate());
        assert_eq!(mirror.is_stalemate(), ours.is_stalemate());
        assert_eq!(mirror.to_setup(), ours.to_setup().mirrored());
        assert_ne!(Key::of(&mirror), Key::of(&ours), "the other side has the move");
        for chess_move in ours.legal_moves() {
            let (next, mirrored) = (ours.after(chess_move), mirror.after(chess_move.mirrored()));
            // Move numbers grow after Black's move, on whichever side of the mirror.
            assert!(mirrored.is_same_as(&next.mirrored()), "{chess_move:?} {ours:?}");
            assert_eq!(mirror.is_capture(chess_move.mirrored()), ours.is_capture(chess_move));
        }
    }
}

#[test]
fn mirrored_positions_have_as_many_move_paths() {
    for Sample { ours, .. } in sample::from_games(9, 60, 53).step_by(20) {
        for depth in 0..=3 {
            assert_eq!(perft(&ours, depth), perft(&ours.mirrored(), depth), "{ours:?}");
        }
    }
}
