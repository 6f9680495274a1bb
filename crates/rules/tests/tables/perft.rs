//! How many paths of legal moves there are, as other programs count them.

use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_rules::position::perft::{divide, perft};

const STANDARD: &str = include_str!("../data/perft_standard.epd");
const CHESS960: &str = include_str!("../data/perft_chess960.epd");
const PINS: &str = include_str!("../data/perft_pins.epd");
const TRICKY: &str = include_str!("../data/perft_tricky.epd");
const UNREACHABLE: &str = include_str!("../data/perft_unreachable.epd");

/// The FEN of a line and its counts by depth.
fn parse(line: &str) -> (&str, Vec<(u32, u64)>) {
    let mut parts = line.split(" ;D");
    let fen = parts.next().expect("a line begins with its FEN");
    let counts = parts.map(|part| {
        let (depth, count) = part.split_once(' ').expect("a depth and a count");
        (depth.parse().expect("a depth"), count.parse().expect("a count"))
    });
    (fen, counts.collect())
}

/// Counts every line of a table; gives the number of lines and the number of paths.
#[track_caller]
fn count(table: &str, read: impl Fn(&str) -> Position) -> (usize, u64) {
    let (mut lines, mut total) = (0, 0);
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (text, counts) = parse(line);
        let position = read(text);
        for (depth, expected) in counts {
            assert_eq!(perft(&position, depth), expected, "{text} at depth {depth}");
            total += expected;
        }
        lines += 1;
    }
    (lines, total)
}

fn strictly(text: &str, mode: CastlingMode) -> Position {
    fen::read(text, mode).unwrap_or_else(|faults| panic!("{text}: {faults}"))
}

#[test]
fn orthodox_positions_have_the_known_counts() {
    let (lines, total) = count(STANDARD, |text| strictly(text, CastlingMode::Standard));
    assert_eq!((lines, total), (126, 30_939_703));
}

#[test]
fn chess960_positions_have_the_known_counts() {
    let (lines, total) = count(CHESS960, |text| strictly(text, CastlingMode::Chess960));
    assert_eq!((lines, total), (960, 494_998_434));
}

/// Orthodox positions are Chess960 positions too, and nothing changes but how castling is written.
#[test]
fn orthodox_positions_have_the_same_counts_in_chess960() {
    for line in STANDARD.lines().filter(|line| !line.starts_with('#')) {
        let (text, counts) = parse(line);
        let position = strictly(text, CastlingMode::Chess960);
        for (depth, expected) in counts.into_iter().filter(|&(_, count)| count < 10_000) {
            assert_eq!(perft(&position, depth), expected, "{text} at depth {depth}");
        }
    }
}

#[test]
fn en_passant_pins_have_the_known_counts() {
    let (lines, _) = count(PINS, |text| strictly(text, CastlingMode::Standard));
    assert_eq!(lines, 34);
}

/// Three lines of the same source contradict themselves: the king would have stood in check
/// before the double step.
#[test]
fn double_steps_out_of_a_standing_check_are_refused() {
    for text in [
        "4k3/2rn4/8/2K1pP2/8/8/8/8 w - e6 0 1",
        "4k3/8/K6r/3pP3/8/8/8/8 w - d6 0 1",
        "4k3/8/K6q/3pP3/8/8/8/8 w - d6 0 1",
    ] {
        assert!(fen::read(text, CastlingMode::Standard).is_err(), "{text}");
    }
}

#[test]
fn tricky_positions_have_the_known_counts() {
    let (lines, _) = count(TRICKY, |text| strictly(text, CastlingMode::Chess960));
    assert_eq!(lines, 16);
}

/// What no game can reach is counted all the same, once somebody insists.
#[test]
fn unreachable_positions_have_the_known_counts() {
    let (lines, _) = count(UNREACHABLE, |text| {
        assert!(fen::read(text, CastlingMode::Chess960).is_err(), "{text}");
        let (position, _) = fen::read_lenient(text, CastlingMode::Chess960)
            .unwrap_or_else(|faults| panic!("{text}: {faults}"));
        assert_eq!(position.legal_moves().len() as u64, perft(&position, 1), "{text}");
        position
    });
    assert_eq!(lines, 11);
}

#[test]
fn the_counts_of_the_first_moves_add_up() {
    for line in STANDARD.lines().filter(|line| !line.starts_with('#')) {
        let (text, counts) = parse(line);
        let position = strictly(text, CastlingMode::Standard);
        for (depth, expected) in counts.into_iter().filter(|&(_, count)| count < 10_000) {
            let divided = divide(&position, depth);
            assert_eq!(divided.len(), position.legal_moves().len());
            assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), expected, "{text}");
        }
        assert!(divide(&position, 0).is_empty());
    }
}
