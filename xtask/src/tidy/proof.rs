//! Rows of a Markdown table, and the tests that they name as their proof.
//!
//! A proof is written `path::name` between backticks. In a Rust file the name is that of a
//! function; in a TypeScript file it is the title of a test, or the beginning of one.

use super::tree::Tree;

/// A row of a table: its line, counted from one, and its cells.
#[derive(Debug, PartialEq, Eq)]
pub struct Row<'t> {
    /// Counted from one.
    pub line: usize,
    /// Trimmed, without the bars.
    pub cells: Vec<&'t str>,
}

/// All rows of all tables in a text, without the lines that draw a table's head.
pub fn rows(text: &str) -> Vec<Row<'_>> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_row = |line: &str| line.len() > 1 && line.starts_with('|') && line.ends_with('|');
    let is_rule = |line: &str| line.starts_with("|-") || line.starts_with("| -");
    let mut rows = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        // A head is the row above a rule.
        let is_head = lines.get(index + 1).is_some_and(|next| is_rule(next));
        if is_row(line) && !is_rule(line) && !is_head {
            let cells = line[1..line.len() - 1].split('|').map(str::trim).collect();
            rows.push(Row { line: index + 1, cells });
        }
    }
    rows
}

/// The pieces between backticks.
pub fn quoted(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Why `proof` proves nothing; `None` when the test exists.
pub fn missing(tree: &Tree, proof: &str) -> Option<String> {
    let Some((path, name)) = proof.split_once("::") else {
        return Some(format!("“{proof}” is not of the form path::test"));
    };
    let Some(text) = tree.text(path) else {
        return Some(format!("there is no file {path}"));
    };
    let found =
        if path.ends_with(".rs") { has_function(text, name) } else { has_title(text, name) };
    (!found).then(|| format!("there is no test “{name}” in {path}"))
}

/// Whether a function of this name is written in the text, under an attribute that makes it a test.
fn has_function(text: &str, name: &str) -> bool {
    // A module path before the name is for the reader.
    let name = name.rsplit("::").next().unwrap_or(name);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    lines.iter().enumerate().any(|(index, line)| {
        let declares = line
            .split_once("fn ")
            .and_then(|(_, rest)| rest.strip_prefix(name))
            .is_some_and(|rest| rest.starts_with(['(', '<']));
        // Attributes and comments stand right above.
        declares
            && lines[..index]
                .iter()
                .rev()
                .take_while(|l| l.starts_with(['#', '/']))
                .any(|l| is_test(l))
    })
}

/// Whether the line is `#[test]`, `#[tokio::test]` and the like.
fn is_test(line: &str) -> bool {
    let attribute = line.trim_start_matches("#[");
    let name = attribute.split(['(', ']']).next().unwrap_or_default();
    line.starts_with("#[") && (name == "test" || name.ends_with("::test"))
}

/// Whether a test's title in the text starts with `title`.
fn has_title(text: &str, title: &str) -> bool {
    let calls = ["test", "it", "describe"];
    ['\'', '"', '`'].iter().any(|quote| {
        let opening = format!("{quote}{title}");
        text.match_indices(&opening).any(|(at, _)| {
            let before = text[..at].trim_end().trim_end_matches('(').trim_end();
            calls.iter().any(|call| before.ends_with(call))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_without_heads() {
        let text = "# A\n\n| id | what |\n|---|---|\n| A1 | the board |\n\ntext\n| B1 | time |\n";
        assert_eq!(
            rows(text),
            [
                Row { line: 5, cells: vec!["A1", "the board"] },
                Row { line: 8, cells: vec!["B1", "time"] },
            ]
        );
    }

    #[test]
    fn proofs_are_what_stands_between_backticks() {
        assert_eq!(quoted("`a::b`, `c::d`; issue 3"), ["a::b", "c::d"]);
        assert_eq!(quoted("issue 3"), [""; 0]);
    }

    #[test]
    fn a_rust_test_exists_when_its_function_is_a_test() {
        let text = "#[test]\nfn mates() {}\n\nfn helps() {}\n#[tokio::test(flavor = \"x\")]\n/// Says.\nasync fn serves() {}";
        let tree = Tree::from([("a.rs", text)]);
        assert_eq!(missing(&tree, "a.rs::mates"), None);
        assert_eq!(missing(&tree, "a.rs::serves"), None);
        for absent in ["a.rs::helps", "a.rs::mate", "a.rs::matess", "b.rs::mates", "mates"] {
            assert!(missing(&tree, absent).is_some(), "{absent}");
        }
    }

    #[test]
    fn a_typescript_test_exists_when_its_title_starts_so() {
        let text = "test('A3 castles', async () => {});\n  it(\n  \"B: waits\", () => {});\nconst x = 'A4 no';";
        let tree = Tree::from([("web/a.spec.ts", text)]);
        assert_eq!(missing(&tree, "web/a.spec.ts::A3 castles"), None);
        assert_eq!(missing(&tree, "web/a.spec.ts::B: waits"), None);
        assert!(missing(&tree, "web/a.spec.ts::A4 no").is_some());
        assert!(missing(&tree, "web/a.spec.ts::castles").is_some());
    }
}
