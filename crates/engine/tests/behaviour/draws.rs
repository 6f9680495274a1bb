//! Draws by repetition and fifty moves are seen coming. Law: FIDE 9.2, 9.3.

use crate::positions::{answer, game};
use rokade_engine::{GameSoFar, Limits, Outlook, Score};
use rokade_rules::notation::uci_move;

fn play(game: &mut GameSoFar, moves: &[&str]) {
    for text in moves {
        let chess_move = uci_move::read(text, game.position()).unwrap();
        game.play(chess_move).unwrap();
    }
}

/// A queen against a bare king, and moves to and fro that bring it back.
const QUEEN_UP: &str = "7k/8/8/8/8/8/Q7/K7 w - - 0 1";
const TO_AND_FRO: [&str; 4] = ["a2a3", "h8h7", "a3a2", "h7h8"];

#[test]
fn perpetual_check_saves_a_lost_game() {
    // White is two pieces behind and mated at once, but never stops checking.
    let game = game("b5k1/5p1p/5Q2/8/8/8/rr4PP/7K w - - 0 1");
    let answer = answer(&game, &Limits::nodes(50_000));
    assert_eq!(answer.report.score, Score::DRAW);
    assert!(game.position().after(answer.best_move.unwrap()).is_check());
}

#[test]
fn a_third_time_is_worth_nothing_and_a_first_is() {
    let mut game = game(QUEEN_UP);
    let again = uci_move::read(TO_AND_FRO[0], game.position()).unwrap();
    let limits = Limits { search_moves: vec![again], ..Limits::depth(5) };
    assert!(answer(&game, &limits).report.score > Score::centipawns(300));
    play(&mut game, &TO_AND_FRO);
    play(&mut game, &TO_AND_FRO);
    assert_eq!(answer(&game, &limits).report.score, Score::DRAW);
    // Given the choice, the side that is winning plays something else.
    for nodes in [200, 2_000, 20_000] {
        let answer = answer(&game, &Limits::nodes(nodes));
        assert_ne!(answer.best_move, Some(again), "at {nodes} nodes");
        assert!(answer.report.score > Score::centipawns(300), "at {nodes} nodes");
    }
}

#[test]
fn the_losing_side_repeats_a_third_time() {
    let mut game = game(QUEEN_UP);
    play(&mut game, &TO_AND_FRO);
    play(&mut game, &TO_AND_FRO[..3]);
    let saving = uci_move::read(TO_AND_FRO[3], game.position()).unwrap();
    let known = answer(&game, &Limits::nodes(5_000));
    assert_eq!((known.best_move, known.report.score), (Some(saving), Score::DRAW));
    // Without the game nobody can know.
    let unknown = answer(&GameSoFar::starting_from(*game.position()), &Limits::nodes(5_000));
    assert!(unknown.report.score < Score::centipawns(-300));
}

#[test]
fn on_the_hundredth_half_move_mate_goes_before_the_draw() {
    let mate = answer(&game("7k/8/6K1/8/8/8/8/R7 w - - 99 90"), &Limits::nodes(5_000));
    assert_eq!(mate.report.score.outlook(), Outlook::Mates { moves: 1 });
}

#[test]
fn when_the_fifty_moves_run_out_a_lead_is_worth_nothing() {
    // The mate needs two moves, the draw can be claimed after one.
    let text = |clock: u32| format!("7k/8/5K2/8/8/8/8/R7 w - - {clock} 90");
    let late = answer(&game(&text(99)), &Limits::nodes(20_000)).report;
    assert_eq!(late.score, Score::DRAW);
    let early = answer(&game(&text(90)), &Limits::nodes(20_000)).report;
    assert!(matches!(early.score.outlook(), Outlook::Mates { .. }), "{}", early.score);
}

#[test]
fn a_pawn_move_is_made_before_the_fifty_moves_run_out() {
    let game = game("4k3/8/8/8/8/8/4P3/R3K3 w - - 98 90");
    let best = answer(&game, &Limits::nodes(20_000)).best_move.unwrap();
    let after = game.position().after(best);
    let reply = answer(&GameSoFar::starting_from(after), &Limits::nodes(20_000)).report;
    assert!(after.halfmove_clock() == 0 || reply.score < Score::centipawns(-300));
}
