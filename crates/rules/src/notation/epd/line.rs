//! Cutting the operations of a line, with their places.

use super::fault::{EpdFault, EpdFaultKind};
use super::operation::{Operand, is_opcode};
use crate::notation::fen::{FenField, Fields, Part};
use alloc::string::String;
use alloc::vec::Vec;

/// An operation as it stands in the line.
pub(super) struct Written<'a> {
    pub(super) opcode: Part<'a>,
    pub(super) operands: Vec<(Part<'a>, Operand)>,
}

/// Steps over FEN's two numbers, which people leave between the four fields
/// and the operations, and puts them in their places.
pub(super) fn take_fen_numbers<'a>(
    rest: Part<'a>,
    fields: &mut Fields<'a>,
    faults: &mut Vec<EpdFault>,
) -> Part<'a> {
    let mut rest = rest;
    for field in [FenField::HalfmoveClock, FenField::MoveNumber] {
        let (_, after) = rest.split_before(|c| !c.is_whitespace());
        let (number, after) = after.split_before(|c| c.is_whitespace() || c == ';');
        if number.text.is_empty() || !number.text.bytes().all(|byte| byte.is_ascii_digit()) {
            break;
        }
        faults.push(EpdFault::at(number, EpdFaultKind::FenNumbers));
        fields.put(field, number);
        rest = after;
    }
    rest
}

/// All operations that have an opcode; what has none is only a fault.
pub(super) fn cut<'a>(rest: Part<'a>, faults: &mut Vec<EpdFault>) -> Vec<Written<'a>> {
    let mut reader = Reader { rest, faults };
    let mut operations = Vec::new();
    while let Some(operation) = reader.operation() {
        let opcode = operation.opcode;
        let known = operations.iter().any(|known: &Written<'_>| known.opcode.text == opcode.text);
        if !is_opcode(opcode.text) {
            reader.faults.push(EpdFault::at(opcode, EpdFaultKind::NotAnOpcode));
        } else if known {
            reader.faults.push(EpdFault::at(opcode, EpdFaultKind::RepeatedOpcode));
        } else {
            operations.push(operation);
        }
    }
    operations
}

/// What is left of a line.
struct Reader<'a, 'f> {
    rest: Part<'a>,
    faults: &'f mut Vec<EpdFault>,
}

impl<'a> Reader<'a, '_> {
    /// The next operation; `None` at the end of the line.
    fn operation(&mut self) -> Option<Written<'a>> {
        loop {
            let gap = self.take_gap();
            if self.rest.text.is_empty() {
                if !gap.text.is_empty() {
                    self.fault(gap, EpdFaultKind::Spacing);
                }
                return None;
            }
            if gap.text != " " {
                self.fault(gap, EpdFaultKind::Spacing);
            }
            if !self.rest.text.starts_with(';') {
                break;
            }
            let semicolon = self.take(1);
            self.fault(semicolon, EpdFaultKind::EmptyOperation);
        }
        let opcode = self.take_word();
        let mut operands = Vec::new();
        loop {
            let gap = self.take_gap();
            let ended = self.rest.text.starts_with(';');
            let expected = if ended || self.rest.text.is_empty() { "" } else { " " };
            if gap.text != expected {
                self.fault(gap, EpdFaultKind::Spacing);
            }
            if ended {
                self.take(1);
                break;
            }
            if self.rest.text.is_empty() {
                self.fault(self.rest, EpdFaultKind::Unterminated);
                break;
            }
            operands.push(self.take_operand());
        }
        Some(Written { opcode, operands })
    }

    fn take_operand(&mut self) -> (Part<'a>, Operand) {
        if self.rest.text.starts_with('"') {
            return self.take_text();
        }
        let word = self.take_word();
        (word, Operand::Word(self.shown(word)))
    }

    fn take_text(&mut self) -> (Part<'a>, Operand) {
        let quote = self.take(1);
        let (text, after) = self.rest.split_before(|c| c == '"');
        self.rest = after;
        if after.text.is_empty() {
            self.fault(quote, EpdFaultKind::UnclosedQuote);
        } else {
            self.take(1);
        }
        (text, Operand::Text(self.shown(text)))
    }

    /// The text with something to show for what cannot be written again.
    fn shown(&mut self, part: Part<'a>) -> String {
        if part.text.contains(char::is_control) {
            self.fault(part, EpdFaultKind::ControlCharacter);
        }
        part.text.replace(char::is_control, "\u{fffd}")
    }

    /// At least one character, up to a space, a semicolon or a quote.
    fn take_word(&mut self) -> Part<'a> {
        let first = self.rest.text.chars().next().map_or(0, char::len_utf8);
        let ends = |c: char| c.is_whitespace() || matches!(c, ';' | '"');
        let length = self.rest.text[first..].find(ends).map_or(self.rest.text.len(), |n| first + n);
        self.take(length)
    }

    fn take_gap(&mut self) -> Part<'a> {
        let (gap, rest) = self.rest.split_before(|c| !c.is_whitespace());
        self.rest = rest;
        gap
    }

    fn take(&mut self, bytes: usize) -> Part<'a> {
        let taken = self.rest.slice(0, bytes);
        self.rest = self.rest.slice(bytes, self.rest.text.len());
        taken
    }

    fn fault(&mut self, part: Part<'_>, kind: EpdFaultKind) {
        self.faults.push(EpdFault::at(part, kind));
    }
}
