//! Trapped piece: the solver takes a piece that, before the opponent's last move, was attacked and
//! had nowhere to go without being taken at a profit.

use super::line_of_sight::bound;
use super::sight::{is_in_danger, worth};
use super::solution::{Solution, Turn};
use rokade_rules::{Position, Role, Square};

pub(super) fn is_trapped_piece(solution: &Solution) -> bool {
    solution.turns().skip(1).any(|turn| takes_a_trapped_piece(&turn))
}

pub(super) fn takes_a_trapped_piece(turn: &Turn<'_>) -> bool {
    let Some((before, answer)) = turn.answered else { return false };
    let taken = turn.before.captured(turn.chess_move);
    if taken.is_none_or(|role| role == Role::Pawn) {
        return false;
    }
    // The opponent may have tried to save it.
    let to = turn.chess_move.to();
    let stood = if answer.to() == to { answer.from() } else { to };
    is_trapped(before, stood)
}

/// Whether the piece of the side to move on this square is lost wherever it goes.
pub(super) fn is_trapped(position: &Position, square: Square) -> bool {
    let Some(piece) = position.board().piece_at(square) else { return false };
    let is_bound = bound(position, piece.color).iter().any(|pin| pin.square == square);
    if piece.color != position.turn()
        || matches!(piece.role, Role::Pawn | Role::King)
        || position.is_check()
        || is_bound
        || !is_in_danger(position, square)
    {
        return false;
    }
    position.legal_moves().into_iter().filter(|own| own.from() == square).all(|escape| {
        let taken = position.captured(escape);
        // Going down for something that is worth as much is an escape.
        taken.is_none_or(|taken| worth(taken) < worth(piece.role))
            && is_in_danger(&position.after(escape), escape.to())
    })
}
