//! The mate solver: what it proves is so, and what it refutes is not.

use crate::positions::{epd, operation, position, random_positions};
use rokade_engine::{Effort, EffortSpent, MateFinding, MateSolver, StopToken};
use rokade_rules::Position;

const SHORT: &str = include_str!("../data/mates.epd");
const LONG: &str = include_str!("../data/mate_proofs.epd");

/// Enough for every position here.
fn plenty() -> Effort {
    Effort::positions(50_000_000)
}

fn mate(moves: u32) -> MateFinding {
    MateFinding::Mate { moves }
}

/// The law, word for word: some move after which every reply leaves a mate in
/// one fewer. Slow, and shares nothing with the solver.
fn naively_mates(at: &Position, within: u32) -> bool {
    within > 0 && at.legal_moves().iter().any(|&m| naively_mated(&at.after(m), within - 1))
}

fn naively_mated(at: &Position, within: u32) -> bool {
    if at.is_checkmate() {
        return true;
    }
    let replies = at.legal_moves();
    within > 0
        && !replies.is_empty()
        && replies.iter().all(|&m| naively_mates(&at.after(m), within))
}

#[test]
fn mates_in_one_to_three_are_counted_exactly() {
    let mut solver = MateSolver::default();
    for (position, operations) in epd(SHORT) {
        let moves = operation(operations, "dm").parse().unwrap();
        assert_eq!(solver.mates(&position, 5, &plenty()), mate(moves), "{operations}");
    }
}

#[test]
fn mates_in_four_and_five_and_being_mated_are_counted_exactly() {
    let mut solver = MateSolver::default();
    let (mut mating, mut mated) = (0, 0);
    for (position, operations) in epd(LONG) {
        let moves: i32 = operation(operations, "bm").trim_start_matches('#').parse().unwrap();
        let finding = if moves > 0 {
            mating += 1;
            solver.mates(&position, 5, &plenty())
        } else {
            mated += 1;
            solver.is_mated(&position, 5, &plenty())
        };
        assert_eq!(finding, mate(moves.unsigned_abs()), "{position:?} {operations}");
    }
    assert!(mating >= 20 && mated >= 20, "{mating} and {mated}");
}

#[test]
fn what_a_collection_had_wrong_is_seen() {
    // All three stand in a collection as mates in four.
    let mut solver = MateSolver::default();
    let flight = position("5r1k/7p/3p1PpN/4p1P1/4P2P/1R6/5b2/7K w - - 1 1");
    assert_eq!(solver.mates(&flight, 4, &plenty()), MateFinding::Absent);
    let rook = position("4q1kr/p4p2/1p1QbPp1/2p1P1Np/2P5/7P/PP4P1/3R3K w - - 1 1");
    assert_eq!(solver.mates(&rook, 4, &plenty()), MateFinding::Absent);
    assert_eq!(solver.mates(&rook, 5, &plenty()), mate(5));
    let faster = position("2r2k2/4p3/p3Rb2/1p1Q3p/5P2/8/Pqn1NP1K/6R1 w - - 1 1");
    assert_eq!(solver.mates(&faster, 4, &plenty()), mate(3));
}

#[test]
fn in_random_positions_it_agrees_with_the_law_word_for_word() {
    let mut solver = MateSolver::default();
    let (mut mates, mut mateds) = (0, 0);
    for at in random_positions(150, 4_711).filter(|at| at.legal_moves().len() < 25) {
        let expected = (1..=2).find(|&within| naively_mates(&at, within));
        let expected = expected.map_or(MateFinding::Absent, mate);
        assert_eq!(solver.mates(&at, 2, &plenty()), expected, "{at:?}");
        mates += u32::from(expected != MateFinding::Absent);
        let expected = (0..=1).find(|&within| naively_mated(&at, within));
        let expected = expected.map_or(MateFinding::Absent, mate);
        assert_eq!(solver.is_mated(&at, 1, &plenty()), expected, "{at:?}");
        mateds += u32::from(expected != MateFinding::Absent);
    }
    assert!(mates > 10 && mateds > 20, "{mates} and {mateds}");
}

#[test]
fn all_first_moves_that_still_mate_are_listed() {
    let mut solver = MateSolver::default();
    let composed = epd(SHORT).map(|(position, _)| position);
    let by_chance = random_positions(150, 4_711).filter(|at| at.legal_moves().len() < 25);
    let mut several = 0;
    for at in composed.chain(by_chance) {
        for within in 1..=2 {
            let listed = solver.first_moves(&at, within, &plenty()).unwrap();
            let mut expected = at.legal_moves().to_vec();
            expected.retain(|&m| naively_mated(&at.after(m), within - 1));
            assert_eq!(listed, expected, "{at:?}");
            several += usize::from(expected.len() > 1);
        }
    }
    assert!(several > 5, "{several} positions with several solutions");
    assert_eq!(solver.first_moves(&Position::initial(), 0, &plenty()), Ok(Vec::new()));
}

#[test]
fn the_line_ends_in_mate_after_exactly_so_many_moves() {
    let mut solver = MateSolver::default();
    for (at, operations) in epd(LONG).filter(|(_, operations)| !operations.contains('-')) {
        let moves = operation(operations, "bm").trim_start_matches('#').parse().unwrap();
        let line = solver.line(&at, moves, &plenty()).unwrap();
        assert_eq!(line.len() as u32, 2 * moves - 1, "{operations}");
        let end = line.iter().fold(at, |at, &m| at.play(m).unwrap());
        assert!(end.is_checkmate(), "{operations}");
        // No defence lasts longer, and none that it chose is shorter.
        let after = at.after(line[0]);
        assert_eq!(solver.is_mated(&after, moves, &plenty()), mate(moves - 1));
    }
    assert_eq!(solver.line(&Position::initial(), 2, &plenty()), Ok(Vec::new()));
}

#[test]
fn mate_and_stalemate_on_the_board_are_told_apart() {
    let mut solver = MateSolver::default();
    let mated = position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    let stalemated = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    for at_most in [0, 3] {
        assert_eq!(solver.is_mated(&mated, at_most, &plenty()), mate(0));
        assert_eq!(solver.is_mated(&stalemated, at_most, &plenty()), MateFinding::Absent);
        assert_eq!(solver.mates(&mated, at_most, &plenty()), MateFinding::Absent);
        assert_eq!(solver.mates(&stalemated, at_most, &plenty()), MateFinding::Absent);
    }
}

#[test]
fn an_effort_that_does_not_suffice_is_named() {
    let mut solver = MateSolver::default();
    let initial = Position::initial();
    let small = Effort::positions(20_000);
    let finding = solver.mates(&initial, 9, &small);
    assert!(matches!(finding, MateFinding::Open { absent_up_to: 1..=4 }), "{finding:?}");
    let spent = solver.first_moves(&initial, 9, &small);
    assert_eq!(spent, Err(EffortSpent { positions: 20_000 }));
    let none = Effort::positions(0);
    solver.forget();
    assert_eq!(solver.mates(&initial, 9, &none), MateFinding::Open { absent_up_to: 0 });
    // Nothing that was left half done is taken for proved.
    assert_eq!(solver.mates(&initial, 2, &plenty()), MateFinding::Absent);
}

#[test]
fn a_token_ends_the_proof() {
    let stop = StopToken::new();
    stop.stop();
    let effort = Effort { positions: u64::MAX, stop };
    let finding = MateSolver::default().mates(&Position::initial(), 64, &effort);
    assert_eq!(finding, MateFinding::Open { absent_up_to: 0 });
}
