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

/// One number for each thing that can be true of a position.
struct Numbers {
    pieces: [[[u64; 64]; 6]; 2],
    castling_rooks: [u64; 64],
    en_passant_files: [u64; 8],
    black_to_move: u64,
}

static NUMBERS: Numbers = Numbers::made();

impl Numbers {
    const fn made() -> Numbers {
        let mut state = 0x526f_6b61_6465_2131;
        let mut pieces = [[[0; 64]; 6]; 2];
        let mut index = 0;
        while index < 2 * 6 * 64 {
            (state, pieces[index / 384][index / 64 % 6][index % 64]) = split_mix(state);
            index += 1;
        }
        let mut castling_rooks = [0; 64];
        let mut square = 0;
        while square < 64 {
            (state, castling_rooks[square]) = split_mix(state);
            square += 1;
        }
        let mut en_passant_files = [0; 8];
        let mut file = 0;
        while file < 8 {
            (state, en_passant_files[file]) = split_mix(state);
            file += 1;
        }
        let (_, black_to_move) = split_mix(state);
        Numbers { pieces, castling_rooks, en_passant_files, black_to_move }
    }
}

/// The next state and the next number of a sequence.
///
/// Source: G. Steele et al., *Fast Splittable Pseudorandom Number Generators*
/// (SplitMix64), 2014.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, mixed ^ mixed >> 31)
}

impl Key {
    /// The key of a position, computed afresh.
    #[must_use]
    pub fn of(position: &Position) -> Key {
        let mut key = placement(position.board(), SquareSet::FULL);
        key ^= castling(position);
        key ^= en_passant(position);
        if position.turn() == Color::Black {
            key ^= NUMBERS.black_to_move;
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
        let mut key = self.0 ^ NUMBERS.black_to_move;
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
                key ^= NUMBERS.pieces[color as usize][role as usize][square.index()];
            }
        }
    }
    key
}

fn castling(position: &Position) -> u64 {
    let rooks = position.castling().rooks().into_iter();
    rooks.fold(0, |key, rook: Square| key ^ NUMBERS.castling_rooks[rook.index()])
}

fn en_passant(position: &Position) -> u64 {
    position.en_passant().map_or(0, |square| NUMBERS.en_passant_files[square.file() as usize])
}
