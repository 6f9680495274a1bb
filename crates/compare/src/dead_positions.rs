//! Dead positions side by side with `chasolver`, the best that exists.
//!
//! Both are asked about the same positions in one process, each answer several
//! times over; what counts is the median of an answer's rounds, in processor time, so
//! that a busy machine disturbs less. Answers that
//! differ from what the file says are counted, not passed over.

use chasolver::Winnability;
use chess::{Board, Color as TheirColor};
use rokade_rules::ending::dead_position::{Mating, can_checkmate};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};
use rustix::time::{ClockId, clock_gettime};
use std::fs;
use std::hint::black_box;
use std::process::ExitCode;
use std::str::FromStr;

/// The positions with known answers.
pub const FILE: &str = "../shared/data/dead/open.epd";

/// One position as both read it, and what is known about it.
struct Case {
    kind: String,
    ours: Position,
    theirs: Board,
    /// Whether White can mate, and Black.
    can_mate: [bool; 2],
}

/// What one side said, and how long it took.
pub struct Column {
    wrong: usize,
    undecided: usize,
    /// The median of each answer's rounds.
    pub microseconds: Vec<f64>,
}

/// Prints the table.
pub fn table(rounds: usize, file: &str) -> ExitCode {
    let Ok(text) = fs::read_to_string(file) else {
        println!("{file} cannot be read");
        return ExitCode::FAILURE;
    };
    let cases: Vec<Case> = text.lines().filter_map(case).collect();
    let mut kinds: Vec<&str> = cases.iter().map(|case| case.kind.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    heading(rounds);
    for kind in kinds {
        let cases: Vec<&Case> = cases.iter().filter(|case| case.kind == kind).collect();
        let mut columns = [const { Column::new() }; 4];
        for case in cases {
            with_a_line(case, rounds, &mut columns);
            plain(case, rounds, &mut columns);
        }
        let names = ["rokade", "chasolver", "rokade is_dead", "chasolver fast, both"];
        for (name, column) in names.into_iter().zip(columns) {
            column.print(&format!("{kind}: {name}"));
        }
    }
    ExitCode::SUCCESS
}

/// Prints what the columns are.
pub fn heading(rounds: usize) {
    println!(
        "{:<34}{:>8}{:>7}{:>7}{:>10}{:>10}{:>10}{:>12}   µs, median of {rounds}",
        "", "answers", "wrong", "undec.", "median", "mean", "99 %", "most"
    );
}

/// A line of the file; none if it is a comment or not for both.
fn case(line: &str) -> Option<Case> {
    if line.starts_with('#') {
        return None;
    }
    let fields: Vec<&str> = line.split_whitespace().take(4).collect();
    let operation = |name: &str| {
        let (_, rest) = line.split_once(name)?;
        Some(rest.trim().split(';').next()?.trim().to_owned())
    };
    let text = format!("{} 0 1", fields.join(" "));
    Some(Case {
        kind: operation("kind ")?,
        ours: fen::read_lenient(&text, CastlingMode::Standard).ok()?.0,
        theirs: Board::from_str(&text).ok()?,
        can_mate: [operation("w_can_mate ")? == "yes", operation("b_can_mate ")? == "yes"],
    })
}

/// The whole answer for both sides.
fn with_a_line(case: &Case, rounds: usize, columns: &mut [Column; 4]) {
    let sides = [(Color::White, TheirColor::White), (Color::Black, TheirColor::Black)];
    for ((our_color, their_color), can_mate) in sides.into_iter().zip(case.can_mate) {
        let mut ours = Vec::with_capacity(rounds);
        let mut theirs = Vec::with_capacity(rounds);
        for round in 0..rounds {
            let (answer, time) = timed(|| can_checkmate(&case.ours, our_color));
            ours.push(time);
            let said = match answer {
                Mating::Winnable { .. } => Some(true),
                Mating::Unwinnable { .. } => Some(false),
                Mating::Undecided { .. } => None,
            };
            let (answer, time) = timed(|| chasolver::winnability(&case.theirs, their_color));
            theirs.push(time);
            let they = answer.map(|answer| matches!(answer, Winnability::Winnable { .. }));
            if round == 0 {
                columns[0].count(said, can_mate);
                columns[1].count(they, can_mate);
            }
        }
        columns[0].microseconds.push(crate::median::median(&mut ours));
        columns[1].microseconds.push(crate::median::median(&mut theirs));
    }
}

/// "Is this dead?"; theirs has to be asked for both sides.
fn plain(case: &Case, rounds: usize, columns: &mut [Column; 4]) {
    let mut ours = Vec::with_capacity(rounds);
    let mut theirs = Vec::with_capacity(rounds);
    let dead = case.can_mate == [false, false];
    for round in 0..rounds {
        let (we, time) = timed(|| case.ours.is_dead());
        ours.push(time);
        let (they, time) = timed(|| {
            [TheirColor::White, TheirColor::Black]
                .map(|color| chasolver::is_unwinnable_fast(&case.theirs, color))
        });
        theirs.push(time);
        if round == 0 {
            columns[2].count(Some(we), dead);
            columns[3].count(Some(they == [true, true]), dead);
        }
    }
    columns[2].microseconds.push(crate::median::median(&mut ours));
    columns[3].microseconds.push(crate::median::median(&mut theirs));
}

/// An answer, and how many microseconds it took.
pub fn timed<T>(ask: impl FnOnce() -> T) -> (T, f64) {
    let start = processor_time();
    let answer = black_box(ask());
    (answer, (processor_time() - start) * 1e6)
}

/// What this thread has used so far, in seconds; to ask costs some tenths of a
/// microsecond, which are in every figure.
fn processor_time() -> f64 {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 * 1e-9
}

impl Column {
    /// Nothing was asked yet.
    pub const fn new() -> Column {
        Column { wrong: 0, undecided: 0, microseconds: Vec::new() }
    }

    fn count(&mut self, said: Option<bool>, right: bool) {
        self.wrong += usize::from(said.is_some_and(|said| said != right));
        self.undecided += usize::from(said.is_none());
    }

    /// Prints a row.
    pub fn print(mut self, name: &str) {
        self.microseconds.sort_by(f64::total_cmp);
        let all = &self.microseconds;
        let at = |share: f64| all[(share * (all.len() - 1) as f64) as usize];
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        println!(
            "{name:<34}{:>8}{:>7}{:>7}{:>10.2}{:>10.2}{:>10.1}{:>12.0}",
            all.len(),
            self.wrong,
            self.undecided,
            at(0.5),
            mean,
            at(0.99),
            at(1.0)
        );
    }
}
