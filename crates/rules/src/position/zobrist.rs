//! Zobrist keys: a number for a position, the same for the same position.
//!
//! Sameness is that of FIDE 9.2.3 ([`Position::is_same_as`]): the side to
//! move, the pieces, the rights to castle, and a capture in passing where it
//! is legal. Different positions can share a key, with a chance of about one
//! in 2⁶⁴; what must be exact compares the positions too.
//!
//! Source: A. Zobrist, *A New Hashing Method with Application for Game
//! Playing*, 1970. The numbers are ours and differ from Polyglot's.

use super::Position;
use crate::board::{Board, Color, Role, Square, SquareSet};

/// A position's Zobrist key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(u64);

// One number for each thing that can be true of a position: a piece of a color
// and a role on a square, then a rook that may castle, by its square, then a
// file on which a pawn can be captured in passing, then Black to move.
const CASTLING_ROOKS: usize = 2 * 6 * 64;
const EN_PASSANT_FILES: usize = CASTLING_ROOKS + 64;
const BLACK_TO_MOVE: usize = EN_PASSANT_FILES + 8;

/// The numbers of a sequence by their place in it.
///
/// Source: G. Steele et al., *Fast Splittable Pseudorandom Number Generators*
/// (SplitMix64), 2014.
const fn split_mix(place: usize) -> u64 {
    let steps = (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let state = 0x526f_6b61_6465_2131_u64.wrapping_add(steps);
    let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// The number at a place.
#[cfg(not(target_family = "wasm"))]
fn number(place: usize) -> u64 {
    static NUMBERS: [u64; BLACK_TO_MOVE + 1] = {
        let mut numbers = [0; BLACK_TO_MOVE + 1];
        let mut place = 0;
        while place < numbers.len() {
            numbers[place] = split_mix(place);
            place += 1;
        }
        numbers
    };
    NUMBERS[place]
}

/// The number at a place. A browser would have to fetch a table, of which
/// nothing can be compressed; these few steps are sooner there.
#[cfg(target_family = "wasm")]
fn number(place: usize) -> u64 {
    split_mix(place)
}

impl Key {
    /// The key of a position, computed afresh.
    #[must_use]
    pub fn of(position: &Position) -> Key {
        let mut key = placement(position.board(), SquareSet::FULL);
        key ^= castling(position);
        key ^= en_passant(position);
        if position.turn() == Color::Black {
            key ^= number(BLACK_TO_MOVE);
        }
        Key(key)
    }

    /// The key after a legal move, from `before`, whose key this is, and
    /// `after`, the position that the move led to.
    ///
    /// Only what the move changed is looked at.
    #[must_use]
    pub fn after(self, before: &Position, after: &Position) -> Key {
        // By kind as well as by color: in Chess960 the king may castle to where
        // its rook stood, and the color of that square does not change.
        let changed = Color::ALL.into_iter().fold(SquareSet::EMPTY, |changed, color| {
            changed | before.board().color(color) ^ after.board().color(color)
        });
        let changed = Role::ALL.into_iter().fold(changed, |changed, role| {
            changed | before.board().role(role) ^ after.board().role(role)
        });
        let mut key = self.0 ^ number(BLACK_TO_MOVE);
        key ^= placement(before.board(), changed) ^ placement(after.board(), changed);
        key ^= castling(before) ^ castling(after);
        key ^= en_passant(before) ^ en_passant(after);
        Key(key)
    }

    /// The key as a number.
    #[must_use]
    pub const fn to_bits(self) -> u64 {
        self.0
    }
}

fn placement(board: &Board, squares: SquareSet) -> u64 {
    let mut key = 0;
    for color in Color::ALL {
        for role in Role::ALL {
            for square in board.pieces(color, role) & squares {
                key ^= number((color as usize * 6 + role as usize) * 64 + square.index());
            }
        }
    }
    key
}

fn castling(position: &Position) -> u64 {
    let rooks = position.castling().rooks().into_iter();
    rooks.fold(0, |key, rook: Square| key ^ number(CASTLING_ROOKS + rook.index()))
}

fn en_passant(position: &Position) -> u64 {
    position.en_passant().map_or(0, |square| number(EN_PASSANT_FILES + square.file() as usize))
}
