//! The middle of several measurements, and the clock that they are taken with.

use std::fs;
use std::time::{Duration, Instant};

/// The median of measurements, which are put in order; 0 of none.
pub fn median(measured: &mut [f64]) -> f64 {
    measured.sort_by(f64::total_cmp);
    measured.get(measured.len() / 2).copied().unwrap_or(0.0)
}

/// How long something takes: processor time of this thread where the system
/// tells it, so that a busy machine disturbs less, else time on the wall.
pub struct Stopwatch {
    wall: Instant,
    processor: Option<Duration>,
}

impl Stopwatch {
    /// Starts it.
    pub fn start() -> Stopwatch {
        Stopwatch { wall: Instant::now(), processor: processor_time() }
    }

    /// How long it has run.
    pub fn seconds(&self) -> f64 {
        match (self.processor, processor_time()) {
            (Some(start), Some(now)) => now.saturating_sub(start).as_secs_f64(),
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// What this thread has used so far. Linux has it in nanoseconds.
fn processor_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(text.split(' ').next()?.parse().ok()?))
}
