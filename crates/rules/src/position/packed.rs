//! A position in forty bytes: what tables of many positions hold.
//!
//! Three planes tell what stands on each square, one whose it is, and a word the
//! rest. Counters of moves are left out; what is left is the whole position, so
//! that two packings are equal exactly when the positions are.

use super::{CastlingRights, Position};
use crate::board::{Board, Color, Role, Square, SquareSet};

/// Everything about a position but its counts of moves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Packed {
    planes: [u64; 4],
    rest: u32,
}

/// The bit of `rest` that says that Black has the move.
const BLACK_TO_MOVE: u32 = 1 << 31;

/// Where `rest` has the crossed square, plus one; none is 0.
const CROSSED: u32 = 16;

impl Packed {
    /// Packs a position.
    #[inline]
    pub(crate) fn of(position: &Position) -> Packed {
        let board = &position.board;
        let set = |role| board.role(role).bits();
        let (kings, queens) = (set(Role::King), set(Role::Queen));
        let planes = [
            set(Role::Pawn) | set(Role::Bishop) | queens,
            set(Role::Knight) | set(Role::Bishop) | kings,
            set(Role::Rook) | queens | kings,
            board.color(Color::White).bits(),
        ];
        let rooks = position.castling.rooks().bits();
        let mut rest = (rooks & 0xff) as u32 | (rooks >> 48) as u32 & 0xff00;
        rest |= position.crossed.map_or(0, |square| square as u32 + 1) << CROSSED;
        if position.turn == Color::Black {
            rest |= BLACK_TO_MOVE;
        }
        Packed { planes, rest }
    }

    /// The position again, with its counts of moves at their beginning.
    #[inline]
    pub(crate) fn position(&self) -> Position {
        let [one, two, four, white] = self.planes;
        let set = SquareSet::from_bits;
        let mut board = Board::empty();
        board.roles[Role::Pawn] = set(one & !two & !four);
        board.roles[Role::Knight] = set(two & !one & !four);
        board.roles[Role::Bishop] = set(one & two);
        board.roles[Role::Rook] = set(four & !one & !two);
        board.roles[Role::Queen] = set(four & one);
        board.roles[Role::King] = set(four & two);
        board.colors[Color::White] = set(white);
        board.colors[Color::Black] = set((one | two | four) & !white);
        let rooks = u64::from(self.rest & 0xff) | u64::from(self.rest & 0xff00) << 48;
        let crossed = (self.rest >> CROSSED & 0xff) as u8;
        Position {
            board,
            castling: CastlingRights::with_rooks(set(rooks)),
            halfmove_clock: 0,
            fullmove_number: 1,
            turn: if self.rest & BLACK_TO_MOVE == 0 { Color::White } else { Color::Black },
            crossed: crossed.checked_sub(1).and_then(Square::from_index),
        }
    }

    /// A number to look it up by.
    #[inline]
    pub(crate) fn mixed(&self) -> u64 {
        const ODD: [u64; 4] = [
            0x9e37_79b9_7f4a_7c15,
            0xbf58_476d_1ce4_e5b9,
            0x94d0_49bb_1331_11eb,
            0xd6e8_feb8_6659_fd93,
        ];
        let mut mixed = u64::from(self.rest).wrapping_mul(ODD[1]);
        for (plane, odd) in self.planes.into_iter().zip(ODD) {
            let folded = u128::from(plane ^ odd) * u128::from(mixed ^ odd | 1);
            mixed = folded as u64 ^ (folded >> 64) as u64;
        }
        mixed
    }
}

#[cfg(test)]
mod tests {
    use super::Packed;
    use crate::notation::fen;
    use crate::position::CastlingMode;

    #[test]
    fn unpacked_it_is_the_same_position() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kq d6 0 1",
            "r3k2r/8/8/8/3pP3/8/8/R3K2R b Qk e3 0 1",
            "8/8/4kp2/8/8/3KB3/8/q6Q b - - 0 1",
        ] {
            let position = fen::read(text, CastlingMode::Standard);
            let position = position.unwrap_or_else(|faults| panic!("{text}: {faults}"));
            assert!(Packed::of(&position).position() == position.without_counters(), "{text}");
        }
    }
}
