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

/// What was measured before this says nothing about now.
const FRESH: Duration = Duration::from_secs(2);

/// Each write counts for so much of the average.
const SHARE: u32 = 16;

/// Upper bounds of the classes in which the time of writes is counted, in milliseconds.
pub(crate) const BOUNDS_MS: [u64; 8] = [2, 5, 10, 20, 50, 100, 250, 1_000];

/// What is known of the last writes.
#[derive(Debug)]
pub(crate) struct Fitness {
    is_failing: AtomicBool,
    average: Mutex<(Duration, Instant)>,
    counted: [AtomicU64; BOUNDS_MS.len() + 1],
    total_us: AtomicU64,
    failed: AtomicU64,
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
            average: Mutex::new((Duration::ZERO, Instant::now())),
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
        let mut average = self.average.lock().unwrap_or_else(PoisonError::into_inner);
        let before = average.0;
        *average = (before - before / SHARE + took / SHARE, Instant::now());
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
        let (average, at) = *self.average.lock().unwrap_or_else(PoisonError::into_inner);
        average > LONG && at.elapsed() < FRESH
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

    #[tokio::test(start_paused = true)]
    async fn long_writes_strain_and_short_ones_or_silence_relieve() {
        let fitness = Fitness::default();
        fitness.note_kept(Duration::from_secs(1));
        assert!(fitness.is_strained());
        tokio::time::advance(FRESH).await;
        assert!(!fitness.is_strained());
        fitness.note_kept(Duration::from_secs(1));
        assert!(fitness.is_strained());
        for _ in 0..64 {
            fitness.note_kept(Duration::from_millis(4));
        }
        assert!(!fitness.is_strained());
        // One slow write among many is none.
        fitness.note_kept(Duration::from_millis(500));
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
