//! One of the two engines: the one inside this program, or another program.

use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rokade_engine::book::{Book, Lot};
use rokade_engine::{
    EndgameTables, Engine, GameSoFar, HashSize, Limits, Outlook, Silent, StopToken, Stopwatch,
    TimeLimit,
};
use rokade_rules::game::Game;
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position};
use rokade_uci::client::{Client, CommandLine, EngineFault, NoProgram, Worth};
use rokade_uci::{Go, PositionCommand, Start, time};

use crate::processor::{Allowance, Processor, Work};

/// The word for the engine inside this program.
const INTERNAL: &str = "internal";

/// Which engine plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EngineChoice {
    /// The one inside this program.
    Internal,
    /// Another program.
    Program(CommandLine),
}

impl FromStr for EngineChoice {
    type Err = NoProgram;

    fn from_str(text: &str) -> Result<Self, NoProgram> {
        match text.trim() {
            INTERNAL => Ok(Self::Internal),
            command => command.parse().map(Self::Program),
        }
    }
}

/// How an engine is set up.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) choice: EngineChoice,
    pub(super) inside: Inside,
    /// The size of its hash table, in mebibytes.
    pub(super) hash_mib: u16,
    /// Options of its own, name and value.
    pub(super) options: Vec<(String, String)>,
    pub(super) castling: CastlingMode,
    /// How long it may take for whatever is no thinking on a clock.
    pub(super) patience: Duration,
}

/// What the engine inside this program is given; others have options for it.
#[derive(Clone, Debug)]
pub(super) struct Inside {
    /// The book that it plays from.
    pub(super) book: Option<Arc<Book>>,
    /// The endgame tables that it asks.
    pub(super) tables: Option<Arc<dyn EndgameTables>>,
    /// What moves of the book are drawn by.
    pub(super) seed: u64,
}

/// The engine inside this program, at the board.
pub(super) struct Internal {
    engine: Engine,
    book: Option<Arc<Book>>,
    lot: Lot,
}

/// An engine that plays.
pub(super) enum Player {
    Internal(Box<Internal>),
    Program(Box<Client>),
}

/// What an engine is asked.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) go: Go,
    /// The most that the answer may cost on a processor.
    pub(super) work: Option<Duration>,
    /// How long it is waited for.
    pub(super) at_most: Duration,
}

/// A move and what was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// The move as it was written.
    pub(super) text: String,
    pub(super) worth: Option<Worth>,
    pub(super) depth_plies: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) elapsed: Duration,
    /// What it cost on the processor, where the system tells.
    pub(super) work: Option<Work>,
}

impl Player {
    /// Sits down at the board.
    pub(super) fn start(setup: &Setup) -> Result<Self, EngineFault> {
        let command = match &setup.choice {
            EngineChoice::Internal => {
                return Ok(Self::Internal(Box::new(Internal::start(setup))));
            }
            EngineChoice::Program(command) => command,
        };
        let mut client = Client::start(command, setup.patience)?;
        if client.has_option("Hash") {
            client.set_option("Hash", &setup.hash_mib.to_string())?;
        }
        if setup.castling == CastlingMode::Chess960 {
            client.set_option("UCI_Chess960", "true")?;
        }
        for (name, value) in &setup.options {
            client.set_option(name, value)?;
        }
        client.settle()?;
        Ok(Self::Program(Box::new(client)))
    }

    /// How it calls itself.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Internal(_) => concat!("Rokade ", env!("CARGO_PKG_VERSION")).to_owned(),
            Self::Program(client) => client.name().to_owned(),
        }
    }

    /// Another game begins.
    pub(super) fn begin_game(&mut self) -> Result<(), EngineFault> {
        match self {
            Self::Internal(internal) => {
                internal.engine.forget();
                Ok(())
            }
            Self::Program(client) => client.begin_game(),
        }
    }

    /// Lets it choose a move, in at most so much time.
    pub(super) fn choose(
        &mut self,
        game: &Game,
        question: &Question,
        castling: CastlingMode,
    ) -> Result<Choice, EngineFault> {
        let before = self.work();
        let mut choice = match self {
            Self::Internal(internal) => internal.choose(game, question, castling),
            Self::Program(client) => {
                let processor = Processor::Process(client.process_id());
                let mut allowance = question.work.map(|work| Allowance::of(work, processor));
                let goes_on = || allowance.as_mut().is_none_or(Allowance::is_left);
                let Question { go, at_most, .. } = question;
                let thought = client.think_while(&told(game, castling), go, *at_most, goes_on)?;
                Choice {
                    text: thought.best,
                    worth: thought.found.worth,
                    depth_plies: thought.found.depth_plies,
                    nodes: thought.found.nodes,
                    elapsed: thought.elapsed,
                    work: None,
                }
            }
        };
        choice.work = self.work().zip(before).map(|(after, before)| after - before);
        Ok(choice)
    }

    /// The work that it has done so far.
    fn work(&self) -> Option<Work> {
        match self {
            Self::Internal(_) => Processor::ThisThread.work(),
            Self::Program(client) => Processor::Process(client.process_id()).work(),
        }
    }
}

impl Internal {
    fn start(setup: &Setup) -> Self {
        let Inside { book, tables, seed } = setup.inside.clone();
        let mut engine = Engine::new(HashSize::mebibytes(setup.hash_mib));
        engine.set_tables(tables);
        Self { engine, book, lot: Lot::seeded(seed) }
    }

    fn choose(&mut self, game: &Game, question: &Question, castling: CastlingMode) -> Choice {
        let book = self.book.as_ref();
        match book.and_then(|book| book.choose(game.position(), &mut self.lot)) {
            None => think(&mut self.engine, game, question, castling),
            Some(known) => Choice {
                text: written(known, castling),
                worth: None,
                depth_plies: None,
                nodes: None,
                elapsed: Duration::ZERO,
                work: None,
            },
        }
    }
}

fn think(engine: &mut Engine, game: &Game, question: &Question, castling: CastlingMode) -> Choice {
    let began = Instant::now();
    let stopwatch = || began.elapsed();
    let mut limits = limits(&question.go, game.position().turn());
    // The search looks at its stopwatch in the thread that is asked here.
    let before = Processor::ThisThread.work();
    let work = || match Processor::ThisThread.work().zip(before) {
        Some((now, before)) => (now - before).0,
        None => Duration::MAX,
    };
    let stopwatch: &dyn Stopwatch = match question.work {
        None => &stopwatch,
        Some(most) => {
            limits.time = Some(TimeLimit { soft: most, hard: most });
            &work
        }
    };
    let answer = engine.search(&so_far(game), &limits, stopwatch, &StopToken::new(), &mut Silent);
    let report = &answer.report;
    Choice {
        text: answer.best_move.map_or_else(String::new, |best| written(best, castling)),
        worth: Some(match report.score.outlook() {
            Outlook::Centipawns(value) => Worth::Centipawns(value),
            Outlook::Mates { moves } => Worth::Mate(moves.cast_signed()),
            Outlook::Mated { moves } => Worth::Mate(-moves.cast_signed()),
        }),
        depth_plies: Some(report.depth_plies),
        nodes: Some(report.nodes),
        elapsed: began.elapsed(),
        work: None,
    }
}

/// The limits that the protocol would give.
fn limits(go: &Go, turn: Color) -> Limits {
    let clock = if turn == Color::White { go.white } else { go.black };
    let by_clock = time::for_move(clock, go.moves_to_go, time::USUAL_OVERHEAD);
    let by_move = go.move_time.map(|time| TimeLimit { soft: time, hard: time });
    Limits {
        depth_plies: go.depth_plies,
        nodes: go.nodes,
        time: by_move.or(by_clock),
        ..Limits::none()
    }
}

fn so_far(game: &Game) -> GameSoFar {
    let mut so_far = GameSoFar::starting_from(*game.start());
    for ply in game.plies() {
        // The game has played it already.
        if so_far.play(ply.chess_move).is_err() {
            break;
        }
    }
    so_far
}

/// The game as the protocol tells it.
fn told(game: &Game, castling: CastlingMode) -> PositionCommand {
    let start = if *game.start() == Position::initial() {
        Start::Initial
    } else {
        Start::Fen(fen::write(game.start()).to_string())
    };
    let moves = game.plies().iter().map(|ply| written(ply.chess_move, castling)).collect();
    PositionCommand { start, moves }
}

fn written(chess_move: Move, castling: CastlingMode) -> String {
    uci_move::write(chess_move, castling).to_string()
}
