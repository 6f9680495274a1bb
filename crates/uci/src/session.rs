//! The conversation: reads commands, keeps what was said, hands out the work.

use crate::command::{Command, Debugging, Go, PositionCommand, Start, read_command};
use crate::fault::Fault;
use crate::library::Library;
use crate::lines::{LONGEST_LINE_BYTES, Line, read_line};
use crate::options::{Effect, LimitStrength, OPTIONS, Settings};
use crate::speaker::Speaker;
use crate::thinker::{Job, Question, STACK_BYTES, work};
use crate::time;
use crate::turn::{Hold, Turn};
use core::ops::ControlFlow;
use rokade_engine::level::{Situation, Strength};
use rokade_engine::{Limits, TimeLimit};
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::{Color, Move, Position};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// How the engine calls itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity<'a> {
    /// Its name and version.
    pub name: &'a str,
    /// Who made it.
    pub author: &'a str,
}

/// Talks until `quit` or the end of the input.
///
/// The thread that calls listens; another one, which ends with the
/// conversation, thinks. A search that is still on at the end is stopped and
/// answered.
///
/// # Errors
///
/// When the input cannot be read, the output not written, or the system has no
/// thread to give.
pub fn serve<R, W>(
    mut input: R,
    output: W,
    identity: &Identity<'_>,
    library: Library,
) -> io::Result<()>
where
    R: BufRead,
    W: Write + Send,
{
    let speaker = Speaker::new(output);
    let listened = thread::scope(|scope| {
        let (jobs, to_do) = channel();
        let speaker = &speaker;
        thread::Builder::new()
            .name("search".to_owned())
            .stack_size(STACK_BYTES)
            .spawn_scoped(scope, move || work(&to_do, speaker))?;
        let mut session = Session::new(jobs, speaker, identity, library);
        let listened = session.listen(&mut input);
        session.stop();
        listened
    });
    listened.and(speaker.close())
}

/// What was said so far.
struct Session<'a, W> {
    jobs: Sender<Job>,
    speaker: &'a Speaker<W>,
    identity: &'a Identity<'a>,
    library: Library,
    settings: Settings,
    debugging: Debugging,
    game: Situation,
    turn: Option<Arc<Turn>>,
}

impl<'a, W: Write> Session<'a, W> {
    fn new(
        jobs: Sender<Job>,
        speaker: &'a Speaker<W>,
        identity: &'a Identity<'a>,
        library: Library,
    ) -> Self {
        let settings = Settings { plays_book: library.has_named(), ..Settings::default() };
        Session {
            jobs,
            speaker,
            identity,
            library,
            settings,
            debugging: Debugging::default(),
            game: Situation::starting_from(Position::initial()),
            turn: None,
        }
    }

    fn listen(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        while let Some(line) = read_line(input)? {
            let Line::Text(line) = line else {
                self.speaker.remark(Fault::TooLong { most_bytes: LONGEST_LINE_BYTES });
                continue;
            };
            let reading = read_command(&line);
            self.tell_all(&reading.faults);
            if reading.command.is_some_and(|command| self.obey(command).is_break()) {
                break;
            }
        }
        Ok(())
    }

    fn obey(&mut self, command: Command) -> ControlFlow<()> {
        match command {
            Command::Uci => self.introduce(),
            Command::Debug(debugging) => self.debugging = debugging,
            Command::IsReady => self.say_ready(),
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::Register => {}
            Command::NewGame => self.ask(Job::Forget),
            Command::Position(position) => self.set_position(&position),
            Command::Go(go) => self.go(&go),
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if let Some(turn) = &self.turn {
                    turn.ponder_hit();
                }
            }
            Command::Quit => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(())
    }

    fn introduce(&self) {
        self.speaker.say(format_args!("id name {}", self.identity.name));
        self.speaker.say(format_args!("id author {}", self.identity.author));
        OPTIONS.iter().for_each(|option| self.speaker.say(option));
        self.speaker.say("uciok");
    }

    /// While a search is on, the answer comes at once; otherwise after what is
    /// still to do, such as a larger hash table.
    fn say_ready(&self) {
        if self.turn.as_ref().is_some_and(|turn| !turn.is_answered()) {
            self.speaker.say("readyok");
        } else {
            self.ask(Job::Ready);
        }
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        match self.settings.set(name, value) {
            Ok(Effect::None) => {}
            Ok(Effect::Resize(size, mebibytes)) => self.ask(Job::Resize(size, mebibytes)),
            Ok(Effect::Forget) => self.ask(Job::Forget),
            Ok(Effect::Book(Some(path))) => {
                if let Err(fault) = self.library.open(&path) {
                    self.speaker.remark(fault);
                }
            }
            Ok(Effect::Book(None)) => self.library.close(),
            Ok(Effect::Tables(folders)) => self.ask(Job::Tables(folders)),
            Ok(Effect::Threads(threads)) => self.ask(Job::Threads(threads)),
            Err(fault) => self.speaker.remark(fault),
        }
    }

    /// Takes the position with all its moves, or leaves the one before.
    fn set_position(&mut self, command: &PositionCommand) {
        match self.read_position(command) {
            Ok(game) => self.game = game,
            Err(fault) => self.speaker.remark(fault),
        }
    }

    fn read_position(&self, command: &PositionCommand) -> Result<Situation, Fault> {
        let start = match &command.start {
            Start::Initial => Position::initial(),
            Start::Fen(text) => {
                let (position, forgiven) = fen::read_lenient(text, self.settings.castling)
                    .map_err(|faults| Fault::Fen { text: text.clone(), faults })?;
                if !forgiven.is_empty() {
                    self.speaker.remark(format_args!("forgiven: {forgiven}"));
                }
                position
            }
        };
        let mut game = Situation::starting_from(start);
        for text in &command.moves {
            let chess_move = uci_move::read(text, game.position()).map_err(Fault::Move)?;
            game.play(chess_move).map_err(Fault::Refused)?;
        }
        Ok(game)
    }

    fn go(&mut self, go: &Go) {
        let hold = match go {
            Go { infinite: true, .. } => Hold::UntilStop,
            Go { ponder: true, .. } => Hold::UntilHit,
            _ => Hold::Free,
        };
        let turn = Arc::new(Turn::begin(hold));
        // A program that does not wait for an answer gets that one now.
        self.stop();
        self.turn = Some(Arc::clone(&turn));
        let limits = self.limits(go);
        if self.debugging == Debugging::On {
            self.speaker.remark(format_args!("limits {limits:?}"));
        }
        let by_book = self.by_book(go);
        let player = self.strength(go).map(|strength| (strength, self.library.seed()));
        let Settings { castling, chances, .. } = self.settings;
        let game = self.game.clone();
        let question = Question { game, limits, castling, turn, by_book, player, chances };
        self.ask(Job::Think(Box::new(question)));
    }

    /// The strength to play at, where it is limited and a game is played. Who
    /// analyses wants to know what is best.
    fn strength(&self, go: &Go) -> Option<Strength> {
        let is_limited = self.settings.limits == LimitStrength::Yes && is_played(go);
        is_limited.then_some(self.settings.strength)
    }

    /// A move of the book, where one is to be played rather than analysed.
    fn by_book(&mut self, go: &Go) -> Option<Move> {
        if !self.settings.plays_book || !is_played(go) || go.ponder {
            return None;
        }
        self.library.choose(self.game.position())
    }

    fn limits(&self, go: &Go) -> Limits {
        let own = match self.game.position().turn() {
            Color::White => go.white,
            Color::Black => go.black,
        };
        let by_clock = time::for_move(own, go.moves_to_go, self.settings.overhead);
        let by_move = go.move_time.map(|time| TimeLimit { soft: time, hard: time });
        let time = match (by_clock, by_move) {
            _ if go.infinite => None,
            (Some(clock), Some(one_move)) => Some(TimeLimit {
                soft: clock.soft.min(one_move.soft),
                hard: clock.hard.min(one_move.hard),
            }),
            (one, other) => one.or(other),
        };
        Limits {
            depth_plies: go.depth_plies,
            nodes: go.nodes,
            time,
            mate_moves: go.mate_moves,
            search_moves: self.search_moves(&go.search_moves),
            lines: self.settings.lines.into(),
        }
    }

    /// The moves to think about; those that cannot be made are told.
    fn search_moves(&self, texts: &[String]) -> Vec<Move> {
        let read = texts.iter().map(|text| uci_move::read(text, self.game.position()));
        let mut moves = Vec::new();
        for one in read {
            match one {
                Ok(chess_move) => moves.push(chess_move),
                Err(error) => self.speaker.remark(Fault::Move(error)),
            }
        }
        moves
    }

    fn stop(&self) {
        if let Some(turn) = &self.turn {
            turn.stop();
        }
    }

    fn ask(&self, job: Job) {
        // The thread that thinks ends only when this side has hung up.
        let _ = self.jobs.send(job);
    }

    fn tell_all(&self, faults: &[Fault]) {
        faults.iter().for_each(|fault| self.speaker.remark(fault));
    }
}

/// Whether a move is asked for as in a game, rather than to learn what is best.
fn is_played(go: &Go) -> bool {
    !go.infinite && go.mate_moves.is_none() && go.search_moves.is_empty()
}
