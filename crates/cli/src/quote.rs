//! Quoting what somebody gave, in a sentence about what is wrong with it.
//!
//! What is given may be a megabyte long, or no text at all. A quote has an end, and what cannot be
//! seen is named by its number, so that it neither steers a terminal nor hides in quotation marks.
//! Every fault that quotes goes through here.

use std::borrow::Cow;

/// The longest quote that is given whole, in characters. A whole FEN is shorter.
const LONGEST: usize = 100;
/// How many characters of either end are left of a longer one.
const ENDS: usize = 24;
/// What stands for the rest.
const GAP: &str = " … ";

/// The text as it can stand between quotation marks: whole, or its two ends.
pub(crate) fn quote(text: &str) -> Cow<'_, str> {
    if text.chars().nth(LONGEST).is_none() {
        return shown(text);
    }
    let start = text.char_indices().nth(ENDS).map_or(text, |(at, _)| &text[..at]);
    let end = text.char_indices().nth_back(ENDS - 1).map_or(text, |(at, _)| &text[at..]);
    Cow::Owned([&shown(start), GAP, &shown(end)].concat())
}

/// The text with a number for each character that cannot be seen: `\u{feff}`.
fn shown(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unseen) {
        return Cow::Borrowed(text);
    }
    let mut seen = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_unseen(letter) {
            seen.extend(letter.escape_unicode());
        } else {
            seen.push(letter);
        }
    }
    Cow::Owned(seen)
}

/// Control characters, and those that only join, direct or mark other ones. Source: Unicode,
/// general categories Cc and Cf, as far as they turn up in files and on keyboards.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_is_quoted_whole() {
        assert_eq!(quote("Pf3"), "Pf3");
        assert_eq!(quote(""), "");
        let longest = "é".repeat(LONGEST);
        assert_eq!(quote(&longest), longest);
    }

    #[test]
    fn of_what_is_long_both_ends_are_quoted() {
        let long = format!("begin{}end", "é".repeat(3_000_000));
        let quoted = quote(&long);
        assert!(quoted.starts_with("beginé") && quoted.ends_with("éend"), "{quoted}");
        assert!(quoted.contains(GAP), "{quoted}");
        assert_eq!(quoted.chars().count(), 2 * ENDS + GAP.chars().count());
    }

    #[test]
    fn what_cannot_be_seen_is_named() {
        assert_eq!(quote("\u{feff}e4"), "\\u{feff}e4");
        assert_eq!(quote("\u{1b}[31m\0"), "\\u{1b}[31m\\u{0}");
        assert_eq!(quote("„\u{202e}x”"), "„\\u{202e}x”");
    }
}
