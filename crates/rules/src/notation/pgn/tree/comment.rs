//! A comment as a tree keeps it.

use alloc::string::String;
use core::fmt;

/// A comment: never empty, without space at either end, and without line ends,
/// which in PGN are the writer's to choose.
///
/// ```
/// use rokade_rules::notation::pgn::Comment;
/// let comment = Comment::new("  the King's\n  Gambit ").unwrap();
/// assert_eq!(comment.text(), "the King's Gambit");
/// assert_eq!(Comment::new(" \n"), None);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Comment(String);

impl Comment {
    /// A comment of this text, if there is any. Each line end, with the space
    /// around it, becomes one space.
    #[must_use]
    pub fn new(text: &str) -> Option<Comment> {
        let mut kept = String::with_capacity(text.len());
        for line in text.split(['\n', '\r']).map(trimmed).filter(|line| !line.is_empty()) {
            if !kept.is_empty() {
                kept.push(' ');
            }
            kept.push_str(line);
        }
        (!kept.is_empty()).then_some(Comment(kept))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

/// Without the white space that PGN knows; what else may look empty is text.
fn trimmed(line: &str) -> &str {
    line.trim_matches([' ', '\t'])
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
