//! The moves of the nodes on the present line, in one list.
//!
//! Each node owns a [`Range`] at the end of the list and takes the best move
//! left in it, one at a time: most nodes need only the first few in order. One
//! list for all keeps a node's part of the stack small.

use rokade_rules::Move;

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// The move.
    pub(crate) chess_move: Move,
    /// The greater, the earlier.
    pub(crate) rank: i32,
}

/// The list.
#[derive(Clone, Debug, Default)]
pub(crate) struct Candidates(Vec<Candidate>);

/// A node's part of the list: what was taken, and what is left.
#[derive(Clone, Debug)]
pub(crate) struct Range {
    start: usize,
    next: usize,
    end: usize,
}

impl Candidates {
    /// Adds a node's moves. Every range handed out later must be released
    /// before this one is used again.
    pub(crate) fn add(&mut self, moves: impl Iterator<Item = Candidate>) -> Range {
        let start = self.0.len();
        self.0.extend(moves);
        Range { start, next: start, end: self.0.len() }
    }

    /// Takes the best move that is left.
    pub(crate) fn take_best(&mut self, range: &mut Range) -> Option<Candidate> {
        let left = &mut self.0[range.next..range.end];
        let mut best = 0;
        for place in 1..left.len() {
            // Of equal ones the first, so that the order is the same always.
            if left[place].rank > left[best].rank {
                best = place;
            }
        }
        let first = *left.get(best)?;
        left.swap(0, best);
        range.next += 1;
        Some(first)
    }

    /// The moves taken so far, in the order they were taken.
    pub(crate) fn taken(&self, range: &Range) -> &[Candidate] {
        &self.0[range.start..range.next]
    }

    /// Gives the room back.
    pub(crate) fn release(&mut self, range: Range) {
        debug_assert_eq!(range.end, self.0.len(), "ranges are released in reverse order");
        self.0.truncate(range.start);
    }
}

impl Range {
    /// Whether the node had no move at all.
    pub(crate) const fn is_empty(&self) -> bool {
        self.start == self.end
    }

    /// How many moves were taken.
    pub(crate) const fn taken(&self) -> usize {
        self.next - self.start
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::{Role, Square};

    fn candidate(to: Square, rank: i32) -> Candidate {
        let chess_move = Move::Normal { role: Role::King, from: Square::E4, to, promotion: None };
        Candidate { chess_move, rank }
    }

    #[test]
    fn the_best_come_first_and_ranges_do_not_mix() {
        let mut list = Candidates::default();
        let outer = [candidate(Square::E5, -1), candidate(Square::D4, 7), candidate(Square::F4, 7)];
        let mut outer = list.add(outer.into_iter());
        assert_eq!(list.take_best(&mut outer).map(|c| c.chess_move.to()), Some(Square::D4));
        let mut inner = list.add([candidate(Square::E3, 3)].into_iter());
        assert_eq!(list.take_best(&mut inner).map(|c| c.rank), Some(3));
        assert!(list.take_best(&mut inner).is_none());
        assert_eq!(inner.taken(), 1);
        list.release(inner);
        assert_eq!(list.take_best(&mut outer).map(|c| c.chess_move.to()), Some(Square::F4));
        assert_eq!(list.taken(&outer).len(), 2);
    }
}
