//! A piece of the input and where it was found.

use super::place::Place;
use super::window::Window;
use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::str;

/// The encoding of a piece of text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, of which ASCII is a part.
    Utf8,
    /// ISO 8859-1, the character set of the PGN standard: each byte is the
    /// character with its number.
    Latin1,
}

/// A piece of the input, as long as the reader stands still.
///
/// Its place is counted only when it is asked for.
#[derive(Clone, Copy)]
pub struct Found<'a> {
    window: &'a Window,
    from: usize,
    to: usize,
    /// Known only where somebody has looked.
    is_ascii: Option<bool>,
}

impl<'a> Found<'a> {
    /// The bytes of the window from one index to another.
    #[inline]
    pub(super) const fn new(window: &'a Window, from: usize, to: usize) -> Found<'a> {
        Found { window, from, to, is_ascii: None }
    }

    /// The same by someone who has looked whether it is ASCII.
    #[inline]
    pub(super) const fn with_ascii(self, is_ascii: bool) -> Found<'a> {
        Found { is_ascii: Some(is_ascii), ..self }
    }

    /// The bytes as they stand there.
    #[must_use]
    #[inline]
    pub fn bytes(&self) -> &'a [u8] {
        self.window.slice(self.from, self.to)
    }

    /// The text: UTF-8 where the bytes are that, else Latin-1.
    #[must_use]
    pub fn text(&self) -> Cow<'a, str> {
        decode(self.bytes()).0
    }

    /// Whether all of it is ASCII, which most text is.
    #[must_use]
    #[inline]
    pub fn is_ascii(&self) -> bool {
        self.is_ascii.unwrap_or_else(|| self.bytes().is_ascii())
    }

    /// Which of the two the bytes are.
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        match str::from_utf8(self.bytes()) {
            Ok(_) => Encoding::Utf8,
            Err(_) => Encoding::Latin1,
        }
    }

    /// Where it begins.
    #[must_use]
    pub fn place(&self) -> Place {
        self.window.place(self.from)
    }
}

impl fmt::Debug for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {}", self.text(), self.place())
    }
}

/// Bytes as text, and how they were read.
pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    match str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), Encoding::Utf8),
        Err(_) => {
            let text: String = bytes.iter().copied().map(char::from).collect();
            (Cow::Owned(text), Encoding::Latin1)
        }
    }
}

/// How many of these bytes can be cut off at the end of the buffer without
/// cutting through a character.
pub(super) fn whole_characters(bytes: &[u8]) -> usize {
    let tail = bytes.len().saturating_sub(3);
    let begun = bytes[tail..].iter().rposition(|&byte| byte >= 0xc0);
    let Some(begun) = begun.map(|index| tail + index) else { return bytes.len() };
    let length = match bytes[begun] {
        0xf0.. => 4,
        0xe0.. => 3,
        _ => 2,
    };
    if begun + length > bytes.len() { begun } else { bytes.len() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_utf8_is_latin1() {
        assert_eq!(decode(b"M\xfcller"), ("Müller".into(), Encoding::Latin1));
        assert_eq!(decode("Müller".as_bytes()), ("Müller".into(), Encoding::Utf8));
    }

    #[test]
    fn no_character_is_cut_through() {
        let text = "aé€♘𝄞é";
        for cut in 0..=text.len() {
            let whole = whole_characters(&text.as_bytes()[..cut]);
            assert!(str::from_utf8(&text.as_bytes()[..whole]).is_ok(), "{cut}");
            assert!(cut - whole < 4, "{cut}");
        }
        assert_eq!(whole_characters(b"\xe9\xe9\xe9\xe9"), 3);
    }
}
