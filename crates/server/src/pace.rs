//! How often one household may ask: a little of everything at once, and then at a pace.
//!
//! What is asked falls into classes ([`Class`]), each with a pace of its own, so that a page that
//! loads does not use up what a player needs. Whoever asks too fast is answered with 429 and after how
//! many seconds it makes sense to ask again.
//!
//! A household is an address, or of IPv6 a network, as for [connections](crate::crowd). Callers from
//! this machine are not counted, unless a program in front that was named says who they are.
//!
//! Idea: the generic cell rate algorithm (ITU-T I.371): all that is kept of a household is the
//! moment until which it has asked ahead.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use http::header::{CACHE_CONTROL, HeaderValue, RETRY_AFTER, UPGRADE};
use http::{Method, StatusCode};
use tokio::time::Instant;

use crate::crowd::{Crowd, household};
use crate::door::Place;
use crate::way::Way;

const TOO_FAST: &str = "Te snel gevraagd / Asked too fast\n";

/// Where somebody shows who they are, or becomes somebody.
const ENTRIES: [&str; 4] =
    ["/api/members", "/api/members/log-in", "/api/members/recover", "/api/members/me/password"];

/// So many households are remembered before those are forgotten that may ask everything again.
const MANY: usize = 4_096;

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Class {
    /// A file or a screen of the client.
    Page,
    /// A question that changes nothing.
    Question,
    /// A change.
    Change,
    /// A change by which somebody shows who they are: guessing must be slow.
    Entry,
    /// A socket.
    Line,
}

/// How often something may be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// So much at once.
    pub at_once: u32,
    /// And one more after each of these.
    pub every: Duration,
}

/// How often each class may be asked for by one household. The usual ones suit a school class
/// behind one address that begins at the same moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaceTable {
    /// Files and screens: thirty first views of ten requests.
    pub page: Pace,
    /// Questions: thirty who look at the lobby every two seconds.
    pub question: Pace,
    /// Changes.
    pub change: Pace,
    /// Showing who one is: a class that signs in at once, and then one every five seconds.
    pub entry: Pace,
    /// Sockets: sixty who come back after an interruption, twice.
    pub line: Pace,
}

impl Default for PaceTable {
    fn default() -> PaceTable {
        let pace = |at_once, ms| Pace { at_once, every: Duration::from_millis(ms) };
        PaceTable {
            page: pace(400, 50),
            question: pace(120, 50),
            change: pace(90, 250),
            entry: pace(40, 5_000),
            line: pace(120, 250),
        }
    }
}

impl PaceTable {
    const fn of(&self, class: Class) -> Pace {
        match class {
            Class::Page => self.page,
            Class::Question => self.question,
            Class::Change => self.change,
            Class::Entry => self.entry,
            Class::Line => self.line,
        }
    }
}

impl Class {
    fn of(request: &Request) -> Class {
        let path = request.uri().path();
        let is_question = matches!(*request.method(), Method::GET | Method::HEAD);
        if !path.starts_with("/api/") {
            Class::Page
        } else if request.headers().contains_key(UPGRADE) {
            Class::Line
        } else if is_question {
            Class::Question
        } else if ENTRIES.contains(&path) {
            Class::Entry
        } else {
            Class::Change
        }
    }
}

/// Who has asked how much.
#[derive(Clone, Debug)]
pub(crate) struct Paces {
    table: PaceTable,
    /// Who holds sockets through programs in front.
    forwarded: Crowd,
    ahead: Arc<Mutex<HashMap<(Class, IpAddr), Instant>>>,
}

impl Paces {
    pub(crate) fn new(table: PaceTable, forwarded: Crowd) -> Paces {
        Paces { table, forwarded, ahead: Arc::default() }
    }

    /// Whether a household may ask now, or after how long.
    fn ask(&self, class: Class, from: IpAddr, now: Instant) -> Result<(), Duration> {
        let Pace { at_once, every } = self.table.of(class);
        let allowed = every * at_once.saturating_sub(1);
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        if ahead.len() >= MANY {
            ahead.retain(|_, until| *until > now);
        }
        let until = ahead.entry((class, from)).or_insert(now);
        let asked_until = (*until).max(now);
        if asked_until > now + allowed {
            return Err(asked_until - (now + allowed));
        }
        *until = asked_until + every;
        Ok(())
    }
}

/// Passes a request on, unless whoever asks has asked too fast.
pub(crate) async fn hold(State(paces): State<Paces>, mut request: Request, next: Next) -> Response {
    let way = request.extensions().get::<Way>().copied();
    if let Some(way) = way.filter(|way| !way.client.to_canonical().is_loopback()) {
        let class = Class::of(&request);
        let client = way.client.to_canonical();
        if let Err(wait) = paces.ask(class, household(client), Instant::now()) {
            return too_fast(wait);
        }
        // The door has counted the program in front, not who is behind it.
        if let (Class::Line, true) = (class, way.was_forwarded) {
            let Some(ticket) = paces.forwarded.admit(client) else {
                return too_fast(paces.table.line.every);
            };
            let place = request.extensions().get::<Place>().cloned();
            request.extensions_mut().insert(place.unwrap_or_default().with(ticket));
        }
    }
    next.run(request).await
}

/// Ask again later.
pub(crate) fn too_fast(wait: Duration) -> Response {
    let seconds = wait.as_millis().div_ceil(1_000).max(1);
    let mut response =
        (StatusCode::TOO_MANY_REQUESTS, [(CACHE_CONTROL, "no-store")], TOO_FAST).into_response();
    // Figures make a header.
    if let Ok(seconds) = HeaderValue::try_from(seconds.to_string()) {
        response.headers_mut().insert(RETRY_AFTER, seconds);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn paces() -> Paces {
        let question = Pace { at_once: 3, every: SECOND };
        Paces::new(PaceTable { question, ..PaceTable::default() }, Crowd::new(1))
    }

    fn from(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[tokio::test(start_paused = true)]
    async fn some_at_once_and_then_at_a_pace() {
        let (paces, now) = (paces(), Instant::now());
        for _ in 0..3 {
            assert_eq!(paces.ask(Class::Question, from(1), now), Ok(()));
        }
        assert_eq!(paces.ask(Class::Question, from(1), now), Err(SECOND));
        // Asking in vain costs nothing.
        assert_eq!(paces.ask(Class::Question, from(1), now + SECOND / 4), Err(SECOND * 3 / 4));
        assert_eq!(paces.ask(Class::Question, from(1), now + SECOND), Ok(()));
        assert_eq!(paces.ask(Class::Question, from(1), now + SECOND), Err(SECOND));
        // After a long silence it is three again and no more.
        let later = now + SECOND * 100;
        let taken = (0..5).filter(|_| paces.ask(Class::Question, from(1), later).is_ok()).count();
        assert_eq!(taken, 3);
    }

    #[tokio::test(start_paused = true)]
    async fn classes_and_households_do_not_share() {
        let (paces, now) = (paces(), Instant::now());
        while paces.ask(Class::Question, from(1), now).is_ok() {}
        assert_eq!(paces.ask(Class::Question, from(2), now), Ok(()));
        assert_eq!(paces.ask(Class::Page, from(1), now), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn who_may_ask_everything_again_is_forgotten() {
        let (paces, now) = (paces(), Instant::now());
        for number in 0..MANY {
            let from = IpAddr::from(u32::try_from(number).unwrap().to_be_bytes());
            paces.ask(Class::Question, from, now).unwrap();
        }
        paces.ask(Class::Question, from(1), now + SECOND * 2).unwrap();
        assert_eq!(paces.ahead.lock().unwrap().len(), 1);
    }
}
