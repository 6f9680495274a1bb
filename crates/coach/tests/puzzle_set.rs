//! The puzzles of the house: every one is verified as far as a test can.
//!
//! Mates are proved, all of them; that the others win and nothing else does is verified with a
//! million nodes for each question by `rokade puzzles check --nodes 1000000`, which is too slow for
//! here, and a few of them are asked again.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::{BTreeMap, HashMap, HashSet};

use rokade_coach::puzzle::{Judge, estimated_rating, table};
use rokade_coach::review::EngineAdviser;
use rokade_coach::theme::{Solution, Theme};
use rokade_engine::{Effort, Engine, HashSize, MateSolver, StopToken, StoppedClock};
use rokade_rules::notation::fen;
use rokade_rules::notation::pgn::{Reader, Replay, Step, Trees};
use rokade_rules::notation::{Letters, uci_move};
use rokade_rules::position::CastlingMode;

const PUZZLES: &str = include_str!("../../../content/puzzles/puzzles.csv");
const GAMES: &str = include_str!("../../../content/puzzles/games.pgn");

/// As many as there are days in four years, so that no day's puzzle comes back before.
const LEAST_PUZZLES: usize = 1_500;

/// One in so many of the wins is asked again, with so many nodes for a question.
const ASKED_AGAIN: usize = 12;
const NODES: u64 = 50_000;

/// Positions that are enough to prove any mate of the set.
const MATE_POSITIONS: u64 = 5_000_000;

fn puzzles() -> Vec<(table::Row, Solution)> {
    let rows = table::read(PUZZLES.as_bytes()).map(|row| {
        let row = row.unwrap();
        let solution = row.solution().unwrap();
        (row, solution)
    });
    rows.collect()
}

#[test]
fn there_are_enough_and_each_is_there_once() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= LEAST_PUZZLES, "{}", puzzles.len());
    let ids: HashSet<&str> = puzzles.iter().map(|(row, _)| row.id()).collect();
    assert_eq!(ids.len(), puzzles.len());
    let starts: HashSet<String> =
        puzzles.iter().map(|(_, solution)| fen::write(solution.start()).to_string()).collect();
    assert_eq!(starts.len(), puzzles.len());
}

#[test]
fn themes_and_ratings_are_what_the_coach_says_today() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (row, solution) in puzzles() {
        let themes: Vec<String> = Theme::of(&solution).into_iter().map(Theme::tag).collect();
        assert_eq!(row.fields[7], themes.join(" "), "{}", row.id());
        assert_eq!(row.fields[3], estimated_rating(&solution).to_string(), "{}", row.id());
        themes.into_iter().for_each(|theme| *counts.entry(theme).or_default() += 1);
    }
    for (theme, least) in [
        ("mateIn1", 200),
        ("mateIn2", 200),
        ("mateIn3", 200),
        ("fork", 50),
        ("pin", 30),
        ("discoveredAttack", 30),
        ("deflection", 20),
        ("sacrifice", 20),
        ("promotion", 50),
        ("backRankMate", 30),
        ("doubleCheck", 10),
        ("skewer", 5),
    ] {
        let count = counts.get(theme).copied().unwrap_or_default();
        assert!(count >= least, "{theme}: {count}");
    }
}

#[test]
fn every_mate_is_proved_and_some_wins_are_asked_again() {
    let mut engine = Engine::new(HashSize::mebibytes(8));
    let mut solver = MateSolver::default();
    let stop = StopToken::new();
    let (mates, wins): (Vec<_>, Vec<_>) =
        puzzles().into_iter().partition(|(_, solution)| solution.end().is_checkmate());
    for (row, solution) in mates.iter().chain(wins.iter().step_by(ASKED_AGAIN)) {
        engine.forget();
        let mut adviser = EngineAdviser::new(&mut engine, NODES, &StoppedClock, &stop).careful();
        let effort = Effort::positions(MATE_POSITIONS);
        let judged = Judge::new(&mut adviser, &mut solver, effort).judge(solution);
        assert!(judged.is_ok(), "{}: {judged:?}", row.id());
    }
}

#[test]
fn every_puzzle_happened_in_its_game() {
    let mut happened: HashMap<String, HashSet<(String, String)>> = HashMap::new();
    let trees = Trees::new(|tree, report| {
        assert!(report.faults.is_empty(), "{:?}", report.faults);
        let mut moments = HashSet::new();
        let mut position = *tree.start();
        for node in tree.main_line() {
            let Step::Move(chess_move) = tree.node(node).unwrap().step() else { break };
            let text = uci_move::write(chess_move, CastlingMode::Standard).to_string();
            moments.insert((fen::write(&position).to_string(), text));
            position = position.after(chess_move);
        }
        happened.insert(tree.tags().get("Site").unwrap().to_owned(), moments);
    });
    let mut replay = Replay::new(Letters::English, trees);
    let mut reader = Reader::new(GAMES.as_bytes());
    while reader.read_game(&mut replay).unwrap() {}
    drop(replay);
    for (row, _) in puzzles() {
        let moment =
            (row.fields[1].clone(), row.fields[2].split(' ').next().unwrap_or_default().to_owned());
        assert!(happened[&row.fields[8]].contains(&moment), "{}", row.id());
    }
}
