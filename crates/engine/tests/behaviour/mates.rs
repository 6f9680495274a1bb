//! Mates are found, counted right, and played.

use crate::positions::{answer, epd, operation};
use rokade_engine::{GameSoFar, Limits, Outlook};

const MATES: &str = include_str!("../data/mates.epd");

fn solve(moves: u32, nodes: u64) {
    let mut seen = 0;
    for (position, operations) in epd(MATES) {
        if operation(operations, "dm") != moves.to_string() {
            continue;
        }
        let game = GameSoFar::starting_from(position);
        let limits = Limits { mate_moves: Some(moves), ..Limits::nodes(nodes) };
        let report = answer(&game, &limits).report;
        assert_eq!(report.score.outlook(), Outlook::Mates { moves }, "{operations}");
        assert_eq!(report.line.len() as u32, 2 * moves - 1, "{operations}");
        let end = report.line.iter().fold(position, |at, &m| at.play(m).unwrap());
        assert!(end.is_checkmate(), "{operations}");
        seen += 1;
    }
    assert!(seen >= 8, "the data has {seen} mates in {moves}");
}

#[test]
fn mates_in_one() {
    solve(1, 2_000);
}

#[test]
fn mates_in_two() {
    solve(2, 100_000);
}

#[test]
fn mates_in_three() {
    solve(3, 300_000);
}

#[test]
fn the_defender_sees_the_mate_coming_and_puts_it_off() {
    // After each first move of a mate in three the defender is mated in two.
    for (position, operations) in epd(MATES).filter(|(_, ops)| operation(ops, "dm") == "3") {
        let limits = Limits { mate_moves: Some(3), ..Limits::nodes(300_000) };
        let first = answer(&GameSoFar::starting_from(position), &limits).best_move.unwrap();
        let game = GameSoFar::starting_from(position.after(first));
        let limits = Limits { mate_moves: Some(2), ..Limits::nodes(300_000) };
        let report = answer(&game, &limits).report;
        assert_eq!(report.score.outlook(), Outlook::Mated { moves: 2 }, "{operations}");
    }
}
