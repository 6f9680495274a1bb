//! The file that the games are written to, pair by pair, so that nothing is lost
//! when the match is broken off.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::Path;

use super::record::{Heading, pgn};
use super::schedule::{PairPlayed, Plan, Side};
use super::today::today;
use crate::failure::Failure;

/// The file of the games.
pub(super) struct GamesFile<'a> {
    file: BufWriter<File>,
    path: &'a Path,
    names: &'a [String; 2],
    date: String,
}

impl<'a> GamesFile<'a> {
    /// An empty file; whatever was in it is gone.
    pub(super) fn open(path: &'a Path, names: &'a [String; 2]) -> Result<Self, Failure> {
        let file =
            File::create(path).map_err(|source| Failure::File { path: path.to_owned(), source })?;
        Ok(Self { file: BufWriter::new(file), path, names, date: today() })
    }

    /// Adds two games.
    pub(super) fn write(&mut self, pair: &PairPlayed, plan: &Plan) -> Result<(), Failure> {
        let games = pair.games.iter().enumerate();
        let texts = games.map(|(game, played)| {
            let white = Side::of_white(game) as usize;
            pgn(
                played,
                &Heading {
                    white: &self.names[white],
                    black: &self.names[1 - white],
                    round: format!("{}.{}", pair.number + 1, game + 1),
                    date: &self.date,
                    white_budget: plan.budgets[white].to_string(),
                    black_budget: plan.budgets[1 - white].to_string(),
                    time_control: plan.terms.clock.map(|clock| clock.to_string()),
                },
            )
        });
        let text: String = texts.collect();
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|source| Failure::File { path: self.path.to_owned(), source })
    }
}
