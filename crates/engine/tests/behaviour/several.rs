//! Several lines at once, several threads on one search, and scores outside
//! the window.

use crate::positions::{answer, epd, game, position};
use rokade_engine::{
    Bound, Engine, GameSoFar, HashSize, Limits, Observer, Outlook, Report, Silent, StopToken,
    StoppedClock, Threads,
};
use rokade_rules::Move;
use std::collections::HashSet;

const MIDDLE_GAME: &str =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

fn lines(lines: u32, limits: Limits) -> Limits {
    Limits { lines, ..limits }
}

#[test]
fn several_lines_begin_with_different_moves_the_best_first() {
    let answer = answer(&game(MIDDLE_GAME), &lines(5, Limits::depth(6)));
    let all: Vec<&Report> = answer.lines().collect();
    let first_moves: HashSet<Move> = all.iter().map(|report| report.line[0]).collect();
    assert_eq!((all.len(), first_moves.len()), (5, 5));
    assert!(all.is_sorted_by_key(|report| std::cmp::Reverse(report.score)));
    assert!(all.iter().map(|report| report.number).eq(1..=5));
    assert_eq!(answer.best_move, Some(answer.report.line[0]));
    let at = position(MIDDLE_GAME);
    for report in all {
        let end = report.line.iter().try_fold(at, |at, &m| at.play(m));
        assert!(end.is_ok(), "{report:?}");
    }
}

#[test]
fn no_more_lines_are_found_than_there_are_moves() {
    let cornered = game("7k/8/6K1/8/8/8/8/R7 b - - 0 1");
    let answer = answer(&cornered, &lines(500, Limits::depth(4)));
    assert_eq!(answer.lines().count(), cornered.position().legal_moves().len());
}

#[test]
fn the_observer_hears_each_line_of_each_iteration() {
    let mut heard = Vec::new();
    Engine::new(HashSize::mebibytes(1)).search(
        &game(MIDDLE_GAME),
        &lines(3, Limits::depth(4)),
        &StoppedClock,
        &StopToken::new(),
        &mut |report: &Report| heard.push((report.depth_plies, report.number)),
    );
    let expected: Vec<(u32, u32)> =
        (1..=4).flat_map(|depth| (1..=3).map(move |number| (depth, number))).collect();
    assert_eq!(heard, expected);
}

#[test]
fn all_mates_in_one_are_among_the_lines() {
    // Three ways to mate.
    let answer = answer(&game("k7/8/1K6/8/8/8/8/5QRR w - - 0 1"), &lines(3, Limits::depth(5)));
    for report in answer.lines() {
        assert_eq!(report.score.outlook(), Outlook::Mates { moves: 1 }, "{report:?}");
    }
}

/// Keeps what it was told, bounds apart.
#[derive(Default)]
struct Both {
    finished: Vec<Report>,
    bounds: Vec<Report>,
}

impl Observer for Both {
    fn iteration(&mut self, report: &Report) {
        self.finished.push(report.clone());
    }

    fn outside_window(&mut self, report: &Report) {
        self.bounds.push(report.clone());
    }
}

#[test]
fn a_score_outside_the_window_is_told_as_a_bound() {
    // Where something is to be found the score jumps sooner or later.
    let mut both = Both::default();
    for (position, _) in epd(include_str!("../data/win_at_chess_sample.epd")) {
        Engine::new(HashSize::mebibytes(1)).search(
            &GameSoFar::starting_from(position),
            &Limits::depth(8),
            &StoppedClock,
            &StopToken::new(),
            &mut both,
        );
    }
    assert!(both.finished.iter().all(|report| report.bound == Bound::Exact));
    assert!(both.bounds.iter().any(|report| report.bound == Bound::Lower));
    assert!(both.bounds.iter().all(|report| report.bound != Bound::Exact));
}

#[test]
fn several_threads_answer_with_a_line_that_can_be_played() {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    engine.set_threads(Threads::count(3));
    for limits in [Limits::depth(7), Limits::nodes(50_000), lines(2, Limits::depth(5))] {
        let stop = StopToken::new();
        let answer = engine.search(&game(MIDDLE_GAME), &limits, &StoppedClock, &stop, &mut Silent);
        let end = answer.report.line.iter().try_fold(position(MIDDLE_GAME), |at, &m| at.play(m));
        assert!(end.is_ok(), "{answer:?}");
        assert!(answer.report.nodes >= limits.nodes.unwrap_or_default());
        // The token that was handed in is not told by the search itself.
        assert!(!stop.is_stopped());
    }
}

#[test]
fn several_threads_find_a_mate_and_stop_when_they_are_told() {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    engine.set_threads(Threads::count(2));
    let mate = game("r5rk/2p1Nppp/3p3P/pp2p1P1/4P3/2qnPQK1/8/R6R w - - 1 1");
    let limits = Limits::mate(4);
    let answer = engine.search(&mate, &limits, &StoppedClock, &StopToken::new(), &mut Silent);
    assert_eq!(answer.report.score.outlook(), Outlook::Mates { moves: 4 });
    let stop = StopToken::new();
    let mut deepest = 0;
    engine.search(
        &game(MIDDLE_GAME),
        &Limits::none(),
        &StoppedClock,
        &stop,
        &mut |report: &Report| {
            deepest = report.depth_plies;
            if deepest == 3 {
                stop.stop();
            }
        },
    );
    assert_eq!(deepest, 3);
}

#[test]
fn one_thread_again_is_as_exact_as_ever() {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    engine.set_threads(Threads::count(4));
    engine.set_threads(Threads::default());
    let limits = Limits::nodes(3_000);
    let stop = StopToken::new();
    let answer = engine.search(&game(MIDDLE_GAME), &limits, &StoppedClock, &stop, &mut Silent);
    assert_eq!(answer.report.nodes, 3_000);
}
