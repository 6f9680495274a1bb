//! The cases that are files: what a PGN archive holds.
//!
//! An archive that is not there (more cases are kept than are given out) makes no expectation.

use std::fs;
use std::path::Path;

use rokade_rules::Color;
use rokade_rules::ending::Outcome;
use rokade_rules::notation::Letters;
use rokade_rules::notation::pgn::{Reader, Replay, Report, Tree, Trees};
use serde_json::Value;

/// The games of one archive, with what the replay says of each.
pub struct Archive(Vec<(Tree, Report)>);

impl Archive {
    /// The archive that a case names, if it names one that is there.
    pub fn of(input: &Value, folder: &Path) -> Option<Archive> {
        let bytes = fs::read(folder.join(input["file"].as_str()?)).ok()?;
        let mut games = Vec::new();
        let trees = Trees::new(|tree, report: &Report| games.push((tree, report.clone())));
        let mut replay = Replay::new(Letters::English, trees);
        let mut reader = Reader::new(&bytes[..]);
        while let Ok(true) = reader.read_game(&mut replay) {}
        drop(replay);
        Some(Archive(games))
    }

    /// Whether one expectation holds; `None` if its name is not known.
    pub fn holds(&self, name: &str, value: &Value) -> Option<Result<bool, String>> {
        match name {
            "games" => Some(Ok(value == self.0.len())),
            "plies" => Some(Ok(self.plies(value))),
            "result" => Some(Ok(self.0.iter().all(|(_, report)| value == sign(report.result)))),
            _ => {
                let tag = name.strip_prefix("tag ")?;
                Some(Ok(self.0.iter().any(|(tree, _)| tree.tags().get(tag) == value.as_str())))
            }
        }
    }

    /// One number for the only game, or one for each; a game that is good has no fault either.
    fn plies(&self, value: &Value) -> bool {
        let of = |(_, report): &(Tree, Report)| report.plies;
        let plies: Vec<u32> = self.0.iter().map(of).collect();
        let as_expected = match value {
            Value::Array(_) => value == &Value::from(plies),
            _ => plies.len() == 1 && value == plies[0],
        };
        as_expected && self.0.iter().all(|(_, report)| report.faults.is_empty())
    }
}

/// The result as PGN writes it.
const fn sign(result: Option<Outcome>) -> &'static str {
    match result {
        Some(Outcome::Win(Color::White)) => "1-0",
        Some(Outcome::Win(Color::Black)) => "0-1",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::BothLose) | None => "*",
    }
}
