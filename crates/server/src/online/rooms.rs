//! Which games have a task, and how one gets it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use rokade_club::ports::StoreFault;
use rokade_club::{GameId, Room};
use rokade_rules::clock::Moment;
use tokio::sync::mpsc;

use super::House;
use super::room_task::{Begun, Letter, RoomTask};

/// So many letters may wait for a room; its players and watchers never have more under way.
const MOST_LETTERS: usize = 256;

/// So much of a mailbox is for players: whoever only looks on may fill the rest.
pub(super) const FOR_PLAYERS: usize = MOST_LETTERS / 2;

/// The way to a game's task.
pub(super) type Mailbox = mpsc::Sender<Letter>;

/// What kind of clocks run in the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ticking {
    Minutes,
    Days,
    Nothing,
}

/// How many clocks run, counted by the tasks themselves.
#[derive(Debug, Default)]
pub(super) struct Gauge {
    minutes: AtomicUsize,
    days: AtomicUsize,
}

impl Gauge {
    fn counter(&self, ticking: Ticking) -> Option<&AtomicUsize> {
        match ticking {
            Ticking::Minutes => Some(&self.minutes),
            Ticking::Days => Some(&self.days),
            Ticking::Nothing => None,
        }
    }

    /// A game's clock was of one kind and is of another now.
    pub(super) fn change(&self, before: Ticking, now: Ticking) {
        if let Some(counter) = self.counter(now) {
            counter.fetch_add(1, Ordering::Relaxed);
        }
        if let Some(counter) = self.counter(before) {
            counter.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

/// All games that have a task.
#[derive(Debug, Default)]
pub(super) struct Rooms {
    mailboxes: Mutex<HashMap<GameId, Mailbox>>,
    gauge: Arc<Gauge>,
}

impl Rooms {
    pub(super) fn ticking(&self) -> Ticking {
        if self.gauge.minutes.load(Ordering::Relaxed) > 0 {
            Ticking::Minutes
        } else if self.gauge.days.load(Ordering::Relaxed) > 0 {
            Ticking::Days
        } else {
            Ticking::Nothing
        }
    }

    /// How many tasks there are.
    pub(super) fn count(&self) -> usize {
        self.with(|all| all.len())
    }

    fn with<T>(&self, look: impl FnOnce(&mut HashMap<GameId, Mailbox>) -> T) -> T {
        look(&mut self.mailboxes.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The mailbox of a game that has a task.
    fn known(&self, id: GameId) -> Option<Mailbox> {
        self.with(|all| all.get(&id).filter(|mailbox| !mailbox.is_closed()).cloned())
    }

    /// Forgets a task that has ended, unless another has taken its place.
    pub(super) fn forget(&self, id: GameId) {
        self.with(|all| {
            if all.get(&id).is_some_and(Mailbox::is_closed) {
                all.remove(&id);
            }
        });
    }
}

impl House {
    /// Lets a room live: the one task that it has.
    pub(super) fn enliven(&self, room: Room) -> Mailbox {
        self.live(room, Begun::Now)
    }

    fn live(&self, room: Room, begun: Begun) -> Mailbox {
        let id = room.head().id;
        let rooms = &self.inner.rooms;
        rooms.with(|all| {
            if let Some(mailbox) = all.get(&id).filter(|mailbox| !mailbox.is_closed()) {
                return mailbox.clone();
            }
            let (mailbox, letters) = mpsc::channel(MOST_LETTERS);
            all.insert(id, mailbox.clone());
            let task = RoomTask::new(self.clone(), room, Arc::clone(&rooms.gauge));
            tokio::spawn(task.run(begun, letters));
            mailbox
        })
    }

    /// The way to a game's task, which is begun if the game is only kept.
    pub(super) async fn mailbox(&self, id: GameId) -> Result<Mailbox, StoreFault> {
        if let Some(mailbox) = self.inner.rooms.known(id) {
            return Ok(mailbox);
        }
        let room = self.ask(move |store| store.room(id)).await?;
        Ok(self.enliven(room))
    }

    /// Lets a game that was not over go on after the house had stopped.
    pub(super) fn go_on(&self, room: Room, pulse: Option<Moment>) {
        let since = pulse.unwrap_or(room.head().begun);
        self.live(room, Begun::After { stop: since });
    }
}
