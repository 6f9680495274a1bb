//! How much of the processors a thread or a process has used.
//!
//! Time on the wall tells little where several programs share a machine. The
//! system counts what each of them really ran. Of this program it tells by its
//! clocks (POSIX), to the billionth of a second; of another one on Linux in
//! `/proc`. Elsewhere nothing is known.
//!
//! Source: POSIX, `clock_gettime`; the Linux manual page proc(5),
//! `/proc/pid/stat`, fields 14 and 15.

use std::ops::{Add, Sub};
use std::time::{Duration, Instant};

/// Whose work is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Processor {
    ThisThread,
    /// Of all threads of this program.
    ThisProgram,
    Process(u32),
}

/// Time that was really run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Work(pub(crate) Duration);

/// The unit of the two fields: a hundredth of a second, for every program of
/// the system whatever its kernel counts in.
const TICK: Duration = Duration::from_millis(10);

impl Processor {
    /// The work so far.
    pub(crate) fn work(self) -> Option<Work> {
        match self {
            Self::ThisThread | Self::ThisProgram => self.by_clock(),
            Self::Process(id) => {
                of_stat(&std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?)
            }
        }
    }

    #[cfg(unix)]
    fn by_clock(self) -> Option<Work> {
        use rustix::time::{ClockId, clock_gettime};
        let clock = match self {
            Self::ThisThread => ClockId::ThreadCPUTime,
            _ => ClockId::ProcessCPUTime,
        };
        Duration::try_from(clock_gettime(clock)).ok().map(Work)
    }

    #[cfg(not(unix))]
    #[expect(clippy::unused_self, reason = "this system has no such clocks")]
    const fn by_clock(self) -> Option<Work> {
        None
    }
}

/// Work that may be done and is watched from outside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    most: Work,
    processor: Processor,
    before: Option<Work>,
    /// The work that was seen last, and since when it is the same.
    seen: Option<Work>,
    since: Instant,
}

/// Who has not worked for so long waits to be told to stop: nothing is left to
/// search. A program that merely waits for a processor gets one sooner.
const IDLE: Duration = Duration::from_millis(400);

impl Allowance {
    /// So much, from now on.
    pub(crate) fn of(most: Duration, processor: Processor) -> Self {
        let before = processor.work();
        Self { most: Work(most), processor, before, seen: before, since: Instant::now() }
    }

    /// Whether something is left and is being used. Where the system does not
    /// tell, nothing is.
    pub(crate) fn is_left(&mut self) -> bool {
        let now = self.processor.work();
        if now != self.seen {
            (self.seen, self.since) = (now, Instant::now());
        }
        let used = now.zip(self.before).map(|(now, before)| now - before);
        used.is_some_and(|used| used < self.most) && self.since.elapsed() < IDLE
    }
}

impl Add for Work {
    type Output = Work;

    fn add(self, other: Work) -> Work {
        Work(self.0 + other.0)
    }
}

impl Sub for Work {
    type Output = Work;

    fn sub(self, earlier: Work) -> Work {
        Work(self.0.saturating_sub(earlier.0))
    }
}

/// The name of the program stands in parentheses and may hold anything, so the
/// fields are counted from the last one that closes.
fn of_stat(stat: &str) -> Option<Work> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let user: u32 = fields.next()?.parse().ok()?;
    let system: u32 = fields.next()?.parse().ok()?;
    Some(Work(TICK * user.checked_add(system)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_fields_are_added_whatever_the_program_is_called() {
        let stat = "42 (a) b (c)) S 1 1 1 0 -1 4194304 1 0 0 0 250 50 7 7 20 0 1 0 9 9 9";
        assert_eq!(of_stat(stat), Some(Work(Duration::from_secs(3))));
        assert_eq!(of_stat("42 (x) S 1"), None);
    }

    #[test]
    #[cfg(unix)]
    fn what_a_thread_does_is_counted_at_once_and_for_the_program_too() {
        let before = (Processor::ThisThread.work().unwrap(), Processor::ThisProgram.work());
        let sum = (0..10_000_u64).fold(0, |sum, n| std::hint::black_box(sum + n));
        assert_eq!(sum, 49_995_000);
        assert!(Processor::ThisThread.work().unwrap() > before.0);
        assert!(Processor::ThisProgram.work() > before.1);
    }
}
