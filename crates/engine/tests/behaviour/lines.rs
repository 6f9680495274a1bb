//! Whatever is searched, every line can be played, and nothing panics.

use crate::positions::{answer, game, random_positions};
use rokade_engine::{Engine, GameSoFar, HashSize, Limits, Report, StopToken, StoppedClock};
use rokade_rules::Position;

/// Searches a position and replays every line that is reported.
fn check(engine: &mut Engine, position: Position, limits: &Limits) {
    let mut lines = Vec::new();
    let answer = engine.search(
        &GameSoFar::starting_from(position),
        limits,
        &StoppedClock,
        &StopToken::new(),
        &mut |report: &Report| lines.push(report.line.clone()),
    );
    assert_eq!(answer.best_move.is_some(), position.has_legal_move());
    lines.push(answer.report.line);
    for line in lines {
        let mut at = position;
        for chess_move in line {
            at = at.play(chess_move).unwrap_or_else(|illegal| panic!("{illegal}: {at:?}"));
        }
    }
}

#[test]
fn every_line_can_be_played_in_random_games() {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    for position in random_positions(40, 2_026) {
        check(&mut engine, position, &Limits::nodes(300));
    }
}

#[test]
fn every_line_can_be_played_in_longer_searches() {
    let mut engine = Engine::new(HashSize::mebibytes(1));
    for position in random_positions(8, 7).step_by(25) {
        check(&mut engine, position, &Limits::nodes(50_000));
    }
}

/// A browser gives a megabyte of stack, and the longest line is 128 half-moves:
/// a line of a quarter of that must do with a quarter of a megabyte.
#[test]
fn a_long_line_needs_little_of_the_stack() {
    let search = || {
        let game = game("k7/p1p5/P1P5/8/8/5p1p/5P1P/7K w - - 0 1");
        answer(&game, &Limits::nodes(1_000_000)).report.deepest_plies
    };
    let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(search).unwrap();
    assert!(thread.join().unwrap() >= 32);
}
