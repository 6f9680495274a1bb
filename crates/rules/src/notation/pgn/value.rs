//! The value of a tag, as it stands between its quotation marks.

use super::found::{Encoding, Found, decode};
use super::place::Place;
use alloc::borrow::Cow;
use alloc::string::String;

/// The value of a tag. A backslash makes a quotation mark or another backslash
/// part of it; before anything else it means itself.
///
/// Source: S. Edwards, *Portable Game Notation Specification and
/// Implementation Guide*, 1994, 7 (strings).
#[derive(Clone, Copy, Debug)]
pub struct Value<'a>(pub(super) Found<'a>);

impl<'a> Value<'a> {
    /// The bytes as they stand there, with their backslashes.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.0.bytes()
    }

    /// What it says. Control characters, which no value may have, say as much
    /// as spaces.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        let (written, _) = decode(self.bytes());
        if written.contains(|letter: char| letter == '\\' || letter.is_ascii_control()) {
            Cow::Owned(printable(&unescaped(&written)))
        } else {
            written
        }
    }

    /// Whether all of it is ASCII.
    #[must_use]
    #[inline]
    pub fn is_ascii(&self) -> bool {
        self.0.is_ascii()
    }

    /// How it is encoded.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.0.encoding()
    }

    /// Where it begins, behind the quotation mark.
    #[must_use]
    pub fn place(&self) -> Place {
        self.0.place()
    }
}

fn unescaped(written: &str) -> String {
    let mut text = String::with_capacity(written.len());
    let mut letters = written.chars().peekable();
    while let Some(letter) = letters.next() {
        let escaped = letters.next_if(|next| letter == '\\' && matches!(next, '\\' | '"'));
        text.push(escaped.unwrap_or(letter));
    }
    text
}

/// A text that can stand in a value, with spaces for control characters.
pub(super) fn printable(text: &str) -> String {
    text.replace(|letter: char| letter.is_ascii_control(), " ")
}

/// A value as it is written between quotation marks.
pub(super) fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '"') {
            written.push('\\');
        }
        written.push(letter);
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_escaped_is_unescaped() {
        for text in ["", "plain", r"C:\games\", r#"a "b" c"#, r#"\\" \"#] {
            assert_eq!(unescaped(&escaped(text)), text);
        }
        assert_eq!(unescaped(r"C:\games"), r"C:\games");
        // Source: Disservin/chess-library issue 128.
        assert_eq!(
            unescaped(r#"Tournament \\ (or Tournament \")"#),
            r#"Tournament \ (or Tournament ")"#
        );
    }
}
