//! `rokade rules`.

use crate::program::{dutch, english};

#[test]
fn without_a_question_the_pages_are_listed() {
    let (output, errors, code) = dutch(&["rules"], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    for part in ["Bord en stukken", "Aan tafel: rokeren", "rokeren-na-schaak", "Is pat winst?"] {
        assert!(output.contains(part), "{part} is not in\n{output}");
    }
    let (output, ..) = english(&["rules", "--json"], "");
    let pages: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let quarrels = pages.iter().filter(|page| page["kind"] == "quarrel").count();
    assert!(quarrels >= 40, "{quarrels}");
}

#[test]
fn a_question_finds_pages_with_their_answer() {
    let question = ["rules", "mag", "je", "rokeren", "als", "je", "schaak", "hebt", "gestaan?"];
    let (output, errors, code) = dutch(&question, "");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(
        output.starts_with("Mag je rokeren nadat je schaak hebt gestaan?  [mag]\n"),
        "{output}"
    );
    assert!(output.contains("rokade rules rokeren-na-schaak laat"), "{output}");
}

#[test]
fn a_page_is_shown_with_its_board_and_what_happens_on_it() {
    let (output, errors, code) = english(&["rules", "castling-through-check"], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    for part in [
        "[not allowed]",
        "  8 · · · · · ♜ ♚ ·",
        "e1–g1: Not allowed:",
        "e1–e2: Ke2, that is allowed.",
        "FIDE Laws: 3.8.2.2",
        "Checked on 20",
    ] {
        assert!(output.contains(part), "{part} is not in\n{output}");
    }
    assert!(output.lines().all(|line| line.chars().count() <= 80), "{output}");
}

#[test]
fn letters_and_refusals_follow_the_language() {
    let (output, ..) = dutch(&["rules", "promotie"], "");
    assert!(output.contains("e7–e8q: e8=D+, dat mag."), "{output}");
    assert!(output.contains("f7–f8q: f8=D, dat mag en is pat: remise."), "{output}");
    assert!(output.contains("e7–e8: Dat mag niet:"), "{output}");
}

#[test]
fn a_page_is_one_object_with_what_the_rules_say() {
    let (output, errors, code) = english(&["rules", "--json", "castling-into-attack"], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    let page: serde_json::Value = serde_json::from_str(&output).unwrap();
    assert_eq!(page["verdict"], "not-allowed");
    assert_eq!(page["checked"]["source"], "fide-2023");
    let board = &page["body"].as_array().unwrap().iter().find(|part| part["block"] == "board");
    let tried = &board.unwrap()["tries"][0];
    assert_eq!(tried["legal"], false);
    assert_eq!(tried["refusal"], "castling-into-attack");
    assert_eq!(tried["article"], "3.8.2.2.1");
}

#[test]
fn hits_are_objects_with_their_rank() {
    let (output, _, code) = english(&["rules", "--json", "9.6.2"], "");
    assert_eq!(code, 0);
    let hits: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(hits[0]["rank"], 1);
    let says_so =
        |hit: &serde_json::Value| hit["articles"].as_array().unwrap().contains(&"9.6.2".into());
    assert!(says_so(&hits[0]) && says_so(&hits[1]), "{output}");
}

#[test]
fn a_question_that_finds_nothing_is_a_fault() {
    let (output, errors, code) = dutch(&["rules", "xqzv\u{1b}[31m"], "");
    assert_eq!((output.as_str(), code), ("", 2));
    assert!(errors.starts_with("rokade: niets gevonden voor \"xqzv\\u{1b}[31m\";"), "{errors}");
}

#[test]
fn every_page_can_be_shown_in_both_languages() {
    let (list, ..) = english(&["rules", "--json"], "");
    for page in list.lines() {
        let page: serde_json::Value = serde_json::from_str(page).unwrap();
        let (shown, errors, code) = english(&["rules", page["id"].as_str().unwrap()], "");
        assert_eq!((errors.as_str(), code), ("", 0));
        assert!(shown.starts_with(page["title"].as_str().unwrap()), "{shown}");
        assert!(!shown.contains("rules-") || page["id"] == "sources", "{shown}");
    }
}
