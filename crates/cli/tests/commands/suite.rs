//! `rokade suite`.

use std::path::PathBuf;

use serde_json::Value;

use crate::program::{dutch, english};

/// A file of this test's own, removed at the end.
struct Suite(PathBuf);

impl Suite {
    fn of(name: &str, text: &str) -> Suite {
        let path = std::env::temp_dir().join(format!("rokade-suite-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Suite(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Suite {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn objects(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The first is mate in one; the second asks for a move that loses a queen.
const POSITIONS: &str = "7k/8/5K2/8/8/8/8/6Q1 w - - bm Qg7; id \"mate\";\n\
                         7k/8/5K2/8/8/8/8/6Q1 w - - bm Qg8+; id \"blunder\";\n";

#[test]
fn what_is_missed_is_told_and_the_rest_counted() {
    let suite = Suite::of("moves.epd", POSITIONS);
    let (output, errors, code) = english(&["suite", "--nodes", "2000", suite.path()], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let lines: Vec<_> = output.lines().collect();
    assert!(lines[0].starts_with("blunder: Qg8+ expected, Qg7# played (#1"), "{output}");
    assert_eq!(lines[1], format!("{}: 1 of 2 solved at 2000 nodes", suite.path()));
    let (uitvoer, _, _) = dutch(&["suite", "--nodes", "2000", suite.path()], "");
    assert!(uitvoer.contains("1 van 2 opgelost"), "{uitvoer}");
}

#[test]
fn json_tells_every_position() {
    let suite = Suite::of("json.epd", POSITIONS);
    let (output, _, _) = english(&["suite", "--json", "--nodes", "2000", suite.path()], "");
    let lines = objects(&output);
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["solved"], &lines[0]["best"]), (&true.into(), &"Qg7#".into()));
    assert_eq!((&lines[1]["solved"], &lines[1]["expected"]), (&false.into(), &"Qg8+".into()));
    assert_eq!((&lines[2]["solved"], &lines[2]["of"]), (&1.into(), &2.into()));
}

#[test]
fn mates_are_proved_exactly() {
    let suite = Suite::of(
        "mates.epd",
        "7k/8/5K2/8/8/8/8/6Q1 w - - bm #1;\n\
         7k/8/5K2/8/8/8/8/6Q1 w - - bm #2; id \"too long\";\n\
         6k1/5ppp/8/8/8/8/8/R5K1 w - - bm #9;\n\
         R5k1/5ppp/8/8/8/8/8/6K1 b - - bm #-0;\n",
    );
    let (output, errors, code) = english(&["suite", "--mates", suite.path()], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(output.starts_with("too long: mate in 2 not proved, found #1 in "), "{output}");
    assert!(output.contains(": 1 of 3 proved exactly, 1 passed over; median "), "{output}");
}

#[test]
fn mates_are_read_from_games() {
    let suite = Suite::of(
        "mates.pgn",
        "[FEN \"7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\"]\n[SetUp \"1\"]\n[Termination \"mate in 1\"]\n\n\
         1. Qg7# *\n\n[White \"nobody\"]\n\n*\n",
    );
    let (output, _, code) = english(&["suite", "--mates", "--json", suite.path()], "");
    let lines = objects(&output);
    assert_eq!((lines.len(), code), (2, 0));
    assert_eq!((&lines[0]["proved"], &lines[0]["mate"]), (&true.into(), &1.into()));
    assert_eq!((&lines[1]["proved"], &lines[1]["of"]), (&1.into(), &1.into()));
}

#[test]
fn bad_lines_are_told_and_passed_over() {
    let suite = Suite::of("bad.epd", "nonsense\n7k/8/5K2/8/8/8/8/6Q1 w - - id \"no goal\";\n");
    let (output, errors, code) = english(&["suite", suite.path()], "");
    assert!(output.contains(": 0 of 0 solved"), "{output}");
    assert!(errors.contains("line 1, column 1: part 1: "), "{errors}");
    assert!(errors.contains("line 2, column 1: neither bm nor am nor dm"), "{errors}");
    assert_eq!(code, 2);
}
