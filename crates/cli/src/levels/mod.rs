//! `rokade levels`: the levels of play, and whether they are what they say.
//!
//! Without options it lists them. `--check` measures: each part is a file of this folder, prints
//! its figures as soon as it has them, and says when it lacks what it needs. `--gather` writes
//! what the fit of the human model reads.

mod agreement;
mod check;
mod contest;
mod games;
mod gather;
mod gauge;
mod likeness;
mod mates;
mod names;
mod pool;
mod record;
mod seat;
mod teller;
mod variety;
mod work;

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::Path;

use rokade_engine::level::Level;

pub(crate) use self::check::Part;
pub(crate) use self::names::{Name, tell_level};

use self::games::RatedGame;
use crate::arguments::LevelsArguments;
use crate::failure::{Ending, Failure};
use crate::texts::Texts;

/// Does what was asked.
pub(crate) fn run(arguments: &LevelsArguments, texts: &Texts) -> Result<Ending, Failure> {
    if let (Some(games), Some(target)) = (&arguments.people, &arguments.gather) {
        let games = read_games(games)?;
        let seen: Vec<RatedGame> = games.into_iter().filter(|game| !game.is_held_out()).collect();
        let file = File::create(target).map_err(Failure::Output)?;
        gather::write(&seen, &mut BufWriter::new(file)).map_err(Failure::Output)?;
        return Ok(Ending::Clean);
    }
    if arguments.check {
        return check::run(arguments, texts);
    }
    list(arguments, texts).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// Lists the levels, each with its name, its Elo and what to expect.
fn list(arguments: &LevelsArguments, texts: &Texts) -> std::io::Result<()> {
    let mut out = anstream::stdout().lock();
    for level in Level::ALL {
        if arguments.json {
            let object = names::Described::of(level, texts);
            writeln!(out, "{}", serde_json::to_string(&object)?)?;
        } else {
            writeln!(out, "{}", tell_level(level, texts))?;
        }
    }
    if !arguments.json {
        writeln!(out, "{}", texts.say("levels-scale"))?;
    }
    Ok(())
}

/// The games of a file.
fn read_games(path: &Path) -> Result<Vec<RatedGame>, Failure> {
    let failure = |source| Failure::Input { path: path.to_owned(), source };
    let bytes = fs::read(path).map_err(failure)?;
    match games::read(bytes.as_slice()) {
        Ok(games) => Ok(games),
    }
}
