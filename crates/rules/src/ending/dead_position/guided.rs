//! The guided search for a helpmate: the first and by far the most frequent
//! way to *yes*.
//!
//! White mates and Black helps. Moves wait in the order in which
//! [`super::judgement`] sees them, judged before they are made; a position is
//! made only when its move's turn has come, and looked at once. So a position
//! costs little more than its list of moves, and most mates are found within
//! thirty. It answers *yes* with a line or gives up: what is not found here is
//! searched to the end by [`super::search`].
//!
//! Cost: a quarter of a microsecond a position.

use super::judgement::Judgement;
use super::material;
use crate::board::{Color, Role, Square};
use crate::movement::{Move, MoveList};
use crate::position::{Packed, Position};
use alloc::vec::Vec;

/// No number: the end of a list.
const NONE: u32 = u32::MAX;

/// As many different degrees as there are; the last is the least promising.
const DEGREES: usize = 256;

/// How many positions are looked at, if White has pawns, rooks or queens.
pub(super) const MOST: usize = 2_000;

/// How many, if he has not: then the mate in view is not the one to look for.
const MOST_WHEN_WEAK: usize = 64;

/// Slots of the index at first, a power of two.
const FIRST_SLOTS: usize = 256;

/// An empty slot; there are fewer positions than that.
const EMPTY: u16 = u16::MAX;

/// The first moves that promise nothing wait with the rest; every second one
/// after them waits this much longer, up to so many times.
const PER_IDLE_MOVE: i32 = 8;
const MOST_IDLE: i32 = 6;

/// A pair of places of the kings that was seen this often is one degree worse.
const VISITS_PER_DEGREE: i32 = 3;

/// Whether White has neither pawns nor rooks nor queens.
pub(super) fn is_weak(position: &Position) -> bool {
    let board = position.board();
    let strong = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    !board.color(Color::White).meets(strong)
}

/// The number of a pair of places of the kings.
fn pair([white, black]: [Square; 2]) -> usize {
    (white as usize) << 6 | black as usize
}

struct Node {
    packed: Packed,
    parent: u32,
    last: Option<Move>,
}

/// A move that waits to be made.
#[derive(Clone, Copy)]
struct Waiting {
    parent: u32,
    /// The next one of the same degree.
    next: u32,
    chess_move: Move,
}

/// What the search has seen.
pub(super) struct Guided {
    nodes: Vec<Node>,
    /// Node numbers by hash, with linear probing.
    slots: Vec<u16>,
    waiting: Vec<Waiting>,
    /// The first waiting move of each degree.
    first: [u32; DEGREES],
    /// No move of a lower degree waits.
    lowest: usize,
    /// How often a pair of places of the kings was seen.
    visits: [u8; 64 * 64],
    most: usize,
    /// The line, if the first position had a mate.
    mate: Option<Vec<Move>>,
}

impl Guided {
    /// Nothing but where it begins.
    pub(super) fn from(root: &Position) -> Guided {
        let mut guided = Guided {
            nodes: Vec::with_capacity(64),
            slots: alloc::vec![EMPTY; FIRST_SLOTS],
            waiting: Vec::with_capacity(1024),
            first: [NONE; DEGREES],
            lowest: DEGREES,
            visits: [0; 64 * 64],
            most: if is_weak(root) { MOST_WHEN_WEAK } else { MOST },
            mate: None,
        };
        let is_mate = root.turn() == Color::Black && root.is_checkmate();
        guided.mate = if is_mate { Some(Vec::new()) } else { guided.meet(root, NONE, None) };
        guided
    }

    /// A line to a mate by White, if one is found among so many positions; asked
    /// again with more, it goes on.
    pub(super) fn helpmate(&mut self, most: usize) -> Option<Vec<Move>> {
        while self.mate.is_none() && self.nodes.len() < most.min(self.most) {
            let waiting = self.take()?;
            let before = self.nodes[waiting.parent as usize].packed.position();
            let position = before.after(waiting.chess_move);
            if material::lack(position.board(), Color::White).is_none() {
                self.mate = self.meet(&position, waiting.parent, Some(waiting.chess_move));
            }
        }
        self.mate.take()
    }

    /// Looks at a position that was not met before; the line, if a move mates.
    fn meet(&mut self, position: &Position, parent: u32, last: Option<Move>) -> Option<Vec<Move>> {
        let packed = Packed::of(position);
        let slot = self.slot_of(&packed);
        if self.slots[slot] != EMPTY {
            return None;
        }
        let number = self.nodes.len() as u32;
        self.slots[slot] = number as u16;
        self.nodes.push(Node { packed, parent, last });
        if self.nodes.len() * 2 > self.slots.len() {
            self.widen();
        }
        let mate = self.expand(number, position)?;
        Some(self.line(number, mate))
    }

    /// Where the position is in the index, or the empty slot where it belongs.
    fn slot_of(&self, packed: &Packed) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = packed.mixed() as usize & mask;
        while self.slots[slot] != EMPTY
            && self.nodes[usize::from(self.slots[slot])].packed != *packed
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn widen(&mut self) {
        let wider = 4 * self.slots.len();
        self.slots.clear();
        self.slots.resize(wider, EMPTY);
        for number in 0..self.nodes.len() {
            let slot = self.slot_of(&self.nodes[number].packed);
            self.slots[slot] = number as u16;
        }
    }

    /// Puts the moves of a position on the waiting list; the move that mates,
    /// if one does.
    fn expand(&mut self, number: u32, position: &Position) -> Option<Move> {
        let judgement = Judgement::of(position);
        let turn = position.turn();
        let kings = Color::ALL.map(|color| position.king(color));
        let here = &mut self.visits[pair(kings)];
        *here = here.saturating_add(1);
        let here = i32::from(*here) / VISITS_PER_DEGREE;
        let mut moves = MoveList::new();
        position.legal_moves_into(&mut moves);
        let mut idle = 0;
        for &chess_move in &moves {
            if turn == Color::White
                && judgement.may_mate(chess_move)
                && position.after(chess_move).is_checkmate()
            {
                return Some(chess_move);
            }
            let mut degree = judgement.after(chess_move);
            if chess_move.role() == Role::King {
                let mut kings = kings;
                kings[turn as usize] = chess_move.to();
                degree += i32::from(self.visits[pair(kings)]) / VISITS_PER_DEGREE;
            } else {
                if degree >= judgement.total {
                    idle += 1;
                    degree += PER_IDLE_MOVE * (idle >> 1).min(MOST_IDLE);
                }
                degree += here;
            }
            let degree = degree.clamp(0, DEGREES as i32 - 1) as usize;
            let next = core::mem::replace(&mut self.first[degree], self.waiting.len() as u32);
            self.waiting.push(Waiting { parent: number, next, chess_move });
            self.lowest = self.lowest.min(degree);
        }
        None
    }

    /// The most promising move that waits, of equals the youngest.
    fn take(&mut self) -> Option<Waiting> {
        while self.lowest < DEGREES {
            let number = self.first[self.lowest];
            if number != NONE {
                let waiting = self.waiting[number as usize];
                self.first[self.lowest] = waiting.next;
                return Some(waiting);
            }
            self.lowest += 1;
        }
        None
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
