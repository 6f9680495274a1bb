//! Who listens to a game, and how they are told.
//!
//! Each listener has a queue of bounded length. Whoever does not read fast enough is let go, and
//! comes back with the number of the last event that it saw: nothing is lost by it, and nobody else
//! waits for it.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use rokade_club::room::Seat;
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_wire::{OnlineEvent, OnlineHappening, OnlineNews};
use tokio::sync::mpsc;

/// So many messages may wait for one listener.
pub(super) const MOST_UNREAD: usize = 32;

/// The number of a connection, within one game.
pub(super) type ListenerId = u64;

/// Where messages to a browser go.
pub(super) type Outbox = mpsc::Sender<Utf8Bytes>;

struct Listener {
    seat: Seat,
    outbox: Outbox,
}

/// All who listen to one game.
#[derive(Default)]
pub(super) struct Listeners {
    all: HashMap<ListenerId, Listener>,
}

impl Listeners {
    pub(super) fn add(&mut self, id: ListenerId, seat: Seat, outbox: Outbox) {
        self.all.insert(id, Listener { seat, outbox });
    }

    /// Where a connection sits, which is then gone.
    pub(super) fn remove(&mut self, id: ListenerId) -> Option<Seat> {
        self.all.remove(&id).map(|listener| listener.seat)
    }

    pub(super) fn seat(&self, id: ListenerId) -> Option<Seat> {
        self.all.get(&id).map(|listener| listener.seat)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// How many connections each player has.
    pub(super) fn players(&self) -> ByColor<usize> {
        let of =
            |side| self.all.values().filter(|listener| listener.seat == Seat::Player(side)).count();
        ByColor::new(of(Color::White), of(Color::Black))
    }

    /// Lets all go who only watch; says how many these were. They come back by number.
    pub(super) fn let_watchers_go(&mut self) -> usize {
        let before = self.all.len();
        self.all.retain(|_, listener| listener.seat != Seat::Watcher);
        before - self.all.len()
    }

    /// Tells one of them. Who cannot be told is let go.
    pub(super) fn tell(&mut self, id: ListenerId, news: &OnlineNews) {
        if let Some(listener) = self.all.get(&id)
            && listener.outbox.try_send(written(&seen_by(listener.seat, news))).is_err()
        {
            self.all.remove(&id);
        }
    }

    /// Tells all of them the same; what players write is for players.
    pub(super) fn tell_all(&mut self, news: &OnlineNews) {
        // Written once; once more only for those who see something else.
        let whole = written(news);
        let censored = match seen_by(Seat::Watcher, news) {
            Cow::Borrowed(_) => whole.clone(),
            Cow::Owned(news) => written(&news),
        };
        self.all.retain(|_, listener| {
            let text = match listener.seat {
                Seat::Watcher => &censored,
                Seat::Player(_) | Seat::House => &whole,
            };
            listener.outbox.try_send(text.clone()).is_ok()
        });
    }
}

/// News as one from this seat may see them.
fn seen_by(seat: Seat, news: &OnlineNews) -> Cow<'_, OnlineNews> {
    let mut seen = Cow::Borrowed(news);
    let is_text = |event: &OnlineEvent| matches!(event.what, OnlineHappening::Wrote { .. });
    if let (Seat::Watcher, OnlineNews::Events { events, .. }) = (seat, news)
        && events.iter().any(is_text)
        && let OnlineNews::Events { events, .. } = seen.to_mut()
    {
        for event in events {
            if let OnlineHappening::Wrote { text, .. } = &mut event.what {
                text.clear();
            }
        }
    }
    seen
}

/// News as they go over the line.
pub(super) fn written(news: &OnlineNews) -> Utf8Bytes {
    serde_json::to_string(news).expect("plain data can be written").into()
}
