//! Several threads on one search, which share nothing but the hash table.
//!
//! Each deepens for itself. What one has found the others meet in the table,
//! and since they are never at quite the same place they fill it for one
//! another. Only the first thread asks the stopwatch, keeps the limits, tells
//! the observer and answers.
//!
//! Idea: "Lazy SMP", Chess Programming Wiki, after D. Homan and M. Dietrich.

use super::watch::Counts;
use super::{Search, Task};
use crate::answer::Answer;
use crate::experience::Experience;
use crate::hash_table::HashTable;
use crate::limits::Limits;
use crate::observer::{Observer, Silent};
use crate::stop_token::StopToken;
use crate::stopwatch::StoppedClock;
use std::thread;

/// Searches with one thread for each of the helpers, and this one.
pub(crate) fn search_together(
    task: Task<'_>,
    table: &HashTable,
    experience: &mut Experience,
    helpers: &mut [Experience],
    observer: &mut dyn Observer,
) -> Answer {
    let counts = Counts::default();
    if helpers.is_empty() {
        return Search::new(task, table, experience, &counts).run(observer);
    }
    let Task { game, judge, tables, .. } = task;
    let limits = Limits { search_moves: task.limits.search_moves.clone(), ..Limits::none() };
    let (limits, counts) = (&limits, &counts);
    thread::scope(|scope| {
        let all_helpers = StopsWhenDropped(StopToken::new());
        for (number, experience) in (1..).zip(helpers) {
            let stop = all_helpers.0.clone();
            let help = move || {
                let (stopwatch, stop) = (&StoppedClock, &stop);
                let task = Task { game, limits, judge, tables, stopwatch, stop };
                Search::new(task, table, experience, counts).ahead_by(number % 2).run(&mut Silent);
            };
            if thread::Builder::new().spawn_scoped(scope, help).is_err() {
                // The system has no more threads to give: fewer will do.
                break;
            }
        }
        Search::new(task, table, experience, counts).run(observer)
    })
}

/// Whatever way the first thread ends, the others must not go on for ever.
struct StopsWhenDropped(StopToken);

impl Drop for StopsWhenDropped {
    fn drop(&mut self) {
        self.0.stop();
    }
}
