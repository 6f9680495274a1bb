//! Decision records: one number each.

use std::collections::BTreeMap;

use super::Finding;
use super::tree::Tree;

const FOLDER: &str = "docs/decisions/";

/// Records whose name is not `NNNN-title.md`, or whose number another one has.
pub fn check(tree: &Tree) -> Vec<Finding> {
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
}
