//! Games between people: the tasks around the club's rooms, and the words that go in and out.
//!
//! A [`House`] runs one task for each game that is live. A task owns a room's time and its mailbox
//! and decides nothing: it hands orders to the room, keeps what happened, and tells. **What is told
//! is on disk**: no event and no receipt leaves before the store has said that it is safe.
//!
//! - `room_task.rs`: the task; `rooms.rs`: which tasks there are; `outbox.rs`: who listens.
//! - `people.rs` and `archive.rs`: who sits at the boards, and games that are over.
//! - `lobby.rs`: games that are offered and taken.
//! - `socket.rs`: one browser's connection; `slot.rs`: its way into the mailbox; `asks.rs` and `words.rs`: its words in and out.
//! - `fitness.rs`: how well the house keeps up.
//! - `identity.rs`: who a browser is; `time.rs`: what time it is in this house.

mod archive;
mod asks;
mod fitness;
mod identity;
mod lobby;
mod outbox;
mod people;
mod room_task;
mod rooms;
mod slot;
mod socket;
mod time;
mod ways;
mod words;

pub use identity::Signer;
pub use lobby::LobbyFault;
pub use time::{HouseTime, SystemChance};

pub(crate) use fitness::{BOUNDS_MS, Fitness};
pub(crate) use people::rating_view;
pub(crate) use socket::talk;
pub(crate) use words::challenge_view;

use std::sync::Arc;
use std::time::Duration;

use rokade_club::Room;
use rokade_club::challenge::Challenge;
use rokade_club::ports::{Chance, Store, StoreFault, Time, Write};
use rokade_rules::clock::Moment;
use tokio::sync::oneshot;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::members::MemberDesk;
use crate::metrics::Counters;
use lobby::Lobby;
use rooms::Rooms;

/// How often it is written down that the house runs while a clock of minutes runs: so much thinking
/// time at most is given back after it was killed.
const PULSE: Duration = Duration::from_millis(500);

/// How often while only clocks of days run.
const SLOW_PULSE: Duration = Duration::from_secs(30);

/// Everything that games between people need. Cloning it gives another handle.
#[derive(Clone)]
pub struct House {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn Store>,
    time: Arc<dyn Time>,
    chance: Arc<dyn Chance>,
    signer: Signer,
    rooms: Rooms,
    lobby: Lobby,
    fitness: Fitness,
    counters: Arc<Counters>,
    members: MemberDesk,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("House").finish_non_exhaustive()
    }
}

impl House {
    /// Opens a house over what is kept: every game that is not over goes on.
    ///
    /// # Errors
    ///
    /// [`StoreFault`] where the store cannot be read. A game that is damaged is left out, and said.
    ///
    /// # Panics
    ///
    /// Outside a `tokio` runtime.
    pub async fn open(
        store: Arc<dyn Store>,
        chance: Arc<dyn Chance>,
        signer: Signer,
    ) -> Result<House, StoreFault> {
        let asked = Arc::clone(&store);
        let Kept { challenges, games, pulse } = blocking(move || Kept::read(&*asked)).await?;
        let time: Arc<dyn Time> = Arc::new(HouseTime::from(pulse));
        let lobby = Lobby::of(challenges);
        let rooms = Rooms::default();
        let inner = Arc::new(Inner {
            store,
            time,
            chance,
            signer,
            rooms,
            lobby,
            members: MemberDesk::default(),
            fitness: Fitness::default(),
            counters: Arc::default(),
        });
        let house = House { inner };
        for room in games {
            house.go_on(room, pulse);
        }
        tokio::spawn(beat(Arc::downgrade(&house.inner)));
        Ok(house)
    }

    /// Writes down that the house ran until now, so that the next start takes no more off anybody's
    /// thinking time than the time that it was closed.
    ///
    /// # Errors
    ///
    /// [`StoreFault`] where that cannot be kept; the last pulse then counts.
    pub async fn close(&self) -> Result<(), StoreFault> {
        self.keep(Write::Pulse(self.inner.time.now())).await
    }

    pub(crate) fn fitness(&self) -> &Fitness {
        &self.inner.fitness
    }

    pub(crate) fn counters(&self) -> &Arc<Counters> {
        &self.inner.counters
    }

    /// How many games have a task.
    pub(crate) fn live_games(&self) -> usize {
        self.inner.rooms.count()
    }

    pub(crate) fn signer(&self) -> &Signer {
        &self.inner.signer
    }

    pub(crate) fn members(&self) -> &MemberDesk {
        &self.inner.members
    }

    pub(crate) fn chance(&self) -> &Arc<dyn Chance> {
        &self.inner.chance
    }

    pub(crate) fn now(&self) -> Moment {
        self.inner.time.now()
    }

    /// Keeps something; returns when it is safe.
    pub(crate) async fn keep(&self, write: Write) -> Result<(), StoreFault> {
        self.inner.keep(write).await
    }

    /// Asks the store something without holding up anybody else.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&dyn Store) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, StoreFault> {
        let store = Arc::clone(&self.inner.store);
        blocking(move || question(&*store)).await
    }
}

/// What a house finds when it opens.
struct Kept {
    challenges: Vec<Challenge>,
    games: Vec<Room>,
    /// Until when the house certainly ran: its last pulse, or whatever happened after that.
    pulse: Option<Moment>,
}

impl Kept {
    fn read(store: &dyn Store) -> Result<Kept, StoreFault> {
        let (challenges, mut pulse) = (store.challenges()?, store.pulse()?);
        let mut games = Vec::new();
        for id in store.unfinished()? {
            match store.room(id) {
                Ok(room) => {
                    pulse = pulse.max(room.events().last().map(|last| last.at));
                    games.push(room);
                }
                Err(fault) => tracing::error!(%id, %fault, "a game cannot go on"),
            }
        }
        Ok(Kept { challenges, games, pulse })
    }
}

impl Inner {
    /// Keeps something, and notes how that went.
    async fn keep(&self, write: Write) -> Result<(), StoreFault> {
        let (tell, told) = oneshot::channel();
        let began = Instant::now();
        self.store.write(
            write,
            Box::new(move |result| {
                // Whoever asked may have gone away; it is kept all the same.
                let _ = tell.send(result);
            }),
        );
        let silence = || Err(StoreFault::Unavailable("nobody answered".to_owned()));
        let kept = told.await.unwrap_or_else(|_| silence());
        match &kept {
            Err(StoreFault::Unavailable(_)) => self.fitness.note_failed(),
            // What does not fit is refused by a store that works.
            Ok(()) | Err(_) => self.fitness.note_kept(began.elapsed()),
        }
        kept
    }
}

async fn blocking<T: Send + 'static>(
    question: impl FnOnce() -> Result<T, StoreFault> + Send + 'static,
) -> Result<T, StoreFault> {
    let answer = tokio::task::spawn_blocking(question).await;
    answer.unwrap_or_else(|fault| Err(StoreFault::Unavailable(fault.to_string())))
}

/// Writes down that the house runs, for as long as it does and a clock runs.
async fn beat(house: std::sync::Weak<Inner>) {
    let mut ticks = interval(PULSE);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = Instant::now();
    loop {
        ticks.tick().await;
        let Some(inner) = house.upgrade() else { return };
        let due = match inner.rooms.ticking() {
            rooms::Ticking::Minutes => true,
            rooms::Ticking::Days => last.elapsed() >= SLOW_PULSE,
            // A store that failed is tried until it works.
            rooms::Ticking::Nothing => !inner.fitness.is_ready(),
        };
        if !due {
            continue;
        }
        last = Instant::now();
        let now = inner.time.now();
        if let Err(fault) = inner.keep(Write::Pulse(now)).await {
            tracing::warn!(%fault, "cannot write down that the house runs");
        }
    }
}
