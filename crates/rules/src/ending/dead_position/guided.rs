//! The guided search for a helpmate: White mates, Black helps.

use super::judgement::Judgement;
use crate::board::{Color, Role, Square};
const NEUTRAL: i32 = 4;
const VISITS: i32 = 0;
use crate::movement::Move;
use crate::position::Position;
use alloc::vec::Vec;

const NONE: u32 = u32::MAX;
const SLOTS: usize = 1024;
const DEGREES: usize = 256;
/// How many positions are looked at.
const MOST: usize = 400;

struct Node {
    position: Position,
    parent: u32,
    last: Option<Move>,
}

/// A move that waits to be tried.
#[derive(Clone, Copy)]
struct Waiting {
    parent: u32,
    next: u32,
    chess_move: Move,
}

pub(super) struct Guided {
    nodes: Vec<Node>,
    slots: [u32; SLOTS],
    waiting: Vec<Waiting>,
    first: [u32; DEGREES],
    lowest: usize,
    visits: [u8; 4096],
}

impl Guided {
    pub(super) fn new() -> Guided {
        Guided {
            nodes: Vec::with_capacity(64),
            slots: [NONE; SLOTS],
            waiting: Vec::with_capacity(1024),
            first: [NONE; DEGREES],
            lowest: DEGREES,
            visits: [0; 4096],
        }
    }

    /// A line to a mate by White, if one is found soon.
    pub(super) fn counted(mut self, position: &Position) -> (Option<Vec<Move>>, usize) { let r = self.find(position); (r, self.nodes.len()) }
    pub(super) fn helpmate(mut self, position: &Position) -> Option<Vec<Move>> { self.find(position) }
    fn find(&mut self, position: &Position) -> Option<Vec<Move>> {
        let root = position.without_counters();
        if root.turn() == Color::Black && root.is_checkmate() {
            return Some(Vec::new());
        }
        self.slots[root.mixed() as usize & (SLOTS - 1)] = 0;
        self.nodes.push(Node { position: root, parent: NONE, last: None });
        if let Some(last) = self.expand(0) {
            return Some(self.line(0, last));
        }
        while let Some(waiting) = self.take() {
            let before = &self.nodes[waiting.parent as usize].position;
            let position = before.after(waiting.chess_move).without_counters();
            if super::material::lack(position.board(), Color::White).is_some() { continue; }
            let mut slot = position.mixed() as usize & (SLOTS - 1);
            let known = loop {
                let number = self.slots[slot];
                if number == NONE {
                    break false;
                }
                if self.nodes[number as usize].position == position {
                    break true;
                }
                slot = (slot + 1) & (SLOTS - 1);
            };
            if known {
                continue;
            }
            let number = self.nodes.len() as u32;
            self.slots[slot] = number;
            self.nodes.push(Node {
                position,
                parent: waiting.parent,
                last: Some(waiting.chess_move),
            });
            if let Some(last) = self.expand(number) {
                return Some(self.line(number, last));
            }
            if self.nodes.len() > MOST {
                return None;
            }
        }
        None
    }

    /// Puts the moves of a position on the waiting list; the move that mates,
    /// if one does.
    fn expand(&mut self, number: u32) -> Option<Move> {
        let position = self.nodes[number as usize].position;
        let judgement = Judgement::of(&position);
        #[cfg(debug_assertions)] { extern crate std; std::println!("{number:>4} p{:>4} {} h {}", self.nodes[number as usize].parent as i32, crate::notation::fen::write(&position), judgement.total); }
        let pair = (position.king(Color::White) as usize) << 6 | position.king(Color::Black) as usize;
        self.visits[pair] = self.visits[pair].saturating_add(1);
        let turn = position.turn();
        let mut neutral = 0;
        for chess_move in position.legal_moves() {
            if judgement.may_mate(chess_move) && position.after(chess_move).is_checkmate() {
                return Some(chess_move);
            }
            let pair = match (chess_move.role(), turn) {
                (Role::King, Color::White) => pair & 63 | (chess_move.to() as usize) << 6,
                (Role::King, Color::Black) => pair & !63 | chess_move.to() as usize,
                _ => pair,
            };
            let visits = i32::from(self.visits[pair]) * VISITS / 16;
            let mut after = judgement.after(chess_move);
            if after >= judgement.total && chess_move.role() != Role::King {
                neutral += 1;
                after += (neutral / 2).min(6) * NEUTRAL;
            }
            let degree = (after + visits).clamp(0, DEGREES as i32 - 1) as usize;
            let waiting = self.waiting.len() as u32;
            self.waiting.push(Waiting { parent: number, next: self.first[degree], chess_move });
            self.first[degree] = waiting;
            self.lowest = self.lowest.min(degree);
        }
        None
    }

    fn take(&mut self) -> Option<Waiting> {
        while self.lowest < DEGREES {
            let number = self.first[self.lowest];
            if number == NONE {
                self.lowest += 1;
                continue;
            }
            let waiting = self.waiting[number as usize];
            self.first[self.lowest] = waiting.next;
            return Some(waiting);
        }
        None
    }

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

pub(super) fn distance(a: Square, b: Square) -> i32 {
    let files = (a.file() as i32).abs_diff(b.file() as i32);
    let ranks = (a.rank() as i32).abs_diff(b.rank() as i32);
    files.max(ranks) as i32
}
