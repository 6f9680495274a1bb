//! `rokade review`: games judged, as PGN and as objects.

use serde_json::Value;

use crate::program::{dutch, english};

const GAME: &str =
    "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {first} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n";

const NODES: [&str; 3] = ["review", "--nodes", "3000"];

/// Without the ends of lines, which fall where there is no room.
fn unfolded(text: &str) -> String {
    text.replace('\n', " ")
}

#[test]
fn f_a_game_is_written_with_evaluations_judgements_and_better_lines() {
    let (written, errors, code) = english(&NODES, GAME);
    let output = unfolded(&written);
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(output.contains("3... Nf6 $4 {[%eval #1] Blunder. "), "{output}");
    assert!(output.contains("Blunder. After it there is mate: Qxf7#. "), "{output}");
    assert!(output.contains(" was better. Here the game turned."), "{output}");
    assert!(output.contains("{Opening: "), "{output}");
    assert!(output.contains("(3... "), "{output}");
    assert!(output.contains("1. e4 {first} {[%eval "), "{output}");
    assert!(output.contains(" White: accuracy "), "{output}");
    // What was written is read again without a fault.
    let (checked, _, code) = english(&["pgn", "check"], &written);
    assert_eq!((checked.split(',').next(), code), (Some("Games: 1"), 0));

    let (output, _, code) = dutch(&["review", "--nodes", "3000", "--letters", "dutch"], GAME);
    let output = unfolded(&output);
    assert_eq!(code, 0);
    assert!(output.contains("3... Pf6 $4 {[%eval #1] Blunder. "), "{output}");
    assert!(output.contains("Daarna volgt mat: Dxf7#. "), "{output}");
    assert!(output.contains("Hier kantelde de partij."), "{output}");
}

#[test]
fn f_sentences_have_the_letters_of_their_language_and_moves_those_of_pgn() {
    let (written, _, code) = dutch(&NODES, GAME);
    let output = unfolded(&written);
    assert_eq!(code, 0);
    assert!(
        output.contains("3... Nf6 $4 {[%eval #1] Blunder. Daarna volgt mat: Dxf7#. "),
        "{output}"
    );
    assert!(output.contains(" 4. Qxf7# 1-0"), "{output}");
    let (checked, _, code) = english(&["pgn", "check"], &written);
    assert_eq!((checked.split(',').next(), code), (Some("Games: 1"), 0));
    // Whoever asks for letters gets them everywhere.
    let (output, _, _) = dutch(&[&NODES[..], &["--letters", "english"]].concat(), GAME);
    assert!(unfolded(&output).contains("Daarna volgt mat: Qxf7#. "), "{output}");
}

#[test]
fn f_a_fork_that_was_missed_is_not_written_twice() {
    let game = "[SetUp \"1\"]\n[FEN \"r3k3/8/8/1N6/8/8/PP6/4K3 w - - 0 1\"]\n\n1. Na3 Ra7 *\n";
    let (output, errors, code) = dutch(&NODES, game);
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(unfolded(&output).contains("Pc7+ was beter. Dat was een vork."), "{output}");
}

#[test]
fn f_a_game_as_an_object() {
    let (output, errors, code) = english(&["review", "--nodes", "3000", "--json"], GAME);
    assert_eq!((errors.as_str(), code), ("", 0));
    let game: Value = serde_json::from_str(&output).unwrap();
    let moves = game["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 7);
    assert_eq!((&moves[5]["san"], &moves[5]["judgement"]), (&"Nf6".into(), &"blunder".into()));
    assert_eq!((&moves[5]["mate"], &moves[5]["win_percent"]), (&1.into(), &97.54.into()));
    assert_eq!((&moves[6]["mate"], &moves[6]["best"]), (&0.into(), &"Qxf7#".into()));
    let cause = &moves[5]["cause"];
    assert_eq!((&cause["whose"], &cause["motif"]), (&"allowed".into(), &"mate".into()));
    assert_eq!(cause["line"], serde_json::json!(["Qxf7#"]));
    assert_eq!((&moves[0]["mark"], moves[0].get("judgement")), (&"book".into(), None));
    assert_eq!(game["opening"]["code"], "C23");
    assert!(moves[0]["eval_cp"].is_i64() && moves[0].get("mate").is_none());
    assert_eq!((&game["black"]["blunders"], &game["turning_point"]), (&1.into(), &6.into()));
    assert!(game["white"]["accuracy"].as_f64() > game["black"]["accuracy"].as_f64());
}

#[test]
fn games_without_moves_and_with_faults() {
    let text =
        "[Event \"1\"]\n\n*\n\n[Event \"2\"]\n\n1. e4 Ke4 *\n\n[Event \"3\"]\n\n1. d4 -- 2. c4 *\n";
    let (output, errors, code) = english(&["review", "--nodes", "500", "--json"], text);
    assert_eq!(code, 2);
    assert!(errors.contains("line 7, column 7: game 2, “Ke4”"), "{errors}");
    let plies: Vec<usize> = output
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["moves"].as_array().unwrap().len())
        .collect();
    assert_eq!(plies, [0, 1, 1]);
}
