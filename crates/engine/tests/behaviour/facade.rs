//! Limits, stopping, observers, and roots without a move.

use crate::positions::{answer, game, position};
use rokade_engine::{
    Engine, GameSoFar, HashSize, Limits, Outlook, Report, Score, Silent, StopToken, StoppedClock,
    TimeLimit,
};
use rokade_rules::Position;
use rokade_rules::notation::uci_move;
use std::cell::Cell;
use std::time::Duration;

const MIDDLE_GAME: &str =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

#[test]
fn the_node_limit_is_kept_exactly() {
    for nodes in [1, 2, 19, 100, 511, 512, 513, 20_000] {
        let answer = answer(&game(MIDDLE_GAME), &Limits::nodes(nodes));
        assert_eq!(answer.report.nodes, nodes);
        assert!(position(MIDDLE_GAME).is_legal(answer.best_move.unwrap()));
    }
}

#[test]
fn without_any_node_there_is_still_a_move() {
    let answer = answer(&game(MIDDLE_GAME), &Limits::nodes(0));
    assert!(position(MIDDLE_GAME).is_legal(answer.best_move.unwrap()));
    assert_eq!((answer.report.nodes, answer.report.depth_plies), (0, 0));
}

#[test]
fn the_depth_limit_is_reached_and_not_passed() {
    for depth in 1..=6 {
        assert_eq!(answer(&game(MIDDLE_GAME), &Limits::depth(depth)).report.depth_plies, depth);
    }
    assert_eq!(answer(&game(MIDDLE_GAME), &Limits::depth(0)).report.depth_plies, 0);
}

#[test]
fn the_same_question_has_the_same_answer() {
    for limits in [Limits::nodes(30_000), Limits::depth(6)] {
        let first = answer(&game(MIDDLE_GAME), &limits);
        assert_eq!(answer(&game(MIDDLE_GAME), &limits), first);
        // An engine that has forgotten everything is as good as new.
        let mut engine = Engine::new(HashSize::mebibytes(1));
        for _ in 0..2 {
            let again = engine.search(
                &game(MIDDLE_GAME),
                &limits,
                &StoppedClock,
                &StopToken::new(),
                &mut Silent,
            );
            assert_eq!(again, first);
            engine.forget();
        }
    }
}

#[test]
fn the_observer_is_told_of_each_iteration_in_order() {
    let mut reports: Vec<Report> = Vec::new();
    let answer = Engine::new(HashSize::mebibytes(1)).search(
        &game(MIDDLE_GAME),
        &Limits::depth(6),
        &StoppedClock,
        &StopToken::new(),
        &mut |report: &Report| reports.push(report.clone()),
    );
    let depths: Vec<u32> = reports.iter().map(|report| report.depth_plies).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5, 6]);
    assert!(reports.windows(2).all(|pair| pair[0].nodes < pair[1].nodes));
    assert!(reports.iter().all(|report| report.deepest_plies >= report.depth_plies));
    let last = reports.last().unwrap();
    assert_eq!((last, answer.best_move), (&answer.report, last.line.first().copied()));
    assert_eq!(answer.expected_reply(), last.line.get(1).copied());
}

#[test]
fn a_token_told_beforehand_stops_at_once_with_a_move() {
    let stop = StopToken::new();
    stop.stop();
    let answer = Engine::new(HashSize::mebibytes(1)).search(
        &game(MIDDLE_GAME),
        &Limits::none(),
        &StoppedClock,
        &stop,
        &mut Silent,
    );
    assert_eq!(answer.report.nodes, 0);
    assert!(position(MIDDLE_GAME).is_legal(answer.best_move.unwrap()));
}

#[test]
fn a_token_told_by_the_observer_ends_the_search() {
    let stop = StopToken::new();
    let mut seen = 0;
    Engine::new(HashSize::mebibytes(1)).search(
        &game(MIDDLE_GAME),
        &Limits::none(),
        &StoppedClock,
        &stop,
        &mut |report: &Report| {
            seen = report.depth_plies;
            if seen == 4 {
                stop.stop();
            }
        },
    );
    assert_eq!(seen, 4);
}

/// A stopwatch on which each look takes a millisecond.
fn ticking(looks: &Cell<u64>) -> impl Fn() -> Duration + '_ {
    || {
        looks.set(looks.get() + 1);
        Duration::from_millis(looks.get())
    }
}

#[test]
fn time_runs_out_by_the_stopwatch_that_was_handed_in() {
    let looks = Cell::new(0);
    let limits = Limits::move_time(Duration::from_millis(50));
    let mut engine = Engine::new(HashSize::mebibytes(1));
    let best = engine.best_move(&game(MIDDLE_GAME), &limits, &ticking(&looks));
    assert!(position(MIDDLE_GAME).is_legal(best.unwrap()));
    assert!((50..60).contains(&looks.get()), "looked {} times", looks.get());
}

#[test]
fn after_the_soft_limit_no_iteration_begins() {
    let looks = Cell::new(0);
    let time = TimeLimit { soft: Duration::ZERO, hard: Duration::from_secs(3_600) };
    let limits = Limits { time: Some(time), ..Limits::none() };
    let answer = Engine::new(HashSize::mebibytes(1)).search(
        &game(MIDDLE_GAME),
        &limits,
        &ticking(&looks),
        &StopToken::new(),
        &mut Silent,
    );
    assert_eq!(answer.report.depth_plies, 1);
}

#[test]
fn only_the_moves_asked_for_are_thought_about() {
    let moves = position(MIDDLE_GAME).legal_moves();
    for &chess_move in &moves {
        let limits = Limits { search_moves: vec![chess_move], ..Limits::depth(3) };
        assert_eq!(answer(&game(MIDDLE_GAME), &limits).best_move, Some(chess_move));
    }
    let foreign = Position::initial().legal_moves()[0];
    assert!(!moves.contains(&foreign));
    let limits = Limits { search_moves: vec![foreign], ..Limits::depth(3) };
    assert_eq!(answer(&game(MIDDLE_GAME), &limits).best_move, None);
}

#[test]
fn a_mated_or_stalemated_root_has_no_move() {
    let cases = [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", Score::mated_in_plies(0)),
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", Score::mated_in_plies(0)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Score::DRAW),
        ("k7/P7/K7/8/8/8/8/8 b - - 99 80", Score::DRAW),
    ];
    for (text, score) in cases {
        for limits in [Limits::none(), Limits::nodes(1_000), Limits::mate(3)] {
            let answer = answer(&game(text), &limits);
            assert_eq!((answer.best_move, answer.report.score), (None, score), "{text}");
            assert!(answer.report.line.is_empty());
        }
    }
    let mated = answer(&game(cases[0].0), &Limits::none());
    assert_eq!(mated.report.score.outlook(), Outlook::Mated { moves: 0 });
}

#[test]
fn without_limits_it_ends_when_nothing_deeper_can_be_looked_at() {
    let game = game("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    let mate = uci_move::read("a1a8", game.position()).unwrap();
    let answer = answer(&game, &Limits { search_moves: vec![mate], ..Limits::none() });
    assert_eq!(answer.best_move, Some(mate));
    assert_eq!(answer.report.score, Score::mate_in_plies(1));
    assert!(answer.report.depth_plies >= 64);
}

#[test]
fn the_hash_table_can_be_changed_between_searches() {
    let mut engine = Engine::default();
    let game = GameSoFar::starting_from(Position::initial());
    for size in [1, 3, 0] {
        engine.resize_hash(HashSize::mebibytes(size));
        assert!(engine.best_move(&game, &Limits::nodes(2_000), &StoppedClock).is_some());
    }
}
