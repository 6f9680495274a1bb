//! Won endings are won: against chance, with few nodes, without stalemate.

use crate::positions::{answer, game};
use rokade_engine::{Engine, GameSoFar, HashSize, Limits, Score, StoppedClock};
use rokade_rules::{Color, Position};
use rokade_test_kit::rng::Rng;

/// Plays White with the engine and Black by chance; gives the number of White's
/// moves until mate.
fn moves_to_mate(text: &str, seed: u64, nodes: u64, at_most: u32) -> u32 {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let mut rng = Rng::seeded(seed);
    let mut game = game(text);
    for played in 0..=at_most {
        if game.position().turn() == Color::White {
            let best = engine.best_move(&game, &Limits::nodes(nodes), &StoppedClock);
            game.play(best.unwrap()).unwrap();
        }
        let after = *game.position();
        if after.is_checkmate() {
            return played + 1;
        }
        let reply = rng.pick(&after.legal_moves());
        game.play(reply.unwrap_or_else(|| panic!("{text}, seed {seed}: stalemate"))).unwrap();
    }
    panic!("{text}, seed {seed}: no mate in {at_most} moves");
}

#[test]
fn queen_against_king() {
    for text in [
        "8/8/8/4k3/8/8/8/KQ6 w - - 0 1",
        "7k/8/8/8/3K4/8/8/Q7 b - - 0 1",
        "8/8/2k5/8/8/8/5Q2/7K w - - 0 1",
        "k7/8/8/8/8/8/8/6KQ b - - 0 1",
    ] {
        for seed in 0..3 {
            moves_to_mate(text, seed, 3_000, 20);
        }
    }
}

#[test]
fn rook_against_king() {
    for text in [
        "8/8/8/4k3/8/8/8/KR6 w - - 0 1",
        "7k/8/8/8/3K4/8/8/R7 b - - 0 1",
        "8/8/2k5/8/8/8/6R1/7K w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    ] {
        for seed in 0..3 {
            moves_to_mate(text, seed, 5_000, 32);
        }
    }
}

#[test]
fn a_pawn_is_promoted_and_the_game_won() {
    moves_to_mate("8/8/8/8/8/4K3/4P3/k7 w - - 0 1", 1, 5_000, 40);
}

#[test]
fn the_best_defence_is_mated_too() {
    // Both sides by the engine: King and Rook need at most 16 moves from
    // anywhere, the search with few nodes some more.
    let mut white = Engine::new(HashSize::mebibytes(1));
    let mut black = Engine::new(HashSize::mebibytes(1));
    let mut game = game("8/8/8/4k3/8/8/8/KR6 w - - 0 1");
    for _ in 0..40 {
        for engine in [&mut white, &mut black] {
            let Some(best) = engine.best_move(&game, &Limits::nodes(20_000), &StoppedClock) else {
                assert!(game.position().is_checkmate());
                return;
            };
            game.play(best).unwrap();
        }
    }
    panic!("no mate in 40 moves");
}

/// Positions in which the tempting move stalemates and another one wins.
#[test]
fn a_win_is_not_thrown_away_by_stalemate() {
    for text in [
        // Qg6 or Qf7 would be stalemate.
        "7k/8/5K2/8/8/8/8/5Q2 w - - 0 1",
        // To promote to a queen is stalemate, to a rook mates in two.
        "8/5P1k/8/6K1/8/8/8/8 w - - 0 1",
        "8/k1P5/8/1K6/8/8/8/8 w - - 0 1",
    ] {
        for nodes in [300, 3_000, 30_000] {
            let game = game(text);
            let best = answer(&game, &Limits::nodes(nodes)).best_move.unwrap();
            let after: Position = game.position().after(best);
            assert!(!after.is_stalemate(), "{text} at {nodes} nodes");
            let report = answer(&GameSoFar::starting_from(after), &Limits::nodes(3_000)).report;
            assert!(report.score < Score::centipawns(-300), "{text}: {}", report.score);
        }
    }
}

#[test]
fn the_side_that_is_lost_finds_stalemate() {
    // Black's king cannot move, so its rook offers itself until it is taken or
    // the same position comes back.
    let desperado = game("7k/5Q2/8/8/8/8/6r1/7K b - - 0 1");
    let report = answer(&desperado, &Limits::nodes(100_000)).report;
    assert_eq!(report.score, Score::DRAW);
}
