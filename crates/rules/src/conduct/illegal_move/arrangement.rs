//! What stands on the board when an illegal move is left standing. Law: FIDE
//! A.5.2.
//!
//! It need not be a position: the king of the player who moved may be in check.
//! So everything here is a [`Setup`]; once it makes sense again,
//! [`Position::from_setup`](crate::Position::from_setup) takes it.

use super::{Kind, Offence};
use crate::board::{Color, Piece, Rank, Role, Square, SquareSet};
use crate::movement::Move;
use crate::position::Setup;

impl Offence {
    /// What is left on the board, with the move handed to the opponent; `None`
    /// if what was done is no move, so that the board must be looked at.
    #[must_use]
    pub fn left_on_board(&self) -> Option<Setup> {
        let before = self.before().to_setup();
        match self.kind() {
            Kind::Illegal { attempt, .. } => Some(displaced(&before, attempt?)),
            Kind::PawnLeft { queened } => {
                let (from, to) = (queened.from(), queened.to());
                let left = Move::Normal { role: Role::Pawn, from, to, promotion: None };
                Some(displaced(&before, left))
            }
            Kind::NoMove => Some(handed_over(&before)),
            Kind::BothHands(played) => Some(displaced(&before, played)),
        }
    }
}

/// The set-up after a move, whether or not it is legal or makes sense.
///
/// Pieces go where the move says and take what stands there. Rights to castle
/// go with the king and the rooks that moved or were taken.
///
/// ```
/// use rokade_rules::conduct::illegal_move::displaced;
/// use rokade_rules::{Color, Move, Role, Setup, Square};
/// let (from, to) = (Square::A1, Square::A5);
/// let rook = Move::Normal { role: Role::Rook, from, to, promotion: None };
/// let left = displaced(&Setup::initial(), rook);
/// assert_eq!(left.board.role_at(Square::A5), Some(Role::Rook));
/// assert!(!left.castling_rooks.contains(Square::A1));
/// assert_eq!(left.turn, Color::Black);
/// ```
#[must_use]
pub fn displaced(setup: &Setup, chess_move: Move) -> Setup {
    let mut next = handed_over(setup);
    let taken = match chess_move {
        Move::Normal { to, .. } => setup.board.piece_at(to).map(|_| to),
        Move::EnPassant { from, to } => Some(Square::new(to.file(), from.rank())),
        Move::Castle { .. } => None,
    };
    let paths = paths(chess_move);
    // Lifted one after the other: nothing is in two hands.
    let moving = paths.map(|path| {
        let (from, _) = path?;
        next.castling_rooks.remove(from);
        let piece = next.board.piece_at(from);
        next.board.clear(from);
        piece
    });
    if let Some(taken) = taken {
        next.castling_rooks.remove(taken);
        next.board.clear(taken);
    }
    for (path, piece) in paths.into_iter().zip(moving) {
        if let (Some((_, to)), Some(piece)) = (path, piece) {
            let role = chess_move.promotion().unwrap_or(piece.role);
            next.board.put(to, Piece { role, ..piece });
        }
    }
    let Some(moved) = moving[0] else { return next };
    if moved.role == Role::King {
        next.castling_rooks -= SquareSet::back_rank(moved.color);
    }
    if moved.role == Role::Pawn || taken.is_some() {
        next.halfmove_clock = 0;
    }
    next.en_passant = crossed(moved, chess_move);
    next
}

/// From where to where pieces go, the moving one first.
fn paths(chess_move: Move) -> [Option<(Square, Square)>; 2] {
    let rook = match (chess_move, chess_move.castling_side()) {
        (Move::Castle { rook, .. }, Some(side)) => Some((rook, side.rook_to(rook))),
        _ => None,
    };
    [Some((chess_move.from(), chess_move.to())), rook]
}

/// The square that a pawn's double step crossed.
fn crossed(moved: Piece, chess_move: Move) -> Option<Square> {
    let (from, to) = (chess_move.from(), chess_move.to());
    let is_double_step = moved.role == Role::Pawn
        && from.file() == to.file()
        && from.rank() == Rank::Second.seen_by(moved.color)
        && to.rank() == Rank::Fourth.seen_by(moved.color);
    is_double_step.then(|| Square::new(from.file(), Rank::Third.seen_by(moved.color)))
}

/// The same board, with the move handed to the opponent.
fn handed_over(setup: &Setup) -> Setup {
    Setup {
        turn: !setup.turn,
        en_passant: None,
        halfmove_clock: setup.halfmove_clock.saturating_add(1),
        fullmove_number: setup
            .fullmove_number
            .saturating_add(u32::from(setup.turn == Color::Black)),
        ..setup.clone()
    }
}
