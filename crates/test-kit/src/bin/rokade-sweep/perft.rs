//! `perft/`: counts of move paths, to the depth with at most twenty million of them.
//!
//! Files ending in `.epd` have a line a position, `FEN ;D1 20 ;D2 400`; files ending in `.perft`
//! have paragraphs of `epd FEN` and `perft DEPTH COUNT`. Positions are read as Chess960 ones, which
//! orthodox ones are too, and leniently, because some lie outside what a game can reach.

use std::io;
use std::path::Path;

use rokade_rules::notation::epd;
use rokade_rules::position::CastlingMode;
use rokade_rules::position::perft::perft;

use super::lines;
use super::tally::{Tally, in_parallel};

/// No deeper than this many paths.
const LARGEST: u64 = 20_000_000;

/// Lines that contradict themselves: an en passant square after a double step that would have been
/// played out of a check that still stands. Placement and side to move of each.
const CONTRADICTIONS: [&str; 3] =
    ["4k3/2rn4/8/2K1pP2/8/8/8/8 w", "4k3/8/K6r/3pP3/8/8/8/8 w", "4k3/8/K6q/3pP3/8/8/8/8 w"];

/// A position and its counts by depth.
struct Line {
    file: String,
    fen: String,
    counts: Vec<(u32, u64)>,
}

/// Counts every line of every file.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let mut all = Vec::new();
    for path in lines::files(folder, &["epd", "perft"])? {
        let texts = lines::of_file(&path)?;
        let file = lines::name(&path);
        if file.ends_with(".perft") {
            all.extend(paragraphs(&file, &texts));
        } else {
            all.extend(texts.iter().filter_map(|text| line(&file, text)));
        }
    }
    all.retain(|line| !CONTRADICTIONS.iter().any(|start| line.fen.starts_with(start)));
    let mut tally = Tally::default();
    let mut paths = 0;
    for (result, counted) in in_parallel(&all, count) {
        tally.count(result);
        paths += counted;
    }
    tally.remarks.push(format!("{paths} paths"));
    tally.remarks.push(format!("{} lines contradict themselves", CONTRADICTIONS.len()));
    Ok(tally)
}

fn line(file: &str, text: &str) -> Option<Line> {
    let mut parts = text.split(';').map(str::trim);
    let fen = parts.next()?.to_owned();
    let counts = parts.filter_map(|part| {
        let (depth, count) = part.strip_prefix('D')?.split_once(' ')?;
        Some((depth.parse().ok()?, count.trim().parse().ok()?))
    });
    Some(Line { file: file.to_owned(), fen, counts: counts.collect() })
}

fn paragraphs(file: &str, texts: &[String]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for text in texts {
        if let Some(fen) = text.strip_prefix("epd ") {
            lines.push(Line { file: file.to_owned(), fen: fen.to_owned(), counts: Vec::new() });
        } else if let Some((depth, count)) =
            text.strip_prefix("perft ").and_then(|rest| rest.split_once(' '))
            && let (Ok(depth), Ok(count)) = (depth.parse(), count.trim().parse())
            && let Some(line) = lines.last_mut()
        {
            line.counts.push((depth, count));
        }
    }
    lines
}

fn count(line: &Line) -> (Result<(), String>, u64) {
    let Line { file, fen, counts } = line;
    let position = match epd::read_lenient(fen, CastlingMode::Chess960) {
        Ok((epd, _)) => *epd.position(),
        Err(faults) => return (Err(format!("{file}: {fen}: {faults}")), 0),
    };
    let mut counted = 0;
    if counts.is_empty() {
        return (Err(format!("{file}: {fen} has no counts")), 0);
    }
    for &(depth, expected) in counts.iter().filter(|(_, count)| *count <= LARGEST) {
        let found = perft(&position, depth);
        counted += found;
        if found != expected {
            let failure = format!("{file}: {fen}: {found} at depth {depth}, not {expected}");
            return (Err(failure), counted);
        }
    }
    (Ok(()), counted)
}
