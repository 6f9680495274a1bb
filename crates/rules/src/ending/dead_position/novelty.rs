//! How much about a position has not been seen before: only an order of search,
//! never part of a proof.
//!
//! What is noted of a position is which piece stands where, and every two such
//! facts together, apart for each distance from a mate. A position that shows
//! a fact for the first time at its distance is worth more than one that shows
//! only two together for the first time, and that more than one that shows
//! nothing new: so a search that makes no headway tries what is different,
//! rather than all orders of the same moves.
//!
//! Cost: a tenth of a microsecond and more, and 74 kilobytes for each distance.
//!
//! Idea: N. Lipovetzky and H. Geffner, *Best-First Width Search*, 2017.

use crate::board::{Color, Role, Square};
use crate::position::Position;
use alloc::vec::Vec;
use arrayvec::ArrayVec;

/// Facts there are: a kind of piece of a color on a square.
const FACTS: usize = 2 * 6 * 64;

/// Words of a set of pairs.
const WORDS: usize = FACTS * FACTS / 64;

/// Distances that are told apart; all greater ones are one.
const LEVELS: usize = 24;

/// As many pieces as are looked at.
const MOST_PIECES: usize = 32;

/// As many novelties as there are.
pub(super) const NOVELTIES: usize = 3;

/// How new a position is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Novelty {
    /// A piece where none of its kind has stood.
    Fact,
    /// Two pieces where they have not stood together.
    Pair,
    /// Nothing new.
    Nothing,
}

/// What has been seen.
pub(super) struct Seen {
    /// For each distance the pairs of facts; a fact is a pair with itself.
    levels: Vec<Vec<u64>>,
}

impl Seen {
    pub(super) fn nothing() -> Seen {
        Seen { levels: alloc::vec![Vec::new(); LEVELS] }
    }

    /// Sees a position at a distance.
    pub(super) fn see(&mut self, position: &Position, distance: u32) -> Novelty {
        let level = &mut self.levels[(distance as usize).min(LEVELS - 1)];
        if level.is_empty() {
            level.resize(WORDS, 0);
        }
        let pieces = position.board().iter().take(MOST_PIECES);
        let facts = pieces.map(|(at, piece)| fact(piece.color, piece.role, at));
        let facts: ArrayVec<usize, MOST_PIECES> = facts.collect();
        let mut novelty = Novelty::Nothing;
        for (number, &one) in facts.iter().enumerate() {
            for &other in &facts[number..] {
                let pair = one * FACTS + other;
                let word = &mut level[pair / 64];
                if *word >> (pair % 64) & 1 == 0 {
                    *word |= 1 << (pair % 64);
                    let new = if one == other { Novelty::Fact } else { Novelty::Pair };
                    novelty = novelty.min(new);
                }
            }
        }
        novelty
    }
}

fn fact(color: Color, role: Role, at: Square) -> usize {
    (color as usize * 6 + role as usize) * 64 + at as usize
}
