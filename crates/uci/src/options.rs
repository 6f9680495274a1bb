//! What can be set, and how it is set.
//!
//! Strength is limited by the engine's levels ([`rokade_engine::level`]); an Elo
//! here is theirs, on the scale of lichess blitz and rapid games.
//!
//! Source of the names: the protocol, sections "option" and "setoption";
//! `Move Overhead` is the custom of Stockfish.

use crate::fault::Fault;
use crate::time::USUAL_OVERHEAD;
use core::fmt;
use core::time::Duration;
use rokade_engine::level::Strength;
use rokade_engine::{HashSize, Threads};
use rokade_rules::position::CastlingMode;

/// Everything that is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    /// How castling is written and read.
    pub(crate) castling: CastlingMode,
    /// What a move costs besides thinking.
    pub(crate) overhead: Duration,
    /// How many lines are found.
    pub(crate) lines: u16,
    /// Whether moves of the book are played.
    pub(crate) plays_book: bool,
    /// Whether scores are told as chances too.
    pub(crate) chances: TellChances,
    /// Whether games are played at the strength that is set.
    pub(crate) limits: LimitStrength,
    /// That strength.
    pub(crate) strength: Strength,
}

/// Whether games are played at a strength below the engine's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum LimitStrength {
    /// At the strength that is set.
    Yes,
    /// As well as it can.
    #[default]
    No,
}

/// Whether scores are told as chances too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum TellChances {
    /// Won, drawn and lost beside each score.
    Yes,
    /// Scores alone.
    #[default]
    No,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            castling: CastlingMode::Standard,
            overhead: USUAL_OVERHEAD,
            lines: 1,
            plays_book: false,
            chances: TellChances::default(),
            limits: LimitStrength::default(),
            strength: Strength::elo(USUAL_ELO.into()),
        }
    }
}

/// What a change asks of the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// Nothing: the settings tell.
    None,
    /// A hash table of this size.
    Resize(HashSize, u16),
    /// An empty hash table.
    Forget,
    /// So many threads.
    Threads(Threads),
    /// The book of this file; the program's own if it has no name.
    Book(Option<String>),
    /// The endgame tables of these folders; none if there is no name.
    Tables(Option<String>),
}

/// An option as it is told to a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OptionLine {
    name: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Check { default: bool },
    Spin { default: u16, least: u16, most: u16 },
    Button,
    File,
}

/// What programs write for a text that is empty.
const EMPTY: &str = "<empty>";

/// The largest hash table, in mebibytes.
const MOST_HASH_MIB: u16 = 32_768;
/// The usual hash table, in mebibytes: that of [`HashSize::default`].
const USUAL_HASH_MIB: u16 = 16;
/// The most threads: those of the largest machines there are.
const MOST_THREADS: u16 = 1_024;
/// The most lines: more than any position that comes up has moves (218).
const MOST_LINES: u16 = 256;
/// The Elo that strength is limited to where nothing else is said: the middle
/// of the named levels.
const USUAL_ELO: u16 = 1_500;
/// The most that a move can be said to cost besides thinking, in milliseconds.
const MOST_OVERHEAD_MS: u16 = 5_000;

/// Every option, in the order in which they are told.
pub(crate) const OPTIONS: [OptionLine; 13] = [
    OptionLine {
        name: "Hash",
        kind: Kind::Spin { default: USUAL_HASH_MIB, least: 1, most: MOST_HASH_MIB },
    },
    OptionLine { name: "Clear Hash", kind: Kind::Button },
    OptionLine { name: "Threads", kind: Kind::Spin { default: 1, least: 1, most: MOST_THREADS } },
    OptionLine { name: "MultiPV", kind: Kind::Spin { default: 1, least: 1, most: MOST_LINES } },
    OptionLine { name: "Ponder", kind: Kind::Check { default: false } },
    OptionLine { name: "OwnBook", kind: Kind::Check { default: false } },
    OptionLine { name: "BookFile", kind: Kind::File },
    OptionLine { name: "SyzygyPath", kind: Kind::File },
    OptionLine { name: "UCI_LimitStrength", kind: Kind::Check { default: false } },
    OptionLine {
        name: "UCI_Elo",
        kind: Kind::Spin {
            default: USUAL_ELO,
            least: Strength::LOWEST_ELO as u16,
            most: Strength::HIGHEST_ELO as u16,
        },
    },
    OptionLine { name: "UCI_Chess960", kind: Kind::Check { default: false } },
    OptionLine { name: "UCI_ShowWDL", kind: Kind::Check { default: false } },
    OptionLine {
        name: "Move Overhead",
        kind: Kind::Spin {
            default: USUAL_OVERHEAD.as_millis() as u16,
            least: 0,
            most: MOST_OVERHEAD_MS,
        },
    },
];

impl Settings {
    /// Sets an option. Its name may be written in any case.
    pub(crate) fn set(&mut self, name: &str, value: Option<&str>) -> Result<Effect, Fault> {
        let option = OPTIONS
            .iter()
            .find(|option| option.name.eq_ignore_ascii_case(name))
            .ok_or_else(|| Fault::UnknownOption(name.to_owned()))?;
        match option.name {
            "Hash" => {
                let mebibytes = option.number(value)?;
                Ok(Effect::Resize(HashSize::mebibytes(mebibytes), mebibytes))
            }
            "Clear Hash" => Ok(Effect::Forget),
            "Threads" => Ok(Effect::Threads(Threads::count(option.number(value)?))),
            "MultiPV" => {
                self.lines = option.number(value)?;
                Ok(Effect::None)
            }
            "UCI_Chess960" => {
                let is_on = option.is_on(value)?;
                self.castling = if is_on { CastlingMode::Chess960 } else { CastlingMode::Standard };
                Ok(Effect::None)
            }
            "UCI_ShowWDL" => {
                self.chances =
                    if option.is_on(value)? { TellChances::Yes } else { TellChances::No };
                Ok(Effect::None)
            }
            "OwnBook" => {
                self.plays_book = option.is_on(value)?;
                Ok(Effect::None)
            }
            "BookFile" => {
                let name = file(value);
                // Whoever names a book wants it.
                self.plays_book |= name.is_some();
                Ok(Effect::Book(name))
            }
            "SyzygyPath" => Ok(Effect::Tables(file(value))),
            "UCI_LimitStrength" => {
                self.limits =
                    if option.is_on(value)? { LimitStrength::Yes } else { LimitStrength::No };
                Ok(Effect::None)
            }
            "UCI_Elo" => {
                self.strength = Strength::elo(option.number(value)?.into());
                Ok(Effect::None)
            }
            "Move Overhead" => {
                self.overhead = Duration::from_millis(option.number(value)?.into());
                Ok(Effect::None)
            }
            // Whether the program ponders changes nothing: it says so with each `go`.
            _ => option.is_on(value).map(|_| Effect::None),
        }
    }
}

/// A name that somebody gave; programs write a text that is empty in words.
fn file(value: Option<&str>) -> Option<String> {
    value.filter(|name| !name.is_empty() && *name != EMPTY).map(str::to_owned)
}

impl OptionLine {
    fn number(&self, value: Option<&str>) -> Result<u16, Fault> {
        let Kind::Spin { least, most, .. } = self.kind else { return Err(self.refuse(value)) };
        let number = value.and_then(|text| text.parse().ok());
        number.filter(|number| (least..=most).contains(number)).ok_or_else(|| self.refuse(value))
    }

    fn is_on(&self, value: Option<&str>) -> Result<bool, Fault> {
        value.and_then(|text| text.parse().ok()).ok_or_else(|| self.refuse(value))
    }

    fn refuse(&self, value: Option<&str>) -> Fault {
        let expected = match self.kind {
            Kind::Check { .. } => "true or false".to_owned(),
            Kind::Spin { least, most, .. } => format!("{least} to {most}"),
            Kind::Button | Kind::File => "nothing".to_owned(),
        };
        Fault::OptionValue {
            name: self.name,
            value: value.unwrap_or_default().to_owned(),
            expected,
        }
    }
}

impl fmt::Display for OptionLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match self.kind {
            Kind::Check { default } => write!(f, "check default {default}"),
            Kind::Spin { default, least, most } => {
                write!(f, "spin default {default} min {least} max {most}")
            }
            Kind::Button => f.write_str("button"),
            Kind::File => write!(f, "string default {EMPTY}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_sizes_are_those_of_the_engine() {
        assert_eq!(HashSize::mebibytes(USUAL_HASH_MIB), HashSize::default());
    }

    #[test]
    fn every_option_takes_its_default_and_refuses_nonsense() {
        for option in OPTIONS {
            let mut settings = Settings::default();
            let default = match option.kind {
                Kind::Check { default } => Some(default.to_string()),
                Kind::Spin { default, .. } => Some(default.to_string()),
                Kind::Button => None,
                Kind::File => Some(EMPTY.to_owned()),
            };
            let upper_case = option.name.to_uppercase();
            assert!(settings.set(&upper_case, default.as_deref()).is_ok(), "{option}");
            assert_eq!(settings, Settings::default(), "{option}");
            if !matches!(option.kind, Kind::Button | Kind::File) {
                for value in [None, Some("perhaps"), Some("-1"), Some("99999")] {
                    let refused = settings.set(option.name, value).unwrap_err();
                    assert!(refused.to_string().contains(option.name), "{refused}");
                }
            }
        }
    }

    #[test]
    fn an_option_that_is_not_there_is_named() {
        let refused = Settings::default().set("Contempt", Some("10")).unwrap_err();
        assert_eq!(refused.to_string(), "no option \"Contempt\"");
    }
}
