//! Reading positions as people give them on the command line: FEN, or a line of a test suite.
//!
//! A line may carry more than a FEN: test suites write operations (EPD) or counts (`;D1 20`)
//! behind it. What matters for which moves are legal is read strictly. Passed over is only what
//! does not change that: missing counters, blanks at the ends, and histories that no game can have.

use std::io::{self, Write};

use rokade_rules::Position;
use rokade_rules::notation::epd::{self, EpdFault, EpdFaultKind};
use rokade_rules::notation::fen::{self, FaultKind, FenField, SyntaxFault};
use rokade_rules::position::{CastlingMode, SetupFault};

use crate::input::{Form, Line};
use crate::tally::{Tally, first_of_line};
use crate::texts::Texts;
use crate::words::tell_fen_fault;

/// One thing that is wrong with a line, told in the reader's language.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ToldFault {
    /// In bytes from 1.
    pub(crate) column: usize,
    pub(crate) told: String,
}

/// Whether a line holds no position: it is blank or a comment.
pub(crate) fn is_skipped(line: &Line) -> bool {
    let text = line.text.trim_start();
    text.is_empty() || text.starts_with('#')
}

/// The position of a line.
///
/// # Errors
///
/// Everything that is wrong with it; never empty.
pub(crate) fn read(
    line: &Line,
    mode: CastlingMode,
    texts: &Texts,
) -> Result<Position, Vec<ToldFault>> {
    let (position, faults) = read_leniently(&line.text, mode);
    let serious: Vec<_> = faults.iter().filter_map(|fault| tell_serious(fault, texts)).collect();
    match position {
        Some(position) if serious.is_empty() => Ok(position),
        _ => Err(serious),
    }
}

/// What a line says, and everything that is wrong with it, forgiven or not.
fn read_leniently(text: &str, mode: CastlingMode) -> (Option<Position>, Vec<EpdFault>) {
    // Operations end with semicolons, and FEN has none.
    if text.contains(';') {
        match epd::read_lenient(text, mode) {
            Ok((epd, forgiven)) => (Some(*epd.position()), forgiven.into_iter().collect()),
            Err(faults) => (None, faults.into_iter().collect()),
        }
    } else {
        let (position, faults) = match fen::read_lenient(text, mode) {
            Ok((position, forgiven)) => (Some(position), forgiven),
            Err(faults) => (None, faults),
        };
        (position, faults.into_iter().map(EpdFault::from).collect())
    }
}

/// Tells a fault that changes the position. What is wrong with operations does not.
fn tell_serious(fault: &EpdFault, texts: &Texts) -> Option<ToldFault> {
    match fault.kind {
        EpdFaultKind::Position { field, kind } if !is_harmless(field, kind) => Some(ToldFault {
            column: fault.column,
            told: tell_fen_fault(field, kind, &fault.text, texts),
        }),
        _ => None,
    }
}

/// Tells what is wrong with a line: each fault in a line of its own on standard error, or all in one
/// object on standard output. Of very many faults the first are told and the others counted.
pub(crate) fn report(
    line: &Line,
    faults: &[ToldFault],
    form: Form,
    out: &mut dyn Write,
    tally: &mut Tally,
    texts: &Texts,
) -> io::Result<()> {
    let (first, more) = first_of_line(faults, texts);
    match form {
        Form::Text => {
            for fault in first {
                tally.tell(&line.tell_fault(fault.column, &fault.told, texts));
            }
            if let (Some(more), Some(last)) = (more, first.last()) {
                tally.tell(&line.tell_fault(last.column, &more, texts));
            }
            Ok(())
        }
        Form::Json => {
            let told: Vec<_> =
                first.iter().map(|fault| fault.told.as_str()).chain(more.as_deref()).collect();
            let error = told.join("; ");
            let fault = line.fault(faults.first().map_or(1, |fault| fault.column), &error);
            writeln!(out, "{}", serde_json::to_string(&fault)?)
        }
    }
}

/// Whether the position is the same with and without the fault.
fn is_harmless(field: FenField, kind: FaultKind) -> bool {
    let is_counter = matches!(field, FenField::HalfmoveClock | FenField::MoveNumber);
    match kind {
        FaultKind::Syntax(SyntaxFault::Missing) => is_counter,
        FaultKind::Syntax(SyntaxFault::Spacing | SyntaxFault::MoveNumberZero) => true,
        FaultKind::Law(
            SetupFault::ImpossibleCheck(_)
            | SetupFault::HalfmoveClock { .. }
            | SetupFault::TooMuchMaterial(_),
        ) => true,
        FaultKind::Syntax(_) | FaultKind::Law(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - -";

    fn told(text: &str) -> Vec<(usize, String)> {
        let line = Line::of_option("--fen", text);
        match read(&line, CastlingMode::Standard, &Texts::of(Language::English)) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.into_iter().map(|fault| (fault.column, fault.told)).collect(),
        }
    }

    #[test]
    fn suites_carry_more_than_a_fen() {
        for rest in ["", " 0 1", " ;D1 5 ;D2 25", " 0 1;D1 5", " bm Ke2; id \"kings\";", " 12"] {
            assert_eq!(told(&format!("{KINGS}{rest}")), [], "{rest}");
        }
    }

    #[test]
    fn what_changes_the_moves_is_not_passed_over() {
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w K - ;D1 5")[0].0, 23);
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w K -")[0].0, 23);
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w").len(), 2);
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - e6 0 1")[0].0, 25);
    }

    #[test]
    fn a_history_that_cannot_be_changes_nothing() {
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - - 90 1"), []);
        assert_eq!(told("4k3/8/8/8/8/8/8/4K3 w - - 0 0"), []);
        assert_eq!(told("4k3/8/8/8/8/BBBB4/PPPPPPPP/4K3 w - - 0 1"), []);
    }

    #[test]
    fn every_fault_of_a_line_is_told_with_its_column() {
        let faults = told("4k3/8/8/8/8/8/8/4K2x x - - 0 1");
        assert_eq!(faults.iter().map(|fault| fault.0).collect::<Vec<_>>(), [20, 22]);
        assert!(faults[1].1.contains("“x”"), "{faults:?}");
    }

    #[test]
    fn blank_lines_and_comments_hold_no_position() {
        assert!(is_skipped(&Line::of_option("", "  ")));
        assert!(is_skipped(&Line::of_option("", "# source: ours")));
        assert!(!is_skipped(&Line::of_option("", KINGS)));
    }
}
