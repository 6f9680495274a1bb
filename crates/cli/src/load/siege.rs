//! Those who do not play: who watches, who asks for the lobby, and who holds the door open.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::line::{Line, ask};
use super::tally::Tally;

/// Who was let go comes back after this.
const COME_BACK: Duration = Duration::from_secs(2);

/// How long one who holds the door open waits to be sent away.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lets some watch, spread over the games.
pub(super) fn watch(
    everybody: &mut JoinSet<()>,
    at: SocketAddr,
    names: &[String],
    watchers: u32,
    tally: &Arc<Tally>,
) {
    for name in names.iter().cycle().take(watchers as usize) {
        let (name, tally) = (name.clone(), Arc::clone(tally));
        everybody.spawn(async move {
            loop {
                if let Ok(mut line) = Line::open(at, &name, None).await {
                    while line.hear().await.is_some() {}
                }
                tally.count_watcher_gone();
                sleep(COME_BACK).await;
            }
        });
    }
}

/// Lets some ask for the lobby, each of them once a second.
pub(super) fn ask_the_lobby(
    everybody: &mut JoinSet<()>,
    at: SocketAddr,
    askers: u32,
    tally: &Arc<Tally>,
) {
    for _ in 0..askers {
        let tally = Arc::clone(tally);
        everybody.spawn(async move {
            let mut seconds = interval(Duration::from_secs(1));
            seconds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                seconds.tick().await;
                let answered = ask(at, "GET /api/online/lobby", None, "").await;
                tally.count_lobby(answered.map_or(0, |answered| answered.status));
            }
        });
    }
}

/// What became of those who held the door open.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gone {
    pub(super) opened: u32,
    pub(super) not_opened: u32,
    pub(super) sent_away: u32,
    /// After how long the last was.
    pub(super) last: Duration,
}

/// Begins so many questions that never end. They have a thread of their own: what is measured is how
/// the house bears them, not how the players' own thread does.
pub(super) fn half_open(at: SocketAddr, callers: u32) -> JoinHandle<io::Result<Gone>> {
    tokio::task::spawn_blocking(move || {
        let own = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        Ok(own.block_on(hold_all_open(at, callers)))
    })
}

async fn hold_all_open(at: SocketAddr, callers: u32) -> Gone {
    let mut calling = JoinSet::new();
    for _ in 0..callers {
        calling.spawn(hold_open(at));
    }
    let mut gone = Gone::default();
    while let Some(called) = calling.join_next().await {
        match called {
            Ok(Some(Some(lasted))) => {
                gone.opened += 1;
                gone.sent_away += 1;
                gone.last = gone.last.max(lasted);
            }
            Ok(Some(None)) => gone.opened += 1,
            // It did not even begin.
            _ => gone.not_opened += 1,
        }
    }
    gone
}

/// How long the house let it be; nothing inside if it still does, nothing at all if it never opened.
async fn hold_open(at: SocketAddr) -> Option<Option<Duration>> {
    let mut stream = TcpStream::connect(at).await.ok()?;
    stream.write_all(b"GET / HTTP/1.1\r\nhost: rok").await.ok()?;
    let began = Instant::now();
    let mut rest = Vec::new();
    let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
    Some(ended.ok().map(|_| began.elapsed()))
}
