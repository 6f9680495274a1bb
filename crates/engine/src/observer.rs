//! Who is told what the search finds, while it still looks.

use crate::hash_table::Bound;
use crate::score::Score;
use core::time::Duration;
use rokade_rules::Move;

/// What is known of one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Which of the lines asked for it is: 1 for the best.
    pub number: u32,
    /// How deep every line was looked at, reductions aside.
    pub depth_plies: u32,
    /// The length of the longest line looked at, captures at its end included:
    /// the *selective depth*.
    pub deepest_plies: u32,
    /// How many positions have been visited since the search began, by all
    /// threads.
    pub nodes: u64,
    /// How many positions endgame tables have answered for, by all threads.
    pub table_hits: u64,
    /// How long that took, by the stopwatch that was handed in.
    pub elapsed: Duration,
    /// The worth of the line to the side to move.
    pub score: Score,
    /// Whether that is the true score, or only a bound of it.
    pub bound: Bound,
    /// The principal variation: the best play of both sides, all legal moves.
    pub line: Vec<Move>,
    /// How much of the hash table this search has filled, in thousandths.
    pub hash_permille: u32,
}

/// The search turns to a move on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveBegun {
    /// The move.
    pub chess_move: Move,
    /// Its place in the order in which they are tried: 1 for the first.
    pub number: u32,
    /// How deep it is looked at, reductions aside.
    pub depth_plies: u32,
}

/// Someone who is told.
pub trait Observer {
    /// A line of an iteration that is finished. Iterations come in the order of
    /// their depth, and the lines of each with the best first.
    fn iteration(&mut self, report: &Report);

    /// A score turned out to lie outside the window that was guessed, and is
    /// being looked for; until then it is a bound.
    fn outside_window(&mut self, _: &Report) {}

    /// The search turns to a move on the board; there are many of these, most
    /// of them within a moment.
    fn move_begun(&mut self, _: MoveBegun) {}
}

/// Someone who does not listen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    fn iteration(&mut self, _: &Report) {}
}

/// Any function that takes a report is an observer of finished iterations.
impl<F: FnMut(&Report)> Observer for F {
    fn iteration(&mut self, report: &Report) {
        self(report);
    }
}
