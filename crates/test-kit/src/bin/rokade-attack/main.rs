//! Attacks the prover of dead positions (FIDE 5.2.2) with brute force, for longer than a test may.
//!
//! `rokade-attack walls [SECONDS [SEED]]` draws positions near a wall; `rokade-attack few-men
//! [MATERIAL...]` goes through every position of material such as `KPvKN`, and asks the prover about
//! each, or for `KPvKN/100` about one of a hundred. What does not hold is printed, and the attack
//! fails.

#![allow(clippy::print_stdout)]

mod few_men;
mod walls;

use few_men::Asked;
use std::process::ExitCode;

/// How long walls are attacked, unless the caller says otherwise.
const SECONDS: u64 = 60;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let holds = match words[..] {
        ["walls"] => Some(walls::attack_for(SECONDS, 1)),
        ["walls", ref numbers @ ..] => {
            seconds_and_seed(numbers).map(|(seconds, seed)| walls::attack_for(seconds, seed))
        }
        ["few-men"] => few_men_of(&few_men::ASKED),
        ["few-men", ref material @ ..] => few_men_of(material),
        _ => None,
    };
    match holds {
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
        None => {
            println!("walls [SECONDS [SEED]] | few-men [MATERIAL...], such as KPvKN or KPvKN/100");
            ExitCode::FAILURE
        }
    }
}

fn seconds_and_seed(numbers: &[&str]) -> Option<(u64, u64)> {
    let number = |text: &&str| text.parse().ok();
    match numbers {
        [seconds] => Some((number(seconds)?, 1)),
        [seconds, seed] => Some((number(seconds)?, number(seed)?)),
        _ => None,
    }
}

fn few_men_of(material: &[&str]) -> Option<bool> {
    let asked: Option<Vec<Asked>> = material.iter().map(|text| Asked::read(text)).collect();
    Some(few_men::count(&asked?))
}
