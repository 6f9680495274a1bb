//! What the table says, and how: to a person at a terminal, into a file, or to a program.

use std::io::{self, Write};

use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};
use serde::Serialize;

use super::board_view::{self, Ink, View};
use super::ended;
use super::table::{Ply, Seats, Table};
use crate::input::{Line, LineFault};
use crate::tally::Tally;
use crate::texts::Texts;
use crate::words::{color_word, side};

/// Who listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listener {
    /// A person at a terminal: the board after every turn, and a prompt.
    Person,
    /// A file or a pipe: the moves, and the board at the end.
    File,
    /// A program: one JSON object a line.
    Program,
}

/// One object for a program.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum Event<'a> {
    Move { ply: usize, san: String, uci: String, fen: String },
    Undo { ply: usize, fen: String },
    Position { fen: String },
    Moves { moves: Vec<String> },
    Fault(LineFault<'a>),
    End { result: String, reason: Option<&'static str>, article: Option<&'static str> },
}

/// The voice of the table.
pub(crate) struct Voice<'a> {
    pub(crate) out: &'a mut dyn Write,
    pub(crate) texts: &'a Texts,
    pub(crate) listener: Listener,
    pub(crate) letters: Letters,
    pub(crate) mode: CastlingMode,
    pub(crate) ink: Ink,
    /// From which side the board is shown.
    pub(crate) seen_by: Color,
    /// Whether the board looks different from when it was last drawn.
    pub(crate) is_stale: bool,
    /// What was wrong with a file.
    pub(crate) tally: Tally,
}

impl Voice<'_> {
    /// The first words to a person.
    pub(crate) fn welcome(&mut self, table: &Table) -> io::Result<()> {
        if self.listener != Listener::Person {
            return Ok(());
        }
        let knight = self.letters.letter(rokade_rules::Role::Knight).unwrap_or_default();
        let examples = format!("e4, {knight}f3, O-O");
        let key = match table.seats {
            Seats::AgainstComputer(Color::White) => "play-welcome-white",
            Seats::AgainstComputer(Color::Black) => "play-welcome-black",
            Seats::People => "play-welcome-people",
        };
        writeln!(self.out, "{}", self.texts.say(key))?;
        writeln!(self.out, "{}", self.texts.tell("play-how", &[("examples", &examples)]))
    }

    /// Shows a person the board and asks for a move.
    pub(crate) fn ask(&mut self, table: &Table) -> io::Result<()> {
        if self.listener != Listener::Person || table.end().is_some() {
            return Ok(());
        }
        if self.is_stale {
            self.board(table)?;
        }
        let position = table.position();
        if table.is_claimable() {
            writeln!(self.out, "{}", self.texts.say("play-claimable"))?;
        }
        if position.is_check() {
            let mover = color_word(position.turn());
            writeln!(self.out, "{}", self.texts.tell("play-check", &[("color", mover)]))?;
        }
        let number = position.fullmove_number().to_string();
        let side = side(position.turn(), self.texts);
        let prompt = self.texts.tell("play-prompt", &[("side", &side), ("number", &number)]);
        write!(self.out, "{prompt} ")?;
        self.out.flush()
    }

    /// Tells a person that it is the computer's turn.
    pub(crate) fn thinking(&mut self) -> io::Result<()> {
        match self.listener {
            Listener::Person => writeln!(self.out, "{}", self.texts.say("play-thinking")),
            Listener::File | Listener::Program => Ok(()),
        }
    }

    /// A move was made; it is the last one on the table.
    pub(crate) fn moved(&mut self, ply: &Ply, table: &Table) -> io::Result<()> {
        self.is_stale = true;
        if self.listener == Listener::Program {
            return self.event(&Event::Move {
                ply: table.len(),
                san: san::write(&ply.before, ply.chess_move, Letters::English).to_string(),
                uci: uci_move::write(ply.chess_move, self.mode).to_string(),
                fen: fen::write(table.position()).to_string(),
            });
        }
        let dots = match ply.before.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        let (number, written) = (ply.before.fullmove_number(), self.written(ply));
        writeln!(self.out, "{number}{dots} {written}")?;
        self.out.flush()
    }

    /// Moves were taken back.
    pub(crate) fn took_back(&mut self, count: usize, table: &Table) -> io::Result<()> {
        self.is_stale |= count > 0;
        if self.listener == Listener::Program {
            let fen = fen::write(table.position()).to_string();
            return self.event(&Event::Undo { ply: table.len(), fen });
        }
        let key = match count {
            0 => "play-nothing-taken-back",
            1 => "play-one-taken-back",
            _ => "play-two-taken-back",
        };
        writeln!(self.out, "{}", self.texts.say(key))
    }

    /// There was nothing to claim.
    pub(crate) fn no_claim(&mut self) -> io::Result<()> {
        match self.listener {
            Listener::Program => Ok(()),
            Listener::Person | Listener::File => {
                writeln!(self.out, "{}", self.texts.say("play-no-claim"))
            }
        }
    }

    /// Sits down at the other side of the board.
    pub(crate) fn flip(&mut self) {
        self.seen_by = !self.seen_by;
        self.is_stale = true;
    }

    /// Draws the board.
    pub(crate) fn board(&mut self, table: &Table) -> io::Result<()> {
        if self.listener == Listener::Program {
            return self.fen(table);
        }
        self.is_stale = false;
        let last = table.last().map(|ply| ply.chess_move);
        let view = View { seen_by: self.seen_by, last, ink: self.ink };
        write!(self.out, "\n{}\n", board_view::draw(table.position(), view))
    }

    /// The position as a line of text.
    pub(crate) fn fen(&mut self, table: &Table) -> io::Result<()> {
        let fen = fen::write(table.position()).to_string();
        match self.listener {
            Listener::Program => self.event(&Event::Position { fen }),
            Listener::Person | Listener::File => writeln!(self.out, "{fen}"),
        }
    }

    /// Every legal move.
    pub(crate) fn legal_moves(&mut self, position: &Position) -> io::Result<()> {
        let legal = position.legal_moves().into_iter();
        if self.listener == Listener::Program {
            let moves = legal.map(|legal| uci_move::write(legal, self.mode).to_string()).collect();
            return self.event(&Event::Moves { moves });
        }
        let mut moves: Vec<_> =
            legal.map(|legal| san::write(position, legal, self.letters).to_string()).collect();
        moves.sort();
        writeln!(self.out, "{}", moves.join(" "))
    }

    /// The moves so far, in one line.
    pub(crate) fn score(&mut self, table: &Table) -> io::Result<()> {
        if self.listener == Listener::Program {
            let moves = table
                .plies()
                .map(|ply| uci_move::write(ply.chess_move, self.mode).to_string())
                .collect();
            return self.event(&Event::Moves { moves });
        }
        if table.len() == 0 {
            return writeln!(self.out, "{}", self.texts.say("moves-none"));
        }
        let mut score = Vec::new();
        for (index, ply) in table.plies().enumerate() {
            let number = ply.before.fullmove_number();
            match ply.before.turn() {
                Color::White => score.push(format!("{number}.")),
                Color::Black if index == 0 => score.push(format!("{number}...")),
                Color::Black => {}
            }
            score.push(self.written(&ply));
        }
        writeln!(self.out, "{}", score.join(" "))
    }

    /// What can be typed.
    pub(crate) fn help(&mut self) -> io::Result<()> {
        match self.listener {
            Listener::Program => Ok(()),
            Listener::Person | Listener::File => {
                writeln!(self.out, "{}", self.texts.say("play-help"))
            }
        }
    }

    /// Something typed could not be done. A person sees it where it was typed; a file's fault is
    /// named with its place.
    pub(crate) fn refused(&mut self, line: &Line, column: usize, told: &str) -> io::Result<()> {
        match self.listener {
            Listener::Program => self.event(&Event::Fault(line.fault(column, told))),
            Listener::Person => writeln!(self.out, "{told}"),
            Listener::File => {
                self.tally.tell(&line.tell_fault(column, told, self.texts));
                Ok(())
            }
        }
    }

    /// The input ended in the middle of a line that was asked for.
    pub(crate) fn fell_silent(&mut self) -> io::Result<()> {
        match self.listener {
            Listener::Person => writeln!(self.out),
            Listener::File | Listener::Program => Ok(()),
        }
    }

    /// The last words: how it ended, or that it has not.
    pub(crate) fn farewell(&mut self, table: &Table) -> io::Result<()> {
        let end = table.end();
        if self.listener == Listener::Program {
            return self.event(&Event::End {
                result: end.map_or_else(|| "*".to_owned(), |end| end.outcome.to_string()),
                reason: end.map(|end| end.termination.code()),
                article: end.and_then(|end| end.termination.article()),
            });
        }
        if self.is_stale || self.listener == Listener::File {
            self.board(table)?;
        }
        let told = match end {
            Some(end) => ended::tell(end, table.seats, self.texts),
            None => self.texts.say("play-unfinished"),
        };
        writeln!(self.out, "{told}")
    }

    fn written(&self, ply: &Ply) -> String {
        san::write(&ply.before, ply.chess_move, self.letters).to_string()
    }

    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(event)?)?;
        self.out.flush()
    }
}
