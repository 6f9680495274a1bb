//! `rokade perft`. The counts are those of the Chess Programming Wiki's "Perft Results" and of the
//! suites that name them.

use std::io::Write as _;

use crate::program::{bare, dutch, english, run};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// The first position of Ethereal's suite for Chess960.
const CHESS960: &str = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";

#[test]
fn the_plain_form_ends_with_a_line_that_is_only_the_count() {
    for (depth, count) in [("0", "1"), ("1", "20"), ("3", "8902"), ("4", "197281")] {
        let (output, errors, code) = english(&["perft", "--depth", depth], "");
        assert_eq!((output.as_str(), errors.as_str(), code), (&*format!("{count}\n"), "", 0));
    }
}

#[test]
fn a_fen_may_be_given() {
    let (output, _, code) = english(&["perft", "--depth", "3", "--fen", KIWIPETE], "");
    assert_eq!((output.as_str(), code), ("97862\n", 0));
}

#[test]
fn chess960_reads_its_castling_rights() {
    let (output, _, code) =
        english(&["perft", "--depth", "3", "--chess960", "--fen", CHESS960], "");
    assert_eq!((output.as_str(), code), ("12189\n", 0));
    let (_, errors, code) = english(&["perft", "--depth", "1", "--fen", CHESS960], "");
    assert!(errors.contains("--fen, line 1, column "), "{errors}");
    assert_eq!(code, 2);
}

#[test]
fn divide_counts_after_each_first_move() {
    let (output, _, _) = english(&["perft", "--depth", "2", "--divide", "--fen", KIWIPETE], "");
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(lines.len(), 48 + 1);
    assert!(lines.contains(&"e1g1: 43") && lines.contains(&"e1c1: 43"), "{output}");
    assert_eq!(lines.last(), Some(&"2039"));
    let moves = &lines[..48];
    assert!(moves.is_sorted(), "{output}");
    let sum: u64 =
        moves.iter().map(|line| line.split(": ").nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 2039);
}

#[test]
fn chess960_divides_with_the_king_onto_its_rook() {
    let fen = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1";
    let (output, _, _) =
        english(&["perft", "--depth", "1", "--divide", "--chess960", "--fen", fen], "");
    for castling in ["f1g1: 1", "f1b1: 1"] {
        assert!(output.lines().any(|line| line == castling), "{output}");
    }
}

#[test]
fn standard_input_is_read_when_asked_for() {
    let input =
        format!("# two positions\n\n{KIWIPETE} ;D1 48 ;D2 2039\r\n8/8/8/8/8/8/8/K1k5 w - -\n");
    let (output, errors, code) = english(&["perft", "--depth", "1", "-"], &input);
    assert_eq!(errors, "");
    assert_eq!(output, format!("{KIWIPETE} ;D1 48 ;D2 2039\n48\n8/8/8/8/8/8/8/K1k5 w - -\n1\n"));
    assert_eq!(code, 0);
}

#[test]
fn json_is_one_object_a_line_and_bad_lines_are_objects_too() {
    let input = format!("{KIWIPETE}\nnonsense\n\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n");
    let (output, errors, code) = english(&["perft", "--depth", "1", "--json", "-"], &input);
    let objects: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects.len(), 3);
    assert_eq!(objects[0]["fen"], KIWIPETE);
    assert_eq!((&objects[0]["depth"], &objects[0]["nodes"]), (&1.into(), &48.into()));
    assert!(objects[0].get("divide").is_none());
    assert_eq!((&objects[1]["line"], &objects[1]["column"]), (&2.into(), &1.into()));
    assert!(objects[1]["error"].as_str().unwrap().starts_with("part 1: "), "{output}");
    assert_eq!(objects[2]["nodes"], 5);
    assert_eq!((errors.as_str(), code), ("", 2));
}

#[test]
fn json_divides_by_move() {
    let (output, _, _) = english(&["perft", "--depth", "2", "--json", "--divide"], "");
    let object: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&object["nodes"], &object["divide"]["e2e4"]), (&400.into(), &20.into()));
    assert_eq!(object["divide"].as_object().unwrap().len(), 20);
}

#[test]
fn a_bad_fen_is_told_with_line_and_column_in_both_languages() {
    let arguments = ["perft", "--depth", "1", "--fen", "4k3/8/8/8/8/8/8/4K2x w - - 0 1"];
    let (output, errors, code) = english(&arguments, "");
    assert!(errors.starts_with("--fen, line 1, column 20: part 1: “x” is neither"), "{errors}");
    assert_eq!((output.as_str(), code), ("", 2));
    let (_, fouten, _) = dutch(&arguments, "");
    assert!(fouten.starts_with("--fen, regel 1, kolom 20: deel 1: „x” is geen stuk"), "{fouten}");
}

#[test]
fn a_bad_line_does_not_stop_the_others() {
    let input = "4k3/8/8/8/8/8/8/4K3 w - -\n4k3/8/8/8/8/8/8/4K3 v - -\n4k3/8/8/8/8/8/8/4K3 b - -\n";
    let (output, errors, code) = english(&["perft", "--depth", "1", "-"], input);
    assert_eq!(output.lines().filter(|line| *line == "5").count(), 2);
    assert!(errors.starts_with("line 2, column 21: part 2: ") && errors.lines().count() == 1);
    assert_eq!(code, 2);
}

#[test]
fn every_fault_of_a_position_is_told_at_once() {
    let arguments = ["perft", "--depth", "1", "--fen", "8/8/8/8/8/8/8/8 x ? e9 - 0"];
    let (_, errors, _) = english(&arguments, "");
    assert!(errors.lines().count() >= 5, "{errors}");
}

#[test]
fn a_file_is_named_in_its_faults() {
    let path = std::env::temp_dir().join(format!("rokade-perft-{}.epd", std::process::id()));
    let mut file = std::fs::File::create(&path).unwrap();
    file.write_all(b"4k3/8/8/8/8/8/8/4K3 w - -\nbad \xff line\n").unwrap();
    drop(file);
    let name = path.to_str().unwrap();
    let (output, errors, code) = english(&["perft", "--depth", "1", name], "");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(output, "4k3/8/8/8/8/8/8/4K3 w - -\n5\n");
    assert!(errors.starts_with(&format!("{name}, line 2, column 1: ")), "{errors}");
    assert_eq!(code, 2);
}

#[test]
fn a_file_that_is_not_there_is_told_in_both_languages() {
    let arguments = ["perft", "--depth", "1", "/no/such/file"];
    let (_, errors, code) = english(&arguments, "");
    assert!(errors.starts_with("rokade: cannot read /no/such/file: "), "{errors}");
    assert_eq!(code, 2);
    assert!(dutch(&arguments, "").1.starts_with("rokade: kan /no/such/file niet lezen: "));
}

#[test]
fn no_colour_codes_reach_a_pipe() {
    let mut command = bare();
    command.env("NO_COLOR", "1");
    let (output, errors, _) = run(command, &["perft", "--depth", "1", "--fen", "x"], "");
    assert!(!output.contains('\u{1b}') && !errors.contains('\u{1b}'));
}

#[test]
fn a_byte_order_mark_is_no_fault() {
    let input = "\u{feff}4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    let (output, errors, code) = english(&["perft", "--depth", "1", "-"], input);
    assert_eq!((output.as_str(), errors.as_str(), code), (&*format!("{}5\n", &input[3..]), "", 0));
    let (output, errors, code) = english(&["perft", "--depth", "1", "--fen", input.trim_end()], "");
    assert_eq!((output.as_str(), errors.as_str(), code), ("5\n", "", 0));
}

#[test]
fn the_deepest_path_is_counted_and_a_deeper_one_refused() {
    // Either king has one square to go to, for ever.
    let locked = "4b2k/3pPp1p/3P1P1P/8/8/p1p1p3/P1PpP3/K2B4 w - - 0 1";
    let arguments = |depth| ["perft", "--depth", depth, "--fen", locked];
    assert_eq!(english(&arguments("100"), ""), ("1\n".into(), String::new(), 0));
    assert_eq!(english(&arguments("101"), "").2, 2);
}

#[test]
fn of_very_many_faults_the_first_are_told_and_the_others_counted() {
    let one_line = "x".repeat(100_000);
    let (_, errors, code) = english(&["perft", "--depth", "1", "--fen", &one_line], "");
    let last = errors.lines().last().unwrap();
    assert!(last.starts_with("--fen, line 1, column ") && last.contains(": and "), "{last}");
    assert_eq!((errors.lines().count(), code), (9, 2));

    let many_lines = "4k3/8/8/8/8/8/8/4K3 v - -\n".repeat(1_000);
    let (_, errors, code) = english(&["perft", "--depth", "1", "-"], &many_lines);
    assert_eq!((errors.lines().count(), errors.lines().last()), (51, Some("and 950 more")));
    assert_eq!(code, 2);
    let (_, fouten, _) = dutch(&["perft", "--depth", "1", "-"], &many_lines);
    assert_eq!(fouten.lines().last(), Some("en nog 950 meer"));

    // A program gets an object for each line, and none of them is long.
    let lines = format!("{one_line}\n{many_lines}");
    let (output, _, _) = english(&["perft", "--depth", "1", "--json", "-"], &lines);
    assert_eq!(output.lines().count(), 1_001);
    assert!(output.lines().all(|line| line.len() < 2_000 && line.starts_with('{')));
}
