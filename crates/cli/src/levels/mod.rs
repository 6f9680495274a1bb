//! `rokade levels`: the levels of play, and whether they are what they say.

mod games;
mod gather;

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::Path;

use self::games::RatedGame;
use crate::arguments::LevelsArguments;
use crate::failure::{Ending, Failure};
use crate::texts::Texts;

/// Does what was asked.
pub(crate) fn run(arguments: &LevelsArguments, _texts: &Texts) -> Result<Ending, Failure> {
    if let (Some(games), Some(target)) = (&arguments.games, &arguments.gather) {
        let games = read_games(games)?;
        let seen: Vec<RatedGame> = games.into_iter().filter(|game| !game.is_held_out()).collect();
        let file = File::create(target).map_err(Failure::Output)?;
        gather::write(&seen, &mut BufWriter::new(file)).map_err(Failure::Output)?;
    }
    Ok(Ending::Clean)
}

/// The games of a file.
fn read_games(path: &Path) -> Result<Vec<RatedGame>, Failure> {
    let failure = |source| Failure::Input { path: path.to_owned(), source };
    let bytes = fs::read(path).map_err(failure)?;
    match games::read(bytes.as_slice()) {
        Ok(games) => Ok(games),
    }
}
