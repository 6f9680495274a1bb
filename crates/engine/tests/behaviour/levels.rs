//! Levels keep mates, vary, repeat themselves by seed, and give nothing away that nobody would.

use crate::positions::{epd, operation};
use rokade_engine::level::{Level, Player, Situation, Strength, pause_ms};
use rokade_engine::{Effort, MateFinding, MateSolver};
use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position, Square};
use std::collections::HashSet;

const MATES: &str = include_str!("../data/mates.epd");

fn position(text: &str) -> Position {
    fen::read(text, CastlingMode::Standard).unwrap()
}

/// A game that a level plays with itself.
fn moves_of(strength: Strength, seed: u64, plies: usize) -> Vec<Move> {
    let mut player = Player::new(strength, seed);
    let mut situation = Situation::starting_from(Position::initial());
    let mut moves = Vec::new();
    while let (Some(chosen), true) = (player.choose(&situation), moves.len() < plies) {
        situation.play(chosen).unwrap();
        moves.push(chosen);
    }
    moves
}

#[test]
fn no_level_lets_a_mate_in_three_go() {
    let mut solver = MateSolver::default();
    let effort = Effort::positions(10_000_000);
    let mut asked = 0;
    for (position, operations) in epd(MATES) {
        let moves: u32 = operation(operations, "dm").parse().unwrap();
        if moves > 3 {
            continue;
        }
        let situation = Situation::starting_from(position);
        for level in Level::ALL {
            for seed in 0..2 {
                let chosen = Player::new(level.strength(), seed).choose(&situation).unwrap();
                let finding = solver.is_mated(&position.after(chosen), moves - 1, &effort);
                let is_kept = matches!(finding, MateFinding::Mate { .. });
                assert!(is_kept, "{level:?} plays {chosen:?} in {operations}");
                asked += 1;
            }
        }
    }
    assert!(asked >= 200, "{asked}");
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_does_not() {
    for elo in [500, 900, 1_500, 1_800, 2_300] {
        let strength = Strength::elo(elo);
        let played = moves_of(strength, 11, 24);
        assert_eq!(played, moves_of(strength, 11, 24), "{elo}");
        let others: HashSet<Vec<Move>> = (0..6).map(|seed| moves_of(strength, seed, 12)).collect();
        assert!(others.len() >= 5, "{elo}: {} of 6 games differ", others.len());
    }
}

#[test]
fn a_take_back_gets_a_fresh_answer() {
    let mut situation = Situation::starting_from(Position::initial());
    for text in ["e2e4", "a7a6", "d2d4", "h7h6", "g1f3", "d7d6", "f1d3", "g8f6", "e1g1"] {
        let chess_move = uci_move::read(text, situation.position()).unwrap();
        situation.play(chess_move).unwrap();
    }
    let mut player = Player::new(Level::Easy.strength(), 5);
    let answers: HashSet<Move> = (0..20).filter_map(|_| player.choose(&situation)).collect();
    assert!(answers.len() >= 2, "{answers:?}");
}

#[test]
fn openings_vary() {
    for level in [Level::Beginner, Level::Master] {
        let firsts: HashSet<Move> =
            (0..40).flat_map(|seed| moves_of(level.strength(), seed, 1)).collect();
        assert!(firsts.len() >= 3, "{level:?}: {firsts:?}");
    }
}

#[test]
fn nobody_puts_the_queen_where_a_pawn_or_knight_takes_it() {
    // The queen on f6 can go to f5 and g5, among others.
    let before = position("r1b1kbnr/pppp1ppp/2n2q2/4p3/3PP3/2N2N2/PPP2PPP/R1BQKB1R b KQkq - 0 4");
    let gifts = ["f6f5", "f6g5"].map(|text| uci_move::read(text, &before).unwrap());
    let situation = Situation::starting_from(before);
    for level in Level::ALL {
        let likely = Player::new(level.strength(), 1).likely_moves(&situation);
        let given = likely.iter().filter(|likely| gifts.contains(&likely.chess_move));
        assert_eq!(given.map(|gift| gift.chance).collect::<Vec<_>>(), [0.0, 0.0], "{level:?}");
    }
}

#[test]
fn from_medium_on_a_threatened_mate_in_one_is_met() {
    // Qxf7 is threatened; many moves stop it.
    let threatened = position("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3");
    let situation = Situation::starting_from(threatened);
    for level in &Level::ALL[2..] {
        for likely in Player::new(level.strength(), 1).likely_moves(&situation) {
            let after = threatened.after(likely.chess_move);
            let is_lost =
                after.legal_moves().into_iter().any(|reply| after.after(reply).is_checkmate());
            assert!(!is_lost || likely.chance == 0.0, "{level:?} {likely:?}");
        }
    }
}

#[test]
fn where_no_move_is_left_none_is_chosen_and_where_one_is_it_is() {
    let mated = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    let forced = position("7k/8/8/8/8/8/5q2/7K b - - 0 40");
    for elo in [500, 1_500, 2_600] {
        let mut player = Player::new(Strength::elo(elo), 1);
        assert_eq!(player.choose(&Situation::starting_from(mated)), None);
        assert!(player.choose(&Situation::starting_from(forced)).is_some());
    }
}

#[test]
fn the_pause_is_bounded_through_whole_games() {
    let mut situation = Situation::starting_from(Position::initial());
    let mut pauses = HashSet::new();
    for chosen in moves_of(Level::Easy.strength(), 3, 60) {
        let pause = pause_ms(&situation);
        assert!((250..=4_000).contains(&pause), "{pause}");
        pauses.insert(pause);
        situation.play(chosen).unwrap();
    }
    assert!(pauses.len() > 10);
}

#[test]
fn from_easy_on_a_queen_that_a_pawn_has_just_attacked_is_not_forgotten() {
    let mut situation = Situation::starting_from(Position::initial());
    for word in "e4 d5 e5 Nd7 d3 c6 Qh5 e6 Bg5 Qb6 c4 g6".split(' ') {
        let chess_move = san::read(word, situation.position(), Letters::English).unwrap();
        situation.play(chess_move).unwrap();
    }
    for level in Level::ALL.into_iter().filter(|level| *level >= Level::Easy) {
        let likely = Player::new(level.strength(), 0).likely_moves(&situation);
        let forgets = likely.iter().filter(|likely| likely.chess_move.from() != Square::H5);
        let share: f32 = forgets.map(|likely| likely.chance).sum();
        assert!(share < 0.1, "{level:?}: {share}");
    }
}
