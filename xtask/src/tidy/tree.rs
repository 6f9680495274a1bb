//! The repository's own files as texts.
//!
//! Own means: what git tracks, and what it would track if asked. Files that are no UTF-8 text are
//! known by name only.

use std::collections::BTreeMap;
use std::fs;

use anyhow::Result;

use crate::house::House;
use crate::tool::Tool;

/// Paths from the root, with forward slashes, and what the files say.
#[derive(Debug, Default)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads all of the repository's files.
    pub fn read(house: &House) -> Result<Self> {
        let list = Tool::new("git", &house.root)
            .words("ls-files -z --cached --others --exclude-standard")
            .read()?;
        let mut files = BTreeMap::new();
        for path in list.split('\0').filter(|path| !path.is_empty()) {
            // A tracked file that is not there was deleted a moment ago.
            if let Ok(bytes) = fs::read(house.root.join(path)) {
                files.insert(path.to_owned(), String::from_utf8(bytes).unwrap_or_default());
            }
        }
        Ok(Self { files })
    }

    /// How many files there are.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// All files in the order of their paths: path and text.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is such a file, or a folder with files in it.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.files.contains_key(path) || self.files.keys().any(|file| file.starts_with(&folder))
    }
}

#[cfg(test)]
impl<const N: usize> From<[(&str, &str); N]> for Tree {
    fn from(files: [(&str, &str); N]) -> Self {
        let own = |(path, text): (&str, &str)| (path.to_owned(), text.to_owned());
        Self { files: files.into_iter().map(own).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_there_when_something_is_in_them() {
        let tree = Tree::from([("crates/rules/src/lib.rs", "")]);
        assert!(tree.has("crates/rules/src/lib.rs"));
        assert!(tree.has("crates/rules") && tree.has("crates/rules/"));
        assert!(!tree.has("crates/rule"));
        assert!(!tree.has("crates/rules/src/lib"));
    }
}
