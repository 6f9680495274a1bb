//! Lines and columns, counted only when somebody asks.

use core::fmt;

/// A place in a text. Columns are counted in bytes, as everywhere in
/// [`notation`](crate::notation); lines end with LF, CRLF or CR.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// From 1.
    pub line: u64,
    /// From 1, in bytes.
    pub column: u64,
}

impl Place {
    /// The beginning of a text.
    pub const START: Place = Place { line: 1, column: 1 };
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// A place up to which lines have been counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Surveyed {
    pub(super) place: Place,
    /// Whether the byte before was a CR, so that an LF here belongs to it.
    after_return: bool,
}

impl Surveyed {
    pub(super) const fn from(place: Place) -> Surveyed {
        Surveyed { place, after_return: false }
    }

    /// The place behind these bytes.
    pub(super) fn after(self, bytes: &[u8]) -> Surveyed {
        let Some(&last) = bytes.last() else { return self };
        let (feeds, returns) = count_line_ends(bytes);
        let mut lines = feeds + returns;
        if returns > 0 {
            lines -= bytes.windows(2).filter(|pair| pair == b"\r\n").count() as u64;
        }
        if self.after_return && bytes[0] == b'\n' {
            lines -= 1;
        }
        let line_start = bytes.iter().rposition(|&byte| is_line_end(byte));
        let column = match line_start {
            Some(index) => (bytes.len() - index) as u64,
            None => self.place.column + bytes.len() as u64,
        };
        let place = Place { line: self.place.line + lines, column };
        Surveyed { place, after_return: last == b'\r' }
    }
}

/// Whether a line ends with this byte.
#[inline]
pub(super) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// How many bytes are LF and how many CR, in steps whose count fits a byte, so
/// that the compiler can count many at once.
fn count_line_ends(bytes: &[u8]) -> (u64, u64) {
    let (mut feeds, mut returns) = (0, 0);
    for chunk in bytes.chunks(128) {
        let (mut here_feeds, mut here_returns) = (0_u8, 0_u8);
        for &byte in chunk {
            here_feeds += u8::from(byte == b'\n');
            here_returns += u8::from(byte == b'\r');
        }
        feeds += u64::from(here_feeds);
        returns += u64::from(here_returns);
    }
    (feeds, returns)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(text: &str) -> (u64, u64) {
        let Place { line, column } = Surveyed::from(Place::START).after(text.as_bytes()).place;
        (line, column)
    }

    #[test]
    fn every_kind_of_line_end_counts_once() {
        assert_eq!(after(""), (1, 1));
        assert_eq!(after("e4"), (1, 3));
        assert_eq!(after("a\nb"), (2, 2));
        assert_eq!(after("a\r\nb\r\n"), (3, 1));
        assert_eq!(after("a\rb\r"), (3, 1));
        assert_eq!(after("a\n\r\n\rb"), (4, 2));
    }

    #[test]
    fn counting_in_two_steps_is_counting_in_one() {
        let text = b"ab\r\n\r\rc\n\n\r\nde\r";
        let start = Surveyed::from(Place::START);
        for cut in 0..=text.len() {
            let (first, second) = text.split_at(cut);
            assert_eq!(start.after(first).after(second), start.after(text), "{cut}");
        }
    }

    #[test]
    fn many_lines_are_counted() {
        let text = "x\n".repeat(1_000);
        assert_eq!(after(&text), (1_001, 1));
    }
}
