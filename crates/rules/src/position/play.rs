//! Making a move.

use super::Position;
use super::en_passant;
use super::refusal::Refusal;
use super::side::{Side, for_side};
use crate::board::{Color, Role, Square, SquareSet};
use crate::movement::{Move, pawn_attacks};
use core::fmt;

/// A move that the Laws do not allow, with the position it was tried in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// The position, given back as it was.
    pub position: Position,
    /// What was tried.
    pub attempt: Move,
    /// Why it is refused.
    pub refusal: Refusal,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} is illegal: {}", self.attempt.from(), self.attempt.to(), self.refusal)
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Makes a move if it is legal. Law: FIDE 3.10.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] with the reason, and with the position given back.
    pub fn play(self, chess_move: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(chess_move) {
            return Ok(self.after(chess_move));
        }
        let (from, to) = (chess_move.from(), chess_move.to());
        let refusal =
            self.refusal(from, to, chess_move.promotion()).unwrap_or(Refusal::NotAMoveHere);
        Err(IllegalMove { position: self, attempt: chess_move, refusal })
    }

    /// The position after a move that is known to be legal here; a move that
    /// is not gives a position that means nothing.
    #[must_use]
    #[inline]
    pub fn after(&self, chess_move: Move) -> Position {
        for_side!(self.turn(), S => self.after_move_of::<S>(chess_move))
    }

    /// Whether a legal move captures something. Law: FIDE 3.1.1.
    #[must_use]
    pub fn is_capture(&self, chess_move: Move) -> bool {
        self.captured(chess_move).is_some()
    }

    /// What a legal move captures. Law: FIDE 3.1.1.
    #[must_use]
    pub fn captured(&self, chess_move: Move) -> Option<Role> {
        match chess_move {
            Move::Normal { to, .. } => self.board().role_at(to),
            Move::EnPassant { .. } => Some(Role::Pawn),
            Move::Castle { .. } => None,
        }
    }

    #[inline]
    pub(super) fn after_move_of<S: Side>(&self, chess_move: Move) -> Position {
        match chess_move {
            // The kind as a constant, as where moves are counted: choosing a
            // set by a number writes to memory and waits for it.
            Move::Normal { role, from, to, promotion } => match role {
                Role::Pawn => self.after_normal::<S>(Role::Pawn, from, to, promotion),
                Role::Knight => self.after_normal::<S>(Role::Knight, from, to, None),
                Role::Bishop => self.after_normal::<S>(Role::Bishop, from, to, None),
                Role::Rook => self.after_normal::<S>(Role::Rook, from, to, None),
                Role::Queen => self.after_normal::<S>(Role::Queen, from, to, None),
                Role::King => self.after_normal::<S>(Role::King, from, to, None),
            },
            Move::EnPassant { from, to } => self.after_en_passant::<S>(from, to),
            Move::Castle { king, rook } => self.after_castling::<S>(king, rook),
        }
    }

    #[inline]
    pub(super) fn after_normal<S: Side>(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Position {
        let (origin, target) = (SquareSet::of(from), SquareSet::of(to));
        let mut next = self.handed_over::<S>();
        let captures = self.board.colors[S::Other::COLOR].meets(target);
        next.board.roles.iter_mut().for_each(|set| *set -= target);
        next.board.colors[S::Other::COLOR] -= target;
        next.board.colors[S::COLOR] ^= origin | target;
        next.board.roles[role] -= origin;
        next.board.roles[promotion.unwrap_or(role)] |= target;
        next.castling = self.castling.without(origin | target);
        if role == Role::King {
            next.castling = next.castling.without(SquareSet::back_rank(S::COLOR));
        }
        if role == Role::Pawn || captures {
            next.halfmove_clock = 0;
        }
        if role == Role::Pawn && to == from.offset(2 * S::FORWARD) {
            next.crossed = next.attacked_crossing::<S>(from.offset(S::FORWARD));
        }
        next
    }

    #[inline]
    pub(super) fn after_en_passant<S: Side>(&self, from: Square, to: Square) -> Position {
        let captured = SquareSet::of(en_passant::captured::<S>(to));
        let moved = SquareSet::of(from).with(to);
        let mut next = self.handed_over::<S>();
        next.board.roles[Role::Pawn] ^= moved | captured;
        next.board.colors[S::COLOR] ^= moved;
        next.board.colors[S::Other::COLOR] ^= captured;
        next.halfmove_clock = 0;
        next
    }

    #[inline]
    pub(super) fn after_castling<S: Side>(&self, king: Square, rook: Square) -> Position {
        let castle = Move::Castle { king, rook };
        let (king_to, rook_to) = match castle.castling_side() {
            Some(side) => (side.king_to(king), side.rook_to(rook)),
            None => (king, rook),
        };
        let mut next = self.handed_over::<S>();
        let kings = SquareSet::of(king) ^ SquareSet::of(king_to);
        let rooks = SquareSet::of(rook) ^ SquareSet::of(rook_to);
        next.board.roles[Role::King] ^= kings;
        next.board.roles[Role::Rook] ^= rooks;
        next.board.colors[S::COLOR] ^= kings ^ rooks;
        next.castling = next.castling.without(SquareSet::back_rank(S::COLOR));
        next
    }

    /// The same placement with the move handed to the opponent.
    #[inline]
    fn handed_over<S: Side>(&self) -> Position {
        Position {
            board: self.board,
            castling: self.castling,
            halfmove_clock: self.halfmove_clock.saturating_add(1),
            fullmove_number: self
                .fullmove_number
                .saturating_add(u32::from(S::COLOR == Color::Black)),
            turn: S::Other::COLOR,
            crossed: None,
        }
    }

    /// A square just crossed by side `S`, if an enemy pawn attacks it.
    #[inline]
    fn attacked_crossing<S: Side>(&self, crossed: Square) -> Option<Square> {
        let capturers =
            pawn_attacks(S::COLOR, crossed) & self.board.pieces(S::Other::COLOR, Role::Pawn);
        (!capturers.is_empty()).then_some(crossed)
    }
}
