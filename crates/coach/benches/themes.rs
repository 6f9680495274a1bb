//! How far the themes agree with a public table of puzzles:
//! `cargo bench -p rokade-coach --bench themes -- TABLE.csv [THEME]`.
//!
//! The table has the columns of the public database: an id, a position, the opponent's move and the
//! solution, …, the tags in the eighth. For each theme it prints how many puzzles have it by the
//! tags, by us, and by both; with a theme's tag behind the file, those on which we differ.

#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use std::collections::BTreeMap;

use rokade_coach::theme::{Solution, Theme};
use rokade_rules::Position;
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;

/// Themes that tags are compared for.
const COMPARED: [&str; 17] = [
    "mateIn1",
    "mateIn2",
    "mateIn3",
    "backRankMate",
    "smotheredMate",
    "fork",
    "pin",
    "skewer",
    "discoveredAttack",
    "discoveredCheck",
    "doubleCheck",
    "deflection",
    "trappedPiece",
    "hangingPiece",
    "sacrifice",
    "promotion",
    "underPromotion",
];

fn main() {
    let mut arguments = std::env::args().skip(1).filter(|argument| !argument.starts_with("--"));
    let Some(path) = arguments.next() else { return };
    let shown = arguments.next();
    let table = std::fs::read_to_string(&path).unwrap_or_default();
    let mut counts: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let Some(solution) = solution(&fields) else {
            println!("not understood: {line}");
            continue;
        };
        let ours: Vec<String> = Theme::of(&solution).into_iter().map(Theme::tag).collect();
        let theirs: Vec<&str> = fields[7].split(' ').collect();
        for tag in COMPARED {
            let (we, they) = (ours.iter().any(|our| our == tag), theirs.contains(&tag));
            let count = counts.entry(tag).or_default();
            count[0] += u32::from(they);
            count[1] += u32::from(we);
            count[2] += u32::from(we && they);
            if shown.as_deref() == Some(tag) && we != they {
                println!("{} {}", if we { "ours  " } else { "theirs" }, fields[..3].join(","));
            }
        }
    }
    println!("{:18} {:>6} {:>6} {:>6} {:>8}", "theme", "theirs", "ours", "both", "agree %");
    for (tag, [theirs, ours, both]) in counts {
        let either = theirs + ours - both;
        let agree = 100.0 * f64::from(both) / f64::from(either.max(1));
        println!("{tag:18} {theirs:>6} {ours:>6} {both:>6} {agree:>8.1}");
    }
}

fn solution(fields: &[&str]) -> Option<Solution> {
    let before = fen::read(fields.get(1)?, CastlingMode::Standard).ok()?;
    let mut position: Position = before;
    let mut moves = Vec::new();
    for text in fields.get(2)?.split(' ') {
        let chess_move = uci_move::read(text, &position).ok()?;
        position = position.after(chess_move);
        moves.push(chess_move);
    }
    let led_here = moves.remove(0);
    Solution::after(before, led_here, moves).ok()
}
