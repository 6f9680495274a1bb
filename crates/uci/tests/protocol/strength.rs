//! `UCI_LimitStrength` and `UCI_Elo`.

use crate::dialogue::{answers, beginning};
use rokade_engine::level::Strength;
use std::collections::BTreeSet;

/// The first moves of games in the Italian opening, past the table of openings
/// and where many moves are good.
const QUIET: &str =
    "position fen r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5";

fn best_moves(lines: &[String]) -> Vec<&str> {
    let best = beginning(lines, "bestmove").into_iter();
    best.map(|line| line.split(' ').nth(1).unwrap()).collect()
}

#[test]
fn the_scale_goes_from_the_weakest_to_the_strongest_level() {
    let told = format!(
        "option name UCI_Elo type spin default 1500 min {} max {}",
        Strength::LOWEST_ELO,
        Strength::HIGHEST_ELO
    );
    assert!(answers("uci\n").contains(&told));
}

#[test]
fn a_limited_strength_varies_and_is_told_once_a_game() {
    let ask = format!("{QUIET}\ngo movetime 1\n");
    let script = |limited| {
        format!(
            "setoption name UCI_LimitStrength value {limited}\n\
             setoption name UCI_Elo value 700\n{}ucinewgame\n{ask}",
            ask.repeat(20)
        )
    };
    let lines = answers(&script(true));
    let moves: BTreeSet<_> = best_moves(&lines).into_iter().collect();
    assert!(moves.len() >= 3, "{moves:?}");
    assert_eq!(beginning(&lines, "info string plays at 700 Elo").len(), 2);
    assert!(beginning(&lines, "info depth").is_empty());
    assert!(beginning(&answers(&script(false)), "info string").is_empty());
}

#[test]
fn strengths_above_the_levels_keep_the_limits_of_the_clock() {
    let lines = answers(&format!(
        "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 2900\n\
         {QUIET}\ngo nodes 1\ngo wtime 20 btime 20\ngo depth 1\n"
    ));
    assert_eq!(best_moves(&lines).len(), 3);
    assert!(best_moves(&lines).iter().all(|best| *best != "0000"));
}

#[test]
fn every_strength_mates_when_it_can() {
    for elo in [500, 1_500, 2_900] {
        let lines = answers(&format!(
            "setoption name UCI_Elo value {elo}\nsetoption name UCI_LimitStrength value true\n\
             position startpos moves f2f3 e7e5 g2g4\ngo movetime 100\n"
        ));
        assert_eq!(best_moves(&lines), ["d8h4"], "{elo}");
    }
}

#[test]
fn who_analyses_hears_the_engine_itself() {
    for order in ["searchmoves c6d4 depth 2", "mate 1 depth 2"] {
        let lines =
            answers(&format!("setoption name UCI_LimitStrength value true\n{QUIET}\ngo {order}\n"));
        assert!(!beginning(&lines, "info depth").is_empty(), "{order}");
        assert!(beginning(&lines, "info string").is_empty(), "{order}");
    }
}
