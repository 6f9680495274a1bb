//! The frames that were met, each with the squares of its roamers so far.

use super::{MOST, MOST_FRAMES, Unproved};
use crate::board::{Color, Square, SquareSet};
use crate::ending::dead_position::judgement::{distance, from_edge};
use alloc::collections::VecDeque;
use alloc::vec::Vec;

/// No frame: an empty slot.
const NONE: u32 = u32::MAX;

/// As many different degrees as there are.
const DEGREES: usize = 12;

/// Slots of the index, a power of two and twice as many as there are frames.
const SLOTS: usize = 2 * MOST_FRAMES;

/// What a frame holds exactly.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key {
    pub(super) kings: [Square; 2],
    pub(super) pawns: [SquareSet; 2],
    pub(super) turn: Color,
    pub(super) crossed: Option<Square>,
}

/// Where the roamers of a frame could be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Places {
    pub(super) squares: [SquareSet; MOST],
    /// A bit for each roamer that could be gone.
    pub(super) gone: u16,
    /// Where Black's promoted pieces could be.
    pub(super) crowd: SquareSet,
}

impl Places {
    pub(super) const EMPTY: Places =
        Places { squares: [SquareSet::EMPTY; MOST], gone: 0, crowd: SquareSet::EMPTY };

    pub(super) fn may_be_gone(&self, number: usize) -> bool {
        self.gone >> number & 1 != 0
    }

    /// The roamer has been captured.
    pub(super) fn capture(&mut self, number: usize) {
        self.squares[number] = SquareSet::EMPTY;
        self.gone |= 1 << number;
    }

    /// The roamer has moved to one of these squares.
    pub(super) fn put(&mut self, number: usize, squares: SquareSet) {
        self.squares[number] = squares;
        self.gone &= !(1 << number);
    }

    /// No roamer is on these squares.
    pub(super) fn clear(&mut self, squares: SquareSet) {
        for set in &mut self.squares {
            *set -= squares;
        }
        self.crowd -= squares;
    }
}

struct Met {
    key: Key,
    places: Places,
    waits: bool,
}

/// All frames met so far, and those that wait to be followed.
pub(super) struct Frames {
    met: Vec<Met>,
    slots: Vec<u32>,
    /// By how near the kings are to each other and the one to an edge.
    waiting: [VecDeque<u32>; DEGREES],
}

impl Frames {
    pub(super) fn new() -> Frames {
        Frames { met: Vec::new(), slots: alloc::vec![NONE; SLOTS], waiting: Default::default() }
    }

    /// Adds what could be to a frame; it waits if that is more than before.
    pub(super) fn join(&mut self, key: &Key, places: &Places) -> Result<(), Unproved> {
        let mut slot = mixed(key) & (SLOTS - 1);
        while self.slots[slot] != NONE {
            let number = self.slots[slot];
            let met = &mut self.met[number as usize];
            if met.key == *key {
                let before = met.places;
                for (set, more) in met.places.squares.iter_mut().zip(places.squares) {
                    *set |= more;
                }
                met.places.gone |= places.gone;
                met.places.crowd |= places.crowd;
                if met.places != before && !core::mem::replace(&mut met.waits, true) {
                    self.waiting[degree(key)].push_back(number);
                }
                return Ok(());
            }
            slot = (slot + 1) & (SLOTS - 1);
        }
        if self.met.len() == MOST_FRAMES {
            return Err(Unproved);
        }
        let number = self.met.len() as u32;
        self.slots[slot] = number;
        self.met.push(Met { key: *key, places: *places, waits: true });
        self.waiting[degree(key)].push_back(number);
        Ok(())
    }

    /// The frame that looks nearest to a mate, of equals the one that has waited
    /// longest: where a mate fits, that is soon seen.
    pub(super) fn take(&mut self) -> Option<(Key, Places)> {
        let number = self.waiting.iter_mut().find_map(VecDeque::pop_front)?;
        let met = &mut self.met[number as usize];
        met.waits = false;
        Some((met.key, met.places))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&Key, &Places)> {
        self.met.iter().map(|met| (&met.key, &met.places))
    }
}

/// The less, the nearer the kings are to a mate.
fn degree(key: &Key) -> usize {
    let [white, black] = key.kings;
    let degree = distance(white, black) + from_edge(black);
    (degree as usize).min(DEGREES - 1)
}

/// A number to look a frame up by.
fn mixed(key: &Key) -> usize {
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let crossed = key.crossed.map_or(64, |square| square as u64);
    let rest = key.kings[0] as u64 | (key.kings[1] as u64) << 8 | crossed << 16;
    let rest = rest | (key.turn as u64) << 24;
    [key.pawns[0].bits(), key.pawns[1].bits(), rest]
        .into_iter()
        .fold(0, |mixed: u64, part| (mixed ^ part).wrapping_mul(ODD).rotate_left(29)) as usize
}
