//! A progress bar for work that takes longer than a second, on a terminal only.

use std::io::IsTerminal as _;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Work that is done sooner is done before a bar could be read.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Steps,
    Bytes,
}

/// How far a piece of work has come. The bar is drawn on standard error and is gone at the end, so
/// that output is never mixed with it.
pub(crate) struct Progress {
    began: Instant,
    /// How much there is to do, if anybody knows.
    whole: Option<u64>,
    unit: Unit,
    done: u64,
    bar: Option<ProgressBar>,
    is_shown: bool,
}

impl Progress {
    /// Begins work of a known number of steps.
    pub(crate) fn of(steps: u64) -> Self {
        Self::counting(Some(steps), Unit::Steps)
    }

    /// Counts nothing that anybody sees: where a part of the work has a bar of its own.
    pub(crate) fn hidden() -> Self {
        let mut progress = Self::counting(None, Unit::Steps);
        progress.is_shown = false;
        progress
    }

    /// Begins work of which nobody knows how much it is.
    pub(crate) fn of_unknown() -> Self {
        Self::counting(None, Unit::Steps)
    }

    /// Begins to read so many bytes, or nobody knows how many.
    pub(crate) fn of_bytes(bytes: Option<u64>) -> Self {
        Self::counting(bytes, Unit::Bytes)
    }

    fn counting(whole: Option<u64>, unit: Unit) -> Self {
        let is_shown = std::io::stderr().is_terminal();
        Self { began: Instant::now(), whole, unit, done: 0, bar: None, is_shown }
    }

    /// One step more is done.
    pub(crate) fn step(&mut self) {
        self.advance(1);
    }

    /// So much more is done.
    pub(crate) fn advance(&mut self, by: u64) {
        self.done += by;
        if self.bar.is_none() && self.is_shown && self.began.elapsed() > PATIENCE {
            self.bar = Some(self.draw());
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
        }
    }

    /// Prints something without mixing it with the bar.
    pub(crate) fn beside<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    fn draw(&self) -> ProgressBar {
        let template = match (self.whole, self.unit) {
            (Some(_), Unit::Steps) => "{bar:32} {pos}/{len} {elapsed} (~{eta})",
            (Some(_), Unit::Bytes) => "{bar:32} {bytes}/{total_bytes} {elapsed} (~{eta})",
            (None, Unit::Steps) => "{spinner} {pos} {elapsed}",
            (None, Unit::Bytes) => "{spinner} {bytes} {elapsed}",
        };
        let bar = match self.whole {
            Some(whole) => ProgressBar::new(whole),
            None => ProgressBar::new_spinner(),
        };
        let bar = bar.with_elapsed(self.began.elapsed());
        match ProgressStyle::with_template(template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
