//! Reading texts and looking at what came out.

use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Listener, Reader, Replay, Report};

/// Keeps every report.
#[derive(Default)]
struct Reports(Vec<Report>);

impl Listener for Reports {
    fn end_game(&mut self, report: &Report) {
        self.0.push(report.clone());
    }
}

/// The reports of all games of a text.
pub fn of(text: impl AsRef<[u8]>) -> Vec<Report> {
    in_letters(text, Letters::English)
}

/// The same with moves in other letters.
pub fn in_letters(text: impl AsRef<[u8]>, letters: Letters) -> Vec<Report> {
    let mut reader = Reader::new(text.as_ref());
    let mut replay = Replay::new(letters, Reports::default());
    while reader.read_game(&mut replay).expect("memory can always be read") {}
    replay.into_listener().0
}

/// The codes of a game's faults.
pub fn faults(report: &Report) -> Vec<&'static str> {
    report.faults.iter().map(|fault| fault.kind.code()).collect()
}

/// The codes of a game's notes.
pub fn notes(report: &Report) -> Vec<&'static str> {
    report.notes.iter().map(|note| note.kind.code()).collect()
}
