//! Positions with known answers to FIDE 5.2.2: can White, can Black still checkmate?

use rokade_rules::Color;
use rokade_rules::ending::dead_position::{Mating, can_checkmate};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_test_kit::dead_position::{Rechecked, recheck};

const KNOWN: &str = include_str!("../data/dead_positions.epd");

/// How many positions of a closure are counted again.
const LIMIT: usize = 1_000;

#[test]
fn known_answers_and_their_reasons() {
    let lines = KNOWN.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let fields: Vec<&str> = line.split(' ').take(4).collect();
        let text = format!("{} 0 1", fields.join(" "));
        let (position, _) = fen::read_lenient(&text, CastlingMode::Standard).unwrap();
        for (color, opcode) in [(Color::White, "w_can_mate"), (Color::Black, "b_can_mate")] {
            let answer = can_checkmate(&position, color);
            let said = match answer {
                Mating::Winnable { .. } => "yes",
                Mating::Unwinnable { .. } => "no",
                Mating::Undecided { .. } => "undecided",
            };
            assert!(line.contains(&format!("{opcode} {said};")), "{line} {opcode} is {said}");
            if let Rechecked::Wrong(why) = recheck(&position, color, &answer, LIMIT) {
                panic!("{line} {opcode} {said}: {why}");
            }
        }
    }
}
