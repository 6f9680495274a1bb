//! What can be wrong with a line, each with the offending text.

use core::fmt;
use rokade_rules::notation::fen::FenFaults;
use rokade_rules::notation::uci_move::UciMoveError;
use rokade_rules::position::IllegalMove;

/// Something in a line that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No word of the line is a command.
    NoCommand(String),
    /// Words that mean nothing where they stand.
    UnknownWords(String),
    /// The line is longer than any that makes sense; nothing of it was used.
    TooLong {
        /// How many bytes a line may have.
        most_bytes: usize,
    },
    /// A number is expected behind a parameter of `go`.
    Number {
        /// The parameter.
        parameter: &'static str,
        /// What stands there; empty if nothing does.
        text: String,
    },
    /// `position` says neither `startpos` nor `fen`.
    NoStart(String),
    /// The position is none.
    Fen {
        /// The whole text.
        text: String,
        /// Everything that is wrong with it.
        faults: FenFaults,
    },
    /// A move that cannot be made.
    Move(UciMoveError),
    /// A move that the game refuses.
    Refused(IllegalMove),
    /// `setoption` without a name.
    NoOptionName(String),
    /// There is no such option.
    UnknownOption(String),
    /// The option does not take this value.
    OptionValue {
        /// The option.
        name: &'static str,
        /// What was given.
        value: String,
        /// What can be given.
        expected: String,
    },
    /// There is not so much memory.
    NoMemory {
        /// How much was asked for.
        mebibytes: u16,
    },
    /// A book that cannot be used.
    Book {
        /// The file.
        path: String,
        /// Why not.
        why: String,
    },
    /// Endgame tables that cannot be used.
    Tables {
        /// Why not, with the folder in it.
        why: String,
    },
    /// Only `on` and `off` stand behind `debug`.
    Debug(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoCommand(text) => write!(f, "no command in {}", Quoted(text)),
            Fault::UnknownWords(text) => write!(f, "passed over {}", Quoted(text)),
            Fault::TooLong { most_bytes } => {
                write!(f, "a line of more than {most_bytes} bytes was passed over")
            }
            Fault::Number { parameter, text } if text.is_empty() => {
                write!(f, "no number behind {parameter}")
            }
            Fault::Number { parameter, text } => {
                write!(f, "{} is no number for {parameter}", Quoted(text))
            }
            Fault::NoStart(text) => {
                write!(f, "expected startpos or fen behind position, not {}", Quoted(text))
            }
            Fault::Fen { text, faults } => {
                let faults = faults.to_string();
                write!(f, "no position in {}: {}", Quoted(text), Shortened(&faults))
            }
            Fault::Move(error) => write!(f, "{}", Shortened(&error.to_string())),
            Fault::Refused(error) => write!(f, "{error}"),
            Fault::NoOptionName(text) => {
                write!(f, "expected name behind setoption, not {}", Quoted(text))
            }
            Fault::UnknownOption(name) => write!(f, "no option {}", Quoted(name)),
            Fault::OptionValue { name, value, expected } => {
                write!(f, "{} is no value for {name}: expected {expected}", Quoted(value))
            }
            Fault::NoMemory { mebibytes } => {
                write!(f, "no memory for Hash {mebibytes}, it stays as it was")
            }
            Fault::Book { path, why } => write!(f, "no book in {}: {why}", Quoted(path)),
            Fault::Tables { why } => write!(f, "no endgame tables: {}", Shortened(why)),
            Fault::Debug(text) => {
                write!(f, "expected on or off behind debug, not {}", Quoted(text))
            }
        }
    }
}

impl core::error::Error for Fault {}

/// The most characters of a text that an answer repeats: a whole FEN.
const MOST_QUOTED: usize = 100;

/// A text in quotation marks, its control characters named and its end cut off
/// where it is long.
struct Quoted<'a>(&'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(MOST_QUOTED) {
            None => write!(f, "{:?}", self.0),
            Some((end, _)) => write!(f, "{:?}…", &self.0[..end]),
        }
    }
}

/// A sentence with its end cut off where it is very long.
struct Shortened<'a>(&'a str);

impl fmt::Display for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.char_indices().nth(4 * MOST_QUOTED) {
            None => f.write_str(self.0),
            Some((end, _)) => write!(f, "{}…", &self.0[..end]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_one_short_line_whatever_was_said() {
        let long = "x\n\u{1b}é".repeat(50_000);
        for fault in [
            Fault::NoCommand(long.clone()),
            Fault::Number { parameter: "depth", text: long.clone() },
            Fault::UnknownOption(long),
        ] {
            let told = fault.to_string();
            assert!(told.len() < 1_000 && !told.contains(char::is_control), "{told}");
        }
    }

    #[test]
    fn the_offending_text_is_quoted() {
        let fault = Fault::Number { parameter: "depth", text: "ten".into() };
        assert_eq!(fault.to_string(), "\"ten\" is no number for depth");
        let fault = Fault::Number { parameter: "depth", text: String::new() };
        assert_eq!(fault.to_string(), "no number behind depth");
    }
}
