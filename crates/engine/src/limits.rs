//! How far a search may go.

use core::time::Duration;
use rokade_rules::Move;

/// Whatever runs out first ends the search. Without any limit it ends when it
/// is told to, or when nothing deeper can be looked at.
///
/// ```
/// use rokade_engine::Limits;
/// use std::time::Duration;
/// let limits = Limits { depth_plies: Some(12), ..Limits::move_time(Duration::from_millis(300)) };
/// assert_eq!(limits.nodes, None);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The deepest iteration, in half-moves.
    pub depth_plies: Option<u32>,
    /// The most positions to visit. One thread never visits one more; of
    /// several, each may go on until it next looks at the count.
    pub nodes: Option<u64>,
    /// The time to use.
    pub time: Option<TimeLimit>,
    /// A mate in so many moves, of either side, is enough.
    pub mate_moves: Option<u32>,
    /// The only moves to think about; all when empty. What is not legal is
    /// passed over.
    pub search_moves: Vec<Move>,
    /// How many lines to find, each beginning with another move; none counts
    /// as one.
    pub lines: u32,
}

/// Time is limited twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLimit {
    /// After this no further iteration is begun: most would not be finished.
    pub soft: Duration,
    /// After this the iteration at hand is given up.
    pub hard: Duration,
}

impl Limits {
    /// Without any limit.
    #[must_use]
    pub fn none() -> Limits {
        Limits::default()
    }

    /// So many half-moves deep.
    #[must_use]
    pub fn depth(plies: u32) -> Limits {
        Limits { depth_plies: Some(plies), ..Limits::default() }
    }

    /// So many positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// All of this time for one move.
    #[must_use]
    pub fn move_time(time: Duration) -> Limits {
        let time = Some(TimeLimit { soft: time, hard: time });
        Limits { time, ..Limits::default() }
    }

    /// Until a mate in so many moves is found.
    #[must_use]
    pub fn mate(moves: u32) -> Limits {
        Limits { mate_moves: Some(moves), ..Limits::default() }
    }
}
