//! Comments, hidden lines, and what stands before the first byte of a text.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 5 (commentary) and 6 (escape mechanism).

use super::super::fault::{Fault, FaultKind};
use super::super::found::whole_characters;
use super::super::input::Input;
use super::super::place::is_line_end;
use super::super::scan::before_byte_or_control;
use super::super::token::{Kind, Token};
use super::super::visitor::{Piece, Visitor};
use super::super::window::CAPACITY;
use super::game::{Flow, InGame, LOOKAHEAD, Stage};
use alloc::string::String;

/// What a game in export format begins with.
const FIRST_TAG: &[u8] = b"[Event \"";

/// How a stretch of a comment ends.
enum Stop {
    /// With the sign that closes it, so many bytes from here.
    Closed(usize),
    /// Where a game seems to begin, so many bytes from here.
    Given(usize),
    /// Not in sight; so many bytes of it are.
    OutOfSight(usize),
}

impl<I: Input, V: Visitor> InGame<'_, I, V> {
    /// A comment in braces. Nothing in it has a meaning but the closing brace.
    ///
    /// A comment that is never closed would swallow the games behind it, so one
    /// sign is taken for its end: an empty line and then the first tag of a
    /// game in export format.
    pub(super) fn comment(&mut self) -> Result<Flow, I::Error> {
        // Most comments are short and in sight as a whole.
        let window = &mut self.reader.window;
        let stretch = before_byte_or_control(&window.rest()[1..], b'}');
        if window.rest().get(1 + stretch.length) == Some(&b'}') {
            let inside = Token { kind: Kind::OpenComment, start: 1, end: 1 + stretch.length };
            let found = window.take(inside).with_ascii(stretch.is_ascii);
            self.visitor.comment(found, Piece::Whole);
            window.skip(1);
            return Ok(Flow::GoesOn);
        }
        self.long_comment()
    }

    /// The same of a comment with line ends in it, or longer than the window.
    ///
    /// A piece is as long as the window if there is as much: where one ends,
    /// and so how it is encoded, does not depend on how the bytes arrived.
    fn long_comment(&mut self) -> Result<Flow, I::Error> {
        let window = &mut self.reader.window;
        let open = Token { kind: Kind::OpenComment, start: 0, end: 1 };
        let place = window.take(open).place();
        let mut is_first = true;
        loop {
            self.see(LOOKAHEAD)?;
            let mut stop = stop(self.reader.window.rest(), self.reader.window.is_last());
            if matches!(stop, Stop::OutOfSight(_)) {
                self.see(CAPACITY)?;
                stop = self::stop(self.reader.window.rest(), self.reader.window.is_last());
            }
            let window = &mut self.reader.window;
            let (length, piece) = match stop {
                Stop::Closed(length) | Stop::Given(length) if is_first => (length, Piece::Whole),
                Stop::Closed(length) | Stop::Given(length) => (length, Piece::Last),
                Stop::OutOfSight(length) if is_first => (length, Piece::First),
                Stop::OutOfSight(length) => (length, Piece::Middle),
            };
            let found = window.take(Token { kind: Kind::OpenComment, start: 0, end: length });
            self.visitor.comment(found, piece);
            is_first = false;
            match stop {
                Stop::Closed(_) => {
                    window.skip(1);
                    return Ok(Flow::GoesOn);
                }
                Stop::Given(_) => {
                    let (token, kind) = (String::from("{"), FaultKind::UnclosedComment);
                    let game = self.reader.games;
                    self.visitor.fault(Fault { game, place, token, position: None, kind });
                    return Ok(Flow::GoesOn);
                }
                Stop::OutOfSight(_) => {}
            }
        }
    }

    /// A comment to the end of its line.
    pub(super) fn line_comment(&mut self) -> Result<Flow, I::Error> {
        self.reader.window.skip(1);
        let mut is_first = true;
        loop {
            self.see(LOOKAHEAD)?;
            if !self.reader.window.rest().iter().any(|&byte| is_line_end(byte)) {
                self.see(CAPACITY)?;
            }
            let window = &mut self.reader.window;
            let rest = window.rest();
            let line = rest.iter().position(|&byte| is_line_end(byte));
            let is_end = line.is_some() || window.is_last();
            let length = match line {
                None if !is_end => whole_characters(rest),
                None => rest.len(),
                Some(length) => length,
            };
            let piece = match (is_first, is_end) {
                (true, true) => Piece::Whole,
                (true, false) => Piece::First,
                (false, true) => Piece::Last,
                (false, false) => Piece::Middle,
            };
            let found = window.take(Token { kind: Kind::LineComment, start: 0, end: length });
            self.visitor.comment(found, piece);
            if is_end {
                return Ok(Flow::GoesOn);
            }
            is_first = false;
        }
    }

    /// `%` in the first column hides its line; elsewhere it means nothing.
    pub(super) fn percent(&mut self) -> Result<Flow, I::Error> {
        if self.reader.window.is_line_start() {
            self.skip_line()?;
        } else {
            self.stray(Token { kind: Kind::Percent, start: 0, end: 1 });
        }
        Ok(Flow::GoesOn)
    }

    /// Steps to the end of the line.
    pub(super) fn skip_line(&mut self) -> Result<(), I::Error> {
        loop {
            self.see(LOOKAHEAD)?;
            let window = &mut self.reader.window;
            let line = window.rest().iter().position(|&byte| is_line_end(byte));
            window.skip(line.unwrap_or(window.rest().len()));
            if line.is_some() || window.is_last() {
                return Ok(());
            }
        }
    }

    /// Passes over the mark of UTF-8, and refuses UTF-16 as a whole.
    pub(super) fn byte_order_mark(&mut self) -> Result<(), I::Error> {
        self.see(LOOKAHEAD)?;
        let window = &mut self.reader.window;
        if window.rest().starts_with("\u{feff}".as_bytes()) {
            window.skip('\u{feff}'.len_utf8());
            window.begin_here();
        } else if matches!(window.rest(), [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) {
            self.reach(Stage::Moving);
            let window = &mut self.reader.window;
            let found = window.found(Token { kind: Kind::Stray, start: 0, end: 0 });
            self.visitor.fault(Fault::of(found, self.reader.games, FaultKind::Utf16));
            loop {
                let window = &mut self.reader.window;
                window.skip(window.rest().len());
                self.see(LOOKAHEAD)?;
                if self.reader.window.rest().is_empty() {
                    break;
                }
            }
        }
        Ok(())
    }
}

/// Where a comment stops, in what is in sight of it.
fn stop(rest: &[u8], is_last: bool) -> Stop {
    let mut at = 0;
    loop {
        at += before_byte_or_control(&rest[at..], b'}').length;
        match rest.get(at) {
            None if is_last => return Stop::Given(at),
            None => return Stop::OutOfSight(whole_characters(rest)),
            Some(b'}') => return Stop::Closed(at),
            Some(&byte) if is_line_end(byte) => match game_behind(&rest[at..]) {
                Some(true) => return Stop::Given(at),
                Some(false) => {}
                None if is_last => {}
                // The line end stays, to be looked at with what follows.
                None if at > 0 => return Stop::OutOfSight(at),
                None => {}
            },
            Some(_) => {}
        }
        at += 1;
    }
}

/// Whether an empty line and the first tag of a game follow this line end;
/// `None` if too little is in sight.
fn game_behind(rest: &[u8]) -> Option<bool> {
    let line = after_line_end(rest)?;
    if !is_line_end(*line.first()?) {
        return Some(false);
    }
    let behind = after_line_end(line)?;
    let seen = behind.len().min(FIRST_TAG.len());
    if behind[..seen] != FIRST_TAG[..seen] {
        return Some(false);
    }
    (seen == FIRST_TAG.len()).then_some(true)
}

/// What follows a line end; `None` if that cannot be told yet.
fn after_line_end(rest: &[u8]) -> Option<&[u8]> {
    match rest {
        [] | [b'\r'] => None,
        [b'\r', b'\n', behind @ ..] | [_, behind @ ..] => Some(behind),
    }
}
