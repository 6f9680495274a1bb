//! What is counted while games are played.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::Duration;

/// Counted so far in the measurement that runs.
#[derive(Debug, Default)]
struct Counts {
    latencies_us: Vec<u32>,
    moves: u64,
    too_busy: u64,
    broken: u64,
    watchers_gone: u64,
    lobby_served: u64,
    lobby_refused: u64,
}

/// Counts for all tables.
#[derive(Debug, Default)]
pub(super) struct Tally(Mutex<Counts>);

/// What a measurement came to.
#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    pub(super) seconds: f64,
    pub(super) moves_per_second: f64,
    pub(super) p50_ms: Option<f64>,
    pub(super) p99_ms: Option<f64>,
    pub(super) most_ms: Option<f64>,
    pub(super) server_cores: Option<f64>,
    pub(super) own_cores: Option<f64>,
    pub(super) memory_kib: Option<u64>,
    pub(super) too_busy: u64,
    pub(super) broken: u64,
    pub(super) watchers_gone: u64,
    pub(super) lobby_served: u64,
    pub(super) lobby_refused: u64,
}

impl Tally {
    fn count(&self, count: impl FnOnce(&mut Counts)) {
        count(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// From a click to the opponent.
    pub(super) fn count_latency(&self, latency: Duration) {
        let us = u32::try_from(latency.as_micros()).unwrap_or(u32::MAX);
        self.count(|counts| counts.latencies_us.push(us));
    }

    /// A move was acknowledged.
    pub(super) fn count_move(&self) {
        self.count(|counts| counts.moves += 1);
    }

    /// The house allowed no more for a moment.
    pub(super) fn count_too_busy(&self) {
        self.count(|counts| counts.too_busy += 1);
    }

    /// A game that the house hung up on.
    pub(super) fn count_broken(&self) {
        self.count(|counts| counts.broken += 1);
    }

    /// Somebody who watched and was let go.
    pub(super) fn count_watcher_gone(&self) {
        self.count(|counts| counts.watchers_gone += 1);
    }

    /// An answer of the lobby.
    pub(super) fn count_lobby(&self, status: u16) {
        self.count(|counts| match status {
            200 => counts.lobby_served += 1,
            _ => counts.lobby_refused += 1,
        });
    }

    /// From now on it counts.
    pub(super) fn begin(&self) {
        // A game that was broken off is so in every measurement after that.
        self.count(|counts| *counts = Counts { broken: counts.broken, ..Counts::default() });
    }

    /// What was counted.
    pub(super) fn end(
        &self,
        seconds: f64,
        server_cores: Option<f64>,
        own_cores: Option<f64>,
        memory_kib: Option<u64>,
    ) -> Figures {
        let mut taken = Counts::default();
        self.count(|counts| {
            let next = Counts { broken: counts.broken, ..Counts::default() };
            taken = std::mem::replace(counts, next);
        });
        taken.latencies_us.sort_unstable();
        let at = |percent: usize| {
            let last = taken.latencies_us.len().checked_sub(1)?;
            Some(f64::from(taken.latencies_us[last * percent / 100]) / 1_000.0)
        };
        Figures {
            seconds,
            moves_per_second: taken.moves as f64 / seconds,
            p50_ms: at(50),
            p99_ms: at(99),
            most_ms: at(100),
            server_cores,
            own_cores,
            memory_kib,
            too_busy: taken.too_busy,
            broken: taken.broken,
            watchers_gone: taken.watchers_gone,
            lobby_served: taken.lobby_served,
            lobby_refused: taken.lobby_refused,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_what_was_counted_since_the_beginning() {
        let tally = Tally::default();
        tally.count_latency(Duration::from_secs(9));
        tally.begin();
        for ms in (1..=101).rev() {
            tally.count_latency(Duration::from_millis(ms));
            tally.count_move();
        }
        let figures = tally.end(2.0, None, None, None);
        assert_eq!(figures.p50_ms, Some(51.0));
        assert_eq!(figures.p99_ms, Some(100.0));
        assert_eq!(figures.most_ms, Some(101.0));
        assert!((figures.moves_per_second - 50.5).abs() < 1e-9);
        assert_eq!(tally.end(1.0, None, None, None).p50_ms, None);
    }
}
