//! One browser's connection to one game, or to a challenge that waits to become one.
//!
//! The first word is a greeting with what was seen; then come orders in and news out. Every few
//! seconds the house asks whether the other end is there, which also measures how long the way is;
//! what the ways of both players are is told together with that question (`ways.rs`).
//! Whoever is silent for too long, says what is no message, or asks too fast, is let go.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use bytes::Bytes;
use futures_util::SinkExt as _;
use rokade_club::{GameId, PersonId};
use rokade_rules::clock::Millis;
use rokade_wire::{OnlineAsk, OnlineNews, OnlineOrder, OnlineRefused, OnlineWays};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::lobby::Fate;
use super::outbox::{MOST_UNREAD, written};
use super::room_task::{Letter, Seated};
use super::slot::{Purse, Slot};
use super::ways::Told;
use super::{House, asks, challenge_view};

/// How long a browser has for its first word.
const GREETING: Duration = Duration::from_secs(10);

/// How long the other end has to take the house's last word.
const LAST_WORD: Duration = Duration::from_secs(1);

/// How often the other end is asked whether it is there.
const PING: Duration = Duration::from_secs(4);

/// Who has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(13);

static NEXT_LISTENER: AtomicU64 = AtomicU64::new(1);

/// Serves a connection until one of both has had enough, or who is there is no longer known.
pub(crate) async fn talk(
    house: House,
    id: GameId,
    person: PersonId,
    socket: WebSocket,
    forgotten: impl Future<Output = ()>,
) {
    let mut line = Line::new(socket);
    let Ok(Some((seen, key))) = timeout(GREETING, line.greeting()).await else { return };
    let key_seat = key.and_then(|key| house.signer().seat_of(id, &key));
    if !wait_for_the_game(&house, id, person, &mut line).await {
        return;
    }
    let Ok(mailbox) = house.mailbox(id).await else {
        line.tell(&OnlineNews::Nothing).await;
        return;
    };
    let (outbox, unread) = mpsc::channel(MOST_UNREAD);
    let listener = NEXT_LISTENER.fetch_add(1, Ordering::Relaxed);
    let (tell, seated) = oneshot::channel();
    let join = Letter::Join { id: listener, person, key_seat, seen, outbox, seated: tell };
    // A task that has just ended leaves a closed mailbox; the browser comes again.
    if mailbox.send(join).await.is_err() {
        return;
    }
    let mut slot = Slot::new(&mailbox, listener, seated);
    tokio::select! {
        () = play(&house, &mut line, &mut slot, unread) => {}
        () = forgotten => {}
    }
    if let Some(Seated { seat, ways }) = slot.place() {
        ways.forget(*seat);
    }
    // A task that has ended has forgotten everybody.
    let _ = mailbox.send(Letter::Leave(listener)).await;
}

/// Waits until a challenge has become a game. `false` if nothing comes of it.
async fn wait_for_the_game(house: &House, id: GameId, person: PersonId, line: &mut Line) -> bool {
    let Some((challenge, mut fate)) = house.open_challenge(id) else { return true };
    let Ok(by) = house.challenger(&challenge).await else { return false };
    let challenge = challenge_view(&challenge, person, by);
    if !line.tell(&OnlineNews::Waiting { challenge }).await {
        return false;
    }
    let mut pings = pings();
    loop {
        tokio::select! {
            now = decided(&mut fate) => {
                if now != Fate::Taken {
                    line.tell(&OnlineNews::Nothing).await;
                }
                return now == Fate::Taken;
            }
            heard = line.hear() => if matches!(heard, Heard::End) { return false },
            _ = pings.tick() => if !line.ping().await { return false },
        }
    }
}

/// What becomes of a challenge, once that is known.
async fn decided(fate: &mut watch::Receiver<Fate>) -> Fate {
    // A challenge that is forgotten is as good as withdrawn.
    fate.wait_for(|&fate| fate != Fate::Open).await.map_or(Fate::Withdrawn, |fate| *fate)
}

/// Orders in, news out.
async fn play(
    house: &House,
    line: &mut Line,
    slot: &mut Slot<'_>,
    mut unread: mpsc::Receiver<Utf8Bytes>,
) {
    let mut pings = pings();
    let mut purse = Purse::full();
    let mut told = Told::default();
    loop {
        tokio::select! {
            news = unread.recv() => match news {
                Some(text) => if !line.send_with_rest(text, &mut unread).await { return },
                // It did not read fast enough, or the task has ended.
                None => return,
            },
            heard = line.hear() => match heard {
                Heard::Ask(OnlineAsk { asked, ask }) => {
                    let fresh = || house.draw_id();
                    let Some(order) = asks::order(ask, line.lag, fresh) else { continue };
                    if !purse.pay() || !slot.put(asked, order) {
                        let why = OnlineRefused::TooBusy;
                        if !line.tell(&OnlineNews::Refused { asked, why }).await { return }
                    }
                }
                Heard::Measured => {
                    let Some(Seated { seat, ways }) = slot.place() else { continue };
                    ways.put(*seat, line.lag);
                    // The first one is told as soon as it is known, later ones with a ping.
                    let news = if told.is_nothing() { told.news(ways.now()) } else { None };
                    let Some(ways) = news else { continue };
                    if !line.tell(&OnlineNews::Ways { ways }).await { return }
                }
                Heard::Nothing => {}
                Heard::End => return,
            },
            _ = pings.tick() => {
                let ways = slot.place().and_then(|place| told.news(place.ways.now()));
                if !line.ping_after(ways).await { return }
            }
        }
    }
}

fn pings() -> tokio::time::Interval {
    let mut pings = interval(PING);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings
}

/// What came in.
enum Heard {
    Ask(OnlineAsk),
    /// The answer to a ping: the way is known anew.
    Measured,
    /// A sign of life.
    Nothing,
    /// The end of the connection, or something that is no message.
    End,
}

/// A connection, and how long its way is.
struct Line {
    socket: WebSocket,
    last_heard: Instant,
    pinged: Option<(u64, Instant)>,
    pings: u64,
    /// The way there and back, as it was measured last.
    lag: Millis,
}

impl Line {
    fn new(socket: WebSocket) -> Line {
        Line { socket, last_heard: Instant::now(), pinged: None, pings: 0, lag: Millis::ZERO }
    }

    /// The first word.
    async fn greeting(&mut self) -> Option<(u32, Option<String>)> {
        loop {
            match self.hear().await {
                Heard::Ask(OnlineAsk { ask: OnlineOrder::Hello { seen, seat_key }, .. }) => {
                    return Some((seen, seat_key));
                }
                Heard::Measured | Heard::Nothing => {}
                Heard::Ask(_) => {
                    self.hang_up(close_code::POLICY).await;
                    return None;
                }
                Heard::End => return None,
            }
        }
    }

    async fn hear(&mut self) -> Heard {
        let message = match self.socket.recv().await {
            Some(Ok(message)) => message,
            Some(Err(fault)) => return self.hang_up(words_of(&fault)).await,
            None => return Heard::End,
        };
        self.last_heard = Instant::now();
        match message {
            Message::Text(text) => match serde_json::from_str(&text) {
                Ok(ask) => Heard::Ask(ask),
                Err(_) => self.hang_up(close_code::POLICY).await,
            },
            Message::Binary(_) => self.hang_up(close_code::UNSUPPORTED).await,
            Message::Pong(payload) => self.measure(&payload),
            Message::Ping(_) => Heard::Nothing,
            Message::Close(_) => Heard::End,
        }
    }

    /// Says why, as far as the other end still listens.
    async fn hang_up(&mut self, code: CloseCode) -> Heard {
        let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
        // Who does not take it is gone anyway.
        let _ = timeout(LAST_WORD, self.send(close)).await;
        Heard::End
    }

    /// Only the answer to the last question counts: nobody is faster or slower by pretending.
    fn measure(&mut self, payload: &Bytes) -> Heard {
        let Some((number, at)) = self.pinged else { return Heard::Nothing };
        if payload.as_ref() != number.to_be_bytes() {
            return Heard::Nothing;
        }
        self.pinged = None;
        self.lag = Millis::new(u64::try_from(at.elapsed().as_millis()).unwrap_or(u64::MAX));
        Heard::Measured
    }

    /// The same as [`Line::ping`], together with what is new of both ways.
    async fn ping_after(&mut self, ways: Option<OnlineWays>) -> bool {
        if let Some(ways) = ways {
            let news = Message::Text(written(&OnlineNews::Ways { ways }));
            if self.socket.feed(news).await.is_err() {
                return false;
            }
        }
        self.ping().await
    }

    /// Asks whether the other end is there. `false` if it has been silent for too long.
    async fn ping(&mut self) -> bool {
        if self.last_heard.elapsed() > SILENCE {
            return false;
        }
        self.pings += 1;
        self.pinged = Some((self.pings, Instant::now()));
        let payload = Bytes::copy_from_slice(&self.pings.to_be_bytes());
        self.send(Message::Ping(payload)).await
    }

    async fn tell(&mut self, news: &OnlineNews) -> bool {
        self.send(Message::Text(written(news))).await
    }

    /// Sends a message together with all that waits already: the news of a move and its receipt go
    /// out at once. `false` when the other end is gone.
    async fn send_with_rest(
        &mut self,
        first: Utf8Bytes,
        unread: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> bool {
        let mut next = Some(first);
        while let Some(text) = next {
            if self.socket.feed(Message::Text(text)).await.is_err() {
                return false;
            }
            next = unread.try_recv().ok();
        }
        self.socket.flush().await.is_ok()
    }

    /// `false` when the other end is gone.
    async fn send(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }
}

/// What is wrong with frames that cannot be read.
///
/// Source: RFC 6455 §7.4.1.
fn words_of(fault: &axum::Error) -> CloseCode {
    use tungstenite::error::{CapacityError, Error};
    match std::error::Error::source(fault).and_then(|source| source.downcast_ref::<Error>()) {
        Some(Error::Capacity(CapacityError::MessageTooLong { .. })) => close_code::SIZE,
        Some(Error::Utf8(_)) => close_code::INVALID,
        _ => close_code::PROTOCOL,
    }
}
