//! `rokade adjudicate`.

use crate::program::english;

/// A wall from one edge to the other.
const WALL: &str = "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1";

#[test]
fn a_line_or_a_reason_for_each_side() {
    let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let (output, errors, code) = english(&["adjudicate", "--json", "--fen", rook], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let answer: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&answer["status"], &answer["white_can_mate"]), (&"ongoing".into(), &"yes".into()));
    assert!(!answer["white_line"].as_array().unwrap().is_empty());
    assert_eq!(answer["black_can_mate"], "no");
    assert_eq!(answer["black_reason"], "material: bare king");
}

#[test]
fn standard_input_is_read_and_bad_lines_are_told() {
    let kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    let (output, _, code) = english(&["adjudicate", "--json"], &format!("{kings}\nnonsense\n"));
    let lines: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["status"], "dead");
    assert_eq!(lines[1]["line"], 2);
    assert!(lines[1]["error"].is_string());
    assert_eq!(code, 2);
}

#[test]
fn the_bench_prints_the_layer_table() {
    let (output, _, code) = english(&["adjudicate", "--bench", "--fen", WALL], "");
    let has = |layer: &str| output.lines().any(|line| line.starts_with(layer));
    assert!(has("all") && has("wall") && !has("helpmate"), "{output}");
    let undecided = output.lines().find(|line| line.starts_with("undecided")).unwrap_or_default();
    let numbers: Vec<&str> = undecided.split_whitespace().skip(1).collect();
    assert_eq!(numbers, ["0", "0.00%", "0.00", "0.00", "0.0"], "{output}");
    let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let (output, _, _) = english(&["adjudicate", "--bench", "--fen", rook], "");
    assert!(output.lines().any(|line| line.starts_with("helpmate, guided")), "{output}");
    assert_eq!(code, 0);
}
