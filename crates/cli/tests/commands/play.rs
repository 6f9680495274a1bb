//! `rokade play`, as a script meets it: moves on standard input or in a file, the game on standard
//! output.

use std::process::{Command, Stdio};

use crate::program::{dutch, english};

/// Two people, so that only what is typed is played.
const PEOPLE: [&str; 3] = ["play", "--against", "person"];

fn people<'a>(more: &[&'a str]) -> Vec<&'a str> {
    PEOPLE.iter().chain(more).copied().collect()
}

#[test]
fn a_mate_in_dutch_letters_ends_with_result_and_reason() {
    let (output, errors, code) = dutch(&people(&[]), "f3 e5\ng4\nDh4#\n");
    assert_eq!((errors.as_str(), code), ("", 0));
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(&lines[..4], ["1. f3", "1... e5", "2. g4", "2... Dh4#"]);
    assert_eq!(
        lines.last(),
        Some(
            &"Zwart wint (0-1). Schaakmat: de witte koning staat schaak en kan er niet uit \
               (artikel 5.1.1)."
        )
    );
    assert!(output.contains("4 · · · · · · ♙ ♛"), "{output}");
}

#[test]
fn a_mate_in_english_letters_ends_with_result_and_reason() {
    let (output, _, code) = english(&people(&[]), "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6?? 4. Qxf7#");
    assert_eq!(code, 0);
    assert!(output.contains("4. Qxf7#\n") && output.contains("\nWhite wins (1-0). Checkmate: "));
}

#[test]
fn a_stalemate_ends_the_game() {
    let fen = "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1";
    let (output, _, code) = english(&people(&["--fen", fen]), "Qg6\n");
    assert!(output.trim_end().ends_with("has no legal move (article 5.2.1)."), "{output}");
    assert!(output.contains("Draw (½-½). Stalemate: Black"), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn the_letters_decide_what_p_means() {
    let (output, _, code) = english(&people(&["--letters", "dutch"]), "Pf3 Pf6");
    assert!(output.starts_with("1. Pf3\n1... Pf6\n"), "{output}");
    assert_eq!(code, 0);
    let (_, errors, code) = english(&people(&[]), "Pf3x");
    assert!(errors.starts_with("line 1, column "), "{errors}");
    assert_eq!(code, 2);
    let (output, _, _) = english(&people(&["--letters", "figurine"]), "g1f3");
    assert!(output.starts_with("1. ♘f3\n"), "{output}");
}

#[test]
fn what_comes_after_the_end_is_not_read() {
    let (output, errors, code) = english(&people(&[]), "f3 e5 g4 Qh4# nonsense\nmore nonsense\n");
    assert!(output.contains("(0-1)"), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn input_that_ends_leaves_the_game_unfinished() {
    let (output, errors, code) = english(&people(&[]), "e4\n");
    assert!(output.ends_with("The game is not finished.\n"), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
    let (output, _, code) = dutch(&people(&[]), "");
    assert!(output.ends_with("De partij is niet uit.\n"), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn a_refused_move_says_where_what_why_and_the_law() {
    let input = "e4 e5\n\n  Ke3 Nf3\n";
    let (output, errors, code) = english(&people(&[]), input);
    assert!(errors.starts_with("line 3, column 3: Not allowed: "), "{errors}");
    assert!(errors.contains("(article 3."), "{errors}");
    // The game goes on with what can be played.
    assert!(output.contains("2. Nf3\n"), "{output}");
    assert_eq!((errors.lines().count(), code), (1, 2));
    let (_, fouten, _) = dutch(&people(&[]), "e4 e5\n\n  Ke3\n");
    assert!(fouten.starts_with("regel 3, kolom 3: Dat mag niet: "), "{fouten}");
    assert!(fouten.contains("(artikel 3."), "{fouten}");
}

#[test]
fn a_word_that_is_no_move_is_quoted_at_its_place() {
    let (_, errors, code) = english(&people(&[]), "e4 hello");
    assert!(errors.starts_with("line 1, column 6: \"hello\" is not written as a move"), "{errors}");
    assert_eq!(code, 2);
    let (_, fouten, _) = dutch(&people(&[]), "e4 hallo");
    assert!(fouten.contains("\"hallo\" is niet geschreven als een zet"), "{fouten}");
}

#[test]
fn what_may_be_meant_is_asked_in_both_languages() {
    let (_, errors, _) = english(&people(&[]), "nf3");
    assert!(errors.ends_with("\"nf3\" is not written as a move. Do you mean Nf3?\n"), "{errors}");
    let (_, fouten, _) = dutch(&people(&[]), "Pd7 Nf3");
    let fouten: Vec<_> = fouten.lines().collect();
    assert_eq!(
        fouten,
        [
            "regel 1, kolom 1: Dat mag niet: geen paard kan naar d7 (artikel 3.6).",
            "regel 1, kolom 5: \"Nf3\" is niet geschreven als een zet. Bedoel je Pf3?",
        ]
    );
}

#[test]
fn a_word_without_end_and_a_file_without_moves_are_told_in_short() {
    let (_, errors, code) = english(&people(&[]), &"e".repeat(1_000_000));
    assert!(errors.contains("\"eeee") && errors.contains("e … e"), "{}", errors.len());
    assert_eq!((errors.lines().count(), errors.len() < 500, code), (1, true, 2));
    let (output, errors, _) = english(&people(&[]), &format!("{}e4", "\u{1b}[31m ".repeat(1_000)));
    assert_eq!((errors.lines().count(), errors.lines().last()), (51, Some("and 950 more")));
    assert!(output.contains("1. e4\n") && !errors.contains('\u{1b}'));
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_first_move() {
    let (output, errors, code) = english(&people(&[]), "\u{feff}e4 e5\n");
    assert!(output.starts_with("1. e4\n1... e5\n"), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn an_ambiguous_move_says_how_to_write_it() {
    let fen = "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1";
    let (_, errors, _) = english(&people(&["--fen", fen]), "Rd1");
    assert!(errors.contains("Rad1") && errors.contains("Rfd1"), "{errors}");
    let (_, fouten, _) = dutch(&people(&["--fen", fen]), "Td1");
    assert!(fouten.contains("Tad1") && fouten.contains("Tfd1"), "{fouten}");
}

#[test]
fn castling_en_passant_and_underpromotion_are_played() {
    let fen = "r3k2r/1P6/8/4pP2/8/8/8/R3K2R w KQkq e6 0 1";
    let (output, errors, code) =
        english(&people(&["--fen", fen]), "fxe6 0-0 O-O-O Rfd8 b8=N Rxd1+ Kxd1 moves");
    assert_eq!((errors.as_str(), code), ("", 0));
    for line in ["1. fxe6\n", "1... O-O\n", "2. O-O-O\n", "3. b8=N\n"] {
        assert!(output.contains(line), "{output}");
    }
}

#[test]
fn commands_are_understood_in_both_languages() {
    let (output, errors, code) = english(&people(&[]), "e4 terug d4 undo moves fen partij hulp");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert_eq!(output.matches("One move taken back.\n").count(), 2);
    assert!(output.contains("Nf3 Nh3 a3 a4 b3"), "{output}");
    assert!(output.contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"));
    assert!(output.contains("No moves yet.\n") && output.contains("resign   give up"), "{output}");
    let (output, errors, _) = dutch(&people(&[]), "help quit e4");
    assert!(output.contains("opgeven  geef op") && errors.is_empty(), "{output}");
    assert!(!output.contains("1. e4"), "{output}");
}

#[test]
fn nothing_can_be_taken_back_before_the_first_move() {
    let (output, _, code) = english(&people(&[]), "undo");
    assert!(output.contains("There is no move of yours to take back."), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn the_board_can_be_turned() {
    let (output, _, _) = english(&people(&[]), "board flip board");
    let boards: Vec<_> = output.lines().filter(|line| line.starts_with("  ")).collect();
    assert_eq!(boards[..2], ["  a b c d e f g h", "  h g f e d c b a"]);
}

#[test]
fn the_score_lists_the_moves_in_one_line() {
    let (output, _, _) = dutch(&people(&[]), "e4 e5 Pf3 partij");
    assert!(output.contains("1. e4 e5 2. Pf3\n"), "{output}");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7";
    let (output, _, _) = english(&people(&["--fen", fen]), "Kd7 e4 score");
    assert!(output.contains("7... Kd7 8. e4\n"), "{output}");
}

#[test]
fn resigning_names_result_reason_and_article() {
    let (output, _, code) = dutch(&people(&[]), "e4 opgeven");
    assert!(output.contains("Wit wint (1-0). Zwart heeft opgegeven (artikel 5.1.2)."), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn a_repetition_can_be_claimed() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(2);
    let (output, _, code) = english(&people(&[]), &format!("claim {there_and_back} claim"));
    assert!(output.contains("There is nothing to claim"), "{output}");
    assert!(output.contains("Draw (½-½). Rightly claimed: the same position"), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn the_computer_answers_and_answers_the_same_each_time() {
    let game = || english(&["play"], "e4\nquit\n");
    let (output, errors, code) = game();
    let moves: Vec<_> = output.lines().filter(|line| line.starts_with("1.")).collect();
    assert_eq!((moves.len(), moves[0]), (2, "1. e4"));
    assert!(moves[1].starts_with("1... "), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert_eq!(game().0, output);
}

#[test]
fn the_computer_begins_when_one_plays_black_and_black_sits_below() {
    let (output, _, code) = english(&["play", "--color", "black"], "board");
    assert!(output.starts_with("1. ") && !output.contains("1... "), "{output}");
    assert!(output.contains("  h g f e d c b a\n"), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn the_computer_mates_when_it_can() {
    let fen = "7k/6pp/8/8/8/8/8/K3R3 w - - 0 1";
    let (output, _, _) = english(&["play", "--color", "black", "--fen", fen], "");
    assert!(output.contains("1. Re8#\n") && output.contains("The computer wins (1-0)."));
}

#[test]
fn a_random_side_is_one_of_the_two() {
    let (output, _, code) = english(&["play", "--color", "random"], "resign");
    assert!(output.contains("The computer wins"), "{output}");
    assert_eq!(code, 0);
}

#[test]
fn a_position_that_is_over_is_not_played() {
    let fen = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";
    let (output, errors, code) = english(&["play", "--fen", fen], "e4");
    assert!(output.contains("Checkmate: "), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn chess960_castles_with_its_own_notation() {
    let fen = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1";
    let (output, errors, code) =
        english(&people(&["--chess960", "--fen", fen, "--json"]), "O-O quit");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(output.contains("\"uci\":\"f1g1\"") && output.contains("\"san\":\"O-O\""), "{output}");
}

#[test]
fn a_bad_position_is_told_with_its_column_in_both_languages() {
    let arguments = people(&["--fen", "4k3/8/8/8/8/8/8/8 w - - 0 1"]);
    let (output, errors, code) = english(&arguments, "e4");
    assert!(errors.starts_with("--fen, line 1, column 1: part 1: White has no king"), "{errors}");
    assert_eq!((output.as_str(), code), ("", 2));
    assert!(dutch(&arguments, "").1.contains("--fen, regel 1, kolom 1: "));
}

#[test]
fn moves_can_come_from_a_file() {
    let path = std::env::temp_dir().join(format!("rokade-play-{}.txt", std::process::id()));
    std::fs::write(&path, "e4 e5\nKe3\n").unwrap();
    let name = path.to_str().unwrap();
    let (output, errors, code) = english(&people(&[name]), "");
    std::fs::remove_file(&path).unwrap();
    assert!(output.starts_with("1. e4\n1... e5\n"), "{output}");
    assert!(errors.starts_with(&format!("{name}, line 2, column 1: ")), "{errors}");
    assert_eq!(code, 2);
}

#[test]
fn json_is_one_object_a_line_whatever_is_said() {
    let input = "e4 hello\nundo board moves score help f3 e5 g4 Qh4\n";
    let (output, errors, code) = dutch(&people(&["--json", "--letters", "english"]), input);
    let objects: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let events: Vec<_> = objects.iter().map(|object| object["event"].as_str().unwrap()).collect();
    assert_eq!(
        events,
        [
            "move", "fault", "undo", "position", "moves", "moves", "move", "move", "move", "move",
            "end"
        ]
    );
    assert_eq!(objects[0]["san"], "e4");
    assert_eq!(objects[0]["uci"], "e2e4");
    assert_eq!(objects[0]["ply"], 1);
    assert_eq!((&objects[1]["line"], &objects[1]["column"]), (&1.into(), &6.into()));
    assert_eq!(objects[4]["moves"].as_array().unwrap().len(), 20);
    let end = objects.last().unwrap();
    assert_eq!((&end["result"], &end["reason"]), (&"0-1".into(), &"checkmate".into()));
    assert_eq!(end["article"], "5.1.1");
    assert_eq!((errors.as_str(), code), ("", 2));
}

#[test]
fn an_unfinished_game_has_the_star_as_result() {
    let (output, _, code) = english(&people(&["--json"]), "");
    let end: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&end["result"], &end["reason"]), (&"*".into(), &serde_json::Value::Null));
    assert_eq!(code, 0);
}

#[test]
fn colours_are_for_terminals_only() {
    let (output, _, _) = english(&people(&[]), "e4 board");
    assert!(!output.contains('\u{1b}'), "{output}");
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokade"))
        .args(people(&[]))
        .env_clear()
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    drop(child.stdin.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn the_computer_plays_from_the_book_that_is_named() {
    let name = format!("rokade-play-book-{}.bin", std::process::id());
    let path = std::env::temp_dir().join(name);
    let start = rokade_rules::Position::initial();
    let chess_move = rokade_rules::notation::uci_move::read("b1a3", &start).unwrap();
    let book_move = rokade_engine::book::BookMove { chess_move, weight: 1 };
    let book = rokade_engine::book::Book::of([(start, book_move)]);
    std::fs::write(&path, book.to_bytes()).unwrap();
    let arguments = ["play", "--color", "black", "--book", path.to_str().unwrap()];
    let (output, errors, code) = english(&arguments, "quit\n");
    std::fs::remove_file(&path).unwrap();
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(output.contains("1. Na3"), "{output}");
    let (_, errors, code) = english(&["play", "--book", "own", "--level", "easy"], "");
    assert!(!errors.is_empty() && code == 2);
}
