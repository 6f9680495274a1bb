//! The task of one game: it owns the room's time and its mailbox, and nothing else.
//!
//! Whatever happens is kept first and told second. Where it cannot be kept it has not happened: the
//! room is read again from what is kept, and goes on when that is possible, with the time in between
//! charged to nobody.

use std::sync::Arc;
use std::time::Duration;

use rokade_club::ports::{StoreFault, Write};
use rokade_club::room::{Ending, Event, Happening, Order, Refusal, Room, Seat};
use rokade_club::{GameId, PersonId};
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::Moment;
use rokade_rules::position::chess960;
use rokade_wire::{OnlineNews, OnlineRefused};
use tokio::sync::mpsc::Receiver;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, sleep_until};

use super::House;
use super::outbox::{ListenerId, Listeners, Outbox};
use super::rooms::{Gauge, Ticking};
use super::ways::Ways;
use super::words;

/// A page that is loaded anew is not gone; so long it has to come back.
const BLINK: Duration = Duration::from_secs(3);

/// How long to wait before a store that failed is asked again.
const RETRY: Duration = Duration::from_secs(1);

/// How long the task of a finished game waits for somebody to come back.
const AFTERGLOW: Duration = Duration::from_secs(30);

/// What a task is told.
#[derive(Debug)]
pub(super) enum Letter {
    /// Somebody listens from now on.
    Join {
        id: ListenerId,
        /// Who.
        person: PersonId,
        /// The seat that a key has opened.
        key_seat: Option<Color>,
        /// The number of the last event that they have seen.
        seen: u32,
        outbox: Outbox,
        /// Hears which seat that is, and where both ways are put down.
        seated: oneshot::Sender<Seated>,
    },
    /// Somebody listens no longer.
    Leave(ListenerId),
    /// Somebody asks for something.
    Ask { from: ListenerId, asked: u32, order: Order },
}

/// Where a connection sits.
#[derive(Debug)]
pub(super) struct Seated {
    /// On which side, or on none.
    pub seat: Seat,
    /// How long the ways to both players are.
    pub ways: Arc<Ways>,
}

/// What happened could not be kept, and so has not happened.
struct NotKept {
    fault: StoreFault,
    /// When that was.
    since: Moment,
}

/// How a task begins.
#[derive(Clone, Copy, Debug)]
pub(super) enum Begun {
    /// With a game that begins, or is looked at again.
    Now,
    /// With a game that was going on when the house stopped.
    After {
        /// Until when the house certainly ran.
        stop: Moment,
    },
}

/// What a task knows.
pub(super) struct RoomTask {
    house: House,
    room: Room,
    listeners: Listeners,
    /// When a player without a connection counts as gone.
    gone_at: ByColor<Option<Instant>>,
    ways: Arc<Ways>,
    gauge: Arc<Gauge>,
    ticking: Ticking,
}

impl RoomTask {
    pub(super) fn new(house: House, room: Room, gauge: Arc<Gauge>) -> RoomTask {
        RoomTask {
            house,
            room,
            listeners: Listeners::default(),
            gone_at: ByColor::new(None, None),
            ways: Arc::new(Ways::unknown()),
            gauge,
            ticking: Ticking::Nothing,
        }
    }

    /// Lives until the game is over and nobody listens.
    pub(super) async fn run(mut self, begun: Begun, mut letters: Receiver<Letter>) {
        let id = self.room.head().id;
        if let Begun::After { stop: since } = begun {
            // Before anything else, and before the first look at the time: a flag that would have
            // fallen while the house stood still has not.
            self.by_itself(&Order::Interrupted { since }).await;
        }
        loop {
            self.count();
            let idle = self.room.ending().is_some() && self.listeners.is_empty();
            let alarm = self.alarm();
            tokio::select! {
                letter = letters.recv() => match letter {
                    Some(letter) => self.read(letter).await,
                    None => break,
                },
                () = sleep_until(alarm.unwrap_or_else(Instant::now)), if alarm.is_some() => {
                    self.look_at_the_time().await;
                }
                () = sleep(AFTERGLOW), if idle && alarm.is_none() => letters.close(),
            }
        }
        self.gauge.change(self.ticking, Ticking::Nothing);
        self.house.inner.rooms.forget(id);
    }

    fn now(&self) -> Moment {
        self.house.inner.time.now()
    }

    /// When something happens by itself.
    fn alarm(&self) -> Option<Instant> {
        let now = self.now();
        let of_the_room = self
            .room
            .next_alarm()
            .map(|at| Instant::now() + Duration::from_millis((at - now).as_ms()));
        let gone = [self.gone_at[Color::White], self.gone_at[Color::Black]];
        [of_the_room, gone[0], gone[1]].into_iter().flatten().min()
    }

    /// Tells the house what kind of clock runs here.
    fn count(&mut self) {
        let runs = self.room.clocks(self.now()).is_some_and(|clocks| clocks.running.is_some());
        let ticking = match (runs, self.room.head().is_correspondence()) {
            (false, _) => Ticking::Nothing,
            (true, true) => Ticking::Days,
            (true, false) => Ticking::Minutes,
        };
        if ticking != self.ticking {
            self.gauge.change(self.ticking, ticking);
            self.ticking = ticking;
        }
    }

    async fn look_at_the_time(&mut self) {
        let now = Instant::now();
        for side in Color::ALL {
            if self.gone_at[side].is_some_and(|at| at <= now) {
                self.gone_at[side] = None;
                self.by_itself(&Order::Went(side)).await;
            }
        }
        self.by_itself(&Order::Tick).await;
    }

    async fn read(&mut self, letter: Letter) {
        match letter {
            Letter::Join { id, person, key_seat, seen, outbox, seated } => {
                let own = self.room.head().seat_of(person);
                let seat = key_seat.or(own).map_or(Seat::Watcher, Seat::Player);
                // Who has gone again need not know.
                let _ = seated.send(Seated { seat, ways: Arc::clone(&self.ways) });
                self.join(id, seat, seen, outbox).await;
            }
            Letter::Leave(id) => self.leave(id),
            Letter::Ask { from, asked, order } => self.answer(from, asked, &order).await,
        }
    }

    async fn join(&mut self, id: ListenerId, seat: Seat, seen: u32, outbox: Outbox) {
        if seat == Seat::Watcher && self.house.fitness().is_strained() {
            // Without an outbox the connection ends; its browser comes again.
            return self.house.counters().count_shed_watcher();
        }
        self.listeners.add(id, seat, outbox);
        let head = words::head_view(&self.room, seat, self.house.signer());
        self.listeners.tell(id, &OnlineNews::Head { head });
        let from = usize::try_from(seen).unwrap_or(usize::MAX);
        let missed = self.room.events().get(from..).unwrap_or_default().to_vec();
        let news = self.news(&missed);
        self.listeners.tell(id, &news);
        if let Seat::Player(side) = seat {
            self.gone_at[side] = None;
            self.by_itself(&Order::Came(side)).await;
        }
    }

    fn leave(&mut self, id: ListenerId) {
        if let Some(Seat::Player(side)) = self.listeners.remove(id)
            && self.listeners.players()[side] == 0
        {
            self.gone_at[side] = Some(Instant::now() + BLINK);
        }
    }

    async fn answer(&mut self, from: ListenerId, asked: u32, order: &Order) {
        let Some(seat) = self.listeners.seat(from) else { return };
        let why = match self.perform(seat, order).await {
            Ok(Ok(())) => return self.listeners.tell(from, &OnlineNews::Done { asked }),
            Ok(Err(refusal)) => words::refused(&refusal),
            Err(fault) => {
                // Told at once: how long the disk will take to come back is not known.
                let why = OnlineRefused::NotKept;
                self.listeners.tell(from, &OnlineNews::Refused { asked, why });
                return self.mend(&fault).await;
            }
        };
        self.listeners.tell(from, &OnlineNews::Refused { asked, why });
    }

    /// Something that nobody waits for an answer to.
    async fn by_itself(&mut self, order: &Order) {
        // A refusal means that there was nothing to do.
        if let Err(fault) = self.perform(Seat::House, order).await {
            self.mend(&fault).await;
        }
    }

    /// Lets an order do what it does; keeps it, then tells it.
    async fn perform(&mut self, seat: Seat, order: &Order) -> Result<Result<(), Refusal>, NotKept> {
        let now = self.now();
        let ended_before = self.room.ending();
        let answer = self.room.apply(seat, order, now);
        if !answer.events.is_empty() {
            let kept = self.keep(&answer.events, ended_before, now).await;
            kept.map_err(|fault| NotKept { fault, since: now })?;
            let news = self.news(&answer.events);
            self.tell_all(&news);
        }
        Ok(answer.receipt.map(|_| ()))
    }

    async fn keep(
        &self,
        events: &[Event],
        ended_before: Option<Ending>,
        now: Moment,
    ) -> Result<(), StoreFault> {
        let begins = events.iter().any(|event| matches!(event.what, Happening::RematchMade(_)));
        let next = if begins {
            // The remainder is below 960.
            let drawn = (self.house.inner.chance.draw() % u64::from(chess960::COUNT)) as u16;
            self.room.next_head(drawn, now)
        } else {
            None
        };
        let ending = self.room.ending().filter(|_| ended_before.is_none());
        let write = Write::Append {
            game: self.room.head().id,
            events: events.to_vec(),
            ending,
            next: next.clone(),
        };
        self.house.keep(write).await?;
        if let Some(next) = next {
            self.house.enliven(Room::new(next));
        }
        Ok(())
    }

    /// After a fault of the store: the room is what is kept, as soon as that can be read and written.
    async fn mend(&mut self, not_kept: &NotKept) {
        let id: GameId = self.room.head().id;
        let NotKept { fault, since } = not_kept;
        tracing::error!(%fault, "what happened in a game was not kept");
        let since = *since;
        while self.try_to_read_again(id, since).await.is_err() {
            sleep(RETRY).await;
        }
        let events = self.room.events().to_vec();
        let news = self.news(&events);
        self.tell_all(&news);
    }

    /// Tells all who listen; under strain those who only watch are sent away instead.
    fn tell_all(&mut self, news: &OnlineNews) {
        if self.house.fitness().is_strained() {
            for _ in 0..self.listeners.let_watchers_go() {
                self.house.counters().count_shed_watcher();
            }
        }
        self.listeners.tell_all(news);
    }

    async fn try_to_read_again(&mut self, id: GameId, since: Moment) -> Result<(), StoreFault> {
        self.room = self.house.ask(move |store| store.room(id)).await?;
        let players = self.listeners.players();
        let back = Color::ALL.into_iter().filter(|&side| players[side] > 0).map(Order::Came);
        for order in std::iter::once(Order::Interrupted { since }).chain(back) {
            let now = self.now();
            let answer = self.room.apply(Seat::House, &order, now);
            if !answer.events.is_empty() {
                self.keep(&answer.events, self.room.ending(), now).await?;
            }
        }
        Ok(())
    }

    fn news(&self, events: &[Event]) -> OnlineNews {
        OnlineNews::Events {
            events: events.iter().map(words::event).collect(),
            standing: words::standing(&self.room, self.now()),
        }
    }
}
