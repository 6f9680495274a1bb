//! Every position that can be reached, by brute force.

use crate::bridge::{judged, side};
use rokade_rules::{Color, Position};
use std::collections::HashSet;

/// What became of an attempt to visit everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// A mate by the side asked about can be reached.
    Mate,
    /// None can; this many positions were visited.
    Never(usize),
    /// There are more positions than the limit.
    TooMany,
}

/// Visits every position that legal moves lead to, looking for a mate by `color`.
#[must_use]
pub fn closure(position: &Position, color: Color, limit: usize) -> Closed {
    let start = judged(position);
    let mated = side(!color);
    let mut met = HashSet::from([start.identity()]);
    let mut waiting = vec![start];
    while let Some(here) = waiting.pop() {
        let acts = here.legal_acts();
        if acts.is_empty() && here.turn == mated && here.is_check() {
            return Closed::Mate;
        }
        for act in acts {
            let after = here.after(act);
            if met.insert(after.identity()) {
                waiting.push(after);
            }
        }
        if met.len() > limit {
            return Closed::TooMany;
        }
    }
    Closed::Never(met.len())
}
