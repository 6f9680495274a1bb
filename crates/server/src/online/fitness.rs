//! How well the house keeps up: whether what happens can be kept, and how long that takes.
//!
//! A store that fails makes the house *not ready* until something has been kept again. One that takes long
//! makes it *strained*: then those who only look on are sent away first, so that players go on.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// A write takes a few milliseconds. When they take so long on average, somebody has to go.
const LONG: Duration = Duration::from_millis(60);

/// One long sync with many writes, as at a start, is no strain; what lasts for so long is.
const LASTING: Duration = Duration::from_secs(1);

/// What was measured before this says nothing about now.
const FRESH: Duration = Duration::from_millis(500);

/// Each write counts for so much of the average.
const SHARE: u32 = 16;

/// Upper bounds of the classes in which the time of writes is counted, in milliseconds.
pub(crate) const BOUNDS_MS: [u64; 8] = [2, 5, 10, 20, 50, 100, 250, 1_000];

/// What is known of the last writes.
#[derive(Debug)]
pub(crate) struct Fitness {
    is_failing: AtomicBool,
    recent: Mutex<Recent>,
    counted: [AtomicU64; BOUNDS_MS.len() + 1],
    total_us: AtomicU64,
    failed: AtomicU64,
}

/// How long writes take, on average of the last ones.
#[derive(Debug)]
struct Recent {
    average: Duration,
    at: Instant,
    /// Since when the average has been long.
    long_since: Option<Instant>,
}

/// How writes went since the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Writes {
    /// How many took so long at most, by [`BOUNDS_MS`], and how many longer.
    pub(crate) counted: [u64; BOUNDS_MS.len() + 1],
    /// How long they took together.
    pub(crate) total: Duration,
    /// How many were not kept because the store failed.
    pub(crate) failed: u64,
}

impl Default for Fitness {
    fn default() -> Fitness {
        Fitness {
            is_failing: AtomicBool::new(false),
            recent: Mutex::new(Recent {
                average: Duration::ZERO,
                at: Instant::now(),
                long_since: None,
            }),
            counted: Default::default(),
            total_us: AtomicU64::new(0),
            failed: AtomicU64::new(0),
        }
    }
}

impl Fitness {
    /// Something was kept, and that took so long.
    pub(crate) fn note_kept(&self, took: Duration) {
        self.is_failing.store(false, Ordering::Relaxed);
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        let class = BOUNDS_MS.iter().take_while(|&&bound| ms >= bound).count();
        self.counted[class].fetch_add(1, Ordering::Relaxed);
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.total_us.fetch_add(us, Ordering::Relaxed);
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if now - recent.at > FRESH {
            *recent = Recent { average: took, at: now, long_since: None };
        }
        let before = recent.average;
        recent.average = before - before / SHARE + took / SHARE;
        recent.at = now;
        recent.long_since = match recent.average > LONG {
            true => recent.long_since.or(Some(now)),
            false => None,
        };
    }

    /// Something could not be kept, because the store does not do what it should.
    pub(crate) fn note_failed(&self) {
        self.is_failing.store(true, Ordering::Relaxed);
        self.failed.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether the last write was kept.
    pub(crate) fn is_ready(&self) -> bool {
        !self.is_failing.load(Ordering::Relaxed)
    }

    /// Whether those who only look on have to go.
    pub(crate) fn is_strained(&self) -> bool {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let is_lasting = recent.long_since.is_some_and(|since| since.elapsed() >= LASTING);
        is_lasting && recent.at.elapsed() < FRESH
    }

    /// What was counted.
    pub(crate) fn writes(&self) -> Writes {
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Writes {
            counted: self.counted.each_ref().map(load),
            total: Duration::from_micros(load(&self.total_us)),
            failed: load(&self.failed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes that take so long, ten a second.
    async fn write(fitness: &Fitness, took_ms: u64, times: usize) {
        for _ in 0..times {
            fitness.note_kept(Duration::from_millis(took_ms));
            tokio::time::advance(Duration::from_millis(100)).await;
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_lasts_strains_and_short_writes_or_silence_relieve() {
        let fitness = Fitness::default();
        write(&fitness, 400, 15).await;
        assert!(fitness.is_strained());
        tokio::time::advance(FRESH).await;
        assert!(!fitness.is_strained());
        write(&fitness, 400, 15).await;
        assert!(fitness.is_strained());
        write(&fitness, 4, 64).await;
        assert!(!fitness.is_strained());
        // One slow write among many is none.
        write(&fitness, 500, 1).await;
        write(&fitness, 4, 15).await;
        assert!(!fitness.is_strained());
    }

    #[tokio::test(start_paused = true)]
    async fn one_long_sync_with_many_writes_is_no_strain() {
        let fitness = Fitness::default();
        for _ in 0..500 {
            fitness.note_kept(Duration::from_millis(400));
        }
        assert!(!fitness.is_strained());
        tokio::time::advance(Duration::from_millis(600)).await;
        write(&fitness, 4, 20).await;
        assert!(!fitness.is_strained());
    }

    #[tokio::test(start_paused = true)]
    async fn a_fault_lasts_until_something_is_kept() {
        let fitness = Fitness::default();
        assert!(fitness.is_ready());
        fitness.note_failed();
        assert!(!fitness.is_ready());
        fitness.note_kept(Duration::from_millis(7));
        assert!(fitness.is_ready());
        let writes = fitness.writes();
        assert_eq!((writes.failed, writes.counted[2]), (1, 1));
        assert_eq!(writes.total, Duration::from_millis(7));
    }
}
