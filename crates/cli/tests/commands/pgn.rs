//! `rokade pgn`: archives checked and converted.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::program::{dutch, english};

/// Three games: a good one, one with a fault in the second line of its moves, a good one.
const ARCHIVE: &str = "[Event \"1\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 d6 {why} 1-0\n\n\
                       [Event \"2\"]\n\n1. e4 e5\n2. Nf6 Nc6 *\n\n[Event \"3\"]\n\n1. d4 $1 *\n";

fn objects(output: &str) -> Vec<Value> {
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A file of this test and process alone, gone when the test ends.
struct TemporaryFile(PathBuf);

impl TemporaryFile {
    fn new(name: &str, content: impl AsRef<[u8]>) -> Self {
        let path = std::env::temp_dir().join(format!("rokade-{}-{name}", std::process::id()));
        fs::write(&path, content).unwrap();
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_good_archive_is_counted() {
    let (output, errors, code) = english(&["pgn", "check"], "1. e4 e5 * 1. d4 *");
    assert_eq!(output, "Games: 2, half-moves: 3, games with faults: 0, notes: 0.\n");
    assert_eq!((errors.as_str(), code), ("", 0));
    let (output, errors, code) = dutch(&["pgn", "check", "-"], "");
    assert_eq!(output, "Partijen: 0, halve zetten: 0, partijen met fouten: 0, opmerkingen: 0.\n");
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn a_fault_is_told_with_game_line_column_and_position_in_both_languages() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let (output, errors, code) = english(&["pgn", "check"], ARCHIVE);
    let told =
        format!("line 9, column 4: game 2, “Nf6”: no knight can go to f6 (position {fen})\n");
    assert_eq!((errors, code), (told, 2));
    assert!(output.contains("Games: 3, half-moves: 7, games with faults: 1"), "{output}");
    let (_, fouten, _) = dutch(&["pgn", "check"], ARCHIVE);
    let told =
        format!("regel 9, kolom 4: partij 2, „Nf6”: geen paard kan naar f6 (stelling {fen})\n");
    assert_eq!(fouten, told);
}

#[test]
fn json_is_an_object_a_game_and_one_that_counts() {
    let (output, errors, code) = dutch(&["pgn", "check", "--json"], ARCHIVE);
    let objects = objects(&output);
    assert_eq!(objects.len(), 4);
    assert_eq!(
        objects[0],
        serde_json::json!({"game": 1, "plies": 4, "result": "1-0", "faults": []})
    );
    let fault = &objects[1]["faults"][0];
    assert_eq!((&fault["line"], &fault["column"]), (&9.into(), &4.into()));
    assert_eq!((&fault["token"], &fault["code"]), (&"Nf6".into(), &"no-such-piece".into()));
    assert!(fault["message"].as_str().unwrap().starts_with("geen paard kan naar f6"), "{fault}");
    assert_eq!(fault.as_object().unwrap().len(), 5);
    assert_eq!((&objects[1]["plies"], &objects[1]["result"]), (&2.into(), &"*".into()));
    assert_eq!(objects[2]["game"], 3);
    assert_eq!(objects[3], serde_json::json!({"games": 3, "faulty": 1, "plies": 7}));
    assert_eq!((errors.as_str(), code), ("", 2));
}

#[test]
fn several_files_are_told_apart() {
    let first = TemporaryFile::new("first.pgn", ARCHIVE);
    let second = TemporaryFile::new("second.pgn", "1. e4 e5 2. xx *");
    let arguments = ["pgn", "check", "--json", first.name(), second.name()];
    let objects = objects(&english(&arguments, "").0);
    assert_eq!(objects.len(), 5);
    assert_eq!((&objects[3]["file"], &objects[3]["game"]), (&second.name().into(), &1.into()));
    assert_eq!(objects[4], serde_json::json!({"games": 4, "faulty": 2, "plies": 9}));
    let (_, errors, _) = english(&["pgn", "check", second.name()], "");
    assert!(errors.starts_with(&format!("{}, line 1, column 13: game 1", second.name())));
}

/// Long enough for many portions; every 97th game has a fault, some games are longer than others.
fn long_archive() -> String {
    let mut archive = String::new();
    for game in 0..9_000 {
        let mistake = if game % 97 == 0 { "Ke3" } else { "Nf3" };
        let comment = "words ".repeat(game % 11);
        let ending = if game % 5 == 0 { "" } else { "1-0" };
        archive.push_str(&format!(
            "[Event \"{game}\"]\n[Site \"}} [Event \\\"x\\\"] {{\"]\n\n\
             1. e4 {{{comment}\n\n[Site \"no tag\"]}} e5 2. {mistake} Nc6 {ending}\n\n"
        ));
    }
    archive
}

#[test]
fn any_number_of_threads_tells_the_same_in_the_same_order() {
    let file = TemporaryFile::new("long.pgn", long_archive());
    let check = |jobs: &str, form: &[&str]| {
        let mut arguments = vec!["pgn", "check", "--jobs", jobs, "--notes"];
        arguments.extend(form);
        arguments.push(file.name());
        english(&arguments, "")
    };
    for form in [&[][..], &["--json"]] {
        let alone = check("1", form);
        assert_eq!(alone.2, 2);
        for jobs in ["2", "3", "8"] {
            assert!(check(jobs, form) == alone, "{jobs} threads {form:?}");
        }
    }
    let (output, errors, _) = check("2", &[]);
    assert_eq!(errors.lines().filter(|line| line.contains("“Ke3”")).count(), 93);
    assert!(
        output.starts_with("Games: 9000, half-moves: 35814, games with faults: 93"),
        "{output}"
    );
}

/// A game longer than any portion flows through like any other.
#[test]
fn a_game_may_be_longer_than_any_portion() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(50_000);
    let file = TemporaryFile::new("giant.pgn", format!("{moves}*\n1. e4 {{{moves}}} e5 *\n"));
    for jobs in ["1", "2"] {
        let (output, errors, code) = english(&["pgn", "check", "--jobs", jobs, file.name()], "");
        assert_eq!(
            output, "Games: 2, half-moves: 200002, games with faults: 0, notes: 0.\n",
            "{errors}"
        );
        assert_eq!(code, 0);
    }
}

#[test]
fn what_is_unusual_is_told_when_asked_for() {
    let text = b"[White \"M\xfcller\"]\n\n1. e4 e5 3. Nf3";
    let file = TemporaryFile::new("notes.pgn", text);
    let (output, errors, code) = english(&["pgn", "check", file.name()], "");
    assert!(output.ends_with("notes: 3.\n"), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
    let (_, errors, code) = english(&["pgn", "check", "--notes", file.name()], "");
    assert_eq!(errors.lines().count(), 3);
    assert!(errors.contains("line 1, column 9: game 1, note: this is no UTF-8"), "{errors}");
    assert_eq!(code, 0);
}

#[test]
fn dutch_letters_are_read_when_asked_for() {
    let dutch_moves = "1. e4 e5 2. Pf3 Pc6 3. Lb5 *";
    assert_eq!(english(&["pgn", "check", "--letters", "dutch"], dutch_moves).2, 0);
    assert_eq!(english(&["pgn", "check"], dutch_moves).2, 2);
}

#[test]
fn an_archive_cannot_steer_the_terminal() {
    let (_, errors, _) = english(&["pgn", "check"], "1. e4 \u{1b}[31mred *");
    assert!(!errors.contains('\u{1b}') && errors.contains("“\\u{1b}[31mred”"), "{errors:?}");
}

#[test]
fn what_cannot_be_read_is_told_in_both_languages() {
    for arguments in [["pgn", "check", "/no/such/file"], ["pgn", "convert", "/no/such/file"]] {
        let (_, errors, code) = english(&arguments, "");
        assert!(errors.starts_with("rokade: cannot read /no/such/file: "), "{errors}");
        assert_eq!(code, 2);
        assert!(dutch(&arguments, "").1.starts_with("rokade: kan /no/such/file niet lezen: "));
    }
    // What was read before is told all the same.
    let file = TemporaryFile::new("before.pgn", ARCHIVE);
    for jobs in ["1", "2"] {
        let arguments = ["pgn", "check", "--json", "--jobs", jobs, file.name(), "/no/such/file"];
        let (output, _, code) = english(&arguments, "");
        assert_eq!((output.lines().count(), code), (3, 2), "{output}");
    }
    let folder = std::env::temp_dir();
    for jobs in ["1", "2"] {
        let arguments = ["pgn", "check", "--jobs", jobs, folder.to_str().unwrap()];
        let (_, errors, code) = english(&arguments, "");
        assert!(errors.starts_with("rokade: cannot read "), "{errors}");
        assert_eq!(code, 2);
    }
}

#[test]
fn games_are_converted_to_other_letters_and_back() {
    let text = "1. e4 e5 2. Nf3 $1 Nc6 {good} (2... Qh4) 3. Bb5 1/2-1/2";
    let (output, errors, code) = english(&["pgn", "convert", "--letters", "dutch"], text);
    let (tags, moves) = output.split_once("\n\n").unwrap();
    assert_eq!(moves, "1. e4 e5 2. Pf3 $1 Pc6 {good} (2... Dh4) 3. Lb5 1/2-1/2\n");
    assert!(
        tags.starts_with("[Event \"?\"]\n") && tags.ends_with("[Result \"1/2-1/2\"]"),
        "{tags}"
    );
    assert_eq!((errors.as_str(), code), ("", 0));
    let (back, _, _) = english(&["pgn", "convert", "--from", "dutch"], &output);
    assert_eq!(back, english(&["pgn", "convert"], text).0);
}

#[test]
fn remarks_are_left_out_as_one_wishes() {
    let text = "1. e4 $1 {good} (1. d4 {solid}) e5 *";
    for (without, expected) in [
        ("comments", "1. e4 $1 (1. d4) 1... e5 *\n"),
        ("variations", "1. e4 $1 {good} 1... e5 *\n"),
        ("nags", "1. e4 {good} (1. d4 {solid}) 1... e5 *\n"),
        ("comments,variations,nags", "1. e4 e5 *\n"),
    ] {
        let (output, _, _) = english(&["pgn", "convert", "--one-line", "--without", without], text);
        assert_eq!(output, expected);
    }
}

#[test]
fn a_faulty_game_is_converted_up_to_its_fault() {
    let (output, errors, code) = english(&["pgn", "convert", "--one-line"], ARCHIVE);
    assert_eq!(output, "1. f3 e5 2. g4 d6 {why} 1-0\n1. e4 e5 *\n1. d4 $1 *\n");
    assert!(errors.starts_with("line 9, column 4: game 2, “Nf6”"), "{errors}");
    assert_eq!(code, 2);
}

#[test]
fn converted_games_stand_apart_and_can_be_read_again() {
    let (output, _, _) = english(&["pgn", "convert"], "1. e4 e5 * 1. d4 *");
    assert_eq!(output.matches("\n\n[Event").count(), 1, "{output}");
    assert_eq!(english(&["pgn", "convert"], &output).0, output);
    let (lines, _, _) = english(&["pgn", "convert", "--json"], "1. e4 e5 * 1. d4 *");
    let objects = objects(&lines);
    assert_eq!(objects.len(), 2);
    let both: Vec<&str> = objects.iter().map(|object| object["pgn"].as_str().unwrap()).collect();
    assert_eq!(both.join("\n"), output);
}
