//! The part of the input that is in memory: one buffer of fixed size.

use super::found::Found;
use super::input::Input;
use super::place::{Place, Surveyed, is_line_end};
use super::read::Mark;
use super::token::Token;
use alloc::boxed::Box;
use alloc::vec;
use core::cell::Cell;

/// How many bytes are held at a time.
pub(super) const CAPACITY: usize = 64 * 1024;

/// The bytes that have been fetched and not yet left behind.
#[derive(Debug)]
pub(super) struct Window {
    bytes: Box<[u8]>,
    /// The next byte to read.
    at: usize,
    /// Behind the last byte there is.
    end: usize,
    /// Whether the input has no more.
    is_last: bool,
    /// Where the first byte of the buffer stands.
    base: Surveyed,
    /// The byte of the buffer up to which lines were last counted, and where
    /// it stands: who asks for one place soon asks for another behind it.
    counted: Cell<(usize, Surveyed)>,
    /// How many bytes came before the buffer.
    before: u64,
}

impl Window {
    /// An empty window on an input that begins at the mark.
    pub(super) fn new(mark: Mark) -> Window {
        let base = Surveyed::from(mark.place);
        Window {
            bytes: vec![0; CAPACITY].into_boxed_slice(),
            at: 0,
            end: 0,
            is_last: false,
            base,
            counted: Cell::new((0, base)),
            before: mark.offset,
        }
    }

    /// What is in memory and not yet read.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        &self.bytes[self.at..self.end]
    }

    /// Some bytes of the buffer.
    #[inline]
    pub(super) fn slice(&self, from: usize, to: usize) -> &[u8] {
        &self.bytes[from..to]
    }

    /// A token, which stays where it is.
    #[inline]
    pub(super) const fn found(&self, token: Token) -> Found<'_> {
        Found::new(self, self.at + token.start, self.at + token.end)
    }

    /// Steps over a token and gives it.
    #[inline]
    pub(super) fn take(&mut self, token: Token) -> Found<'_> {
        let from = self.at;
        self.at = (from + token.end).min(self.end);
        Found::new(self, from + token.start, self.at)
    }

    /// The index of the next byte in the buffer.
    #[inline]
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Steps over some bytes.
    #[inline]
    pub(super) fn skip(&mut self, bytes: usize) {
        self.at = (self.at + bytes).min(self.end);
    }

    /// How many bytes of the input have been read.
    pub(super) const fn offset(&self) -> u64 {
        self.before + self.at as u64
    }

    /// Whether all that there is has been fetched.
    #[inline]
    pub(super) const fn is_last(&self) -> bool {
        self.is_last
    }

    /// Leaves behind what has been read as if it had never been there, such as
    /// a byte order mark: lines and columns are counted from here.
    pub(super) fn begin_here(&mut self) {
        self.bytes.copy_within(self.at..self.end, 0);
        self.before += self.at as u64;
        self.end -= self.at;
        self.at = 0;
        self.counted.set((0, self.base));
    }

    /// Whether a line begins with the next byte.
    pub(super) fn is_line_start(&self) -> bool {
        match self.at.checked_sub(1) {
            Some(before) => is_line_end(self.bytes[before]),
            // The bytes before have been left behind, but not their count.
            None => self.base.place.column == 1,
        }
    }

    /// Where the byte at this index of the buffer stands.
    pub(super) fn place(&self, index: usize) -> Place {
        let (mut from, mut surveyed) = self.counted.get();
        if from > index {
            (from, surveyed) = (0, self.base);
        }
        let there = surveyed.after(&self.bytes[from..index]);
        self.counted.set((index, there));
        there.place
    }

    /// Sees to it that at least so many bytes can be read, unless there are
    /// fewer.
    #[inline]
    pub(super) fn ensure<I: Input>(
        &mut self,
        wanted: usize,
        input: &mut I,
    ) -> Result<(), I::Error> {
        if self.end - self.at >= wanted || self.is_last {
            return Ok(());
        }
        self.refill(wanted, input)
    }

    /// Leaves behind what has been read and fetches more.
    #[cold]
    fn refill<I: Input>(&mut self, wanted: usize, input: &mut I) -> Result<(), I::Error> {
        let left = self.at;
        self.place(left);
        self.base = self.counted.get().1;
        self.counted.set((0, self.base));
        self.before += left as u64;
        self.bytes.copy_within(left..self.end, 0);
        self.at = 0;
        self.end -= left;
        while self.end - self.at < wanted && self.end < CAPACITY {
            match input.read(&mut self.bytes[self.end..])? {
                0 => {
                    self.is_last = true;
                    break;
                }
                fetched => self.end += fetched,
            }
        }
        Ok(())
    }
}
