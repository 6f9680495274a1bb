//! Who is told what the search finds, while it still looks.

use crate::score::Score;
use core::time::Duration;
use rokade_rules::Move;

/// What a finished iteration found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// How deep every line was looked at, reductions aside.
    pub depth_plies: u32,
    /// The length of the longest line looked at, captures at its end included.
    pub deepest_plies: u32,
    /// How many positions have been visited since the search began.
    pub nodes: u64,
    /// How long that took, by the stopwatch that was handed in.
    pub elapsed: Duration,
    /// The worth of the position to the side to move.
    pub score: Score,
    /// The principal variation: the best play of both sides, all legal moves.
    pub line: Vec<Move>,
    /// How much of the hash table this search has filled, in thousandths.
    pub hash_permille: u32,
}

/// Someone who is told.
pub trait Observer {
    /// An iteration is finished. They come in the order of their depth.
    fn iteration(&mut self, report: &Report);
}

/// Someone who does not listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    fn iteration(&mut self, _: &Report) {}
}

/// Any function that takes a report is an observer.
impl<F: FnMut(&Report)> Observer for F {
    fn iteration(&mut self, report: &Report) {
        self(report);
    }
}
