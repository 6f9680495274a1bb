//! The search for a helpmate, which is at the same time the exhaustive closure.
//!
//! Both sides help, so there is only one question: can a mate be reached? The
//! positions are visited most promising first ([`super::promise`]) and each
//! only once. A mate that is found answers *yes*, with the line that led there.
//! When nothing is left to visit, every position that can be reached was
//! visited, or lies behind one that a cheaper layer proved hopeless: *no*.
//! The order cannot make either answer wrong.
//!
//! Cost: the budget is the number of different positions held in the table,
//! some hundred bytes each. Positions are compared whole, never by key alone.
//! The counters of FIDE 9.3 and 9.6 play no part: the question is about moves.

use super::promise::{self, DEGREES, WAYS};
use super::{material, wall};
use crate::board::{Color, Role};
use crate::movement::Move;
use crate::position::Position;
use alloc::vec::Vec;

/// No node: the end of a list.
const NONE: u32 = u32::MAX;

/// Slots of the index at first; a power of two.
const FIRST_SLOTS: usize = 256;

/// From so many positions on, what cannot be taken back is held against the
/// wall before it is searched; before that a wall costs more than it saves.
const WALLS_FROM: usize = 192;

/// From so many positions on, every way has its turn, breadth first too.
const SLOW_WAYS_FROM: usize = 2048;

/// How a search ended.
pub(super) enum Found {
    /// A mate, and the moves that lead there.
    Mate(Vec<Move>),
    /// Everything was visited, and there is none.
    Nothing(Closure),
    /// The budget ran out.
    Spent {
        /// How many positions were visited.
        searched: u32,
    },
}

/// What an exhausted search counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Closure {
    /// Different positions, the first included.
    pub positions: u32,
    /// How many of them were not followed, because of their material.
    pub by_material: u32,
    /// How many of them were not followed, because of a wall.
    pub by_wall: u32,
}

struct Node {
    position: Position,
    parent: u32,
    /// The next node of the same degree, in each way.
    next: [u32; WAYS],
    depth: u32,
    /// The move that led here; the root has none.
    last: Option<Move>,
    /// Whether that move can never be taken back.
    for_good: bool,
    /// Whether it waits no longer.
    taken: bool,
}

struct Search {
    color: Color,
    budget: usize,
    nodes: Vec<Node>,
    /// Node numbers by hash, with linear probing.
    slots: Vec<u32>,
    /// The lists of waiting nodes, one for each way to judge them.
    waiting: [Waiting; WAYS],
    /// The way that is followed next.
    way: usize,
    /// How many ways are followed at first.
    quick_ways: usize,
    closure: Closure,
}

/// Nodes by their degree.
struct Waiting {
    /// The first waiting node of each degree.
    first: [u32; DEGREES],
    /// No node of a lower degree waits.
    lowest: usize,
}

/// Looks for a mate by `color`, holding at most about `budget` positions.
///
/// It is always White who mates: a budget that is spent is then spent on the
/// mirrored position too, and mirrored positions get mirrored answers.
pub(super) fn helpmate(position: &Position, color: Color, budget: u32) -> Found {
    match color {
        Color::White => white_mates(position, budget),
        Color::Black => match white_mates(&position.mirrored(), budget) {
            Found::Mate(line) => Found::Mate(line.into_iter().map(Move::mirrored).collect()),
            found => found,
        },
    }
}

fn white_mates(position: &Position, budget: u32) -> Found {
    let color = Color::White;
    let board = position.board();
    let heavy = board.color(color) & (board.role(Role::Queen) | board.role(Role::Rook));
    let mut search = Search {
        color,
        budget: budget as usize,
        nodes: Vec::with_capacity(FIRST_SLOTS / 2),
        slots: alloc::vec![NONE; FIRST_SLOTS],
        waiting: [const { Waiting { first: [NONE; DEGREES], lowest: 0 } }; WAYS],
        way: 0,
        quick_ways: if heavy.is_empty() { WAYS - 1 } else { WAYS - 2 },
        closure: Closure { positions: 0, by_material: 0, by_wall: 0 },
    };
    let root = position.without_counters();
    if root.turn() != color && root.is_checkmate() {
        return Found::Mate(Vec::new());
    }
    search.meet(root, NONE, 0, None, false);
    search.run()
}

impl Search {
    fn run(mut self) -> Found {
        while let Some(number) = self.take() {
            let node = &self.nodes[number as usize];
            if node.for_good
                && self.nodes.len() >= WALLS_FROM
                && wall::holds(&node.position, self.color)
            {
                self.closure.by_wall += 1;
                continue;
            }
            if let Some(mate) = self.expand(number) {
                return Found::Mate(mate);
            }
            if self.nodes.len() > self.budget {
                return Found::Spent { searched: self.nodes.len() as u32 };
            }
        }
        self.closure.positions = self.nodes.len() as u32;
        Found::Nothing(self.closure)
    }

    /// Meets every position one move further; the line, if one is mate.
    fn expand(&mut self, number: u32) -> Option<Vec<Move>> {
        let node = &self.nodes[number as usize];
        let (before, depth) = (node.position, node.depth + 1);
        for chess_move in before.legal_moves() {
            let after = before.after(chess_move).without_counters();
            if after.turn() != self.color && after.is_check() && !after.has_legal_move() {
                return Some(self.line(number, chess_move));
            }
            let captures = before.board().occupied().len() != after.board().occupied().len();
            let for_good = captures || chess_move.role() == Role::Pawn;
            self.meet(after, number, depth, Some(chess_move), for_good);
        }
        None
    }

    /// Puts a position that was not met before on the waiting list.
    fn meet(
        &mut self,
        position: Position,
        parent: u32,
        depth: u32,
        last: Option<Move>,
        for_good: bool,
    ) {
        let slot = self.slot_of(&position);
        if self.slots[slot] != NONE {
            return;
        }
        let number = self.nodes.len() as u32;
        self.slots[slot] = number;
        let next = [NONE; WAYS];
        let mut node = Node { position, parent, next, depth, last, for_good, taken: false };
        if for_good && material::lack(position.board(), self.color).is_some() {
            self.closure.by_material += 1;
        } else {
            let degrees = promise::degrees(&position, self.color, depth);
            for ((waiting, next), degree) in
                self.waiting.iter_mut().zip(&mut node.next).zip(degrees)
            {
                let degree = usize::from(degree);
                *next = core::mem::replace(&mut waiting.first[degree], number);
                waiting.lowest = waiting.lowest.min(degree);
            }
        }
        self.nodes.push(node);
        if self.nodes.len() * 2 > self.slots.len() {
            self.widen();
        }
    }

    /// The most promising waiting node in the way whose turn it is, of equals
    /// the youngest.
    fn take(&mut self) -> Option<u32> {
        let ways = if self.nodes.len() < SLOW_WAYS_FROM { self.quick_ways } else { WAYS };
        let way = self.way % ways;
        self.way = way + 1;
        let waiting = &mut self.waiting[way];
        while waiting.lowest < DEGREES {
            let number = waiting.first[waiting.lowest];
            if number == NONE {
                waiting.lowest += 1;
                continue;
            }
            let node = &mut self.nodes[number as usize];
            waiting.first[waiting.lowest] = node.next[way];
            if !core::mem::replace(&mut node.taken, true) {
                return Some(number);
            }
        }
        None
    }

    /// Where the position is in the index, or the empty slot where it belongs.
    fn slot_of(&self, position: &Position) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = position.mixed() as usize & mask;
        loop {
            let number = self.slots[slot];
            if number == NONE || self.nodes[number as usize].position == *position {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn widen(&mut self) {
        let wider = 4 * self.slots.len();
        self.slots.clear();
        self.slots.resize(wider, NONE);
        for number in 0..self.nodes.len() {
            let slot = self.slot_of(&self.nodes[number].position);
            self.slots[slot] = number as u32;
        }
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
