//! Text for a terminal: lines of a width that can be read, with marks for what is strong.

use anstyle::Style;
use rokade_content::rulebook::{Inline, Rulebook};

/// The longest line. Source: the width of a terminal that nobody has made wider.
const WIDTH: usize = 80;

/// The pieces of a line with their marks; a link is followed by the address of its page.
pub(super) fn marked(
    line: &[Inline],
    book: &Rulebook,
    language: rokade_content::Language,
) -> String {
    let mut text = String::new();
    for piece in line {
        match piece {
            Inline::Text(words) => text.push_str(words),
            Inline::Strong(words) => text.push_str(&styled(words, Style::new().bold())),
            Inline::Stressed(words) => text.push_str(&styled(words, Style::new().italic())),
            Inline::Link { page, text: words } => {
                let address = book.page(page).map(|page| &page.text.of(language).address);
                text.push_str(words);
                if let Some(address) = address {
                    text.push_str(&format!(" ({address})"));
                }
            }
        }
    }
    text
}

/// Each word by itself, so that a line may break between them.
fn styled(words: &str, style: Style) -> String {
    let each = words.split(' ').map(|word| format!("{style}{word}{style:#}"));
    each.collect::<Vec<_>>().join(" ")
}

/// The text in lines, each beginning with the same indent.
pub(super) fn wrapped(text: &str, indent: &str) -> String {
    hung(text, indent, indent)
}

/// The text in lines, the first with a mark before it.
pub(super) fn hung(text: &str, first: &str, rest: &str) -> String {
    let mut lines = String::from(first);
    let mut length = shown_length(first);
    let mut is_empty = true;
    for word in text.split_whitespace() {
        let wide = shown_length(word);
        if !is_empty && length + 1 + wide > WIDTH {
            lines.push('\n');
            lines.push_str(rest);
            length = shown_length(rest);
            is_empty = true;
        }
        if !is_empty {
            lines.push(' ');
            length += 1;
        }
        lines.push_str(word);
        length += wide;
        is_empty = false;
    }
    lines
}

/// How many characters are seen; marks are not.
pub(super) fn shown_length(text: &str) -> usize {
    anstream::adapter::strip_str(text).map(|seen| seen.chars().count()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_hang() {
        let text = "woord ".repeat(20);
        let lines = hung(&text, "- ", "  ");
        assert!(lines.lines().all(|line| line.chars().count() <= WIDTH), "{lines}");
        assert!(lines.starts_with("- woord") && lines.contains("\n  woord"), "{lines}");
    }

    #[test]
    fn marks_take_no_room() {
        assert_eq!(shown_length(&styled("twee woorden", Style::new().bold())), 12);
    }

    #[test]
    fn a_word_that_is_too_long_stands_alone() {
        let long = "x".repeat(WIDTH + 5);
        assert_eq!(wrapped(&format!("a {long} b"), ""), format!("a\n{long}\nb"));
    }
}
