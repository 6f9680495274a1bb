//! One `go`: how it is told to stop, when its clock runs, when it may answer.

use core::sync::atomic::{AtomicBool, Ordering};
use core::time::Duration;
use rokade_engine::{StopToken, Stopwatch};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// One `go`, shared by the thread that listens and the one that thinks.
#[derive(Debug)]
pub(crate) struct Turn {
    asked: Instant,
    stop: StopToken,
    /// Read at every look at the clock, so not behind the lock.
    is_pondering: AtomicBool,
    is_answered: AtomicBool,
    hold: Mutex<Hold>,
    changed: Condvar,
}

/// What an answer waits for, even when the search has ended by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hold {
    /// Nothing.
    Free,
    /// `stop`: an infinite search.
    UntilStop,
    /// `ponderhit` or `stop`: a search on the opponent's time.
    UntilHit,
}

impl Turn {
    /// A turn that begins now.
    pub(crate) fn begin(hold: Hold) -> Turn {
        Turn {
            asked: Instant::now(),
            stop: StopToken::new(),
            is_pondering: AtomicBool::new(hold == Hold::UntilHit),
            is_answered: AtomicBool::new(false),
            hold: Mutex::new(hold),
            changed: Condvar::new(),
        }
    }

    /// A turn that began so long ago.
    #[cfg(test)]
    pub(crate) fn begun_before(waited: Duration, hold: Hold) -> Turn {
        let turn = Turn::begin(hold);
        Turn { asked: turn.asked.checked_sub(waited).unwrap_or(turn.asked), ..turn }
    }

    /// What stops the search.
    pub(crate) const fn stop_token(&self) -> &StopToken {
        &self.stop
    }

    /// Ends the search; its answer comes at once.
    pub(crate) fn stop(&self) {
        self.stop.stop();
        self.free();
    }

    /// The expected move was played: from now on the own clock counts.
    pub(crate) fn ponder_hit(&self) {
        self.is_pondering.store(false, Ordering::Release);
        if *self.hold() == Hold::UntilHit {
            self.free();
        }
    }

    /// Waits until an answer may be given.
    pub(crate) fn wait_until_free(&self) {
        let held = self.changed.wait_while(self.hold(), |hold| *hold != Hold::Free);
        drop(held.unwrap_or_else(PoisonError::into_inner));
    }

    /// The answer has been given.
    pub(crate) fn answered(&self) {
        self.is_answered.store(true, Ordering::Release);
    }

    /// Whether the answer has been given.
    pub(crate) fn is_answered(&self) -> bool {
        self.is_answered.load(Ordering::Acquire)
    }

    /// The time since it was asked for, on whosever clock.
    pub(crate) fn since_asked(&self) -> Duration {
        self.asked.elapsed()
    }

    fn free(&self) {
        *self.hold() = Hold::Free;
        self.changed.notify_all();
    }

    fn hold(&self) -> MutexGuard<'_, Hold> {
        self.hold.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// While the opponent's clock runs no limit of time is reached. What has been
/// thought by then counts from the ponder hit on, because a search that is as
/// deep as the clock would have bought need not go on.
impl Stopwatch for Turn {
    fn elapsed(&self) -> Duration {
        if self.is_pondering.load(Ordering::Acquire) { Duration::ZERO } else { self.since_asked() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_free_when_nothing_holds_it() {
        Turn::begin(Hold::Free).wait_until_free();
    }

    #[test]
    fn a_ponder_hit_starts_the_clock_and_frees_the_answer() {
        let turn = Turn::begin(Hold::UntilHit);
        assert_eq!(turn.elapsed(), Duration::ZERO);
        turn.ponder_hit();
        assert!(turn.elapsed() > Duration::ZERO);
        turn.wait_until_free();
        assert!(!turn.stop_token().is_stopped());
    }

    #[test]
    fn an_infinite_search_waits_for_its_stop_alone() {
        let turn = Turn::begin(Hold::UntilStop);
        turn.ponder_hit();
        assert_eq!(*turn.hold(), Hold::UntilStop);
        turn.stop();
        turn.wait_until_free();
        assert!(turn.stop_token().is_stopped());
    }
}
