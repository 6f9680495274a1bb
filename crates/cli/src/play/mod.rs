//! `rokade play`: a game in the terminal.
//!
//! The conversation goes word by word: a word is a command ([`command`]) or a move
//! ([`move_text`]). The [`table`] remembers, the [`voice`] speaks, the [`opponent`] answers.
//! When what is typed comes from a file or a pipe, refused words are told with their place on
//! standard error, the game goes on, and the command ends with code 2.

pub(crate) mod board_view;
mod command;
mod ended;
mod meant;
mod move_text;
mod opponent;
mod table;
mod voice;

use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, IsTerminal as _, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anstream::{AutoStream, ColorChoice};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};

use self::board_view::Ink;
use self::command::{Command, Commands};
use self::opponent::Computer;
use self::table::{Seats, Table};
use self::voice::{Listener, Voice};
use crate::arguments::{LetterSet, Opponent, PlayArguments, SideChoice};
use crate::endgame_tables;
use crate::failure::{Ending, Failure};
use crate::input::{self, Form, Line};
use crate::levels;
use crate::position_text;
use crate::tally::Tally;
use crate::texts::Texts;

/// Plays a game to its end, or as far as the input goes.
pub(crate) fn run(arguments: &PlayArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mode = if arguments.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let mut out = anstream::stdout().lock();
    let start = start(arguments, mode, &mut out, texts).map_err(Failure::Output)?;
    let Some(start) = start else { return Ok(Ending::WithFaults) };
    let seats = seats(arguments);
    let level = arguments.level.map(levels::Name::level);
    if let (Some(level), Listener::Person) = (level, listener(arguments)) {
        let told = levels::tell_level(level, texts);
        writeln!(out, "{told}").map_err(Failure::Output)?;
    }
    let voice = Voice {
        out: &mut out,
        texts,
        listener: listener(arguments),
        letters: arguments.letters.map_or(texts.language().letters(), LetterSet::letters),
        mode,
        ink: match AutoStream::choice(&io::stdout()) {
            ColorChoice::Never => Ink::Plain,
            _ => Ink::Coloured,
        },
        seen_by: match seats {
            Seats::AgainstComputer(person) => person,
            Seats::People => Color::White,
        },
        is_stale: true,
        tally: Tally::default(),
    };
    let table = Table::new(start, seats);
    let commands = Commands::of_both_languages();
    let computer = match level {
        Some(level) => Computer::at_level(level),
        None => Computer::at_full_strength(
            arguments.book.as_ref().map(|choice| choice.open(texts)).transpose()?,
            arguments.syzygy.as_ref().map(|at| endgame_tables::open(at, texts)).transpose()?,
        ),
    };
    let conversation = Conversation { table, voice, commands, computer, ending: Ending::Clean };
    let file = arguments.file.clone().unwrap_or_else(|| PathBuf::from("-"));
    conversation.hold(input::lines(&[file]))
}

/// The position to begin from; `None` when what was given is none, which has then been told.
fn start(
    arguments: &PlayArguments,
    mode: CastlingMode,
    out: &mut dyn Write,
    texts: &Texts,
) -> io::Result<Option<Position>> {
    let Some(fen) = &arguments.fen else { return Ok(Some(Position::initial())) };
    let line = Line::of_option("--fen", fen);
    match position_text::read(&line, mode, texts) {
        Ok(position) => Ok(Some(position)),
        Err(faults) => {
            let form = Form::of_option(arguments.json);
            position_text::report(&line, &faults, form, out, &mut Tally::default(), texts)?;
            Ok(None)
        }
    }
}

fn seats(arguments: &PlayArguments) -> Seats {
    match (arguments.against, arguments.color) {
        (Opponent::Person, _) => Seats::People,
        (Opponent::Computer, SideChoice::White) => Seats::AgainstComputer(Color::White),
        (Opponent::Computer, SideChoice::Black) => Seats::AgainstComputer(Color::Black),
        (Opponent::Computer, SideChoice::Random) => Seats::AgainstComputer(drawn_color()),
    }
}

/// Draws a side. The standard library seeds its hash maps from the system's randomness, and one
/// bit of that is all that is needed here.
fn drawn_color() -> Color {
    if RandomState::new().hash_one(()) & 1 == 0 { Color::White } else { Color::Black }
}

fn listener(arguments: &PlayArguments) -> Listener {
    let is_typed = match &arguments.file {
        None => io::stdin().is_terminal(),
        Some(file) => file == Path::new("-") && io::stdin().is_terminal(),
    };
    match (arguments.json, is_typed) {
        (true, _) => Listener::Program,
        (false, true) => Listener::Person,
        (false, false) => Listener::File,
    }
}

/// A game, word by word.
struct Conversation<'a> {
    table: Table,
    voice: Voice<'a>,
    commands: Commands,
    computer: Computer,
    ending: Ending,
}

impl Conversation<'_> {
    fn hold(
        mut self,
        lines: impl Iterator<Item = Result<Line, Failure>>,
    ) -> Result<Ending, Failure> {
        self.voice.welcome(&self.table).map_err(Failure::Output)?;
        self.answer().map_err(Failure::Output)?;
        self.voice.ask(&self.table).map_err(Failure::Output)?;
        let heard = self.listen(lines);
        self.voice.tally.close(self.voice.texts);
        heard?;
        self.voice.farewell(&self.table).map_err(Failure::Output)?;
        Ok(self.ending)
    }

    /// Takes line after line until the game is over or left, or there is no more.
    fn listen(
        &mut self,
        lines: impl Iterator<Item = Result<Line, Failure>>,
    ) -> Result<(), Failure> {
        // A position may be mate from the start; then there is nothing to read.
        if self.table.end().is_some() {
            return Ok(());
        }
        for line in lines {
            if self.hear(&line?).map_err(Failure::Output)?.is_break() {
                return Ok(());
            }
            self.voice.ask(&self.table).map_err(Failure::Output)?;
        }
        self.voice.fell_silent().map_err(Failure::Output)
    }

    /// Does what a line says, until the game is over.
    fn hear(&mut self, line: &Line) -> io::Result<ControlFlow<()>> {
        for (offset, word) in move_text::words(&line.text) {
            let goes_on = match self.commands.find(word) {
                Some(command) => self.obey(command)?,
                None => self.try_move(line, offset, word)?,
            };
            if goes_on.is_break() || self.table.end().is_some() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn obey(&mut self, command: Command) -> io::Result<ControlFlow<()>> {
        match command {
            Command::Help => self.voice.help()?,
            Command::Board => self.voice.board(&self.table)?,
            Command::Moves => self.voice.legal_moves(self.table.position())?,
            Command::Score => self.voice.score(&self.table)?,
            Command::Fen => self.voice.fen(&self.table)?,
            Command::Undo => {
                let count = self.table.undo();
                self.voice.took_back(count, &self.table)?;
            }
            Command::Flip => self.voice.flip(),
            Command::Claim => {
                if !self.table.claim() {
                    self.voice.no_claim()?;
                }
            }
            Command::Resign => self.table.resign(),
            Command::Quit => return Ok(ControlFlow::Break(())),
        }
        Ok(ControlFlow::Continue(()))
    }

    fn try_move(&mut self, line: &Line, offset: usize, word: &str) -> io::Result<ControlFlow<()>> {
        let position = *self.table.position();
        match move_text::read(word, &position, self.voice.letters, self.voice.texts) {
            Ok(chess_move) => {
                self.make(chess_move)?;
                self.answer()?;
            }
            Err(fault) => {
                // At a terminal a slip is part of the conversation, not a fault of the input.
                if self.voice.listener != Listener::Person {
                    self.ending = Ending::WithFaults;
                }
                self.voice.refused(line, offset + fault.offset + 1, &fault.told)?;
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Lets the computer move, if it is its turn.
    fn answer(&mut self) -> io::Result<()> {
        let is_over = self.table.end().is_some();
        if is_over || !self.table.seats.has_computer(self.table.position().turn()) {
            return Ok(());
        }
        self.voice.thinking()?;
        match self.computer.choose(&self.table.situation()) {
            Some(chess_move) => self.make(chess_move),
            None => Ok(()),
        }
    }

    fn make(&mut self, chess_move: rokade_rules::Move) -> io::Result<()> {
        self.table.play(chess_move);
        match self.table.last() {
            Some(ply) => self.voice.moved(&ply, &self.table),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{Source, lines_of};
    use crate::language::Language;

    /// What a person sees who types this; two people, no colours.
    fn dialogue(language: Language, typed: &str) -> String {
        let texts = Texts::of(language);
        let mut out = Vec::new();
        let voice = Voice {
            out: &mut out,
            texts: &texts,
            listener: Listener::Person,
            letters: language.letters(),
            mode: CastlingMode::Standard,
            ink: Ink::Plain,
            seen_by: Color::White,
            is_stale: true,
            tally: Tally::default(),
        };
        let conversation = Conversation {
            table: Table::new(Position::initial(), Seats::People),
            voice,
            commands: Commands::of_both_languages(),
            computer: Computer::at_full_strength(None, None),
            ending: Ending::Clean,
        };
        let lines = lines_of(typed.as_bytes(), Source::StandardInput, Failure::StandardInput);
        // A slip at a terminal is part of the conversation.
        assert_eq!(conversation.hold(lines).unwrap(), Ending::Clean);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_dialogue_in_dutch() {
        insta::assert_snapshot!(dialogue(
            Language::Dutch,
            "e4\nPf6\nKe5\nPd7\npf3\nzet\ndraai\nopgeven\n"
        ));
    }

    #[test]
    fn a_dialogue_in_english() {
        let typed = "f3\ne5\ng4\nundo\nKf2\nQh4+\ng3\n";
        insta::assert_snapshot!(dialogue(Language::English, typed));
    }
}
