//! The search for a helpmate, which is at the same time the exhaustive closure.
//!
//! White mates and Black helps, so there is only one question: can a mate be
//! reached? The positions are visited in four orders in turn, as
//! [`super::judgement`], [`super::corner`] and [`super::course`] see them and as
//! they were met, and each only once. A mate that is found answers *yes*, with the line that led
//! there. When nothing is left to visit, every position that can be reached was
//! visited, or lies behind one that a cheaper layer proved hopeless: *no*. The
//! order cannot make either answer wrong.
//!
//! Cost: the budget is the number of different positions held in the table, some
//! seventy bytes each and, while the table is small, a quarter of a microsecond. Positions are compared
//! whole, never by key alone. The counters of FIDE 9.3 and 9.6 play no part: the
//! question is about moves.

use super::course::{Course, Effect};
use super::guided::is_weak;
use super::judgement::Judgement;
use super::outline::Outline;
use super::{corner, material, wall};
use crate::board::{Color, Role, Square};
use crate::movement::{Move, MoveList};
use crate::position::{Packed, Position};
use alloc::vec::Vec;

/// No node: the end of a list.
const NONE: u32 = u32::MAX;

/// Slots of the index at first; a power of two.
const FIRST_SLOTS: usize = 1024;

/// As many different degrees as there are; the last is the least promising.
const DEGREES: usize = 256;

/// Ways to judge a position; the number of each is that of its waiting list.
const WAYS: usize = 3;

/// What is searched next.
#[derive(Clone, Copy)]
enum Way {
    /// By how near a mate at the edge looks.
    Edge,
    /// By how near a mate in a corner looks.
    Corner,
    /// By how far the line has strayed.
    Course,
    /// By how long a position has waited.
    Oldest,
}

/// The turns of the ways, of eight, for a White with pawns, rooks or queens and
/// for one without.
const AT_FIRST: [[Way; 8]; 2] = {
    use Way::{Corner as C, Course as W, Edge as E, Oldest as O};
    [[O, C, E, E, O, C, E, E], [W, C, W, C, W, C, W, C]]
};

/// The turns once there are many positions.
const LATER: [[Way; 8]; 2] = {
    use Way::{Corner as C, Course as W, Edge as E, Oldest as O};
    [[O, C, W, W, E, C, W, W], [O, C, W, W, W, E, W, C]]
};

/// With so few positions no course is followed yet.
const EARLY: usize = 1_000;

/// Of so many walls tried, one must hold, or they are tried less often.
const WALLS_PER_SUCCESS: u32 = 12;

/// How often they are tried then.
const SELDOM: u32 = 16;

/// How a search ended.
pub(super) enum Found {
    /// A mate, and the moves that lead there.
    Mate(Vec<Move>),
    /// Everything was visited, and there is none.
    Nothing(Closure),
    /// There is a wall.
    Wall(wall::Wall),
    /// There is an outline.
    Outline(Outline),
    /// The budget ran out.
    Spent {
        /// How many positions were visited.
        searched: u32,
    },
}

impl Found {
    /// The same on the board turned over.
    pub(super) fn mirrored(self) -> Found {
        match self {
            Found::Mate(line) => Found::Mate(line.into_iter().map(Move::mirrored).collect()),
            Found::Wall(wall) => Found::Wall(wall.mirrored()),
            Found::Outline(outline) => Found::Outline(outline.mirrored()),
            found => found,
        }
    }
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
    packed: Packed,
    parent: u32,
    /// The next node of the same degree, in each way.
    next: [u32; WAYS],
    /// The move that led here.
    last: Step,
    /// Whether that move can never be taken back.
    for_good: bool,
    /// Whether it waits no longer.
    taken: bool,
    /// What that move did to the line, and what the line has cost.
    effect: Effect,
    cost: u16,
}

/// A move, without what the position before it tells.
#[derive(Clone, Copy)]
struct Step {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

struct Search {
    budget: u32,
    nodes: Vec<Node>,
    /// Node numbers with a part of the hash, with linear probing.
    slots: Vec<(u32, u32)>,
    waiting: [Waiting; WAYS],
    /// Everything before this node has been taken.
    oldest: usize,
    turns: u32,
    /// Whether White has neither pawns nor rooks nor queens.
    is_weak: bool,
    walls: u32,
    course: Course,
    closure: Closure,
}

/// Nodes by their degree.
struct Waiting {
    /// The first waiting node of each degree.
    first: [u32; DEGREES],
    /// No node of a lower degree waits.
    lowest: usize,
}

/// A search for a mate by White, which can be left and gone on with.
pub(super) struct Helpmates(Search);

impl Helpmates {
    /// A search that has not begun, of at most about `budget` positions.
    pub(super) fn from(position: &Position, budget: u32) -> Helpmates {
        let mut search = Search {
            budget,
            nodes: Vec::with_capacity(FIRST_SLOTS / 2),
            slots: alloc::vec![(NONE, 0); FIRST_SLOTS],
            waiting: [const { Waiting { first: [NONE; DEGREES], lowest: DEGREES } }; WAYS],
            oldest: 0,
            turns: 0,
            is_weak: is_weak(position),
            walls: 0,
            course: Course::of(position),
            closure: Closure { positions: 0, by_material: 0, by_wall: 0 },
        };
        let root = position.without_counters();
        let step = Step { from: Square::A1, to: Square::A1, promotion: None };
        search.meet(&root, NONE, step, false, Effect::Idle);
        Helpmates(search)
    }

    /// Goes on until a mate is found, everything was visited, or about so many
    /// positions have been held.
    pub(super) fn search(&mut self, most: u32) -> Found {
        self.0.run(most.min(self.0.budget))
    }
}

impl Search {
    fn run(&mut self, most: u32) -> Found {
        let root = self.nodes.first().map(|node| node.packed.position());
        if root.is_some_and(|root| root.turn() == Color::Black && root.is_checkmate()) {
            return Found::Mate(Vec::new());
        }
        while let Some(number) = self.take() {
            let node = &self.nodes[number as usize];
            let position = node.packed.position();
            if node.for_good && self.is_walled_off(&position) {
                continue;
            }
            if let Some(mate) = self.expand(number, &position) {
                return Found::Mate(mate);
            }
            if self.nodes.len() as u32 > most {
                return Found::Spent { searched: self.nodes.len() as u32 };
            }
        }
        self.closure.positions = self.nodes.len() as u32;
        Found::Nothing(self.closure)
    }

    /// Whether a wall keeps White from mating; asked for only where it may pay.
    fn is_walled_off(&mut self, position: &Position) -> bool {
        let seldom = self.walls > WALLS_PER_SUCCESS * (self.closure.by_wall + 4);
        self.turns += 1;
        if seldom && !self.turns.is_multiple_of(SELDOM) {
            return false;
        }
        self.walls += 1;
        let holds = wall::holds(position);
        self.closure.by_wall += u32::from(holds);
        holds
    }

    /// Meets every position one move further; the line, if one is mate.
    fn expand(&mut self, number: u32, before: &Position) -> Option<Vec<Move>> {
        let mut moves = MoveList::new();
        before.legal_moves_into(&mut moves);
        for &chess_move in &moves {
            let after = before.after(chess_move).without_counters();
            if after.turn() == Color::Black && after.is_check() && !after.has_legal_move() {
                return Some(self.line(number, chess_move));
            }
            let captures = before.board().occupied().len() != after.board().occupied().len();
            let for_good = captures || chess_move.role() == Role::Pawn;
            let to = match chess_move {
                Move::Castle { rook, .. } => rook,
                _ => chess_move.to(),
            };
            let step = Step { from: chess_move.from(), to, promotion: chess_move.promotion() };
            let effect = self.course.effect(before.board(), before.turn(), chess_move);
            self.meet(&after, number, step, for_good, effect);
        }
        None
    }

    /// Puts a position that was not met before on the waiting list.
    fn meet(
        &mut self,
        position: &Position,
        parent: u32,
        last: Step,
        for_good: bool,
        effect: Effect,
    ) {
        let packed = Packed::of(position);
        let mixed = packed.mixed();
        let slot = self.slot_of(&packed, mixed);
        if self.slots[slot].0 != NONE {
            return;
        }
        let number = self.nodes.len() as u32;
        self.slots[slot] = (number, (mixed >> 32) as u32);
        let before = self.nodes.get(parent as usize);
        let cost = before.map_or(0, |before| before.cost + effect.cost(before.effect));
        let mut node =
            Node { packed, parent, next: [NONE; WAYS], last, for_good, taken: false, effect, cost };
        if for_good && material::lack(position.board(), Color::White).is_some() {
            self.closure.by_material += 1;
            node.taken = true;
        } else {
            // Nothing is chosen by it as long as a weak White has few positions.
            let is_judged = !self.is_weak || number as usize >= EARLY / 2;
            let edge = if is_judged { Judgement::of(position).total } else { i32::MAX };
            let degrees = [edge, corner::nearness(position), i32::from(cost)];
            for ((waiting, next), degree) in
                self.waiting.iter_mut().zip(&mut node.next).zip(degrees)
            {
                let degree = degree.clamp(0, DEGREES as i32 - 1) as usize;
                *next = core::mem::replace(&mut waiting.first[degree], number);
                waiting.lowest = waiting.lowest.min(degree);
            }
        }
        self.nodes.push(node);
        if self.nodes.len() * 2 > self.slots.len() {
            self.widen();
        }
    }

    /// The node that is searched next: the most promising in either way, of
    /// equals the youngest, and now and then the one that has waited longest.
    fn take(&mut self) -> Option<u32> {
        self.turns += 1;
        let schedules = if self.nodes.len() < EARLY { &AT_FIRST } else { &LATER };
        match schedules[usize::from(self.is_weak)][self.turns as usize % 8] {
            Way::Oldest => self.take_oldest(),
            way => self.take_by(way as usize),
        }
    }

    fn take_oldest(&mut self) -> Option<u32> {
        while let Some(node) = self.nodes.get_mut(self.oldest) {
            self.oldest += 1;
            if !core::mem::replace(&mut node.taken, true) {
                return Some(self.oldest as u32 - 1);
            }
        }
        None
    }

    fn take_by(&mut self, way: usize) -> Option<u32> {
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
    fn slot_of(&self, packed: &Packed, mixed: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = mixed as usize & mask;
        loop {
            let (number, part) = self.slots[slot];
            let is_here = number == NONE
                || part == (mixed >> 32) as u32 && self.nodes[number as usize].packed == *packed;
            if is_here {
                return slot;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn widen(&mut self) {
        let wider = 4 * self.slots.len();
        self.slots.clear();
        self.slots.resize(wider, (NONE, 0));
        for (number, node) in self.nodes.iter().enumerate() {
            let mixed = node.packed.mixed();
            let mut slot = mixed as usize & (wider - 1);
            while self.slots[slot].0 != NONE {
                slot = (slot + 1) & (wider - 1);
            }
            self.slots[slot] = (number as u32, (mixed >> 32) as u32);
        }
    }

    /// The moves from the root to a node and one more.
    fn line(&self, number: u32, last: Move) -> Vec<Move> {
        let mut line = alloc::vec![last];
        let mut node = &self.nodes[number as usize];
        while node.parent != NONE {
            let before = &self.nodes[node.parent as usize];
            line.extend(move_of(&before.packed.position(), node.last));
            node = before;
        }
        line.reverse();
        line
    }
}

/// The legal move that a step was.
fn move_of(before: &Position, step: Step) -> Option<Move> {
    before.legal_moves().into_iter().find(|&chess_move| {
        let to = match chess_move {
            Move::Castle { rook, .. } => rook,
            _ => chess_move.to(),
        };
        chess_move.from() == step.from && to == step.to && chess_move.promotion() == step.promotion
    })
}
