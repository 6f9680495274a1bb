//! Files that grew beyond what a reader holds in mind.
//!
//! The length of functions is clippy's affair (`too_many_lines`).

use super::Finding;
use super::tree::Tree;

/// The most lines that a source file may have.
const MOST_LINES: usize = 600;

/// Kinds of file that are read as code.
const CODE: [&str; 6] = [".rs", ".ts", ".js", ".mjs", ".svelte", ".css"];

/// Files that may be longer, each with its reason.
pub const LONG: &[(&str, &str)] =
    &[("web/src/generated/wire/index.ts", "generated, and read one declaration at a time")];

/// Files that are too long, and exceptions that are no longer needed.
pub fn check(tree: &Tree, long: &[(&str, &str)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (path, text) in tree.files() {
        let lines = text.lines().count();
        let is_code = CODE.iter().any(|ending| path.ends_with(ending));
        let excused = long.iter().any(|(excused, _)| *excused == path);
        if is_code && lines > MOST_LINES && !excused {
            let what = format!("{lines} lines: give one of its ideas a room of its own");
            findings.push(Finding::new(path, MOST_LINES + 1, what));
        }
    }
    for (path, _) in long {
        if tree.text(path).is_none_or(|text| text.lines().count() <= MOST_LINES) {
            findings.push(Finding::new(path, 0, "is excused for its length, which it needs not"));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_found_unless_excused() {
        let long = "//\n".repeat(MOST_LINES + 1);
        let long = long.as_str();
        let tree = Tree::from([("a.rs", long), ("b.rs", long), ("c.tsv", long), ("d.rs", "//")]);
        let found = check(&tree, &[("b.rs", "one table"), ("d.rs", "was long once")]);
        let files: Vec<_> = found.iter().map(|finding| finding.file.as_str()).collect();
        assert_eq!(files, ["a.rs", "d.rs"]);
        assert_eq!(found[0].line, 601);
    }
}
