//! A set-up: a placement and what else a position needs, sense or nonsense.

use crate::board::{Board, Color, Square, SquareSet};

/// What FEN can say, not yet judged.
///
/// [`Position::from_setup`](super::Position::from_setup) tells whether it makes
/// sense.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The placement of the pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks with which castling is said to be still allowed.
    pub castling_rooks: SquareSet,
    /// The square a pawn is said to have just crossed with its double step.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move. Law: FIDE 9.3, 9.6.2.
    pub halfmove_clock: u32,
    /// The number of the move to be played, from 1; grows after Black's move.
    pub fullmove_number: u32,
}

impl Setup {
    /// The initial position. Law: FIDE 2.3.
    #[must_use]
    pub const fn initial() -> Setup {
        Setup {
            board: Board::initial(),
            turn: Color::White,
            castling_rooks: SquareSet::from_bits(0x8100_0000_0000_0081),
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// An empty board with White to move.
    #[must_use]
    pub const fn empty() -> Setup {
        Setup {
            board: Board::empty(),
            turn: Color::White,
            castling_rooks: SquareSet::EMPTY,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// The same with the colors changed and the board turned over.
    #[must_use]
    pub fn mirrored(&self) -> Setup {
        Setup {
            board: self.board.mirrored(),
            turn: !self.turn,
            castling_rooks: self.castling_rooks.mirrored(),
            en_passant: self.en_passant.map(Square::mirrored),
            ..*self
        }
    }
}
