//! `rokade analyse` and `rokade bench`.

use serde_json::Value;

use crate::program::{dutch, english};

const ITALIAN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

#[test]
fn lines_are_told_in_the_letters_of_the_language() {
    let arguments = ["analyse", "--depth", "4", "--lines", "2", "--fen", ITALIAN];
    let (output, errors, code) = english(&arguments, "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let lines: Vec<_> = output.lines().collect();
    assert_eq!((lines.len(), lines[0]), (4, ITALIAN));
    assert!(lines[1].starts_with("  Depth 4, "), "{output}");
    assert!(lines[2].starts_with("  1. ") && lines[3].starts_with("  2. "), "{output}");
    let (uitvoer, _, _) = dutch(&["analyse", "--fen", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"], "");
    assert!(uitvoer.contains("#1  Dg7#"), "{uitvoer}");
}

#[test]
fn json_has_scores_and_moves() {
    let mate = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1";
    let input = format!("{mate}\nnonsense\n{ITALIAN}\n");
    let (output, _, code) = english(&["analyse", "--nodes", "3000", "--json"], &input);
    let lines: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), code), (3, 2));
    assert_eq!(lines[0]["lines"][0]["mate"], 1);
    assert_eq!(lines[0]["lines"][0]["moves"], serde_json::json!(["g1g7"]));
    assert_eq!(lines[0]["lines"][0]["san"], serde_json::json!(["Qg7#"]));
    assert_eq!(lines[1]["line"], 2);
    assert!(lines[2]["lines"][0]["score_cp"].is_i64(), "{output}");
    assert!(lines[2]["nodes"].as_u64() <= Some(3_000));
}

#[test]
fn a_finished_game_has_nothing_to_play() {
    let (output, _, code) = english(&["analyse", "--fen", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"], "");
    assert!(output.contains("1.   +0.00"), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn the_bench_is_what_is_written_down() {
    let (output, errors, code) = english(&["bench", "--json"], "");
    let object: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&object["matches"], &object["nodes"]), (&true.into(), &object["signature"]));
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn endgame_tables_are_asked_where_they_are_named() {
    let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/tests/tables");
    let hits = |more: &[&str]| {
        let fen = "8/8/8/4k3/8/8/p7/K6R b - - 0 1";
        let arguments = [&["analyse", "--json", "--depth", "5", "--fen", fen], more].concat();
        let (output, errors, code) = english(&arguments, "");
        assert_eq!((errors.as_str(), code), ("", 0));
        let object: Value = serde_json::from_str(&output).unwrap();
        object["table_hits"].as_u64().unwrap()
    };
    assert_eq!(hits(&[]), 0);
    assert!(hits(&["--syzygy", tables]) > 0);
    let (_, errors, code) = dutch(&["analyse", "--syzygy", "/nergens", "--fen", ITALIAN], "");
    assert!(errors.starts_with("rokade: --syzygy: "), "{errors}");
    assert!(errors.contains("/nergens"), "{errors}");
    assert_eq!(code, 2);
}
