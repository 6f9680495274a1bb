//! Help, version, language, and arguments that cannot be used.

use crate::program::{bare, dutch, english, run};

#[test]
fn help_lists_every_command_in_both_languages() {
    let (page, errors, code) = english(&["--help"], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(page.contains("Usage: rokade [OPTIONS] [COMMAND]"), "{page}");
    let (pagina, _, _) = dutch(&["--help"], "");
    assert!(pagina.contains("Gebruik: rokade [OPTIES] [OPDRACHT]"), "{pagina}");
    for command in ["serve", "play", "perft", "adjudicate", "pgn", "uci"] {
        let line = format!("\n  {command} ");
        assert!(page.contains(&line) && pagina.contains(&line), "{command}");
    }
}

#[test]
fn each_command_has_help_with_an_example_in_both_languages() {
    for command in ["serve", "play", "perft", "adjudicate", "pgn", "uci"] {
        for (run, heading) in [(english as fn(&_, &_) -> _, "Examples:"), (dutch, "Voorbeelden:")] {
            let (page, _, code) = run(&[command, "--help"], "");
            let examples = page.split(heading).nth(1).unwrap_or_default();
            assert!(examples.contains(&format!("rokade {command}")), "{page}");
            assert_eq!(code, 0);
        }
    }
}

#[test]
fn the_version_is_that_of_the_program() {
    for option in ["--version", "-V"] {
        let (page, _, code) = english(&[option], "");
        assert_eq!((page.trim(), code), (concat!("rokade ", env!("CARGO_PKG_VERSION")), 0));
    }
}

#[test]
fn the_option_chooses_the_language_wherever_it_stands() {
    for arguments in [["--lang", "nl", "perft"], ["perft", "--lang", "nl"]] {
        let (_, errors, code) = english(&arguments, "");
        assert!(errors.contains("--depth") && errors.contains("ontbreekt"), "{errors}");
        assert_eq!(code, 2);
    }
}

#[test]
fn without_a_locale_the_program_speaks_english() {
    let (page, _, _) = run(bare(), &["--help"], "");
    assert!(page.contains("Usage:"), "{page}");
}

#[test]
fn arguments_that_cannot_be_used_are_told_in_both_languages() {
    for (arguments, in_english, in_dutch) in [
        (&["perf"][..], "no command \"perf\"", "geen opdracht \"perf\""),
        (&["perft"], "--depth <N> is missing", "--depth <N> ontbreekt"),
        (&["perft", "--deep", "1"], "\"--deep\" is not known", "\"--deep\" is hier niet bekend"),
        (&["perft", "--depth"], "--depth <N> needs a value", "--depth <N> heeft een waarde nodig"),
        (&["perft", "--depth", "x"], "possible are 0 to 100", "mogelijk zijn 0 tot en met 100"),
        (
            &["perft", "--depth", "20000"],
            "\"20000\" is no value for --depth <N>; possible are 0 to 100",
            "\"20000\" is geen waarde voor --depth <N>; mogelijk zijn 0 tot en met 100",
        ),
        (&["perft", "--depth", "-1"], "\"-1\" is not known", "\"-1\" is hier niet bekend"),
        (&["--lang", "fr"], "possible are nl, en", "mogelijk zijn nl, en"),
        (
            &["perft", "--depth", "1", "--depth", "2"],
            "can be given only once",
            "kan maar één keer worden gegeven",
        ),
        (&["perft", "--depth", "1", "--fen", "x", "file"], "cannot go together", "gaat niet samen"),
        (&["--no-open", "perft", "--depth", "1"], "belongs to the server", "hoort bij de server"),
    ] {
        for (told, expected) in
            [(english(arguments, ""), in_english), (dutch(arguments, ""), in_dutch)]
        {
            let (output, errors, code) = told;
            assert!(errors.starts_with("rokade: ") && errors.contains(expected), "{errors}");
            assert_eq!((output.as_str(), code), ("", 2), "{arguments:?}");
        }
    }
}

#[test]
fn what_was_given_is_quoted_in_short_by_every_command() {
    let long = "e".repeat(50_000);
    let fen = format!("4k3/8/8/8/8/8/8/4K3 {long} - - 0 1");
    for arguments in [
        &[long.as_str()][..],
        &["perft", "--depth", &long],
        &["perft", "--depth", "1", "--fen", &fen],
        &["perft", "--depth", "1", &long],
        &["play", "--fen", &fen],
        &["play", &long],
        &["serve", "--listen", &long],
        &["--lang", &long],
        &["--\u{1b}[31mred"],
    ] {
        for (output, errors, code) in [english(arguments, ""), dutch(arguments, "")] {
            assert_eq!((output.as_str(), code), ("", 2));
            assert!(errors.len() < 2_000 && !errors.contains('\u{1b}'), "{}", errors.len());
            assert!(errors.contains("eee … eee") || errors.contains("\\u{1b}"), "{errors}");
        }
    }
}
