//! What is wrong with a book is all told at once, each with its place.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use rokade_content::{FaultKind, Rulebook};

const BOOK: &str = "\
# one
group: a
articles: 9.6.2, x
see: two
checked: 2026-11-30 fide-2023

# two
group: a
verdict: perhaps
chekced: 2026-11-30
";

const BOARDS: &str = "\
# b
fen: 8/8/8/8/8/8/8/8 w - - 0 1
try: e2e9 = e9
";

fn faults(dutch: &str, english: &str) -> Vec<(String, usize, usize, FaultKind)> {
    let files = [
        ("book.md", BOOK),
        ("boards.md", BOARDS),
        ("nl/groups.md", "# A\nid: a\n"),
        ("en/groups.md", "# A\nid: a\n"),
        ("nl/one.md", dutch),
        ("en/one.md", english),
        ("de/one.md", ""),
    ];
    let faults = Rulebook::read(&files).expect_err("the files have faults");
    faults.into_iter().map(|fault| (fault.file, fault.line, fault.column, fault.kind)).collect()
}

#[test]
fn all_faults_are_told_at_once_with_their_place() {
    let dutch = "# Een\nid: one\naddress: Een!\n\nZie [dit](three).\n\n![Bord](c)\n";
    let english = "# One\nid: one\naddress: one\n\nSee *this.\n";
    let found = faults(dutch, english);
    let has = |file: &str, line, column, kind: FaultKind| {
        let fault = (file.to_owned(), line, column, kind);
        assert!(found.contains(&fault), "{fault:?} is not in\n{found:#?}");
    };
    let bad = |field: &str, value: &str| FaultKind::BadValue {
        field: field.to_owned(),
        value: value.to_owned(),
    };
    has("book.md", 3, 18, bad("articles", "x"));
    has("book.md", 9, 10, bad("verdict", "perhaps"));
    has("book.md", 10, 10, FaultKind::UnknownField("chekced".to_owned()));
    has("book.md", 7, 3, FaultKind::MissingField("checked"));
    has("boards.md", 3, 6, bad("try", "e2e9 = e9"));
    has("nl/one.md", 3, 10, bad("address", "Een!"));
    has("nl/one.md", 5, 11, FaultKind::Unknown("three".to_owned()));
    has("nl/one.md", 7, 9, FaultKind::Unknown("c".to_owned()));
    has("en/one.md", 5, 5, FaultKind::Unclosed("*"));
    has("de/one.md", 1, 1, FaultKind::UnknownFile);
    has("book.md", 7, 3, FaultKind::NoCounterpart("two (nl)".to_owned()));
}

#[test]
fn a_fault_is_told_in_one_line() {
    let files = [("boards.md", "# b\nside: left\n")];
    let faults = Rulebook::read(&files).unwrap_err();
    let told: Vec<_> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "book.md:1:1: this file is missing",
            "boards.md:1:3: the field `fen` is missing",
            "boards.md:2:7: `left` is no value for `side`",
        ]
    );
}

#[test]
fn two_pages_have_two_addresses() {
    let page = "# Een\nid: one\naddress: een\n\nJa.\n\n# Twee\nid: two\naddress: een\n\nNee.\n";
    let found = faults(page, page);
    let taken = FaultKind::AddressTaken("een".to_owned());
    assert!(
        found
            .iter()
            .any(|(file, line, _, kind)| file == "nl/one.md" && *line == 8 && *kind == taken)
    );
}
