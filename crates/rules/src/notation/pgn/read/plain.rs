//! Plain movetext: numbers, moves and short comments.
//!
//! That is nearly all there is in nearly all files. One loop reads it and
//! keeps its place to itself; wherever something else comes, or may come, or
//! the window ends, it stops before it and leaves it to those who know
//! everything. What it reads they would read in the same way; a test reads
//! texts with and without it.

use super::super::found::Found;
use super::super::input::Input;
use super::super::scan::before_byte_or_control;
use super::super::token::{self, Kind, Number};
use super::super::visitor::{Piece, Visitor};
use super::game::{InGame, LOOKAHEAD};

impl<I: Input, V: Visitor> InGame<'_, I, V> {
    /// Reads as much plain movetext as is in sight; movetext must have begun.
    #[inline]
    pub(super) fn plain(&mut self) {
        let window = &self.reader.window;
        let (rest, base) = (window.rest(), window.at());
        let Some(limit) = rest.len().checked_sub(LOOKAHEAD) else { return };
        let found = |from, to| Found::new(window, base + from, base + to);
        let mut at = 0;
        while at < limit {
            at = match token::kind_of(rest[at]) {
                Kind::End => at + 1,
                Kind::Symbol => {
                    let end = token::word_end(rest, at);
                    if end >= limit || !token::is_blank(rest[end]) || rest[at + 1] == b'p' {
                        break;
                    }
                    self.visitor.san(found(at, end));
                    end + 1
                }
                Kind::Number => {
                    let Number { value, digits, end } = token::number_at(rest, at);
                    if end >= limit || digits == end || rest[at] == b'0' {
                        break;
                    }
                    self.visitor.move_number(value, found(at, digits));
                    // Behind the dots most people, and all programs, put a space.
                    end + usize::from(rest[end] == b' ')
                }
                Kind::OpenComment => {
                    let stretch = before_byte_or_control(&rest[at + 1..], b'}');
                    let end = at + 1 + stretch.length;
                    if end >= limit || rest[end] != b'}' {
                        break;
                    }
                    let text = found(at + 1, end).with_ascii(stretch.is_ascii);
                    self.visitor.comment(text, Piece::Whole);
                    end + 1 + usize::from(rest[end + 1] == b' ')
                }
                _ => break,
            }
        }
        self.reader.window.skip(at);
    }
}
