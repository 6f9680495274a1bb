//! Fork: after a move of the solver the piece that moved is safe and attacks two or more pieces,
//! each of which is worth more than it is, or undefended. Pawns are not worth a fork, the king
//! does not fork, and the last move of a line, after which nothing is won, does not count, unless
//! it is all that there is to find.

use super::sight::{attacks, is_hanging, is_in_danger, worth};
use super::solution::{Solution, Turn};
use rokade_rules::{Piece, Role};

pub(super) fn is_fork(solution: &Solution) -> bool {
    let is_all = solution.moves().len() == 1 && !solution.end().is_checkmate();
    solution.turns().rev().skip(usize::from(!is_all)).any(|turn| forks(&turn))
}

/// Whether a move of the solver forks.
pub(super) fn forks(turn: &Turn<'_>) -> bool {
    let position = turn.after;
    let to = turn.chess_move.to();
    let Some(Piece { role, color }) = position.board().piece_at(to) else { return false };
    if role == Role::King || is_in_danger(position, to) {
        return false;
    }
    let opponents = attacks(position, to) & position.board().color(!color);
    let takes_back = position.attackers(!color, to);
    let targets = opponents.into_iter().filter(|&target| {
        let Some(piece) = position.board().piece_at(target) else { return false };
        let is_loose = || is_hanging(position, target) && !takes_back.contains(target);
        piece.role != Role::Pawn && (worth(piece.role) > worth(role) || is_loose())
    });
    targets.count() >= 2
}
