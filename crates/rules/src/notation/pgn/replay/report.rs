//! What came out of a game.

use super::super::fault::{Fault, FaultKind};
use super::super::note::{Note, NoteKind};
use super::super::place::Place;
use crate::ending::Outcome;
use alloc::string::String;
use alloc::vec::Vec;

/// So many faults of one game are told; a file that is no PGN at all is one
/// game with a fault in every word.
const MOST_FAULTS: usize = 100;

/// What came out of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Which game of the archive, from 1.
    pub game: u64,
    /// How many half-moves of the main line could be played.
    pub plies: u32,
    /// The result: what stands behind the moves, or else what the tag says.
    pub result: Option<Outcome>,
    /// What is wrong, in the order of the text; of a very faulty game only the
    /// beginning.
    pub faults: Vec<Fault>,
    /// What is unusual; each kind once.
    pub notes: Vec<Note>,
}

impl Report {
    /// Begins anew with another game.
    pub(super) fn begin(&mut self, game: u64) {
        self.game = game;
        self.plies = 0;
        self.result = None;
        self.faults.clear();
        self.notes.clear();
    }

    pub(super) fn fault(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        } else if self.faults.len() == MOST_FAULTS {
            let (token, position) = (String::new(), None);
            self.faults.push(Fault { token, position, kind: FaultKind::TooMany, ..fault });
        }
    }

    /// Keeps the first note of its kind.
    pub(super) fn note(&mut self, place: impl FnOnce() -> Place, kind: NoteKind) {
        if self.notes.iter().all(|note| note.kind != kind) {
            self.notes.push(Note { game: self.game, place: place(), kind });
        }
    }

    /// Faults found late, in the order of the text.
    pub(super) fn sort(&mut self) {
        self.faults.sort_by_key(|fault| fault.place);
        self.notes.sort_by_key(|note| note.place);
    }
}
