//! The planned search for a helpmate: for mates that many moves must be made for
//! in the right order, about walls and cages.
//!
//! White mates and Black helps. A position is judged by [`plan`], which counts
//! the moves that a mate still takes, and by [`super::novelty`]. In turn the
//! nearest position is followed, of equals the newest in kind, and the newest in
//! kind, of equals the nearest. Like [`super::guided`], it answers *yes* with a
//! line or gives up.
//!
//! Cost: some tens of microseconds a position, a second at most, so it is asked
//! only where the search has held very many.

use super::material;
use super::novelty::{NOVELTIES, Seen};
use super::plan;
use crate::board::Color;
use crate::movement::Move;
use crate::position::{Packed, Position};
use alloc::collections::VecDeque;
use alloc::vec::Vec;

/// No node: the end of a list.
const NONE: u32 = u32::MAX;

/// As many different distances as are told apart.
const DISTANCES: usize = 256;

/// How far the first position is taken to be at most.
const FARTHEST: u32 = 40;

/// A position that is farther than the one before by more counts as so much farther.
const MOST_CHANGE: u32 = 4;

/// How much [`plan`] may try in all, so that boards with many pieces do not take long.
const MOST_WORK: u32 = 20_000_000;

/// What a position costs besides: its layers.
const PER_POSITION: u32 = 200;

/// Room in the index beyond the positions asked for: the last one is followed to all
/// its moves.
const MOST_MOVES: usize = 256;

struct Node {
    packed: Packed,
    parent: u32,
    last: Option<Move>,
    distance: u32,
}

/// What the search has seen.
struct Planned {
    nodes: Vec<Node>,
    /// Node numbers by hash, with linear probing.
    slots: Vec<u32>,
    /// The nodes that wait, by their novelty and then by their distance.
    waiting: [Vec<VecDeque<u32>>; NOVELTIES],
    seen: Seen,
    turns: u32,
    /// How much has been tried.
    work: u32,
}

/// A line to a mate by White, if one is found among so many positions.
pub(super) fn helpmate(root: &Position, most: usize) -> Option<Vec<Move>> {
    let slots = (2 * (most + MOST_MOVES)).next_power_of_two();
    let mut planned = Planned {
        nodes: Vec::new(),
        slots: alloc::vec![NONE; slots],
        waiting: [(); NOVELTIES].map(|()| alloc::vec![VecDeque::new(); DISTANCES]),
        seen: Seen::nothing(),
        turns: 0,
        work: 0,
    };
    planned.meet(&root.without_counters(), NONE, None, FARTHEST);
    while planned.nodes.len() < most && planned.work < MOST_WORK {
        let number = planned.take()?;
        if let Some(line) = planned.expand(number) {
            return Some(line);
        }
    }
    None
}

impl Planned {
    /// Meets every position one move further; the line, if one is mate.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let node = &self.nodes[number as usize];
        let (before, distance) = (node.packed.position(), node.distance);
        for chess_move in before.legal_moves() {
            let after = before.after(chess_move).without_counters();
            if after.turn() == Color::Black && after.is_checkmate() {
                return Some(self.line(number, chess_move));
            }
            if material::lack(after.board(), Color::White).is_none() {
                self.meet(&after, number, Some(chess_move), distance);
            }
        }
        None
    }

    /// A position that was not met before waits; the one before it was so far from
    /// a mate.
    fn meet(&mut self, position: &Position, parent: u32, last: Option<Move>, before: u32) {
        let packed = Packed::of(position);
        let mask = self.slots.len() - 1;
        let mut slot = packed.mixed() as usize & mask;
        while self.slots[slot] != NONE {
            if self.nodes[self.slots[slot] as usize].packed == packed {
                return;
            }
            slot = (slot + 1) & mask;
        }
        let number = self.nodes.len() as u32;
        self.slots[slot] = number;
        let (distance, work) = plan::moves_to_mate(position, before + MOST_CHANGE);
        self.work += PER_POSITION + work;
        let novelty = self.seen.see(position, distance);
        let degree = (distance as usize).min(DISTANCES - 1);
        self.waiting[novelty as usize][degree].push_back(number);
        self.nodes.push(Node { packed, parent, last, distance });
    }

    /// The node that is followed next.
    fn take(&mut self) -> Option<u32> {
        self.turns += 1;
        if self.turns.is_multiple_of(2) {
            return self.waiting.iter_mut().flatten().find_map(VecDeque::pop_front);
        }
        (0..DISTANCES).find_map(|distance| {
            self.waiting.iter_mut().find_map(|waiting| waiting[distance].pop_front())
        })
    }

    /// The moves from the root to a node and one more.
    fn line(&self, number: u32, last: Move) -> Vec<Move> {
        let mut line = alloc::vec![last];
        let mut node = &self.nodes[number as usize];
        while let Some(chess_move) = node.last {
            line.push(chess_move);
            node = &self.nodes[node.parent as usize];
        }
        line.reverse();
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ending::dead_position::replays;
    use crate::notation::fen;
    use crate::position::CastlingMode;

    /// Helpmates of which no other order of search finds the beginning: a king walks
    /// round a wall and frees a pawn, or past his own bishops to a corner.
    #[test]
    fn long_ways_round_a_wall() {
        for text in [
            "1b3kBR/4pP1P/1p1pP1BP/1P1P4/6B1/1B1B2p1/1P4P1/1K6 w - - 0 1",
            "k7/1b6/2b5/3b4/4b3/1pB2b2/pP4b1/K6b w - - 0 1",
        ] {
            let read = fen::read_lenient(text, CastlingMode::Standard);
            let (position, _) = read.expect("a position");
            let line = helpmate(&position, 20_000).expect("a line");
            assert!(replays(&position, &line, Color::White), "{text}: {line:?}");
            assert_eq!(helpmate(&position, 40), None, "{text}: so few positions do not do");
        }
    }
}
