//! Who tries too often to be somebody waits.
//!
//! A few tries at one name are free; each further one waits twice as long as the last, up to a
//! minute. A try is counted before it is judged, so that many at once are no way around; who was
//! right is forgiven. Names that nobody has wait as well. Everything is forgotten a quarter of an hour
//! after the last try, and when the program ends.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rokade_club::members::NameKey;
use tokio::time::Instant;

/// So many tries cost nothing.
const FREE_TRIES: u32 = 5;

/// The longest that one has to wait.
const LONGEST_WAIT: Duration = Duration::from_secs(60);

/// After so long without a try all is forgotten.
const MEMORY: Duration = Duration::from_secs(15 * 60);

/// So many names are remembered; beyond that the one that was not tried for the longest is
/// forgotten.
const MOST_NAMES: usize = 10_000;

#[derive(Debug)]
struct Tries {
    count: u32,
    last: Instant,
}

impl Tries {
    /// When the next may come.
    fn next(&self) -> Instant {
        let over = self.count.saturating_add(1).saturating_sub(FREE_TRIES);
        if over == 0 {
            return self.last;
        }
        let wait = Duration::from_secs(1).saturating_mul(2_u32.saturating_pow(over - 1));
        self.last + wait.min(LONGEST_WAIT)
    }
}

/// Tries at names.
#[derive(Debug, Default)]
pub(crate) struct Throttle {
    tries: Mutex<HashMap<NameKey, Tries>>,
}

impl Throttle {
    /// Lets somebody try, or says how long they have to wait.
    pub(crate) fn admit(&self, name: &NameKey) -> Result<(), Duration> {
        let now = Instant::now();
        let mut all = self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, tries| now - tries.last < MEMORY);
        if all.len() >= MOST_NAMES
            && !all.contains_key(name)
            && let Some(oldest) = all.iter().min_by_key(|(_, tries)| tries.last)
        {
            let oldest = oldest.0.clone();
            all.remove(&oldest);
        }
        let tries = all.entry(name.clone()).or_insert(Tries { count: 0, last: now });
        let next = tries.next();
        if now < next {
            return Err(next - now);
        }
        tries.count = tries.count.saturating_add(1);
        tries.last = now;
        Ok(())
    }

    /// They were right.
    pub(crate) fn forgive(&self, name: &NameKey) {
        self.tries.lock().unwrap_or_else(PoisonError::into_inner).remove(name);
    }
}

#[cfg(test)]
mod tests {
    use rokade_club::members::MemberName;
    use tokio::time::advance;

    use super::*;

    fn key(name: &str) -> NameKey {
        name.parse::<MemberName>().unwrap().key()
    }

    #[tokio::test(start_paused = true)]
    async fn further_tries_wait_longer_and_longer() {
        let (throttle, anna) = (Throttle::default(), key("Anna"));
        for _ in 0..FREE_TRIES {
            assert_eq!(throttle.admit(&anna), Ok(()));
        }
        assert_eq!(throttle.admit(&anna), Err(Duration::from_secs(1)));
        assert_eq!(throttle.admit(&key("Bram")), Ok(()));
        for wait in [1, 2, 4, 8, 16, 32, 60, 60] {
            assert_eq!(throttle.admit(&anna), Err(Duration::from_secs(wait)));
            advance(Duration::from_secs(wait)).await;
            assert_eq!(throttle.admit(&anna), Ok(()));
        }
        throttle.forgive(&anna);
        assert_eq!(throttle.admit(&anna), Ok(()));
    }

    #[tokio::test(start_paused = true)]
    async fn tries_are_forgotten() {
        let (throttle, anna) = (Throttle::default(), key("Anna"));
        for _ in 0..FREE_TRIES {
            assert_eq!(throttle.admit(&anna), Ok(()));
        }
        advance(MEMORY).await;
        for _ in 0..FREE_TRIES {
            assert_eq!(throttle.admit(&anna), Ok(()));
        }
    }
}
