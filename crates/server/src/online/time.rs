//! What time it is in this house, and what it draws.
//!
//! Moments are milliseconds since 1970 as the machine had it when the program started, and go on
//! from there by a clock that is never set back. After a restart they are never before what is kept.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use rokade_club::ports::{Chance, Time};
use rokade_rules::clock::{Millis, Moment};

/// The time of a house.
#[derive(Debug)]
pub struct HouseTime {
    begun: Instant,
    origin: Moment,
}

impl HouseTime {
    /// Begins now, and not before the latest moment that is known.
    #[must_use]
    pub fn from(latest: Option<Moment>) -> HouseTime {
        // A machine whose clock stands before 1970 has none; the kept moments then go on.
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let today = Moment::new(u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX));
        HouseTime { begun: Instant::now(), origin: today.max(latest.unwrap_or_default()) }
    }
}

impl Time for HouseTime {
    fn now(&self) -> Moment {
        let passed = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.origin + Millis::new(passed)
    }
}

/// The system's own source of chance.
#[derive(Debug)]
pub struct SystemChance;

impl Chance for SystemChance {
    fn draw(&self) -> u64 {
        // Without chance names and secrets could be guessed; a house cannot be run so.
        getrandom::u64().expect("the system has a source of chance")
    }
}
