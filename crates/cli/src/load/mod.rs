//! `rokade load`: how a house does when many play at once.
//!
//! Games between two sockets each are played with random legal moves, at a pace or as fast as the house
//! allows. Told are the time from a click to the opponent, the moves that were acknowledged and so
//! are on the disk, and what the server used of processor and memory. Without an address a house of its own is
//! opened over an empty folder, in a process of its own, and closed again.
//!
//! - `house.rs`: the server and what the system says of it; `line.rs`: requests and a socket.
//! - `table.rs`: one game; `tally.rs`: what is counted; `siege.rs`: those who do not play.
//!
//! It is bounded, and plays at this machine only unless it is told otherwise: a load generator is no weapon.

mod house;
mod line;
mod siege;
mod table;
mod tally;
mod words;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::failure::{Ending, Failure};
use crate::texts::Texts;
use house::House;
use table::{Beginning, Pace, Table};
use tally::{Figures, Tally};

/// So many games are seated at the same time.
const SEATED_AT_ONCE: usize = 64;

/// How long the games are played before anything counts.
const WARM: Duration = Duration::from_secs(5);

/// What `rokade load` takes.
#[derive(Debug, Args)]
pub(crate) struct LoadArguments {
    /// Of a house that is open already.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) at: Option<SocketAddr>,
    /// The process whose processor and memory are told.
    #[arg(long, requires = "at")]
    pub(crate) pid: Option<u32>,
    #[arg(long, requires = "at")]
    pub(crate) elsewhere: bool,
    /// Where the house of its own keeps its games; a folder for a while if nothing is said.
    #[arg(long, conflicts_with = "at")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub(crate) games: u32,
    /// Moves a second, of all games together; as many as possible if nothing is said.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) rate: Option<u32>,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) seconds: u32,
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    pub(crate) watchers: u32,
    /// Askers of the lobby, each of them once a second.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1_000))]
    pub(crate) lobby: u32,
    /// Connections that begin a question and never finish it, in a second measurement.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    pub(crate) half_open: u32,
    #[arg(long)]
    pub(crate) json: bool,
}

/// Plays, and tells the figures.
pub(crate) fn run(arguments: &LoadArguments, texts: &Texts) -> Result<Ending, Failure> {
    if let Some(at) = arguments.at
        && !at.ip().is_loopback()
        && !arguments.elsewhere
    {
        let told = texts.tell("load-elsewhere", &[("address", &at.to_string())]);
        return Err(Failure::Arguments(told));
    }
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(Failure::System)?;
    runtime.block_on(measure(arguments, texts)).map_err(Failure::Load)?;
    Ok(Ending::Clean)
}

/// Why a measurement came to nothing.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadFault {
    /// The house of its own did not open.
    #[error("the server does not start: {0}")]
    House(std::io::Error),
    /// The house does not do what a player needs.
    #[error("the server at {at} answers {answer:?} to {question}")]
    Answer {
        /// Where it is.
        at: SocketAddr,
        /// What was asked.
        question: String,
        /// The first line of what came, or what the system said.
        answer: String,
    },
    /// The figures cannot be printed.
    #[error(transparent)]
    Output(std::io::Error),
}

async fn measure(arguments: &LoadArguments, texts: &Texts) -> Result<(), LoadFault> {
    let house = House::of(arguments).map_err(LoadFault::House)?;
    let idle_kib = house.memory_kib();
    let tally = Arc::new(Tally::default());
    let pace = arguments.rate.map_or(Pace::Full, |rate| {
        Pace::Every(Duration::from_secs_f64(f64::from(arguments.games) / f64::from(rate)))
    });

    let (begin, begun) = watch::channel(None);
    let mut everybody = JoinSet::new();
    let names = seat(&house, arguments.games, pace, &begun, &tally, &mut everybody).await?;
    begin.send_replace(Some(Instant::now()));
    siege::watch(&mut everybody, house.address(), &names, arguments.watchers, &tally);
    siege::ask_the_lobby(&mut everybody, house.address(), arguments.lobby, &tally);
    sleep(WARM).await;

    let window = Duration::from_secs(arguments.seconds.into());
    let plain = figures(&house, &tally, window).await;
    words::tell(&plain, "plain", idle_kib, arguments, texts).map_err(LoadFault::Output)?;
    if arguments.half_open > 0 {
        let siege = siege::half_open(house.address(), arguments.half_open);
        let during = figures(&house, &tally, window).await;
        words::tell(&during, "half-open", idle_kib, arguments, texts).map_err(LoadFault::Output)?;
        let gone = siege.await.map_err(std::io::Error::other).and_then(|gone| gone);
        let gone = gone.map_err(LoadFault::House)?;
        words::tell_gone(&gone, arguments, texts).map_err(LoadFault::Output)?;
        // Once more without them: games that have gone on for longer move less evenly, with them or not.
        let after = figures(&house, &tally, window).await;
        words::tell(&after, "after", idle_kib, arguments, texts).map_err(LoadFault::Output)?;
        let change = Change::of(&plain, &during, &after);
        words::tell_change(change, arguments, texts).map_err(LoadFault::Output)?;
    }
    everybody.shutdown().await;
    Ok(())
}

/// How a player's wait changed while others held the door open.
#[derive(Clone, Copy, Debug)]
struct Change {
    /// Half of the waits, before and after on average, in milliseconds.
    without_ms: f64,
    /// Half of the waits meanwhile.
    with_ms: f64,
}

impl Change {
    /// Nothing where nobody moved.
    fn of(before: &Figures, during: &Figures, after: &Figures) -> Option<Change> {
        let without_ms = f64::midpoint(before.p50_ms?, after.p50_ms?);
        Some(Change { without_ms, with_ms: during.p50_ms? })
    }
}

/// Seats all games, some at a time; each waits for the beginning at its board. Gives their names.
async fn seat(
    house: &House,
    games: u32,
    pace: Pace,
    begun: &Beginning,
    tally: &Arc<Tally>,
    everybody: &mut JoinSet<()>,
) -> Result<Vec<String>, LoadFault> {
    let places = Arc::new(Semaphore::new(SEATED_AT_ONCE));
    let at = house.address();
    let (tell, mut told) = mpsc::unbounded_channel();
    for number in 0..games {
        let (places, begun, tally) = (Arc::clone(&places), begun.clone(), Arc::clone(tally));
        let tell = tell.clone();
        // Begun apart, so that they do not all move at the same moment.
        let phase = pace.share_of(number, games);
        everybody.spawn(async move {
            // Never closed.
            let place = places.acquire().await;
            let seated = Table::seat(at, u64::from(number) + 1).await;
            drop(place);
            let (name, table) = match seated {
                Ok(table) => (Ok(table.name().to_owned()), Some(table)),
                Err(fault) => (Err(fault), None),
            };
            // Nobody waits any more where another game could not be seated.
            let _ = tell.send(name);
            drop(tell);
            if let Some(table) = table {
                table.play(pace, begun, phase, tally).await;
            }
        });
    }
    drop(tell);
    let mut names = Vec::new();
    while let Some(name) = told.recv().await {
        names.push(name?);
    }
    Ok(names)
}

/// What happened in a while, from now on.
async fn figures(house: &House, tally: &Tally, window: Duration) -> Figures {
    tally.begin();
    let before = house.work();
    let own_before = crate::processor::Processor::ThisProgram.work();
    let began = Instant::now();
    sleep_until(began + window).await;
    let seconds = began.elapsed().as_secs_f64();
    let cores = |work: Option<crate::processor::Work>, before: Option<crate::processor::Work>| {
        work.zip(before).map(|(now, before)| (now - before).0.as_secs_f64() / seconds)
    };
    let server_cores = cores(house.work(), before);
    let own_cores = cores(crate::processor::Processor::ThisProgram.work(), own_before);
    tally.end(seconds, server_cores, own_cores, house.memory_kib())
}
