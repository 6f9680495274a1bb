//! Decision records: one number each, and no mention of one that is not there.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::Tree;

const FOLDER: &str = "docs/decisions/";

/// The tests of this room speak of records that nobody wrote.
const OURS: &str = "xtask/src/tidy/";

/// Records whose name is not `NNNN-title.md`, or whose number another one has; and lines that send
/// the reader to a record that is not there.
pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = misnamed(tree);
    for (path, text) in tree.files().filter(|(path, _)| !path.starts_with(OURS)) {
        for (line, number) in text.lines().zip(1..) {
            for named in mentioned(line) {
                if tree.text(named).is_none() {
                    findings.push(Finding::new(path, number, format!("{named} is not there")));
                }
            }
        }
    }
    findings
}

/// The records that a line names by their path.
fn mentioned(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices(FOLDER).filter_map(|(begin, _)| {
        let rest = &line[begin..];
        let end = rest.find(".md")? + ".md".len();
        let title = &rest[FOLDER.len()..end];
        // A pattern such as `NNNN-title.md` names none.
        title.starts_with(|first: char| first.is_ascii_digit()).then_some(&rest[..end])
    })
}

fn misnamed(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut taken: BTreeMap<&str, &str> = BTreeMap::new();
    for (path, _) in tree.files() {
        let Some(name) = path.strip_prefix(FOLDER) else { continue };
        let number = name.split('-').next().unwrap_or_default();
        let numbered = number.len() == 4 && number.bytes().all(|b| b.is_ascii_digit());
        if !numbered || !name.ends_with(".md") {
            findings.push(Finding::new(path, 0, "is not named NNNN-title.md"));
        } else if let Some(first) = taken.insert(number, path) {
            findings.push(Finding::new(path, 0, format!("{first} has the number {number} too")));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_are_checked() {
        let tree = Tree::from([
            ("docs/decisions/0001-a.md", ""),
            ("docs/decisions/0002-b.md", ""),
            ("docs/decisions/0002-c.md", ""),
            ("docs/decisions/3-d.md", ""),
            ("docs/style.md", ""),
        ]);
        let found: Vec<_> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(found, ["docs/decisions/0002-c.md", "docs/decisions/3-d.md"]);
    }

    #[test]
    fn a_record_that_is_named_is_there() {
        let tree = Tree::from([
            ("docs/decisions/0001-a.md", ""),
            ("docs/style.md", "see docs/decisions/NNNN-title.md"),
            ("a.rs", "//! `docs/decisions/0001-a.md`\n//! and docs/decisions/0002-b.md.\n"),
        ]);
        let found: Vec<_> =
            check(&tree).into_iter().map(|finding| (finding.file, finding.line)).collect();
        assert_eq!(found, [("a.rs".to_owned(), 2)]);
    }
}
