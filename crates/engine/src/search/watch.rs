//! Watching the limits.

use crate::limits::{Limits, TimeLimit};
use crate::parameters::search::NODES_BETWEEN_LOOKS;
use crate::stop_token::StopToken;
use crate::stopwatch::Stopwatch;
use core::sync::atomic::{AtomicU64, Ordering};
use core::time::Duration;

/// The search must end now; what it was doing is worth nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// What the threads of a search count together.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// The positions that were visited, each thread's up to its last look.
    visited: AtomicU64,
    /// The positions that endgame tables have answered for.
    table_hits: AtomicU64,
}

/// Counts the positions visited and knows when to stop.
pub(super) struct Watch<'a> {
    /// What this thread has visited.
    nodes: u64,
    /// What all threads have counted.
    counts: &'a Counts,
    /// How much of `nodes` is counted there.
    told: u64,
    node_limit: u64,
    /// At this count something has to be looked at: the limit or the time.
    next_look: u64,
    time: Option<TimeLimit>,
    stopwatch: &'a dyn Stopwatch,
    stop: &'a StopToken,
}

impl<'a> Watch<'a> {
    pub(super) fn new(
        limits: &Limits,
        stopwatch: &'a dyn Stopwatch,
        stop: &'a StopToken,
        counts: &'a Counts,
    ) -> Watch<'a> {
        Watch {
            nodes: 0,
            counts,
            told: 0,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            next_look: 0,
            time: limits.time,
            stopwatch,
            stop,
        }
    }

    /// Counts one more position, or stops instead of visiting it.
    #[inline]
    pub(super) fn visit(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.next_look {
            self.look()?;
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        // A count is all that is handed over, so no order is needed.
        self.counts.visited.fetch_add(self.nodes - self.told, Ordering::Relaxed);
        self.told = self.nodes;
        let left = self.node_limit.saturating_sub(self.nodes());
        let is_late = self.time.is_some_and(|time| self.elapsed() >= time.hard);
        if left == 0 || is_late || self.stop.is_stopped() {
            return Err(Stopped);
        }
        self.next_look = self.nodes.saturating_add(left.min(NODES_BETWEEN_LOOKS));
        Ok(())
    }

    /// Whether another iteration may begin, when the soft limit is stretched
    /// to so many thousandths. One that is as long as the hard limit is meant
    /// to be used up, and stays.
    pub(super) fn allows_another_iteration(&self, stretch_permille: u32) -> bool {
        let is_late = self.time.is_some_and(|time| {
            let is_elastic = time.soft < time.hard;
            let stretched = time.soft.saturating_mul(stretch_permille) / 1_000;
            self.elapsed() >= if is_elastic { stretched } else { time.soft }
        });
        !(is_late || self.nodes() >= self.node_limit || self.stop.is_stopped())
    }

    /// The positions that this thread has visited so far.
    pub(super) const fn own_nodes(&self) -> u64 {
        self.nodes
    }

    /// The positions visited so far, by all threads.
    pub(super) fn nodes(&self) -> u64 {
        self.counts.visited.load(Ordering::Relaxed) + self.nodes - self.told
    }

    /// Endgame tables have answered for a position. They cost far more than the
    /// count, so that every thread counts in the same place.
    pub(super) fn count_table_hit(&self) {
        self.counts.table_hits.fetch_add(1, Ordering::Relaxed);
    }

    /// How often endgame tables have answered so far, all threads together.
    pub(super) fn table_hits(&self) -> u64 {
        self.counts.table_hits.load(Ordering::Relaxed)
    }

    /// The time since the search began.
    pub(super) fn elapsed(&self) -> Duration {
        self.stopwatch.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stopwatch::StoppedClock;
    use core::cell::Cell;

    fn count_until_stopped(watch: &mut Watch<'_>) -> u64 {
        while watch.visit().is_ok() {}
        watch.nodes()
    }

    #[test]
    fn the_node_limit_is_kept_exactly() {
        for limit in [0, 1, NODES_BETWEEN_LOOKS, NODES_BETWEEN_LOOKS + 1, 5_000] {
            let stop = StopToken::new();
            let counts = Counts::default();
            let mut watch = Watch::new(&Limits::nodes(limit), &StoppedClock, &stop, &counts);
            assert_eq!(count_until_stopped(&mut watch), limit);
            assert!(!watch.allows_another_iteration(1_000));
        }
    }

    #[test]
    fn the_hard_time_limit_stops_and_the_soft_one_only_begins_nothing() {
        let millis = Cell::new(0);
        let clock = || {
            millis.set(millis.get() + 1);
            Duration::from_millis(millis.get())
        };
        let time = TimeLimit { soft: Duration::from_millis(3), hard: Duration::from_millis(10) };
        let limits = Limits { time: Some(time), ..Limits::none() };
        let stop = StopToken::new();
        let counts = Counts::default();
        let mut watch = Watch::new(&limits, &clock, &stop, &counts);
        assert!(watch.allows_another_iteration(1_000));
        // One look at the first position, then one after each so many.
        assert_eq!(count_until_stopped(&mut watch), 8 * NODES_BETWEEN_LOOKS);
        assert!(!watch.allows_another_iteration(1_000));
    }

    #[test]
    fn a_token_stops_it_at_the_next_look() {
        let stop = StopToken::new();
        let counts = Counts::default();
        let mut watch = Watch::new(&Limits::none(), &StoppedClock, &stop, &counts);
        assert!(watch.visit().is_ok());
        stop.stop();
        assert_eq!(count_until_stopped(&mut watch), NODES_BETWEEN_LOOKS);
    }
}
