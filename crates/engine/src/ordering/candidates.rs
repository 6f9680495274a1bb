//! The moves of the nodes on the present line, in one list.
//!
//! Each node owns a [`Range`] at the end of the list and takes the best move
//! left in it, one at a time: most nodes need only the first few in order. One
//! list for all keeps a node's part of the stack small.

use super::Ranking;
use crate::hash_table::PackedMove;
use core::cmp::Reverse;
use rokade_rules::Move;

/// A move with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// The move.
    pub(crate) chess_move: Move,
    /// The greater, the earlier.
    pub(crate) rank: i32,
    /// Whether it was searched, and not passed over.
    pub(crate) is_searched: bool,
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
    /// Whether what is left has its ranks.
    is_ranked: bool,
    /// How many were taken whose ranks will not change any more.
    settled: usize,
    /// Whether what is left is in order.
    is_sorted: bool,
}

/// After so many moves whose ranks will not change the rest is put in order:
/// most nodes never come so far, and those that do mostly try all.
const SETTLED_BEFORE_SORTING: usize = 3;

impl Candidates {
    /// Adds a node's moves. Every range handed out later must be released
    /// before this one is used again.
    pub(crate) fn add(&mut self, moves: impl Iterator<Item = Move>) -> Range {
        let start = self.0.len();
        self.0.extend(moves.map(|chess_move| Candidate {
            chess_move,
            rank: 0,
            is_searched: false,
        }));
        Range {
            start,
            next: start,
            end: self.0.len(),
            is_ranked: false,
            settled: 0,
            is_sorted: false,
        }
    }

    /// Whether a node has a certain move.
    pub(crate) fn has(&self, range: &Range, wanted: PackedMove) -> bool {
        self.0[range.start..range.end].iter().any(|c| PackedMove::of(c.chess_move) == wanted)
    }

    /// Takes a certain move out of turn, if it is there.
    pub(crate) fn take(&mut self, range: &mut Range, wanted: PackedMove) -> Option<Candidate> {
        let left = &mut self.0[range.next..range.end];
        let place = left.iter().position(|c| PackedMove::of(c.chess_move) == wanted)?;
        // The others keep their order, so that equal ones come in the same
        // order always.
        left[..=place].rotate_right(1);
        range.next += 1;
        left.first().copied()
    }

    /// Gives what is left its ranks, once.
    pub(crate) fn rank(&mut self, range: &mut Range, rank: impl Fn(Move) -> i32) {
        if !range.is_ranked {
            range.is_ranked = true;
            for candidate in &mut self.0[range.next..range.end] {
                candidate.rank = rank(candidate.chess_move);
            }
        }
    }

    /// Takes the best move that is left, by ranks that `looked_at` may still
    /// lower when a move's turn has come.
    pub(crate) fn take_best(
        &mut self,
        range: &mut Range,
        looked_at: impl Fn(Candidate) -> i32,
    ) -> Option<Candidate> {
        let left = &mut self.0[range.next..range.end];
        if range.settled == SETTLED_BEFORE_SORTING && !range.is_sorted {
            left.sort_by_key(|candidate| Reverse(candidate.rank));
            range.is_sorted = true;
        }
        if range.is_sorted {
            range.next += usize::from(!left.is_empty());
            return left.first().copied();
        }
        loop {
            let mut best = 0;
            for place in 1..left.len() {
                // Of equal ones the first, so that the order is the same always.
                if left[place].rank > left[best].rank {
                    best = place;
                }
            }
            let first = *left.get(best)?;
            let rank = looked_at(first);
            if rank == first.rank {
                left.swap(0, best);
                range.next += 1;
                range.settled += usize::from(Ranking::is_settled(rank));
                return Some(first);
            }
            left[best].rank = rank;
        }
    }

    /// The move taken last is searched.
    pub(crate) fn mark_searched(&mut self, range: &Range) {
        if let Some(candidate) = self.0[range.start..range.next].last_mut() {
            candidate.is_searched = true;
        }
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

    fn king_to(to: Square) -> Move {
        Move::Normal { role: Role::King, from: Square::E4, to, promotion: None }
    }

    fn take(list: &mut Candidates, range: &mut Range) -> Option<Square> {
        list.take_best(range, |candidate| candidate.rank).map(|c| c.chess_move.to())
    }

    #[test]
    fn the_best_come_first_and_ranges_do_not_mix() {
        let mut list = Candidates::default();
        let mut outer = list.add([Square::E5, Square::D4, Square::F4].map(king_to).into_iter());
        list.rank(&mut outer, |m| if m.to() == Square::E5 { -1 } else { 7 });
        assert_eq!(take(&mut list, &mut outer), Some(Square::D4));
        let mut inner = list.add([king_to(Square::E3)].into_iter());
        assert_eq!(take(&mut list, &mut inner), Some(Square::E3));
        assert_eq!(take(&mut list, &mut inner), None);
        assert_eq!(inner.taken(), 1);
        list.release(inner);
        assert_eq!(take(&mut list, &mut outer), Some(Square::F4));
        list.mark_searched(&outer);
        let searched: Vec<bool> = list.taken(&outer).iter().map(|c| c.is_searched).collect();
        assert_eq!(searched, [false, true]);
    }

    #[test]
    fn a_move_can_be_taken_out_of_turn_and_another_be_put_back() {
        let mut list = Candidates::default();
        let mut range = list.add([Square::E5, Square::D4, Square::F4].map(king_to).into_iter());
        let wanted = PackedMove::of(king_to(Square::F4));
        assert_eq!(list.take(&mut range, wanted).map(|c| c.chess_move.to()), Some(Square::F4));
        assert!(list.take(&mut range, wanted).is_none());
        list.rank(&mut range, |m| if m.to() == Square::E5 { 5 } else { 3 });
        // E5 looks best until it is looked at.
        let looked_at = |c: Candidate| if c.rank == 5 { 1 } else { c.rank };
        let next = list.take_best(&mut range, looked_at).map(|c| c.chess_move.to());
        assert_eq!(next, Some(Square::D4));
        assert_eq!(take(&mut list, &mut range), Some(Square::E5));
    }
}
