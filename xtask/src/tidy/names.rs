//! Names that say nothing about what is inside.

use super::Finding;
use super::tree::Tree;

/// Words that a file or folder of ours is not called by.
const EMPTY_WORDS: [&str; 8] =
    ["util", "utils", "common", "helper", "helpers", "manager", "managers", "misc"];

/// Files whose path has such a name in it.
pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files()
        .filter_map(|(path, _)| {
            let word = path.split('/').find_map(empty_word)?;
            Some(Finding::new(path, 0, format!("“{word}” names nothing: say what is inside")))
        })
        .collect()
}

/// The empty word that a file's stem, or a folder's name, consists of or ends with.
fn empty_word(part: &str) -> Option<&'static str> {
    let stem = part.split('.').next().unwrap_or(part).to_lowercase();
    let last = stem.rsplit(['_', '-']).next().unwrap_or(&stem).to_owned();
    EMPTY_WORDS.into_iter().find(|&word| word == stem || word == last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_names_are_found_in_files_and_folders() {
        let tree = Tree::from([
            ("src/util.rs", ""),
            ("tests/common/mod.rs", ""),
            ("web/src/boardHelpers.ts", ""),
            ("web/src/board-helpers.ts", ""),
            ("web/src/Misc.test.ts", ""),
            ("src/community.rs", ""),
        ]);
        let found: Vec<_> = check(&tree).into_iter().map(|finding| finding.file).collect();
        assert_eq!(
            found,
            [
                "src/util.rs",
                "tests/common/mod.rs",
                "web/src/Misc.test.ts",
                "web/src/board-helpers.ts"
            ]
        );
    }
}
