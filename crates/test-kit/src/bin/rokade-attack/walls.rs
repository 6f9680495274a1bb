//! Random positions near a wall, for as long as asked.
//!
//! Every answer stands up to its own slow checker, and every *no* to brute force, as far as a few
//! million positions go.

use rokade_rules::ending::dead_position::{Mating, Reason, can_checkmate};
use rokade_rules::notation::fen;
use rokade_rules::{Color, Position};
use rokade_test_kit::dead_position::{Closed, Rechecked, closure, recheck};
use rokade_test_kit::rng::Rng;
use rokade_test_kit::walls::{Company, draw};
use std::time::{Duration, Instant};

/// How many positions brute force visits before it gives up.
const LIMIT: usize = 3_000_000;

/// What came of the positions of one company.
#[derive(Default)]
struct Tally {
    positions: usize,
    mates: usize,
    walls: usize,
    closures: usize,
    other: usize,
    undecided: usize,
    /// *No*, and brute force has been everywhere.
    confirmed: usize,
    wrong: usize,
}

/// Attacks for so many seconds and prints a row for each company. Whether every answer held.
pub fn attack_for(seconds: u64, seed: u64) -> bool {
    let mut rng = Rng::seeded(seed);
    let mut tallies = Company::ALL.map(|company| (company, Tally::default()));
    let (began, time) = (Instant::now(), Duration::from_secs(seconds));
    while began.elapsed() < time {
        for (company, tally) in &mut tallies {
            if let Some(position) = draw(*company, &mut rng) {
                tally.positions += 1;
                Color::ALL.into_iter().for_each(|color| attack(&position, color, tally));
            }
        }
    }
    println!(
        "{:<12} {:>9} {:>8} {:>7} {:>9} {:>7} {:>10} {:>10} {:>6}",
        "company",
        "positions",
        "mates",
        "walls",
        "closures",
        "other",
        "undecided",
        "confirmed",
        "wrong"
    );
    for (company, tally) in &tallies {
        println!(
            "{:<12} {:>9} {:>8} {:>7} {:>9} {:>7} {:>10} {:>10} {:>6}",
            format!("{company:?}"),
            tally.positions,
            tally.mates,
            tally.walls,
            tally.closures,
            tally.other,
            tally.undecided,
            tally.confirmed,
            tally.wrong
        );
    }
    tallies.iter().all(|(_, tally)| tally.wrong == 0)
}

/// Asks one question and tries to break the answer.
fn attack(position: &Position, color: Color, tally: &mut Tally) {
    let answer = can_checkmate(position, color);
    match &answer {
        Mating::Winnable { .. } => tally.mates += 1,
        Mating::Unwinnable { reason: Reason::Wall(_) } => tally.walls += 1,
        Mating::Unwinnable { reason: Reason::Closure(_) } => tally.closures += 1,
        Mating::Unwinnable { .. } => tally.other += 1,
        Mating::Undecided { .. } => {
            tally.undecided += 1;
            return;
        }
    }
    let mut fault = match recheck(position, color, &answer, LIMIT) {
        Rechecked::Wrong(why) => Some(why),
        Rechecked::Holds | Rechecked::TooLong => None,
    };
    if answer.is_impossible()
        && !matches!(answer, Mating::Unwinnable { reason: Reason::Closure(_) })
    {
        match closure(position, color, LIMIT) {
            Closed::Mate => fault = Some("brute force finds a mate".to_owned()),
            Closed::Never(_) => tally.confirmed += 1,
            Closed::TooMany => {}
        }
    }
    if let Some(why) = fault {
        tally.wrong += 1;
        println!("{} {color:?}: {why}: {answer:?}", fen::write(position));
    }
}
