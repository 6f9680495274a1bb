//! Tags: `[Name "value"]`.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 8.1.

use super::super::fault::{Fault, FaultKind};
use super::super::input::Input;
use super::super::note::{Note, NoteKind};
use super::super::place::is_line_end;
use super::super::scan::before_byte_or_control;
use super::super::token::{Kind, Token, is_blank, word_end};
use super::super::value::Value;
use super::super::visitor::Visitor;
use super::Reader;
use super::game::{Flow, InGame, Stage};

/// The longest tag that is read, in bytes.
const LONGEST_TAG: usize = 8 * 1024;

/// The parts of a tag, counted from its bracket.
struct Parts {
    name: Token,
    /// The first byte behind the opening quotation mark, if there is one.
    value: Option<usize>,
}

/// How the value of a tag ends.
enum Closing {
    /// With a quotation mark at `at`; the tag itself ends at `end`.
    Whole { at: usize, end: usize, is_ascii: bool, marks: Marks },
    /// A quotation mark may be the last one, but no bracket follows it.
    NoBracket { at: usize },
    /// With no quotation mark in this line.
    NoMark,
    /// Not in sight.
    OutOfSight,
}

/// Whether the quotation marks inside a value have their backslashes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Marks {
    Escaped,
    Bare,
}

impl<I: Input, V: Visitor> InGame<'_, I, V> {
    /// `[`: a tag, which begins a new game if moves have been read, or
    /// something that should not stand there.
    pub(super) fn bracket(&mut self) -> Result<Flow, I::Error> {
        self.see(LONGEST_TAG)?;
        let parts = parts(self.reader.window.rest());
        match parts.value {
            Some(_) if self.is_moving() => return Ok(Flow::Ends),
            Some(value) => {
                self.reach(Stage::Tagged);
                self.tag(parts.name, value)?;
            }
            None if self.is_moving() => self.bad_bracket(FaultKind::UnknownToken),
            None => {
                self.reach(Stage::Tagged);
                let has_name = parts.name.start < parts.name.end;
                self.bad_bracket(if has_name {
                    FaultKind::TagWithoutValue
                } else {
                    FaultKind::TagWithoutName
                });
            }
        }
        Ok(Flow::GoesOn)
    }

    fn tag(&mut self, name: Token, start: usize) -> Result<(), I::Error> {
        let Reader { window, games, .. } = &mut *self.reader;
        let part = |start, end| Token { kind: Kind::OpenTag, start, end };
        let opening = window.found(part(start - 1, start));
        let (fault, end) = match closing(window.rest(), start, window.is_last()) {
            Closing::Whole { at, end, is_ascii, marks } => {
                let value = Value(window.found(part(start, at)).with_ascii(is_ascii));
                self.visitor.tag(window.found(name), value);
                if marks == Marks::Bare {
                    let (game, kind) = (*games, NoteKind::UnescapedQuote);
                    self.visitor.note(Note { game, place: value.place(), kind });
                }
                window.skip(end);
                return Ok(());
            }
            Closing::NoBracket { at } => {
                self.visitor.tag(window.found(name), Value(window.found(part(start, at))));
                let whole = window.found(part(0, at + 1));
                (Fault::of(whole, *games, FaultKind::UnclosedTag), at + 1)
            }
            Closing::NoMark => (Fault::of(opening, *games, FaultKind::UnclosedValue), start),
            Closing::OutOfSight => (Fault::of(opening, *games, FaultKind::TooLong), start),
        };
        self.visitor.fault(fault);
        window.skip(end);
        self.skip_line()
    }

    /// A bracket and what follows it, to the closing bracket or the end of the
    /// line.
    fn bad_bracket(&mut self, kind: FaultKind) {
        let Reader { window, games, .. } = &mut *self.reader;
        let rest = window.rest();
        let end = match rest.iter().position(|&byte| byte == b']' || is_line_end(byte)) {
            Some(end) if rest[end] == b']' => end + 1,
            Some(end) => end,
            None => rest.len(),
        };
        let found = window.take(Token { kind: Kind::OpenTag, start: 0, end });
        self.visitor.fault(Fault::of(found, *games, kind));
    }
}

/// The name behind a bracket, and where a value begins behind it.
fn parts(rest: &[u8]) -> Parts {
    let start = skip_blanks(rest, 1);
    let begins = rest.get(start).is_some_and(u8::is_ascii_alphanumeric);
    let end = if begins { word_end(rest, start) } else { start };
    let quote = skip_blanks(rest, end);
    let value = (begins && rest.get(quote) == Some(&b'"')).then_some(quote + 1);
    Parts { name: Token { kind: Kind::OpenTag, start, end }, value }
}

fn skip_blanks(rest: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < rest.len() && is_blank(rest[at]) {
        at += 1;
    }
    at
}

/// Where a value that begins at `start` ends.
///
/// A quotation mark ends it if the bracket follows; another one is part of the
/// value, as is one with a backslash.
fn closing(rest: &[u8], start: usize, is_last: bool) -> Closing {
    let mut marks = Marks::Escaped;
    let mut is_ascii = true;
    let mut last_mark = None;
    let mut at = start;
    loop {
        let stretch = before_byte_or_control(&rest[at..], b'"');
        at += stretch.length;
        is_ascii &= stretch.is_ascii;
        match rest.get(at) {
            Some(b'"') if is_escaped(&rest[start..at]) => {}
            Some(b'"') => {
                let bracket = skip_blanks(rest, at + 1);
                if rest.get(bracket) == Some(&b']') {
                    return Closing::Whole { at, end: bracket + 1, is_ascii, marks };
                }
                last_mark = Some(at);
                marks = Marks::Bare;
            }
            Some(&byte) if is_line_end(byte) => break,
            None if is_last => break,
            None => return Closing::OutOfSight,
            Some(_) => {}
        }
        at += 1;
    }
    // A value such as "C:\" ends with a backslash that was not meant as one.
    if let Some((at, end)) = last_words(&rest[..at], start) {
        return Closing::Whole { at, end, is_ascii, marks: Marks::Bare };
    }
    last_mark.map_or(Closing::NoMark, |at| Closing::NoBracket { at })
}

/// Whether backslashes before a quotation mark make it part of the value: they
/// come in pairs, and one is left.
#[inline]
fn is_escaped(before: &[u8]) -> bool {
    before.last() == Some(&b'\\')
        && before.iter().rev().take_while(|&&byte| byte == b'\\').count() % 2 == 1
}

/// A quotation mark and a bracket at the end of a line, and nothing behind
/// them.
fn last_words(line: &[u8], start: usize) -> Option<(usize, usize)> {
    let bracket = line.trim_ascii_end().len().checked_sub(1)?;
    let mark = line[..bracket].trim_ascii_end().len().checked_sub(1)?;
    (line[bracket] == b']' && line[mark] == b'"' && mark >= start).then_some((mark, bracket + 1))
}
