//! The time that a search is told.
//!
//! The engine reads no clock: a browser, a server and a test each have their
//! own, and with [`StoppedClock`] time plays no part at all.

use core::time::Duration;

/// Tells how long ago the search began.
pub trait Stopwatch {
    /// The time since the search was asked for. It never runs backwards.
    fn elapsed(&self) -> Duration;
}

/// A stopwatch on which no time passes: for searches limited by nodes or depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoppedClock;

impl Stopwatch for StoppedClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// Any function that tells the time is a stopwatch.
impl<F: Fn() -> Duration> Stopwatch for F {
    fn elapsed(&self) -> Duration {
        self()
    }
}
