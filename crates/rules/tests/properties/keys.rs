//! Zobrist keys: the key that follows a move is the fresh key, and positions share a key exactly
//! when they are the same (FIDE 9.2.3, as the judge reads it).

use std::collections::HashMap;

use rokade_rules::Position;
use rokade_rules::position::zobrist::Key;
use rokade_test_kit::bridge;
use rokade_test_kit::games::RandomGame;
use rokade_test_kit::judge::{self, Identity};
use rokade_test_kit::starts::Variant;

use crate::sample::{self, Sample};

#[test]
fn a_key_that_follows_a_move_is_the_fresh_key() {
    let samples = sample::from_games(90, 150, 41).chain(sample::from_set_ups(300, 42));
    for Sample { ours, .. } in samples {
        let key = Key::of(&ours);
        for chess_move in ours.legal_moves() {
            let next = ours.after(chess_move);
            assert_eq!(key.after(&ours, &next), Key::of(&next), "{chess_move:?} {ours:?}");
        }
    }
}

/// Games of few men come back to the same positions again and again, and rights to castle and to
/// capture en passant come and go between them.
const RETURNING: [&str; 6] = [
    "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "4k3/3p4/8/2P1P3/2p1p3/8/3P4/4K3 w - - 0 1",
    "8/8/8/k2p1p1R/4P3/8/4P1P1/K7 w - - 0 1",
    "n6k/8/8/8/8/8/8/K6N w - - 0 1",
];

#[test]
fn positions_share_a_key_exactly_when_they_are_the_same() {
    let mut key_of: HashMap<Identity, (Key, Position)> = HashMap::new();
    let mut identity_of: HashMap<Key, Identity> = HashMap::new();
    let mut repeated = 0;
    for (number, fen) in (0..).zip(RETURNING.iter().cycle().take(120)) {
        let start = judge::Position::of_fen(fen).expect("the table is well formed");
        for ply in RandomGame::new(start, number).take(300) {
            let theirs = ply.position;
            let ours = bridge::position(&theirs, Variant::Orthodox).expect("games stay legal");
            let (key, identity) = (Key::of(&ours), theirs.identity());
            let same = key_of.entry(identity).or_insert((key, ours));
            assert_eq!(same.0, key, "the same position has another key: {ours:?}");
            assert!(same.1.is_same_as(&ours), "{:?} {ours:?}", same.1);
            repeated += usize::from(same.1 != ours);
            let other = identity_of.entry(key).or_insert(identity);
            assert_eq!(*other, identity, "another position has the same key: {ours:?}");
        }
    }
    assert!(repeated > 1_000 && key_of.len() > 5_000, "{repeated} in {}", key_of.len());
}

/// What differs in one thing only is not the same, and has another key.
#[test]
fn one_difference_is_enough() {
    for Sample { ours, variant, .. } in sample::from_games(30, 100, 43) {
        let mut neighbours = Vec::new();
        let setup = ours.to_setup();
        for rook in setup.castling_rooks {
            let mut other = setup.clone();
            other.castling_rooks.remove(rook);
            neighbours.push(other);
        }
        if setup.en_passant.is_some() {
            neighbours.push(rokade_rules::Setup { en_passant: None, ..setup.clone() });
        }
        for square in setup.board.occupied() {
            let mut other = setup.clone();
            other.board.clear(square);
            other.castling_rooks.remove(square);
            neighbours.push(other);
        }
        neighbours.push(rokade_rules::Setup { turn: !setup.turn, ..setup.clone() });
        let mode = bridge::mode(variant);
        for other in neighbours.iter().filter_map(|other| Position::from_setup(other, mode).ok()) {
            assert!(!ours.is_same_as(&other) && Key::of(&ours) != Key::of(&other), "{other:?}");
        }
        // Counters are no difference.
        let later =
            rokade_rules::Setup { fullmove_number: setup.fullmove_number + 3, ..setup.clone() };
        let later = Position::from_setup(&later, mode).expect("only the number is another");
        assert!(ours.is_same_as(&later) && Key::of(&ours) == Key::of(&later));
    }
}
