//! `docs/catalogue.md`: every promise of the product has its proof.
//!
//! A row is `| id | what | proof |`. The proof names tests, or the issue that the rest waits for,
//! or both. Once a row waits for nothing, one of its tests must bear its id as the first word of
//! its name: `a3_castling_…` in Rust, `A3 …` in TypeScript.

use std::collections::BTreeMap;

use super::Finding;
use super::laws::names_issue;
use super::proof;
use super::tree::Tree;

const FILE: &str = "docs/catalogue.md";

/// The chapters with numbered lines, and how many each has.
const NUMBERED: [(&str, usize); 3] = [("A", 21), ("B", 5), ("C", 8)];

/// The chapters that are one line.
const WHOLE: [&str; 5] = ["D", "E", "F", "G", "H"];

/// What is wrong with the catalogue.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let Some(text) = tree.text(FILE) else {
        return vec![Finding::new(FILE, 0, "is missing")];
    };
    let mut findings = Vec::new();
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let ids = ids();
    for row in proof::rows(text) {
        let mut report = |what: String| findings.push(Finding::new(FILE, row.line, what));
        let [id, what, proofs] = row.cells[..] else {
            report(format!("has {} cells, not three", row.cells.len()));
            continue;
        };
        if let Some(first) = seen.insert(id, row.line) {
            report(format!("{id} stands in line {first} already"));
        }
        if !ids.iter().any(|known| known == id) {
            report(format!("“{id}” is no id of the catalogue"));
        }
        if what.is_empty() {
            report(format!("{id} does not say what it is"));
        }
        for fault in faults_of_proof(tree, id, proofs) {
            report(fault);
        }
    }
    let lost = ids.iter().filter(|id| !seen.contains_key(id.as_str()));
    findings.extend(lost.map(|id| Finding::new(FILE, 0, format!("has no row for {id}"))));
    findings
}

/// A1 to H.
fn ids() -> Vec<String> {
    let numbered = NUMBERED
        .iter()
        .flat_map(|(chapter, last)| (1..=*last).map(move |n| format!("{chapter}{n}")));
    numbered.chain(WHOLE.iter().map(|id| (*id).to_owned())).collect()
}

fn faults_of_proof(tree: &Tree, id: &str, proofs: &str) -> Vec<String> {
    let tests = proof::quoted(proofs);
    let mut faults: Vec<_> = tests.iter().filter_map(|test| proof::missing(tree, test)).collect();
    if !names_issue(proofs) {
        if tests.is_empty() {
            faults.push(format!("{id} names neither a test nor an issue"));
        } else if !tests.iter().any(|test| bears(test, id)) {
            faults.push(format!("{id} waits for nothing, and no test bears its name"));
        }
    }
    faults
}

/// Whether the test's name starts with the id as a word.
fn bears(test: &str, id: &str) -> bool {
    let name = test.rsplit("::").next().unwrap_or(test).to_lowercase();
    let rest = name.strip_prefix(&id.to_lowercase());
    rest.is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TESTS: (&str, &str) = ("a.rs", "#[test]\nfn a1_board() {}\n#[test]\nfn other() {}\n");

    fn catalogue(replaced: &[(&str, &str)]) -> Vec<String> {
        let mut text = String::from("| id | what | proof |\n|---|---|---|\n");
        for id in ids() {
            let proof = replaced.iter().find(|(one, _)| *one == id).map_or("issue 9", |(_, p)| p);
            text.push_str(&format!("| {id} | something | {proof} |\n"));
        }
        let tree = Tree::from([TESTS, (FILE, &text)]);
        check(&tree).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn a_whole_catalogue_passes() {
        let proofs = [("A1", "`a.rs::a1_board`"), ("A2", "`a.rs::other`; the rest: issue 3")];
        assert_eq!(catalogue(&proofs), [""; 0]);
    }

    #[test]
    fn a_row_without_proof_is_found() {
        assert_eq!(catalogue(&[("B2", "later")]), ["B2 names neither a test nor an issue"]);
    }

    #[test]
    fn a_finished_row_needs_a_test_of_its_name() {
        let expected = ["A11 waits for nothing, and no test bears its name"];
        assert_eq!(catalogue(&[("A11", "`a.rs::a1_board`")]), expected);
    }

    #[test]
    fn a_test_that_is_not_there_is_found() {
        let expected = ["there is no test “a1_bored” in a.rs"];
        assert_eq!(catalogue(&[("A1", "`a.rs::a1_bored`")]), expected);
    }

    #[test]
    fn lost_doubled_and_foreign_rows_are_found() {
        let text = "| A1 | board | issue 9 |\n| A1 | board | issue 9 |\n| Z9 | ? | issue 9 |\n| A2 | | issue 9 |\n";
        let tree = Tree::from([(FILE, text)]);
        let found: Vec<_> = check(&tree).into_iter().map(|finding| finding.what).collect();
        assert_eq!(
            found[..3],
            [
                "A1 stands in line 1 already",
                "“Z9” is no id of the catalogue",
                "A2 does not say what it is"
            ]
        );
        assert_eq!(found.len(), 3 + ids().len() - 2);
    }
}
