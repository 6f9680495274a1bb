//! Cutting a FEN into its fields, with their places.

use super::fault::{FaultKind, FenFault, FenField, SyntaxFault};
use alloc::string::String;
use alloc::vec::Vec;

/// What some editors write before the first character of a file.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A piece of a FEN and where it begins, in bytes from 1.
#[derive(Clone, Copy)]
pub(in crate::notation) struct Part<'a> {
    pub(in crate::notation) text: &'a str,
    pub(in crate::notation) column: usize,
}

impl<'a> Part<'a> {
    /// The part from byte `start` to byte `end` of this one, both on borders of
    /// characters.
    pub(in crate::notation) fn slice(self, start: usize, end: usize) -> Part<'a> {
        Part { text: &self.text[start..end], column: self.column + start }
    }

    /// Cuts before the first character that is wanted.
    pub(in crate::notation) fn split_before(
        self,
        wanted: impl FnMut(char) -> bool,
    ) -> (Part<'a>, Part<'a>) {
        let cut = self.text.find(wanted).unwrap_or(self.text.len());
        (self.slice(0, cut), self.slice(cut, self.text.len()))
    }

    /// This part as the place of a fault of writing.
    pub(super) fn fault(self, field: FenField, fault: SyntaxFault) -> FenFault {
        self.fault_of_kind(field, FaultKind::Syntax(fault))
    }

    /// This part as the place of a fault.
    pub(super) fn fault_of_kind(self, field: FenField, kind: FaultKind) -> FenFault {
        FenFault { field, column: self.column, text: String::from(self.text), kind }
    }
}

/// The six fields; those that are missing are empty.
pub(in crate::notation) struct Fields<'a>([Part<'a>; 6]);

impl<'a> Fields<'a> {
    /// Cuts off the `wanted` first fields and gives back what follows them.
    ///
    /// The cuts are at spaces, and at what else people put between fields:
    /// other white space, and the underscore of web addresses. Before the first
    /// may stand a byte order mark.
    pub(in crate::notation) fn cut(
        text: &'a str,
        wanted: &[FenField],
        faults: &mut Vec<FenFault>,
    ) -> (Fields<'a>, Part<'a>) {
        let mut rest = Part { text, column: 1 };
        let mut fields = Fields([rest.slice(text.len(), text.len()); 6]);
        for &field in wanted {
            let is_first = field == FenField::Placement;
            let (gap, after) =
                rest.split_before(|c| !(is_gap(c) || is_first && c == BYTE_ORDER_MARK));
            let (part, after) = after.split_before(is_gap);
            if part.text.is_empty() {
                // What is only space before a missing field is left for the end.
                faults.push(part.fault(field, SyntaxFault::Missing));
                continue;
            }
            let expected = if is_first { "" } else { " " };
            if gap.text != expected {
                faults.push(gap.fault(field, SyntaxFault::Spacing));
            }
            fields.put(field, part);
            rest = after;
        }
        (fields, rest)
    }

    /// Puts the text of a field in its place.
    pub(in crate::notation) fn put(&mut self, field: FenField, part: Part<'a>) {
        if let Some(place) = self.0.get_mut(field as usize) {
            *place = part;
        }
    }

    /// One field; empty if it is missing. What follows the sixth is not kept.
    pub(super) fn get(&self, field: FenField) -> Part<'a> {
        self.0[(field as usize).min(FenField::MoveNumber as usize)]
    }
}

/// Whether people separate fields with this.
pub(super) fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || letter == '_'
}
