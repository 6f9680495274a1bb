//! How much a move costs the processor.
//!
//! Where the system tells how long a program has been on a processor, that is counted, since other
//! programs do not change it; elsewhere the time by the wall.

use std::time::{Duration, Instant};

use rokade_engine::level::{Level, Player, Situation};
use rokade_rules::Position;
use serde::Serialize;

/// What moves cost, in milliseconds.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Work {
    pub(super) moves: usize,
    pub(super) median_ms: f64,
    pub(super) slowest_of_twenty_ms: f64,
    pub(super) slowest_ms: f64,
}

/// How many games a level plays with itself for this, and how long they go on at most.
const GAMES: u64 = 8;
const PLIES: usize = 100;

/// Lets a level play with itself.
pub(super) fn measure(level: Level) -> Work {
    let watch = Watch(Instant::now());
    let mut times = Vec::new();
    for seed in 0..GAMES {
        let mut player = Player::new(level.strength(), seed);
        let mut situation = Situation::starting_from(Position::initial());
        for _ in 0..PLIES {
            let began = watch.read();
            let Some(chosen) = player.choose(&situation) else { break };
            times.push((watch.read() - began).as_secs_f64() * 1_000.0);
            if situation.play(chosen).is_err() {
                break;
            }
        }
    }
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or(0.0);
    Work {
        moves: times.len(),
        median_ms: at(0.5),
        slowest_of_twenty_ms: at(0.95),
        slowest_ms: times.last().copied().unwrap_or(0.0),
    }
}

/// Tells processor time, or the time by the wall.
struct Watch(Instant);

impl Watch {
    fn read(&self) -> Duration {
        on_processor().unwrap_or_else(|| self.0.elapsed())
    }
}

/// How long this thread has been on a processor, as Linux tells it.
fn on_processor() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}
