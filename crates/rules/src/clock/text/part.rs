//! A piece of a written time control, with its place.

use super::fault::{ControlFault, ControlFaultKind, ControlSyntax};
use alloc::string::String;

/// A piece of text without space at either end, and where it begins, in bytes
/// from 1.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    pub(super) column: usize,
}

impl<'a> Part<'a> {
    /// All of a text.
    pub(super) fn whole(text: &'a str) -> Part<'a> {
        Part { text, column: 1 }.trimmed()
    }

    /// The part from byte `start` to byte `end` of this one, both on borders of
    /// characters, without space at either end.
    pub(super) fn slice(self, start: usize, end: usize) -> Part<'a> {
        Part { text: &self.text[start..end], column: self.column + start }.trimmed()
    }

    /// What stands before a byte, and what stands from it on.
    pub(super) fn split_at(self, middle: usize) -> (Part<'a>, Part<'a>) {
        (self.slice(0, middle), self.slice(middle, self.text.len()))
    }

    /// What stands on either side of a sign's first appearance, if it appears.
    pub(super) fn split_once(self, sign: char) -> Option<(Part<'a>, Part<'a>)> {
        let at = self.text.find(sign)?;
        Some((self.slice(0, at), self.slice(at + sign.len_utf8(), self.text.len())))
    }

    /// The parts between signs.
    pub(super) fn split(self, sign: char) -> impl Iterator<Item = Part<'a>> {
        let mut start = 0;
        self.text.split(sign).map(move |piece| {
            let part = self.slice(start, start + piece.len());
            start += piece.len() + sign.len_utf8();
            part
        })
    }

    /// Cuts before the first character that is not wanted.
    pub(super) fn take_while(self, wanted: impl Fn(char) -> bool) -> (Part<'a>, Part<'a>) {
        self.split_at(self.text.find(|c| !wanted(c)).unwrap_or(self.text.len()))
    }

    /// Cuts at the first word or sign that is recognised: what stands before
    /// it, what it means, and what stands after it.
    pub(super) fn cut_at<T>(
        self,
        recognise: impl Fn(Part<'a>) -> Option<T>,
    ) -> Option<(Part<'a>, T, Part<'a>)> {
        let mut start = 0;
        while let Some(first) = self.text[start..].chars().next() {
            let rest = &self.text[start..];
            let length = if first.is_alphabetic() {
                rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len())
            } else {
                first.len_utf8()
            };
            let end = start + length;
            if let Some(meaning) = recognise(self.slice(start, end)) {
                return Some((self.slice(0, start), meaning, self.slice(end, self.text.len())));
            }
            start = end;
        }
        None
    }

    /// Whether it is one of these words, in capitals or not.
    pub(super) fn is_one_of(self, words: &[&str]) -> bool {
        words.iter().any(|word| self.text.eq_ignore_ascii_case(word))
    }

    /// This part as the place of a fault of writing.
    pub(super) fn syntax(self, fault: ControlSyntax) -> ControlFault {
        self.fault(ControlFaultKind::Syntax(fault))
    }

    /// This part as the place of a fault.
    pub(super) fn fault(self, kind: ControlFaultKind) -> ControlFault {
        ControlFault { column: self.column, text: String::from(self.text), kind }
    }

    fn trimmed(self) -> Part<'a> {
        let start = self.text.trim_start();
        let column = self.column + self.text.len() - start.len();
        Part { text: start.trim_end(), column }
    }
}
