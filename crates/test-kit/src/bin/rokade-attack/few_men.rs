//! Every position of a few men, beside brute force.
//!
//! Three men take a second, four take minutes and some hundred million bytes.

use rokade_rules::Color;
use rokade_rules::ending::dead_position::{Mating, can_checkmate};
use rokade_rules::notation::fen;
use rokade_test_kit::few_men::{Extent, FewMen, Material, place_of};

/// What is counted unless the caller names material.
pub const ASKED: [&str; 3] = ["KPvKP", "KBvKP/97", "KNvKP/97"];

/// How many wrong or open answers are shown.
const SHOWN: usize = 10;

/// Material, and of how many of its positions the prover is asked about one.
pub struct Asked {
    material: Material,
    one_of: usize,
}

impl Asked {
    /// Reads text such as `KPvKP`, or `KPvKP/10` for one position of ten.
    pub fn read(text: &str) -> Option<Asked> {
        let (material, one_of) = match text.split_once('/') {
            Some((material, number)) => (material, number.parse().ok().filter(|&one| one > 0)?),
            None => (text, 1),
        };
        Some(Asked { material: Material::read(material)?, one_of })
    }
}

/// Counts and prints a row for each material. Whether every answer was right.
pub fn count(asked: &[Asked]) -> bool {
    let mut few_men = FewMen::default();
    let mut is_right = true;
    println!(
        "{:<10} {:>11} {:>9} {:>9} {:>8} {:>11} {:>11} {:>11} {:>7} {:>9}",
        "material",
        "positions",
        "W never",
        "B never",
        "contrad.",
        "asked",
        "mates",
        "never",
        "wrong",
        "undecided"
    );
    for Asked { material, one_of } in asked {
        let mut row = Row::default();
        let answers = few_men.answers(material, Extent::All);
        let contradictions = answers.contradictions();
        for (position, can_mate) in answers.positions() {
            for color in Color::ALL {
                row.impossible[place_of(color)] += usize::from(!can_mate[place_of(color)]);
            }
            if row.positions.is_multiple_of(*one_of) {
                row.ask(&position, can_mate);
            }
            row.positions += 1;
        }
        println!(
            "{:<10} {:>11} {:>9} {:>9} {:>8} {:>11} {:>11} {:>11} {:>7} {:>9}",
            material.to_string(),
            row.positions,
            row.impossible[0],
            row.impossible[1],
            contradictions,
            row.mates + row.never + row.wrong.len() + row.undecided.len(),
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
        is_right &= row.wrong.is_empty() && contradictions == 0;
    }
    is_right
}

/// What was counted of one material.
#[derive(Default)]
struct Row {
    positions: usize,
    /// In how many White, and Black, can never mate.
    impossible: [usize; 2],
    mates: usize,
    never: usize,
    wrong: Vec<String>,
    undecided: Vec<String>,
}

impl Row {
    /// Asks the prover for both sides.
    fn ask(&mut self, position: &rokade_rules::Position, can_mate: [bool; 2]) {
        for color in Color::ALL {
            let text = || format!("{} {color:?}", fen::write(position));
            match (can_mate[place_of(color)], can_checkmate(position, color)) {
                (true, Mating::Winnable { .. }) => self.mates += 1,
                (false, Mating::Unwinnable { .. }) => self.never += 1,
                (_, Mating::Undecided { .. }) => self.undecided.push(text()),
                _ => self.wrong.push(text()),
            }
        }
    }
}
