//! The commands of the README do what they say.

use crate::program::english;

/// How the README starts the program: as it can be typed in the root of a clone.
const PROGRAM: &str = "target/release/rokade";

/// Every line of the README that starts the program does what it says. Those that would talk or
/// serve get no input, or are proved in rooms of their own.
#[test]
fn the_commands_of_the_readme_run() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let text = std::fs::read_to_string(readme).unwrap();
    let typed: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("$ ")).collect();
    let commands: Vec<&str> =
        typed.iter().filter_map(|line| line.strip_prefix(PROGRAM)?.strip_prefix(' ')).collect();
    assert!(commands.len() >= 4, "the README shows how to use the program");
    // Nothing is in the reader's path: what is typed is there, or is Cargo.
    for line in &typed {
        assert!(line.starts_with(PROGRAM) || line.starts_with("cargo "), "{line}");
    }
    for command in commands {
        let arguments = words(command);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let (_, said, code) = english(&arguments, "");
        assert_eq!((code, said.as_str()), (0, ""), "rokade {command}");
    }
}

/// The words of a command line; quotes keep one together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
