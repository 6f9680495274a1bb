//! Every page of help ends with examples, and each does what it says when it is pasted into a shell.

#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

use rokade_server::store::DataFolder;

use crate::program::{english, rokade, run};

const LANGUAGES: [&str; 2] = ["en_GB.UTF-8", "nl_NL.UTF-8"];

/// How examples begin that never end by themselves, want programs or devices of somebody else's, or
/// think for long. Each has a room of tests of its own, and the tests of `help.rs` read them.
const ELSEWHERE: [&str; 12] = [
    "rokade serve",
    "rokade match",
    "rokade levels --check",
    "rokade lessons",
    "rokade review game.pgn",
    "rokade review partij.pgn",
    "rokade bench",
    "rokade datagen",
    "rokade load",
    "rokade suite",
    "rokade admin backup",
    "rokade admin restore",
];

/// Games as a person would have them, one of them with a fork to make a puzzle of.
const GAMES: &str = "[White \"Anna\"]\n[Black \"Tim\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Qh5 {early} Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n";

const POSITIONS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - bm Rxa8+;\n";

#[test]
fn every_page_of_help_has_an_example() {
    for language in LANGUAGES {
        for page in pages(language) {
            assert!(!page.examples.is_empty(), "{language}: {:?}", page.command);
            let begins = ["rokade", &page.command.join(" ")].join(" ");
            for example in &page.examples {
                assert!(example.contains(begins.trim_end()), "{language}: {example}");
            }
        }
    }
}

#[test]
fn what_the_help_shows_can_be_pasted() {
    for language in LANGUAGES {
        let home = tempfile::tempdir().unwrap();
        let _house = furnish(home.path());
        let examples = pages(language).into_iter().flat_map(|page| page.examples);
        let shown: BTreeSet<String> = examples.filter(|line| can_be_pasted_here(line)).collect();
        assert!(shown.len() > 25, "{shown:?}");
        // A table of puzzles is checked after it was made.
        let (made, rest): (Vec<_>, Vec<_>) = shown.iter().partition(|line| line.contains(" make "));
        for line in made.into_iter().chain(rest) {
            let (output, errors, worked) = paste(line, language, home.path());
            assert!(worked && errors.is_empty(), "{line}\n{output}\n{errors}");
        }
    }
}

fn can_be_pasted_here(line: &str) -> bool {
    line != "rokade" && !ELSEWHERE.iter().any(|begin| line.starts_with(begin))
}

/// A page of help: whose it is, and the lines to paste.
struct Page {
    command: Vec<String>,
    examples: Vec<String>,
}

/// The pages of help of all commands, found as a person finds them: by the list on the first page.
fn pages(language: &str) -> Vec<Page> {
    let mut found = Vec::new();
    let mut open = vec![Vec::<String>::new()];
    while let Some(command) = open.pop() {
        let mut arguments: Vec<&str> = command.iter().map(String::as_str).collect();
        arguments.push("--help");
        let (text, errors, code) = run(rokade(language), &arguments, "");
        assert_eq!((errors.as_str(), code), ("", 0), "{command:?}");
        for name in section(&text, &["Commands:", "Opdrachten:"]) {
            let name = name.split_whitespace().next().unwrap_or_default().to_owned();
            open.push(command.iter().cloned().chain([name]).collect());
        }
        let examples = section(&text, &["Examples:", "Voorbeelden:"])
            // What stands far behind a command explains it.
            .map(|line| line.split("   ").next().unwrap_or(line).to_owned())
            .collect();
        found.push(Page { command, examples });
    }
    found
}

/// The lines below one of these headings.
fn section<'a>(text: &'a str, headings: &[&str]) -> impl Iterator<Item = &'a str> {
    let below = text.lines().skip_while(|line| !headings.contains(line)).skip(1);
    below.take_while(|line| !line.is_empty()).map(str::trim)
}

/// Puts into a home what the examples speak of: games, positions, and a house with a member.
fn furnish(home: &Path) -> DataFolder {
    for name in ["games.pgn", "partijen.pgn"] {
        std::fs::write(home.join(name), GAMES).unwrap();
    }
    for name in ["positions.epd", "stellingen.epd"] {
        std::fs::write(home.join(name), POSITIONS).unwrap();
    }
    let data = home.join(".local/share/rokade");
    let house = DataFolder::take(&data).unwrap();
    drop(house.store().unwrap());
    let (_, errors, code) = english(&["admin", "add", "Tim", "--data", data.to_str().unwrap()], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    house
}

/// Gives a line to a shell that stands in this home and finds the program; gives what was written to
/// both streams and whether it went well.
fn paste(line: &str, language: &str, home: &Path) -> (String, String, bool) {
    let program = Path::new(env!("CARGO_BIN_EXE_rokade"));
    let path = format!("{}:/usr/bin:/bin", program.parent().unwrap().display());
    let output = Command::new("sh")
        .args(["-c", line])
        .env_clear()
        .envs([("PATH", path.as_str()), ("LANG", language)])
        .env("HOME", home)
        .current_dir(home)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.success())
}
