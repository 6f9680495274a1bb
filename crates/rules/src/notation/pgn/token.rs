//! The tokens of movetext, told apart by their bytes.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 7 (tokens); figurines and other signs beyond
//! ASCII are taken as letters, because people write them in moves.
//!
//! What a token means where it stands is the [reader](super::read)'s to say;
//! comments and tags are only seen to begin here.

/// The longest token that can make sense, in bytes; the standard allows 255.
pub(super) const LONGEST: usize = 255;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// White space, and nothing else as far as can be seen.
    End,
    /// `[`, where a tag or something stray begins.
    OpenTag,
    /// `{`, where a comment begins.
    OpenComment,
    /// `;`, where a comment to the end of the line begins.
    LineComment,
    /// `%`, which in the first column hides its line.
    Percent,
    /// `(`.
    OpenVariation,
    /// `)`.
    CloseVariation,
    /// `$` and digits.
    Nag,
    /// One or more of `!` and `?`.
    Suffix,
    /// Digits, and dots behind them.
    Number,
    /// Dots or an ellipsis alone.
    Dots,
    /// A move, or a word where a move could be.
    Symbol,
    /// The same, with a beginning that moves seldom have: a null move, a
    /// figurine, a judgement.
    OddSymbol,
    /// Digits that go on as a word: a result, castling with zeros.
    DigitSymbol,
    /// `*`.
    Star,
    /// A word of signs such as `--` and `+-`.
    Signs,
    /// What no token begins with.
    Stray,
}

/// A token of so many bytes, behind so much white space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// The kind of token that begins with each byte.
static KINDS: [Kind; 256] = kinds();

/// What each byte can be part of.
static PARTS: [u8; 256] = parts();

/// White space.
const BLANK: u8 = 1;
/// Letters, digits, signs inside words, and all that is not ASCII.
const WORD: u8 = 2;
const DIGIT: u8 = 4;
const JUDGEMENT: u8 = 8;
const DOT: u8 = 16;

const fn kinds() -> [Kind; 256] {
    let mut table = [Kind::Stray; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => Kind::End,
            b'0'..=b'9' => Kind::Number,
            b'Z' | b'n' | b'@' | b'_' | 0x80..=0xff => Kind::OddSymbol,
            b'a'..=b'z' | b'A'..=b'Z' => Kind::Symbol,
            b'+' | b'-' | b'=' | b'#' | b':' | b'/' | b'~' => Kind::Signs,
            b'!' | b'?' => Kind::Suffix,
            b'.' => Kind::Dots,
            b'[' => Kind::OpenTag,
            b'{' => Kind::OpenComment,
            b';' => Kind::LineComment,
            b'%' => Kind::Percent,
            b'(' => Kind::OpenVariation,
            b')' => Kind::CloseVariation,
            b'$' => Kind::Nag,
            b'*' => Kind::Star,
            _ => Kind::Stray,
        };
        byte += 1;
    }
    table
}

const fn parts() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c => BLANK,
            b'0'..=b'9' => WORD | DIGIT,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'@' | 0x80..=0xff => WORD,
            b'+' | b'-' | b'=' | b'#' | b':' | b'/' | b'~' => WORD,
            b'!' | b'?' => JUDGEMENT,
            b'.' => DOT,
            _ => 0,
        };
        byte += 1;
    }
    table
}

/// The first token of these bytes. It ends where they end only if it is longer
/// than [`LONGEST`] or there is no more.
#[inline]
pub(super) fn first(bytes: &[u8]) -> Token {
    let start = run(bytes, 0, BLANK);
    let Some(&byte) = bytes.get(start) else {
        return Token { kind: Kind::End, start, end: start };
    };
    let kind = KINDS[usize::from(byte)];
    let (kind, end) = match kind {
        Kind::Symbol | Kind::OddSymbol | Kind::Signs => (kind, run(bytes, start + 1, WORD)),
        Kind::Number => number(bytes, start),
        Kind::Suffix => (kind, run(bytes, start + 1, JUDGEMENT)),
        Kind::Dots => (kind, run(bytes, start + 1, DOT)),
        Kind::Nag => (kind, run(bytes, start + 1, DIGIT)),
        _ => (kind, start + 1),
    };
    Token { kind, start, end }
}

/// Digits with their dots, or a word that begins with digits.
#[inline]
fn number(bytes: &[u8], start: usize) -> (Kind, usize) {
    let end = run(bytes, start + 1, DIGIT);
    match bytes.get(end).map_or(0, |&byte| PARTS[usize::from(byte)]) {
        DOT => (Kind::Number, run(bytes, end + 1, DOT)),
        part if part & WORD != 0 => (Kind::DigitSymbol, run(bytes, end, WORD)),
        _ => (Kind::Number, end),
    }
}

/// The index of the first byte from `from` on that is no part of this.
#[inline]
fn run(bytes: &[u8], from: usize, part: u8) -> usize {
    let mut at = from;
    while at < bytes.len() && PARTS[usize::from(bytes[at])] & part != 0 {
        at += 1;
    }
    at
}

/// What a byte begins, if a token begins with it.
#[inline]
pub(super) fn kind_of(byte: u8) -> Kind {
    KINDS[usize::from(byte)]
}

/// Where a word ends of which the byte at `from` is the first.
#[inline]
pub(super) fn word_end(bytes: &[u8], from: usize) -> usize {
    run(bytes, from + 1, WORD)
}

/// A number before a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Number {
    /// What it is, modulo 2³²: good enough to notice a wrong one.
    pub(super) value: u32,
    /// Where the digits end.
    pub(super) digits: usize,
    /// Where the dots behind them end.
    pub(super) end: usize,
}

/// The number whose first digit is the byte at `from`.
#[inline]
pub(super) fn number_at(bytes: &[u8], from: usize) -> Number {
    let (mut value, mut digits) = (0_u32, from);
    while digits < bytes.len() && bytes[digits].is_ascii_digit() {
        value = value.wrapping_mul(10).wrapping_add(u32::from(bytes[digits] - b'0'));
        digits += 1;
    }
    Number { value, digits, end: run(bytes, digits, DOT) }
}

/// Whether a byte is white space.
#[inline]
pub(super) fn is_blank(byte: u8) -> bool {
    PARTS[usize::from(byte)] == BLANK
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn kinds(text: &str) -> Vec<(Kind, &str)> {
        let mut rest = text;
        let mut found = Vec::new();
        loop {
            let token = first(rest.as_bytes());
            if token.kind == Kind::End {
                return found;
            }
            found.push((token.kind, &rest[token.start..token.end]));
            rest = &rest[token.end..];
        }
    }

    #[test]
    fn movetext_falls_into_tokens() {
        use Kind::*;
        assert_eq!(
            kinds("1. e4 e5!? 2... Nf3+$1 {a} (0-0 -- ;x"),
            [
                (Number, "1."),
                (Symbol, "e4"),
                (Symbol, "e5"),
                (Suffix, "!?"),
                (Number, "2..."),
                (Symbol, "Nf3+"),
                (Nag, "$1"),
                (OpenComment, "{"),
                (Symbol, "a"),
                (Stray, "}"),
                (OpenVariation, "("),
                (DigitSymbol, "0-0"),
                (Signs, "--"),
                (LineComment, ";"),
                (Symbol, "x"),
            ]
        );
        assert_eq!(
            kinds("1.e4 1/2-1/2 ½-½ *[a]"),
            [
                (Number, "1."),
                (Symbol, "e4"),
                (DigitSymbol, "1/2-1/2"),
                (OddSymbol, "½-½"),
                (Star, "*"),
                (OpenTag, "["),
                (Symbol, "a"),
                (Stray, "]"),
            ]
        );
    }

    #[test]
    fn white_space_alone_is_the_end() {
        for text in ["", " ", "\r\n\t"] {
            let token = first(text.as_bytes());
            assert_eq!((token.kind, token.start), (Kind::End, text.len()));
        }
    }
}
