//! Every position of a few men, beside brute force.
//!
//! Three men take a second, four take minutes and some hundred million bytes.

use rokade_rules::Color;
use rokade_rules::ending::dead_position::{Mating, can_checkmate};
use rokade_rules::notation::fen;
use rokade_test_kit::few_men::{Extent, FewMen, Material, place_of};

/// What is counted unless the caller names material.
pub const MATERIAL: [&str; 3] = ["KPvKP", "KBvKP", "KNvKP"];

/// How many wrong or open answers are shown.
const SHOWN: usize = 10;

/// Counts and prints a row for each material. Whether every answer was right.
pub fn count(material: &[Material]) -> bool {
    let mut few_men = FewMen::default();
    let mut is_right = true;
    println!(
        "{:<10} {:>11} {:>11} {:>11} {:>7} {:>9}",
        "material", "positions", "mates", "never", "wrong", "undecided"
    );
    for material in material {
        let mut row = Row::default();
        for (position, can_mate) in few_men.answers(material, Extent::All).positions() {
            row.positions += 1;
            for color in Color::ALL {
                let known = can_mate[place_of(color)];
                let answer = can_checkmate(&position, color);
                row.count(known, &answer, || format!("{} {color:?}", fen::write(&position)));
            }
        }
        println!(
            "{:<10} {:>11} {:>11} {:>11} {:>7} {:>9}",
            material.to_string(),
            row.positions,
            row.mates,
            row.never,
            row.wrong.len(),
            row.undecided.len()
        );
        for text in row.wrong.iter().take(SHOWN) {
            println!("wrong: {text}");
        }
        for text in row.undecided.iter().take(SHOWN) {
            println!("undecided: {text}");
        }
        is_right &= row.wrong.is_empty();
    }
    is_right
}

/// What was counted of one material.
#[derive(Default)]
struct Row {
    positions: usize,
    mates: usize,
    never: usize,
    wrong: Vec<String>,
    undecided: Vec<String>,
}

impl Row {
    fn count(&mut self, known: bool, answer: &Mating, text: impl Fn() -> String) {
        match (known, answer) {
            (true, Mating::Winnable { .. }) => self.mates += 1,
            (false, Mating::Unwinnable { .. }) => self.never += 1,
            (_, Mating::Undecided { .. }) => self.undecided.push(text()),
            _ => self.wrong.push(text()),
        }
    }
}
