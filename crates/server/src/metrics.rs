//! What a program that watches over a house reads: figures, and nothing about anybody.
//!
//! They are served at an address of their own ([`metrics_router`]), which is nobody's business
//! outside. No figure is kept by person, game or address.
//!
//! Source: the Prometheus text format, version 0.0.4.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use axum::Router;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use http::StatusCode;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::online::{BOUNDS_MS, House};

const FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What is counted besides what the house knows of itself.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    /// Answers by the first figure of their status.
    answers: [AtomicU64; 6],
    too_fast: AtomicU64,
    sockets: AtomicUsize,
    shed_watchers: AtomicU64,
    shed_lobby: AtomicU64,
}

/// A socket, for as long as this lives.
#[derive(Debug)]
pub(crate) struct Counted(Arc<Counters>);

impl Counters {
    /// One more socket.
    pub(crate) fn count_socket(self: &Arc<Self>) -> Counted {
        self.sockets.fetch_add(1, Ordering::Relaxed);
        Counted(Arc::clone(self))
    }

    /// Somebody who watched was sent away.
    pub(crate) fn count_shed_watcher(&self) {
        self.shed_watchers.fetch_add(1, Ordering::Relaxed);
    }

    /// Somebody did not get to see the lobby.
    pub(crate) fn count_shed_lobby(&self) {
        self.shed_lobby.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Counts an answer.
pub(crate) async fn count(
    State(counters): State<Arc<Counters>>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    if let Some(counter) = counters.answers.get(usize::from(status.as_u16() / 100)) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
    if status == StatusCode::TOO_MANY_REQUESTS {
        counters.too_fast.fetch_add(1, Ordering::Relaxed);
    }
    response
}

/// `/metrics` and `/ready`, for an address of their own.
pub fn metrics_router(house: House) -> Router {
    Router::new().route("/metrics", get(show)).route("/ready", get(ready)).with_state(house)
}

async fn show(State(house): State<House>) -> Response {
    ([(CONTENT_TYPE, FORMAT), (CACHE_CONTROL, "no-store")], written(&house)).into_response()
}

/// Whether what happens can be kept: 200 or 503.
pub(crate) async fn ready(State(house): State<House>) -> Response {
    let (status, text) = if house.fitness().is_ready() {
        (StatusCode::OK, "{\"ready\":true}")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "{\"ready\":false,\"why\":\"nothing can be kept\"}")
    };
    let headers = [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")];
    (status, headers, text).into_response()
}

fn written(house: &House) -> String {
    let mut text = String::new();
    let counters = house.counters();
    let fitness = house.fitness();
    gauge(
        &mut text,
        "rokade_ready",
        "Whether what happens can be kept.",
        fitness.is_ready().into(),
    );
    let strained = fitness.is_strained().into();
    gauge(&mut text, "rokade_strained", "Whether those who only look on are sent away.", strained);
    gauge(&mut text, "rokade_games", "Games that have a task.", house.live_games() as u64);
    let sockets = counters.sockets.load(Ordering::Relaxed) as u64;
    gauge(&mut text, "rokade_sockets", "Open sockets of games.", sockets);

    head(&mut text, "rokade_answers_total", "counter", "Answers by class of status.");
    for (class, counter) in counters.answers.iter().enumerate().skip(1) {
        line(&mut text, &format!("rokade_answers_total{{class=\"{class}xx\"}}"), load(counter));
    }
    counter(&mut text, "rokade_too_fast_total", "Answers with 429.", load(&counters.too_fast));
    head(&mut text, "rokade_shed_total", "counter", "Who was sent away under strain.");
    line(&mut text, "rokade_shed_total{what=\"watcher\"}", load(&counters.shed_watchers));
    line(&mut text, "rokade_shed_total{what=\"lobby\"}", load(&counters.shed_lobby));
    writes(&mut text, house);
    text
}

fn writes(text: &mut String, house: &House) {
    let writes = house.fitness().writes();
    let help = "Writes that the store did not do.";
    counter(text, "rokade_writes_failed_total", help, writes.failed);
    let help = "From handing a write over until it is on the disk.";
    head(text, "rokade_write_seconds", "histogram", help);
    let mut all = 0;
    let bounds = BOUNDS_MS.map(|ms| (ms as f64 / 1_000.0).to_string());
    for (bound, count) in bounds.iter().map(String::as_str).chain(["+Inf"]).zip(writes.counted) {
        all += count;
        line(text, &format!("rokade_write_seconds_bucket{{le=\"{bound}\"}}"), all);
    }
    line(text, "rokade_write_seconds_sum", writes.total.as_secs_f64());
    line(text, "rokade_write_seconds_count", all);
}

fn load(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

fn gauge(text: &mut String, name: &str, help: &str, value: u64) {
    head(text, name, "gauge", help);
    line(text, name, value);
}

fn counter(text: &mut String, name: &str, help: &str, value: u64) {
    head(text, name, "counter", help);
    line(text, name, value);
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    // Writing to a text does not fail.
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "{name} {value}");
}
