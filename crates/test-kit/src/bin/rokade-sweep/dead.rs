//! `dead/*.epd`: positions with known answers to FIDE 5.2.2, `w_can_mate` and `b_can_mate`.
//!
//! Every answer must be the known one and stand up to the slow checkers. Answers that the prover
//! does not give within its budget are counted, and there may not come to be more of them. Closures
//! that are too long to be counted again are told in the last remark.

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

/// So many answers are undecided (`docs/decisions/0330-dead-positions.md`); it may not
/// become more.
const UNDECIDED_AT_MOST: usize = 0;

/// What there is to count of one position.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Closures that were too long to be counted again.
    too_long: usize,
    /// Answers that the prover did not give.
    undecided: usize,
}

/// Asks about both sides of every position.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut all = Seen::default();
    for path in lines::files(folder, &["epd"])? {
        for judged in tally::in_parallel(&lines::of_file(&path)?, |text| line(text)) {
            let seen = judged.as_ref().copied().unwrap_or_default();
            all.too_long += seen.too_long;
            all.undecided += seen.undecided;
            tally.count(judged.map(|_| ()));
        }
    }
    if all.undecided > UNDECIDED_AT_MOST {
        let why = format!("{} answers are undecided, {UNDECIDED_AT_MOST} were", all.undecided);
        tally.failures.push(why);
    }
    tally.remarks.push(format!("{} answers undecided", all.undecided));
    tally.remarks.push(format!("{} closures not counted again", all.too_long));
    Ok(tally)
}

fn line(text: &str) -> Result<Seen, String> {
    let fields: Vec<&str> = text.split_whitespace().take(4).collect();
    let fen = format!("{} 0 1", fields.join(" "));
    let (position, _) = fen::read_lenient(&fen, CastlingMode::Standard)
        .map_err(|faults| format!("{text}: {faults}"))?;
    let mut seen = Seen::default();
    for (color, opcode) in [(Color::White, "w_can_mate"), (Color::Black, "b_can_mate")] {
        let answer = can_checkmate(&position, color);
        let said = match answer {
            Mating::Winnable { .. } => "yes",
            Mating::Unwinnable { .. } => "no",
            Mating::Undecided { .. } => {
                seen.undecided += 1;
                continue;
            }
        };
        let known = text.split_once(opcode).and_then(|(_, rest)| rest.split(';').next());
        if known.map(str::trim) != Some(said) {
            return Err(format!("{text}: {opcode} is {said}"));
        }
        match recheck(&position, color, &answer, LIMIT) {
            Rechecked::Holds => {}
            Rechecked::TooLong => seen.too_long += 1,
            Rechecked::Wrong(why) => return Err(format!("{text}: {opcode} {said}: {why}")),
        }
    }
    Ok(seen)
}
