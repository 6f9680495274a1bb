//! Cutting a FEN into its fields, with their places.

use super::fault::{FaultKind, FenFault, FenField, SyntaxFault};
use alloc::string::String;
use alloc::vec::Vec;

/// A piece of a FEN and where it begins, in bytes from 1.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    pub(super) column: usize,
}

impl<'a> Part<'a> {
    /// The part from byte `start` to byte `end` of this one, both on borders of
    /// characters.
    pub(super) fn slice(self, start: usize, end: usize) -> Part<'a> {
        Part { text: &self.text[start..end], column: self.column + start }
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

/// The six fields; those that are missing are empty and stand at the end.
pub(super) struct Fields<'a>([Part<'a>; 6]);

impl<'a> Fields<'a> {
    /// Cuts at spaces, and at what else people put between fields: other white
    /// space, and the underscore of web addresses.
    pub(super) fn cut(text: &'a str, faults: &mut Vec<FenFault>) -> Fields<'a> {
        let mut rest = Part { text, column: 1 };
        let fields = FenField::ALL.map(|field| {
            let (gap, after) = split_at(rest, |c| !is_gap(c));
            let (part, after) = split_at(after, is_gap);
            let expected = if field == FenField::Placement { "" } else { " " };
            if part.text.is_empty() {
                faults.push(part.fault(field, SyntaxFault::Missing));
            } else if gap.text != expected {
                faults.push(gap.fault(field, SyntaxFault::Spacing));
            }
            // What is only space before a missing field is left for the end.
            if !part.text.is_empty() {
                rest = after;
            }
            part
        });
        if !rest.text.is_empty() {
            let (gap, tail) = split_at(rest, |c| !is_gap(c));
            faults.push(if tail.text.is_empty() {
                gap.fault(FenField::Rest, SyntaxFault::Spacing)
            } else {
                tail.fault(FenField::Rest, SyntaxFault::NothingExpected)
            });
        }
        Fields(fields)
    }

    /// One field; empty if it is missing. What follows the sixth is not kept.
    pub(super) fn get(&self, field: FenField) -> Part<'a> {
        self.0[(field as usize).min(FenField::MoveNumber as usize)]
    }
}

fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || letter == '_'
}

/// Cuts before the first character that is wanted.
fn split_at(part: Part<'_>, wanted: impl FnMut(char) -> bool) -> (Part<'_>, Part<'_>) {
    let cut = part.text.find(wanted).unwrap_or(part.text.len());
    (part.slice(0, cut), part.slice(cut, part.text.len()))
}
