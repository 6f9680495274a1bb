//! Words in lines of less than 80 characters.

use super::Layout;
use alloc::string::String;
use core::fmt::{self, Write};

/// The longest line. Source: S. Edwards, *Portable Game Notation Specification
/// and Implementation Guide*, 1994, 8.2.1: less than 80 characters.
const WIDEST: usize = 79;

/// Puts words into lines, one space between two words.
pub(super) struct Lines<'a, W> {
    out: &'a mut W,
    layout: Layout,
    /// How many characters the line has.
    width: usize,
    /// The last word, which something may still be put behind.
    word: String,
    /// What is put before the next word.
    prefix: String,
}

impl<'a, W: Write> Lines<'a, W> {
    pub(super) const fn new(out: &'a mut W, layout: Layout) -> Lines<'a, W> {
        Lines { out, layout, width: 0, word: String::new(), prefix: String::new() }
    }

    /// The next word.
    pub(super) fn word(&mut self, word: impl fmt::Display) -> fmt::Result {
        self.put()?;
        core::mem::swap(&mut self.word, &mut self.prefix);
        write!(self.word, "{word}")
    }

    /// Something right before the next word.
    pub(super) fn before(&mut self, prefix: &str) {
        self.prefix.push_str(prefix);
    }

    /// Something right behind the last word.
    pub(super) fn behind(&mut self, suffix: &str) {
        self.word.push_str(suffix);
    }

    /// Ends the line, if anything stands in it.
    pub(super) fn end_line(&mut self) -> fmt::Result {
        self.put()?;
        if self.width > 0 {
            self.out.write_char('\n')?;
            self.width = 0;
        }
        Ok(())
    }

    /// Writes the last word, in this line or the next one.
    fn put(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let length = self.word.chars().count();
        let has_room = self.layout == Layout::OneLine || self.width + 1 + length <= WIDEST;
        if self.width > 0 && has_room {
            self.out.write_char(' ')?;
            self.width += 1;
        } else if self.width > 0 {
            self.out.write_char('\n')?;
            self.width = 0;
        }
        self.out.write_str(&self.word)?;
        self.width += length;
        self.word.clear();
        Ok(())
    }

    /// Everything that is left.
    pub(super) fn finish(mut self) -> fmt::Result {
        self.put()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(layout: Layout, words: &[&str]) -> String {
        let mut out = String::new();
        let mut lines = Lines::new(&mut out, layout);
        for word in words {
            lines.word(word).unwrap();
        }
        lines.finish().unwrap();
        out
    }

    #[test]
    fn a_line_is_filled_and_never_over_full() {
        let nine = "123456789";
        let words = [nine; 17];
        let text = lines(Layout::Export, &words);
        assert!(text.lines().all(|line| line.len() == 79 || line.len() == 9), "{text}");
        assert_eq!(text.lines().count(), 3);
        assert_eq!(lines(Layout::OneLine, &words).lines().count(), 1);
    }

    #[test]
    fn a_word_longer_than_a_line_has_one_for_itself() {
        let long = "x".repeat(100);
        assert_eq!(lines(Layout::Export, &["a", &long, "b"]), alloc::format!("a\n{long}\nb"));
    }
}
