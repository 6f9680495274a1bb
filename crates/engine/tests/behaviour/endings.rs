//! Won endings are won: against chance, with few nodes, without stalemate.

use crate::positions::{answer, game};
use rokade_engine::{Engine, GameSoFar, HashSize, Limits, Score, StoppedClock};
use rokade_rules::{Color, Position, Square};
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

/// Plays both sides with the engine; gives how many moves White needed.
fn moves_to_mate_against_the_engine(text: &str, nodes: u64) -> u32 {
    let mut engine = Engine::new(HashSize::mebibytes(4));
    let mut game = game(text);
    for half_moves in 0..100 {
        let Some(best) = engine.best_move(&game, &Limits::nodes(nodes), &StoppedClock) else {
            assert!(game.position().is_checkmate(), "{text}: stalemate");
            return half_moves / 2 + 1;
        };
        game.play(best).unwrap();
    }
    panic!("{text}: no mate in 50 moves");
}

#[test]
fn two_bishops_against_king() {
    for text in ["8/8/8/4k3/8/8/8/2B1KB2 w - - 0 1", "8/8/3k4/8/8/5K2/8/BB6 w - - 0 1"] {
        let moves = moves_to_mate_against_the_engine(text, 20_000);
        assert!(moves <= 35, "{text}: {moves}");
    }
}

#[test]
fn bishop_and_knight_against_king() {
    for text in [
        "8/8/8/4k3/8/8/8/1N2KB2 w - - 0 1",
        "8/8/8/8/3k4/8/8/K1B3N1 w - - 0 1",
        // In the corner where it cannot be mated.
        "7k/8/5K2/8/4N3/8/8/5B2 w - - 0 1",
    ] {
        let moves = moves_to_mate_against_the_engine(text, 60_000);
        assert!(moves <= 50, "{text}: {moves}");
    }
}

#[test]
fn a_won_pawn_ending_is_told_from_a_drawn_one_at_once() {
    let score = |text| answer(&game(text), &Limits::nodes(2_000)).report.score;
    assert!(score("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1") < Score::centipawns(-400));
    assert_eq!(score("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"), Score::DRAW);
    assert_eq!(score("k7/8/K7/P7/8/8/8/8 w - - 0 1"), Score::DRAW);
    // The one move that keeps the win, and the one that saves the game.
    let keeping = answer(&game("8/8/4k3/8/4K3/8/4P3/8 w - - 0 1"), &Limits::nodes(2_000));
    assert_eq!(keeping.best_move.map(|m| m.to()), Some(Square::E3));
    let saving = answer(&game("8/8/8/3k4/8/3K4/3P4/8 b - - 0 1"), &Limits::nodes(2_000));
    assert!(saving.report.score > Score::centipawns(-1_000));
    let moves = moves_to_mate_against_the_engine("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1", 5_000);
    assert!(moves <= 35, "{moves}");
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
