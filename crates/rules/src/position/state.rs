//! A position: always legal.

use super::{CastlingRights, Setup};
use crate::board::{Board, Color, Role, Square};

/// A legal position: one king each, the side that is not to move not in check.
///
/// It is a small value: copy it to keep it. Two positions are *equal* (`==`)
/// when everything is, move numbers included, and a square that a double step
/// has just crossed where an enemy pawn attacks it, legal or not; FEN leaves
/// out the last unless asked. Whether they are the *same* in the sense of the
/// Laws (FIDE 9.2.3) is asked with [`Position::is_same_as`].
///
/// ```
/// use rokade_rules::Position;
/// assert_eq!(Position::initial().legal_moves().len(), 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) castling: CastlingRights,
    pub(super) halfmove_clock: u32,
    pub(super) fullmove_number: u32,
    pub(super) turn: Color,
    /// The square crossed by a double step just made, kept only where a pawn
    /// of the side to move attacks it.
    pub(super) crossed: Option<Square>,
}

impl Position {
    /// The initial position. Law: FIDE 2.3.
    #[must_use]
    pub const fn initial() -> Position {
        Position {
            board: Board::initial(),
            castling: CastlingRights::INITIAL,
            halfmove_clock: 0,
            fullmove_number: 1,
            turn: Color::White,
            crossed: None,
        }
    }

    /// The placement of the pieces.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move: it *has the move*. Law: FIDE 1.3.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Which rooks may still castle.
    #[must_use]
    #[inline]
    pub const fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// Half-moves since the last capture or pawn move. Law: FIDE 9.3, 9.6.2.
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move to be played, from 1; grows after Black's move.
    #[must_use]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The square a double step has just crossed, if an enemy pawn attacks it;
    /// the capture may still be illegal.
    #[inline]
    pub(crate) const fn crossed(&self) -> Option<Square> {
        self.crossed
    }

    /// Where a side's king stands.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.board.pieces(color, Role::King).lowest()
    }

    /// The same position with the counts of moves at their beginning: what can
    /// be reached by legal moves does not depend on them.
    #[must_use]
    pub(crate) const fn without_counters(mut self) -> Position {
        self.halfmove_clock = 0;
        self.fullmove_number = 1;
        self
    }

    /// The position as a set-up, to be changed and judged again. Its en passant
    /// square is there only if a legal capture is.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling_rooks: self.castling.rooks(),
            en_passant: self.en_passant(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The same position with the colors changed and the board turned over.
    #[must_use]
    pub fn mirrored(&self) -> Position {
        Position {
            board: self.board.mirrored(),
            castling: CastlingRights::with_rooks(self.castling.rooks().mirrored()),
            turn: !self.turn,
            crossed: self.crossed.map(Square::mirrored),
            ..*self
        }
    }
}

impl Default for Position {
    /// The initial position.
    fn default() -> Position {
        Position::initial()
    }
}
