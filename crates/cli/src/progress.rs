//! A progress bar for work that takes longer than a second, on a terminal only.

use std::io::IsTerminal as _;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// Work that is done sooner is done before a bar could be read.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far a piece of work has come. The bar is drawn on standard error and is gone at the end, so
/// that output is never mixed with it.
pub(crate) struct Progress {
    began: Instant,
    steps: u64,
    done: u64,
    bar: Option<ProgressBar>,
    is_shown: bool,
}

impl Progress {
    /// Begins work of a known number of steps.
    pub(crate) fn of(steps: u64) -> Self {
        let is_shown = std::io::stderr().is_terminal();
        Self { began: Instant::now(), steps, done: 0, bar: None, is_shown }
    }

    /// One step more is done.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        if self.bar.is_none() && self.is_shown && self.began.elapsed() > PATIENCE {
            let style = ProgressStyle::with_template("{bar:32} {pos}/{len} {elapsed} (~{eta})");
            let bar = ProgressBar::new(self.steps).with_elapsed(self.began.elapsed());
            self.bar = Some(match style {
                Ok(style) => bar.with_style(style),
                Err(_) => bar,
            });
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
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
