//! `dead/*.epd`: positions with known answers to FIDE 5.2.2, `w_can_mate` and `b_can_mate`.
//!
//! Every answer must be the known one and stand up to the slow checkers; what is undecided counts
//! as a failure. Closures that are too long to be counted again are told in the last remark.

use std::io;
use std::path::Path;

use rokade_rules::Color;
use rokade_rules::ending::dead_position::{Mating, can_checkmate};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_test_kit::dead_position::{Rechecked, recheck};

use super::lines;
use super::tally::{self, Tally};

/// How many positions of a closure are counted again.
const LIMIT: usize = 1_000;

/// What became of one position: its failures, and how many closures were too long.
type Judged = Result<usize, String>;

/// Asks about both sides of every position.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut too_long = 0;
    for path in lines::files(folder, &["epd"])? {
        for judged in tally::in_parallel(&lines::of_file(&path)?, |text| line(text)) {
            too_long += judged.as_ref().copied().unwrap_or(0);
            tally.count(judged.map(|_| ()));
        }
    }
    tally.remarks.push(format!("{too_long} closures not counted again"));
    Ok(tally)
}

fn line(text: &str) -> Judged {
    let fields: Vec<&str> = text.split_whitespace().take(4).collect();
    let fen = format!("{} 0 1", fields.join(" "));
    let (position, _) = fen::read_lenient(&fen, CastlingMode::Standard)
        .map_err(|faults| format!("{text}: {faults}"))?;
    let mut too_long = 0;
    for (color, opcode) in [(Color::White, "w_can_mate"), (Color::Black, "b_can_mate")] {
        let answer = can_checkmate(&position, color);
        let said = match answer {
            Mating::Winnable { .. } => "yes",
            Mating::Unwinnable { .. } => "no",
            Mating::Undecided { .. } => "undecided",
        };
        let known = text.split_once(opcode).and_then(|(_, rest)| rest.split(';').next());
        if known.map(str::trim) != Some(said) {
            return Err(format!("{text}: {opcode} is {said}"));
        }
        match recheck(&position, color, &answer, LIMIT) {
            Rechecked::Holds => {}
            Rechecked::TooLong => too_long += 1,
            Rechecked::Wrong(why) => return Err(format!("{text}: {opcode} {said}: {why}")),
        }
    }
    Ok(too_long)
}
