//! What the levels are called, and what a person may expect of each.

use clap::ValueEnum;
use rokade_engine::level::Level;
use serde::Serialize;

use crate::texts::Texts;

/// A level as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Name {
    #[value(aliases = ["1"])]
    Beginner,
    #[value(aliases = ["makkelijk", "2"])]
    Easy,
    #[value(aliases = ["gemiddeld", "3"])]
    Medium,
    #[value(aliases = ["moeilijk", "4"])]
    Hard,
    #[value(aliases = ["5"])]
    Expert,
    #[value(aliases = ["meester", "6"])]
    Master,
}

impl Name {
    /// The level of this name.
    pub(crate) const fn level(self) -> Level {
        match self {
            Self::Beginner => Level::Beginner,
            Self::Easy => Level::Easy,
            Self::Medium => Level::Medium,
            Self::Hard => Level::Hard,
            Self::Expert => Level::Expert,
            Self::Master => Level::Master,
        }
    }
}

/// A level's name where programs read it.
pub(super) const fn code(level: Level) -> &'static str {
    match level {
        Level::Beginner => "beginner",
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Expert => "expert",
        Level::Master => "master",
    }
}

/// The level of such a name.
pub(super) fn of_code(name: &str) -> Option<Level> {
    Level::ALL.into_iter().find(|&level| code(level) == name)
}

/// The keys of a level's texts: its name, and what to expect.
const fn keys(level: Level) -> (&'static str, &'static str) {
    match level {
        Level::Beginner => ("level-beginner", "level-beginner-expect"),
        Level::Easy => ("level-easy", "level-easy-expect"),
        Level::Medium => ("level-medium", "level-medium-expect"),
        Level::Hard => ("level-hard", "level-hard-expect"),
        Level::Expert => ("level-expert", "level-expert-expect"),
        Level::Master => ("level-master", "level-master-expect"),
    }
}

/// A level's name in the reader's language.
pub(super) fn tell_name(level: Level, texts: &Texts) -> String {
    texts.say(keys(level).0)
}

/// Name, Elo and what to expect, in one line.
pub(crate) fn tell_level(level: Level, texts: &Texts) -> String {
    let Described { name, elo, expect, .. } = Described::of(level, texts);
    texts.tell("levels-line", &[("name", &name), ("elo", &elo.to_string()), ("expect", &expect)])
}

/// A level, as `--json` prints it.
#[derive(Debug, Serialize)]
pub(super) struct Described {
    level: &'static str,
    name: String,
    elo: u32,
    expect: String,
}

impl Described {
    pub(super) fn of(level: Level, texts: &Texts) -> Self {
        let (name, expect) = keys(level);
        Self {
            level: code(level),
            name: texts.say(name),
            elo: level.elo(),
            expect: texts.say(expect),
        }
    }
}
