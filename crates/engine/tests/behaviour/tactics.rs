//! A small sample of tactics, so that a fault in the search shows.

use crate::positions::{answer, epd, operation};
use rokade_engine::{GameSoFar, Limits};
use rokade_rules::notation::{Letters, san};

const SAMPLE: &str = include_str!("../data/win_at_chess_sample.epd");

#[test]
fn most_of_win_at_chess_is_solved_at_a_fixed_number_of_nodes() {
    let mut missed = Vec::new();
    let mut seen = 0;
    for (position, operations) in epd(SAMPLE) {
        let best = operation(operations, "bm").split(' ');
        let best = best.map(|text| san::read(text, &position, Letters::English).unwrap());
        let game = GameSoFar::starting_from(position);
        let played = answer(&game, &Limits::nodes(100_000)).best_move.unwrap();
        seen += 1;
        if !best.into_iter().any(|best| best == played) {
            missed.push(operations);
        }
    }
    assert_eq!(seen, 20);
    assert!(missed.len() <= 5, "missed {missed:#?}");
}
