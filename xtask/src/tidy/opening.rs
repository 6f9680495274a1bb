//! Every file says at its head what it is.
//!
//! A Rust file opens with `//!`, a TypeScript or JavaScript file with a comment, a Svelte file
//! with a comment of HTML. What the opening says is for a reader to judge.

use super::Finding;
use super::tree::Tree;

/// Files without an opening.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files()
        .filter_map(|(path, text)| {
            let openings = openings_for(path)?;
            let head = text.trim_start_matches('\u{feff}').trim_start();
            let opened = openings.iter().any(|opening| says_something(head, opening));
            (!opened).then(|| {
                let wanted = openings.join(" or ");
                Finding::new(path, 1, format!("does not open with {wanted} and what it is"))
            })
        })
        .collect()
}

/// How a file of this kind opens; `None` for kinds that need no opening.
fn openings_for(path: &str) -> Option<&'static [&'static str]> {
    let (_, ending) = path.rsplit_once('.')?;
    match ending {
        "rs" => Some(&["//!"]),
        "ts" | "js" | "mjs" => Some(&["/**", "/*", "//"]),
        "svelte" => Some(&["<!--"]),
        _ => None,
    }
}

/// Whether `head` starts with the mark and goes on with a word in the same or the next line.
fn says_something(head: &str, mark: &str) -> bool {
    let Some(rest) = head.strip_prefix(mark) else { return false };
    let mut lines = rest.lines().take(2);
    lines.any(|line| {
        line.trim_start_matches(['*', '/', '!', ' ', '`', '“']).starts_with(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_seen() {
        let tree = Tree::from([
            ("a.rs", "//! `A`: a room.\n\nfn a() {}"),
            ("b.ts", "/**\n * A view.\n */\nexport {}"),
            ("c.ts", "// Generated from crates/wire.\n"),
            ("d.svelte", "<!--\n  The board.\n-->\n<script></script>"),
            ("e.css", "p {}"),
        ]);
        assert_eq!(check(&tree), []);
    }

    #[test]
    fn files_without_one_are_found() {
        let tree = Tree::from([
            ("a.rs", "// A room.\nfn a() {}"),
            ("b.rs", "//!\n//!\nfn b() {}"),
            ("c.ts", "export {}"),
            ("d.svelte", "<script>// no</script>"),
        ]);
        let found: Vec<_> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(found, ["a.rs", "b.rs", "c.ts", "d.svelte"]);
    }
}
