//! `position [startpos | fen FEN] [moves …]`.

use super::Command;
use super::words::{Ended, Words};
use crate::fault::Fault;
use core::fmt;

/// A position and the moves that lead on from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionCommand {
    /// Where the game starts.
    pub start: Start,
    /// Moves such as `e2e4`, not yet read.
    pub moves: Vec<String>,
}

/// Where a game starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// The initial position.
    Initial,
    /// What this FEN says, which is not yet read.
    Fen(String),
}

pub(super) fn read(words: &mut Words<'_>, faults: &mut Vec<Fault>) -> Option<Command> {
    let start = match words.next() {
        Some("startpos") => {
            let (unknown, ended) = words.until("moves");
            if !unknown.is_empty() {
                faults.push(Fault::UnknownWords(unknown.join(" ")));
            }
            (Start::Initial, ended)
        }
        Some("fen") => {
            let (fields, ended) = words.until("moves");
            (Start::Fen(fields.join(" ")), ended)
        }
        other => {
            let mut text = other.unwrap_or_default().to_owned();
            text.extend(words.next().map(|word| format!(" {word}")));
            faults.push(Fault::NoStart(text));
            return None;
        }
    };
    let (start, ended) = start;
    let mut moves = Vec::new();
    if ended == Ended::AtWord {
        moves.extend(core::iter::from_fn(|| words.next()).map(str::to_owned));
    }
    Some(Command::Position(PositionCommand { start, moves }))
}

/// The line as a program says it.
impl fmt::Display for PositionCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Start::Initial => f.write_str("position startpos")?,
            Start::Fen(fen) => write!(f, "position fen {fen}")?,
        }
        if !self.moves.is_empty() {
            f.write_str(" moves")?;
        }
        self.moves.iter().try_for_each(|chess_move| write!(f, " {chess_move}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::read_command;

    fn read(line: &str) -> PositionCommand {
        match read_command(line).command {
            Some(Command::Position(position)) => position,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn start_and_moves() {
        let position = read("position startpos moves e2e4  e7e5");
        assert_eq!(position.start, Start::Initial);
        assert_eq!(position.moves, ["e2e4", "e7e5"]);
        let position = read("position fen 4k3/8/8/8/8/8/8/4K3  w - - 0 1 moves");
        assert_eq!(position.start, Start::Fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into()));
        assert!(position.moves.is_empty());
    }

    #[test]
    fn what_is_written_reads_back() {
        for line in ["position startpos", "position fen x y moves e2e4 e7e5"] {
            assert_eq!(read(line).to_string(), line);
        }
    }

    #[test]
    fn a_position_starts_somewhere() {
        let reading = read_command("position kiwipete moves e2e4");
        assert_eq!(reading.command, None);
        assert_eq!(reading.faults, [Fault::NoStart("kiwipete moves".into())]);
        assert_eq!(read_command("position").faults, [Fault::NoStart(String::new())]);
    }
}
