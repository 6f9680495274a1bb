//! `docs/laws.md`: every paragraph of the Laws has its room and its tests.
//!
//! A row is `| article | in short | room | proof |`. The proof names tests, or the issue that the
//! paragraph waits for, or says `not modelled: ` and why no program can. A test whose file is named
//! without a folder is one of the law tests.

use std::collections::{BTreeMap, BTreeSet};

use super::Finding;
use super::proof;
use super::tree::Tree;

const FILE: &str = "docs/laws.md";

/// Where the law tests live; each must be named by a row.
const LAW_TESTS: &str = "crates/rules/tests/laws/";

/// What is wrong with the table, and law tests that it does not know.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.text(FILE) else {
        return vec![Finding::new(FILE, 0, "is missing")];
    };
    let mut findings = Vec::new();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for row in proof::rows(text) {
        let mut report = |what: String| findings.push(Finding::new(FILE, row.line, what));
        let [article, _, room, proofs] = row.cells[..] else {
            report(format!("has {} cells, not four", row.cells.len()));
            continue;
        };
        if let Some(first) = seen.insert(article, row.line) {
            report(format!("{article} stands in line {first} already"));
        }
        if !is_article(article) {
            report(format!("“{article}” is no article such as FIDE 9.6.2 or FIDE A.4.2"));
        }
        for fault in faults_of_row(tree, room, proofs) {
            report(fault);
        }
    }
    findings.extend(unnamed_tests(tree, text));
    findings
}

fn faults_of_row(tree: &Tree, room: &str, proofs: &str) -> Vec<String> {
    let tests = proof::quoted(proofs);
    if tests.is_empty() {
        let waits = names_issue(proofs);
        let not_modelled = proofs.strip_prefix("not modelled: ").is_some_and(|why| !why.is_empty());
        let silent = !waits && !not_modelled;
        return silent
            .then(|| "names no test, no issue and no reason".to_owned())
            .into_iter()
            .collect();
    }
    let rooms = proof::quoted(room);
    let mut faults = Vec::new();
    if rooms.is_empty() {
        faults.push("names no room".to_owned());
    }
    let absent = rooms.into_iter().filter(|room| !tree.has(room));
    faults.extend(absent.map(|room| format!("there is no room {room}")));
    faults.extend(tests.into_iter().filter_map(|test| proof::missing(tree, &in_full(test))));
    faults
}

/// The proof with its folder.
fn in_full(test: &str) -> String {
    if test.contains('/') { test.to_owned() } else { format!("{LAW_TESTS}{test}") }
}

/// `FIDE` and numbers parted by points, of which the first may be an appendix's letter, or
/// `Guidelines` and a Roman number with more behind it.
fn is_article(text: &str) -> bool {
    let Some((book, place)) = text.split_once(' ') else { return false };
    let number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let mut parts = place.split('.');
    let first = parts.next().unwrap_or_default();
    let first_is_good = match book {
        "FIDE" => {
            number(first) || (first.len() == 1 && first.bytes().all(|b| b.is_ascii_uppercase()))
        }
        "Guidelines" => !first.is_empty() && first.bytes().all(|b| b"IVX".contains(&b)),
        _ => false,
    };
    first_is_good && parts.all(number)
}

/// Whether the text says `issue` and a number.
pub fn names_issue(text: &str) -> bool {
    text.split("issue ").skip(1).any(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Law tests that no row names.
fn unnamed_tests(tree: &Tree, table: &str) -> Vec<Finding> {
    let rows = proof::rows(table);
    let named: BTreeSet<String> = rows
        .iter()
        .filter_map(|row| row.cells.get(3))
        .flat_map(|proofs| proof::quoted(proofs))
        .map(in_full)
        .collect();
    let mut findings = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.starts_with(LAW_TESTS)) {
        for (number, line) in (1..).zip(text.lines()) {
            let Some(name) = line.trim().strip_prefix("fn law_") else { continue };
            let name = name.split('(').next().unwrap_or(name);
            if !named.contains(&format!("{path}::law_{name}")) {
                findings.push(Finding::new(
                    path,
                    number,
                    format!("{FILE} has no row for law_{name}"),
                ));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: (&str, &str) = ("crates/rules/src/ending/mod.rs", "//! Endings.");
    const TESTS: (&str, &str) =
        ("crates/rules/tests/laws/article_05.rs", "#[test]\nfn law_5_1_1_mate() {}\n");

    fn findings(rows: &str) -> Vec<String> {
        let table = format!("| article | in short | room | proof |\n|---|---|---|---|\n{rows}");
        let tree = Tree::from([ROOM, TESTS, (FILE, &table)]);
        check(&tree).into_iter().map(|finding| finding.to_string()).collect()
    }

    const GOOD: &str =
        "| FIDE 5.1.1 | mate | `crates/rules/src/ending` | `article_05.rs::law_5_1_1_mate` |\n";

    #[test]
    fn good_rows_pass() {
        let rows = format!(
            "{GOOD}| FIDE 9.6.2 | 75 moves | – | issue 3 |\n\
             | FIDE A.4.2 | arbiters | – | not modelled: an arbiter's discretion |\n\
             | Guidelines II.2.1 | Chess960 | – | issue 3 |\n"
        );
        assert_eq!(findings(&rows), [""; 0]);
    }

    #[test]
    fn each_fault_of_a_row_is_found() {
        let rows = format!(
            "{GOOD}| FIDE 5.1.1 | again | – | issue 3 |\n\
             | 5.2 | no book | – | issue 3 |\n\
             | FIDE 5.2.1 | silence | – | later |\n\
             | FIDE 5.2.2 | lost room | `crates/rules/src/attic` | `crates/rules/tests/laws/article_05.rs::law_5_1_1_mate` |\n\
             | FIDE 5.2.3 | lost test | `crates/rules/src/ending` | `article_05.rs::law_5_2_3` |\n\
             | FIDE 5.2.4 | three cells | issue 3 |\n"
        );
        assert_eq!(
            findings(&rows),
            [
                "docs/laws.md:4: FIDE 5.1.1 stands in line 3 already",
                "docs/laws.md:5: “5.2” is no article such as FIDE 9.6.2 or FIDE A.4.2",
                "docs/laws.md:6: names no test, no issue and no reason",
                "docs/laws.md:7: there is no room crates/rules/src/attic",
                "docs/laws.md:8: there is no test “law_5_2_3” in crates/rules/tests/laws/article_05.rs",
                "docs/laws.md:9: has 3 cells, not four",
            ]
        );
    }

    #[test]
    fn a_law_test_without_a_row_is_found() {
        assert_eq!(
            findings(""),
            ["crates/rules/tests/laws/article_05.rs:2: docs/laws.md has no row for law_5_1_1_mate"]
        );
    }

    #[test]
    fn a_missing_table_is_found() {
        assert_eq!(check(&Tree::default()), [Finding::new(FILE, 0, "is missing")]);
    }
}
