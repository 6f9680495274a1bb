//! `rokade datagen`: games of the engine against itself, for training.
//!
//! The games are those of `rokade_engine::self_play`; here are the threads that play them, the
//! file they go to and the count of what was made. Each thread has an engine of its own and takes
//! the next number; one writer adds each game to the file in one piece, so that whoever ends the
//! program at any moment loses only the games being played. A second run adds to the file: its
//! games are numbered from the records that are there, so that none is played twice.

mod store;

use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Instant;

use rokade_engine::Judge;
use rokade_engine::network::Network;
use rokade_engine::self_play::{GameResult, Played, Record, SelfPlay};
use rokade_rules::Color;
use serde::Serialize;

use crate::arguments::DatagenArguments;
use crate::failure::{Ending, Failure};
use crate::progress::Progress;
use crate::texts::Texts;

use store::Store;

/// How many games may wait for the writer before the players do.
const WAITING_GAMES: usize = 64;

/// A game that was played.
struct Game {
    records: Vec<Record>,
    played: Played,
}

/// What was made, as `--json` prints it.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Made {
    games: u64,
    positions: u64,
    plies: u64,
    white: u64,
    drawn: u64,
    black: u64,
    seconds: f64,
}

/// Plays until there are enough games or positions.
pub(crate) fn run(arguments: &DatagenArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut store = Store::open(&arguments.out).map_err(|fault| writing(&arguments.out, fault))?;
    let judge = judge(arguments)?;
    let next = AtomicU64::new(store.records());
    let enough = AtomicBool::new(false);
    let (sender, games) = sync_channel(WAITING_GAMES);
    let made = std::thread::scope(|scope| {
        for _ in 0..arguments.threads.get() {
            let player = SelfPlay::new(judge.clone(), arguments.nodes.get());
            let (sender, next, enough) = (sender.clone(), &next, &enough);
            scope.spawn(move || play(player, arguments.seed, &sender, next, enough));
        }
        // The players hold the other senders: when all are gone, so are they.
        drop(sender);
        let made = write(arguments, &games, &mut store);
        enough.store(true, Ordering::Relaxed);
        drop(games);
        made
    });
    print(&made?, store.records(), arguments, texts).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// Who says what positions are worth.
fn judge(arguments: &DatagenArguments) -> Result<Judge, Failure> {
    let Some(path) = &arguments.judge else { return Ok(Judge::default()) };
    if path == Path::new("hand") {
        return Ok(Judge::Rules);
    }
    let bytes =
        std::fs::read(path).map_err(|source| Failure::Input { path: path.clone(), source })?;
    let network = Network::from_bytes(&bytes)
        .map_err(|source| Failure::Network { path: path.clone(), source })?;
    Ok(Judge::Network(Arc::new(network)))
}

/// One player: a game after another until there is enough.
fn play(
    mut player: SelfPlay,
    seed: u64,
    games: &SyncSender<Game>,
    next: &AtomicU64,
    enough: &AtomicBool,
) {
    while !enough.load(Ordering::Relaxed) {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let mut records = Vec::new();
        let played = player.game(seed, number, &mut records);
        if games.send(Game { records, played }).is_err() {
            return;
        }
    }
}

/// Writes the games down as they come, until there are enough.
fn write(
    arguments: &DatagenArguments,
    games: &Receiver<Game>,
    store: &mut Store,
) -> Result<Made, Failure> {
    let began = Instant::now();
    let mut made = Made::default();
    let mut progress = match arguments.positions.or(arguments.games) {
        Some(whole) => Progress::of(whole.get()),
        None => Progress::of_unknown(),
    };
    for game in games {
        store.add(&game.records).map_err(|fault| writing(&arguments.out, fault))?;
        made.count(&game);
        let step = match arguments.positions {
            None if arguments.games.is_some() => 1,
            _ => game.records.len() as u64,
        };
        progress.advance(step);
        if arguments.games.is_some_and(|games| made.games >= games.get())
            || arguments.positions.is_some_and(|positions| made.positions >= positions.get())
        {
            break;
        }
    }
    made.seconds = began.elapsed().as_secs_f64();
    Ok(made)
}

impl Made {
    fn count(&mut self, game: &Game) {
        self.games += 1;
        self.positions += game.records.len() as u64;
        self.plies += u64::from(game.played.plies);
        *match game.played.result {
            GameResult::Won(Color::White) => &mut self.white,
            GameResult::Drawn => &mut self.drawn,
            GameResult::Won(Color::Black) => &mut self.black,
        } += 1;
    }
}

fn print(
    made: &Made,
    records: u64,
    arguments: &DatagenArguments,
    texts: &Texts,
) -> std::io::Result<()> {
    let mut out = anstream::stdout().lock();
    if arguments.json {
        return writeln!(out, "{}", serde_json::to_string(made)?);
    }
    let an_hour = made.positions as f64 / made.seconds.max(f64::EPSILON) * 3_600.0;
    let told = texts.tell(
        "datagen-made",
        &[
            ("games", &made.games.to_string()),
            ("positions", &made.positions.to_string()),
            ("white", &made.white.to_string()),
            ("drawn", &made.drawn.to_string()),
            ("black", &made.black.to_string()),
            ("hourly", &format!("{an_hour:.0}")),
            ("records", &records.to_string()),
        ],
    );
    writeln!(out, "{told}")
}

fn writing(path: &Path, source: std::io::Error) -> Failure {
    Failure::File { path: path.to_owned(), source }
}
