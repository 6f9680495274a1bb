//! What the tags say of the game that follows: where it starts, by which rules,
//! and how it ended.

use super::super::fault::{Fault, FaultKind};
use super::super::found::Found;
use super::super::note::NoteKind;
use super::super::place::Place;
use super::super::result;
use super::super::tags::Variant;
use super::super::value::Value;
use super::report::Report;
use crate::ending::Outcome;
use crate::notation::fen;
use crate::position::{CastlingMode, Position};
use alloc::string::{String, ToString};

/// A value that matters later, and where it stands.
#[derive(Clone, Debug)]
struct Said {
    text: String,
    place: Place,
}

impl Said {
    fn of(value: Value<'_>) -> Said {
        Said { text: value.text().into_owned(), place: value.place() }
    }
}

/// The tags that say something of how to read the moves.
#[derive(Clone, Debug, Default)]
pub(super) struct Announced {
    fen: Option<Said>,
    /// `SetUp` with the value 1.
    setup: Option<Said>,
    variant: Option<Said>,
    /// The result, if the tag tells a known one or `*`.
    result: Option<Option<Outcome>>,
}

impl Announced {
    /// Keeps what matters of a tag.
    #[inline]
    pub(super) fn tag(&mut self, name: Found<'_>, value: Value<'_>, report: &mut Report) {
        match name.bytes() {
            b"Result" => {
                self.result = result::read_tag(value.text().trim());
                if self.result.is_none() {
                    report.note(|| value.place(), NoteKind::UnknownResult);
                }
            }
            b"FEN" => self.fen = Some(Said::of(value)),
            // As with any tag, what is said last counts.
            b"SetUp" => self.setup = Some(Said::of(value)).filter(|said| said.text == "1"),
            b"Variant" => self.variant = Some(Said::of(value)),
            _ => {}
        }
    }

    /// The result that the tag tells; `None` where it tells none.
    pub(super) const fn result(&self) -> Option<Option<Outcome>> {
        self.result
    }

    /// Where the game starts and how its castling goes, or `None` with a fault
    /// in the report if nobody can tell.
    pub(super) fn start(&self, report: &mut Report) -> Option<(Position, CastlingMode)> {
        let variant = self.variant.as_ref().map(|said| Variant::of(&said.text));
        if let (Some(Variant::Other), Some(said)) = (variant, &self.variant) {
            report.fault(said.fault(report.game, FaultKind::OtherGame));
            return None;
        }
        let mode = match variant {
            Some(Variant::Chess960) => CastlingMode::Chess960,
            _ => CastlingMode::Standard,
        };
        let Some(said) = &self.fen else {
            if let Some(setup) = &self.setup {
                report.fault(setup.fault(report.game, FaultKind::SetUpWithoutFen));
                return None;
            }
            return Some((Position::initial(), mode));
        };
        if let Ok(position) = fen::read(&said.text, mode) {
            return Some((position, mode));
        }
        if variant.is_none()
            && let Ok(position) = fen::read(&said.text, CastlingMode::Chess960)
        {
            report.note(|| said.place, NoteKind::UntoldChess960);
            return Some((position, CastlingMode::Chess960));
        }
        match fen::read_lenient(&said.text, mode) {
            Ok((position, _)) => {
                report.note(|| said.place, NoteKind::ForgivenFen);
                Some((position, mode))
            }
            Err(faults) => {
                report.fault(said.fault(report.game, FaultKind::BadFen(faults)));
                None
            }
        }
    }
}

impl Said {
    fn fault(&self, game: u64, kind: FaultKind) -> Fault {
        Fault { game, place: self.place, token: self.text.to_string(), position: None, kind }
    }
}
