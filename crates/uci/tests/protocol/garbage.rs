//! Whatever is said, the engine answers every `go` once and ends when told.

use crate::dialogue::{answers, answers_at_once, beginning};
use proptest::prelude::*;
use rokade_uci::{Command, read_command};

/// Words that make lines nearly right.
const WORDS: [&str; 42] = [
    "uci",
    "debug",
    "on",
    "off",
    "isready",
    "setoption",
    "name",
    "value",
    "Hash",
    "Clear",
    "UCI_Chess960",
    "Move",
    "Overhead",
    "Ponder",
    "true",
    "false",
    "1",
    "2",
    "-5",
    "0",
    "register",
    "ucinewgame",
    "position",
    "startpos",
    "fen",
    "moves",
    "e2e4",
    "e7e5",
    "0000",
    "stop",
    "go",
    "ponder",
    "wtime",
    "btime",
    "movestogo",
    "movetime",
    "infinite",
    "searchmoves",
    "ponderhit",
    "8/8/8/4k3/8/8/8/4K3",
    "w",
    "99999999999999999999",
];

fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        8 => prop::sample::select(&WORDS[..]).prop_map(str::to_owned),
        1 => "[^\n]{0,12}",
    ];
    prop::collection::vec(word, 0..9).prop_map(|words| words.join(" "))
}

/// How many lines ask for a move, up to a `quit`.
fn questions(lines: &[String]) -> usize {
    let commands = lines.iter().filter_map(|line| read_command(line.trim()).command);
    commands
        .take_while(|command| *command != Command::Quit)
        .filter(|command| matches!(command, Command::Go(_)))
        .count()
}

/// Searches without an end of their own are ended by what comes after them.
fn check(lines: &[String]) {
    let script = lines.join("\n");
    let heard = answers_at_once(&script);
    assert_eq!(beginning(&heard, "bestmove").len(), questions(lines), "{script}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() })]

    #[test]
    fn every_go_is_answered_once_among_garbage(lines in prop::collection::vec(line(), 0..12)) {
        // A clock of hours would let a finite search go on that long before it is stopped.
        let mut lines = lines;
        lines.push("stop".to_owned());
        check(&lines);
    }

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let mut heard = Vec::new();
        let identity = rokade_uci::Identity { name: "n", author: "a" };
        rokade_uci::serve(&bytes[..], &mut heard, &identity, rokade_uci::Library::empty(1)).unwrap();
        prop_assert!(String::from_utf8(heard).is_ok());
    }
}

#[test]
fn a_line_of_megabytes_does_no_harm() {
    let long = "x ".repeat(4 << 20);
    let lines = answers(&format!("position {long}\ngo depth 1\n"));
    assert!(lines[0].starts_with("info string a line of more than "), "{lines:?}");
    assert!(lines.iter().all(|line| line.len() < 2_000));
    assert_eq!(beginning(&lines, "bestmove").len(), 1);
}
