//! What a chess program says to an engine.
//!
//! A word that is no command is passed over and the rest of the line read, as
//! the protocol asks; the same goes for words inside a command. Whatever was
//! passed over is told. Moves stay words here: what they mean depends on the
//! position.

mod go;
mod position;
mod set_option;
mod words;

pub use go::{Clock, Go};
pub use position::{PositionCommand, Start};

use crate::fault::Fault;
use words::Words;

/// One command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Who are you, and what can be set?
    Uci,
    /// Tell more, or no longer.
    Debug(Debugging),
    /// Answer when everything asked for so far is done.
    IsReady,
    /// Give an option a value.
    SetOption {
        /// Its name, words divided by single blanks.
        name: String,
        /// Its value; none for a button.
        value: Option<String>,
    },
    /// Registration, which this engine never asks for.
    Register,
    /// What follows belongs to another game.
    NewGame,
    /// The position to think about.
    Position(PositionCommand),
    /// Think.
    Go(Go),
    /// Answer now.
    Stop,
    /// The expected move was played: go on, on your own time.
    PonderHit,
    /// The conversation is over.
    Quit,
}

/// Whether more is told than is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Debugging {
    /// Every decision about time is told.
    On,
    /// As usual.
    #[default]
    Off,
}

/// What came of reading a line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    /// The command; none if the line has none that can be used.
    pub command: Option<Command>,
    /// Whatever was passed over.
    pub faults: Vec<Fault>,
}

/// Reads a line. An empty one is neither a command nor a fault.
///
/// ```
/// use rokade_uci::{Command, Debugging, Fault, read_command};
///
/// let reading = read_command("joho debug on");
/// assert_eq!(reading.command, Some(Command::Debug(Debugging::On)));
/// assert_eq!(reading.faults, [Fault::UnknownWords("joho".into())]);
/// ```
#[must_use]
pub fn read_command(line: &str) -> Reading {
    let mut reading = Reading::default();
    let mut words = Words::of(line);
    let mut unknown = Vec::new();
    while let Some(word) = words.next() {
        if let Some(read) = reader_of(word) {
            if !unknown.is_empty() {
                reading.faults.push(Fault::UnknownWords(unknown.join(" ")));
            }
            reading.command = read(&mut words, &mut reading.faults);
            return reading;
        }
        unknown.push(word);
    }
    if !unknown.is_empty() {
        reading.faults.push(Fault::NoCommand(line.trim().to_owned()));
    }
    reading
}

/// What reads the words behind a command.
type Reader = fn(&mut Words<'_>, &mut Vec<Fault>) -> Option<Command>;

fn reader_of(word: &str) -> Option<Reader> {
    Some(match word {
        "uci" => |words, faults| alone(Command::Uci, words, faults),
        "debug" => debug,
        "isready" => |words, faults| alone(Command::IsReady, words, faults),
        "setoption" => set_option::read,
        "register" => |_, _| Some(Command::Register),
        "ucinewgame" => |words, faults| alone(Command::NewGame, words, faults),
        "position" => position::read,
        "go" => |words, faults| Some(Command::Go(go::read(words, faults))),
        "stop" => |words, faults| alone(Command::Stop, words, faults),
        "ponderhit" => |words, faults| alone(Command::PonderHit, words, faults),
        "quit" => |words, faults| alone(Command::Quit, words, faults),
        _ => return None,
    })
}

/// A command with nothing behind it.
fn alone(command: Command, words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Option<Command> {
    let rest = words.rest();
    if !rest.is_empty() {
        faults.push(Fault::UnknownWords(rest));
    }
    Some(command)
}

fn debug(words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Option<Command> {
    let text = words.rest();
    match text.as_str() {
        "on" => Some(Command::Debug(Debugging::On)),
        "off" => Some(Command::Debug(Debugging::Off)),
        _ => {
            faults.push(Fault::Debug(text));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_words_is_nothing() {
        assert_eq!(read_command(" \t "), Reading::default());
    }

    #[test]
    fn every_command_is_read_with_any_blanks() {
        for (line, command) in [
            ("uci", Command::Uci),
            ("\tdebug \t off ", Command::Debug(Debugging::Off)),
            ("isready", Command::IsReady),
            ("register later", Command::Register),
            ("ucinewgame", Command::NewGame),
            ("stop", Command::Stop),
            ("ponderhit", Command::PonderHit),
            ("quit", Command::Quit),
            ("go", Command::Go(Go::default())),
        ] {
            assert_eq!(read_command(line), Reading { command: Some(command), faults: vec![] });
        }
    }

    #[test]
    fn what_is_passed_over_is_told() {
        let reading = read_command("Uci hello");
        assert_eq!(reading.command, None);
        assert_eq!(reading.faults, [Fault::NoCommand("Uci hello".into())]);
        let reading = read_command("stop it now");
        assert_eq!(reading.command, Some(Command::Stop));
        assert_eq!(reading.faults, [Fault::UnknownWords("it now".into())]);
        assert_eq!(read_command("debug maybe").faults, [Fault::Debug("maybe".into())]);
    }
}
