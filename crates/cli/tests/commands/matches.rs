//! `rokade match`: whole matches with good and bad engines.

use std::path::PathBuf;

use serde_json::Value;

use crate::program::{dutch, english};

/// This program as an engine of somebody else.
fn program() -> String {
    format!("\"{}\" uci", assert_cmd::cargo::cargo_bin!("rokade").display())
}

/// A file of this test's own.
fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("rokade-match-{}-{name}", std::process::id()))
}

/// An engine that introduces itself and answers each `go` with this line of shell.
fn engine(answer: &str) -> String {
    format!(
        "sh -c \"while read -r word rest; do case $word in \
         uci) echo id name Bad; echo uciok;; isready) echo readyok;; \
         go) {answer};; quit) exit;; esac; done\""
    )
}

fn objects(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_match_between_two_programs_counts_pairs_and_writes_games() {
    let pgn = file("pair.pgn");
    let arguments = [
        "match",
        "--a",
        "internal",
        "--b",
        &program(),
        "--games",
        "4",
        "--nodes-a",
        "600",
        "--nodes-b",
        "100",
        "--hash",
        "1",
        "--concurrency",
        "2",
        "--json",
        "--pgn",
        pgn.to_str().unwrap(),
    ];
    let (output, errors, code) = english(&arguments, "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let lines = objects(&output);
    assert_eq!(lines.len(), 5);
    let end = lines.last().unwrap();
    assert_eq!(end["games"], 4);
    let sum: u64 = ["won", "drawn", "lost"].iter().map(|key| end[key].as_u64().unwrap()).sum();
    assert_eq!(sum, 4);
    assert_eq!(end["pairs"].as_array().unwrap().iter().filter_map(Value::as_u64).sum::<u64>(), 2);
    assert_eq!(end["lost_by_illegal_move"], serde_json::json!([0, 0]));

    // The games are games, with the colors changed.
    let (checked, _, code) = english(&["pgn", "check", pgn.to_str().unwrap()], "");
    assert!(checked.contains("Games: 4,") && checked.contains("faults: 0,"), "{checked}");
    assert_eq!(code, 0);
    let games = std::fs::read_to_string(&pgn).unwrap();
    std::fs::remove_file(&pgn).unwrap();
    assert!(games.contains("[WhiteBudget \"nodes 600\"]"), "{games}");
    assert!(games.contains("[WhiteBudget \"nodes 100\"]"), "{games}");
    assert_eq!(games.matches("[Termination \"normal\"]").count(), 4);
}

/// With limits of nodes and one table the same match is played again.
#[test]
fn the_same_match_has_the_same_games() {
    let arguments =
        ["match", "--a", "internal", "--b", "internal", "--games", "2", "--depth", "2", "--json"];
    let first = english(&arguments, "");
    let without_time = |output: &str| {
        let mut lines = objects(output);
        for key in ["processor_seconds_a_move", "nodes_a_processor_second"] {
            lines.last_mut().unwrap()[key] = Value::Null;
        }
        lines
    };
    assert_eq!(without_time(&first.0), without_time(&english(&arguments, "").0));
    assert_eq!(first.2, 0);
}

#[test]
fn whoever_plays_an_illegal_move_loses() {
    let bad = engine("echo bestmove e2e5");
    let pgn = file("illegal.pgn");
    let arguments = [
        "match",
        "--a",
        "internal",
        "--b",
        &bad,
        "--games",
        "2",
        "--nodes",
        "50",
        "--pgn",
        pgn.to_str().unwrap(),
    ];
    let (output, errors, code) = english(&arguments, "");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(output.contains("Games 2: +2 =0 -0, 100.0 % for A"), "{output}");
    assert!(output.contains("B lost 0 games on time, 2 by an illegal move"), "{output}");
    let games = std::fs::read_to_string(&pgn).unwrap();
    std::fs::remove_file(&pgn).unwrap();
    assert_eq!(games.matches("[Termination \"rules infraction\"]").count(), 2);
    assert!(games.contains("plays \"e2e5\""), "{games}");
}

#[test]
fn whoever_ends_or_falls_silent_loses_and_is_started_again() {
    for (answer, time, broken) in [("exit 3", 0, 2), (":", 2, 0)] {
        let bad = engine(answer);
        let arguments =
            ["match", "--a", &bad, "--b", "internal", "--games", "2", "--clock", "0.2", "--json"];
        let (output, errors, code) = english(&arguments, "");
        assert_eq!((errors.as_str(), code), ("", 0), "{answer}");
        let end = objects(&output).pop().unwrap();
        assert_eq!(end["lost"], 2, "{output}");
        assert_eq!(end["lost_on_time"], serde_json::json!([time, 0]), "{output}");
        assert_eq!(end["lost_by_silence"], serde_json::json!([broken, 0]), "{output}");
    }
}

/// A limit that neither engine knows is kept from outside.
#[test]
fn engines_are_given_the_same_work() {
    let arguments = [
        "match",
        "--a",
        "internal",
        "--b",
        &program(),
        "--games",
        "2",
        "--work",
        "10",
        "--draw",
        "3000,1,1",
        "--json",
    ];
    let (output, errors, code) = english(&arguments, "");
    if cfg!(target_os = "linux") {
        assert_eq!((errors.as_str(), code), ("", 0));
        let end = objects(&output).pop().unwrap();
        assert_eq!(end["games"], 2);
        for used in end["processor_seconds_a_move"].as_array().unwrap() {
            assert!(used.as_f64().unwrap() > 0.0, "{output}");
        }
        assert_eq!(end["lost_by_silence"], serde_json::json!([0, 0]));
    }
}

#[test]
fn openings_come_from_positions_and_games() {
    let epd = file("openings.epd");
    std::fs::write(&epd, "# two\n7k/8/5K2/8/8/8/8/6Q1 w - - id \"mate\";\n").unwrap();
    let pgn = file("openings.pgn");
    std::fs::write(&pgn, "[White \"x\"]\n\n1. f3 e5 2. g4 *\n").unwrap();
    for (openings, expected) in [(&epd, "plies\":1"), (&pgn, "plies\":4")] {
        let arguments = [
            "match",
            "--a",
            "internal",
            "--b",
            "internal",
            "--games",
            "2",
            "--nodes",
            "3000",
            "--json",
            "--openings",
            openings.to_str().unwrap(),
        ];
        let (output, errors, code) = english(&arguments, "");
        std::fs::remove_file(openings).unwrap();
        assert_eq!((errors.as_str(), code), ("", 0));
        let end = objects(&output).pop().unwrap();
        assert_eq!((&end["won"], &end["lost"]), (&1.into(), &1.into()), "{output}");
        assert!(output.contains(expected), "{output}");
    }
}

#[test]
fn a_test_stops_when_it_is_clear() {
    let bad = engine("echo bestmove 0000");
    let arguments = [
        "match", "--a", "internal", "--b", &bad, "--games", "1000", "--nodes", "1", "--sprt",
        "0,400", "--json",
    ];
    let (output, _, code) = english(&arguments, "");
    let end = objects(&output).pop().unwrap();
    assert_eq!((&end["sprt"]["decision"], code), (&"elo1".into(), 0));
    assert!(end["games"].as_u64().unwrap() < 1_000);
}

#[test]
fn what_cannot_be_used_is_told_in_both_languages() {
    let empty = file("empty.epd");
    std::fs::write(&empty, "# nothing\n").unwrap();
    let empty = empty.to_str().unwrap();
    let broken = file("broken.epd");
    std::fs::write(&broken, "8/8 w - - 0 1\n").unwrap();
    let broken = broken.to_str().unwrap();
    for (more, in_english, in_dutch) in [
        (&["--b", "/no/such/engine"][..], "engine B cannot play", "engine B kan niet spelen"),
        (&["--b", "true"], "engine B cannot play: it has ended", "engine B kan niet spelen"),
        (&["--b", "internal", "--openings", empty], "there is no opening", "er staat geen opening"),
        (&["--b", "internal", "--openings", broken], "line 1, column", "regel 1, kolom"),
        (&["--b", "internal", "--openings", "/no/such"], "cannot read", "kan /no/such niet lezen"),
        (&["--b", "internal", "--pgn", "/no/such/x"], "cannot write", "kan niet naar /no/such/x"),
        (
            &["--b", "internal", "--clock", "soon"],
            "no value for --clock",
            "geen waarde voor --clock",
        ),
        (&["--b", "internal", "--sprt", "5,0"], "no value for --sprt", "geen waarde voor --sprt"),
        (&["--b", "internal", "--games", "1"], "no value for --games", "geen waarde voor --games"),
    ] {
        let mut arguments = vec!["match", "--a", "internal"];
        arguments.extend(more);
        for ((output, errors, code), expected) in
            [(english(&arguments, ""), in_english), (dutch(&arguments, ""), in_dutch)]
        {
            assert!(errors.contains(expected), "{more:?}: {errors}");
            assert_eq!((output.as_str(), code), ("", 2), "{more:?}");
        }
    }
    std::fs::remove_file(empty).unwrap();
    std::fs::remove_file(broken).unwrap();
}

#[test]
fn the_internal_engine_plays_from_the_book_that_is_named() {
    let pgn = file("book.pgn");
    let (_, errors, code) = english(
        &[
            "match",
            "--a",
            "internal",
            "--b",
            "internal",
            "--book",
            "own",
            "--nodes",
            "1",
            "--games",
            "6",
            "--seed",
            "4",
            "--draw",
            "10000,1,10",
            "--pgn",
            pgn.to_str().unwrap(),
        ],
        "",
    );
    assert_eq!((errors.as_str(), code), ("", 0));
    let games = std::fs::read_to_string(&pgn).unwrap();
    std::fs::remove_file(&pgn).unwrap();
    // Without a book every game would begin with the same move.
    let first_moves: std::collections::BTreeSet<_> =
        games.lines().filter_map(|line| line.strip_prefix("1. ")?.split(' ').next()).collect();
    assert!(first_moves.len() > 1, "{games}");
}
