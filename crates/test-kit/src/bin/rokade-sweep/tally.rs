//! What a sweep has found: how many things passed, and each failure in words.

use std::io::{self, Write};
use std::time::Duration;

/// No sweep shows more failures than this; the rest is counted.
const SHOWN: usize = 20;

/// What passed, what failed, and how much was looked at.
#[derive(Default)]
pub struct Tally {
    /// How many things passed.
    pub passed: u64,
    /// What failed, one line each.
    pub failures: Vec<String>,
    /// What else there is to say, such as how many moves were read.
    pub remarks: Vec<String>,
}

impl Tally {
    /// Counts one thing.
    pub fn count(&mut self, result: Result<(), String>) {
        match result {
            Ok(()) => self.passed += 1,
            Err(failure) => self.failures.push(failure),
        }
    }

    /// Adds what another has found.
    pub fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failures.extend(other.failures);
        self.remarks.extend(other.remarks);
    }

    /// Prints one line, and the failures below it.
    pub fn report(&self, name: &str, took: Duration, out: &mut impl Write) -> io::Result<()> {
        let seconds = took.as_secs_f64();
        let (passed, failed) = (self.passed, self.failures.len());
        write!(out, "{name}: {passed} passed, {failed} failed, {seconds:.1} s")?;
        for remark in &self.remarks {
            write!(out, "; {remark}")?;
        }
        writeln!(out)?;
        for failure in self.failures.iter().take(SHOWN) {
            writeln!(out, "  {failure}")?;
        }
        if failed > SHOWN {
            writeln!(out, "  … and {} more", failed - SHOWN)?;
        }
        out.flush()
    }
}

/// Asks the same of many things, on all processors; the results come in the order of the things.
pub fn in_parallel<T: Sync, R: Send>(things: &[T], ask: impl Fn(&T) -> R + Sync) -> Vec<R> {
    use std::sync::atomic::{AtomicUsize, Ordering};
    let next = AtomicUsize::new(0);
    let worker = || {
        let mut found = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(index) else { return found };
            found.push((index, ask(thing)));
        }
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let mut found: Vec<(usize, R)> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(worker)).collect();
        let results = handles.into_iter().map(|handle| match handle.join() {
            Ok(found) => found,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        results.flatten().collect()
    });
    found.sort_by_key(|&(index, _)| index);
    found.into_iter().map(|(_, result)| result).collect()
}
