//! A theme asked of one move alone, as a learner makes it.
//!
//! Beside the theme itself it must be proved that the move is good for something: a fork or a
//! skewer wins material whatever the opponent answers, by a capture that is seen at a glance; a
//! pin is a new one, and the man that pins is safe. What takes longer to win is not seen.

use super::fork::forks;
use super::line_of_sight::bound;
use super::sight::{attacks, is_hanging, is_in_danger, worth};
use super::skewer::takes_behind;
use super::solution::Turn;
use rokade_rules::{Move, Position, Role, Square};

/// Whether a legal move forks, and wins something by it.
#[must_use]
pub fn is_winning_fork(position: &Position, chess_move: Move) -> bool {
    let after = position.after(chess_move);
    forks(&first(position, chess_move, &after)) && always_wins(&after)
}

/// Whether a legal move pins a piece to its king that was free before.
#[must_use]
pub fn is_new_pin(position: &Position, chess_move: Move) -> bool {
    let after = position.after(chess_move);
    let opponent = after.turn();
    let bound_before: Vec<_> =
        bound(position, opponent).into_iter().map(|pin| pin.square).collect();
    let is_new = bound(&after, opponent).into_iter().any(|pin| {
        let is_piece = after.board().role_at(pin.square) != Some(Role::Pawn);
        is_piece && !bound_before.contains(&pin.square)
    });
    is_new && !is_in_danger(&after, chess_move.to())
}

/// Whether a legal move skewers, and wins something by it.
#[must_use]
pub fn is_winning_skewer(position: &Position, chess_move: Move) -> bool {
    let after = position.after(chess_move);
    let slider = chess_move.to();
    let uses_it = |answer: Move| {
        let before = after.after(answer);
        before.legal_moves().into_iter().filter(|next| next.from() == slider).any(|next| {
            let end = before.after(next);
            takes_behind(&Turn {
                before: &before,
                chess_move: next,
                after: &end,
                answered: Some((&after, answer)),
                earlier: Some((position, chess_move)),
            })
        })
    };
    after.legal_moves().into_iter().any(uses_it) && always_wins(&after)
}

/// What the piece on a square attacks that is worth it: more than itself, or undefended, and no
/// pawn; the most valuable first.
#[must_use]
pub fn attacked_by(position: &Position, from: Square) -> Vec<Role> {
    let board = position.board();
    let Some(piece) = board.piece_at(from) else { return Vec::new() };
    let attacked = attacks(position, from) & board.color(!piece.color);
    let mut roles: Vec<Role> = attacked
        .into_iter()
        .filter_map(|target| board.role_at(target).map(|role| (target, role)))
        .filter(|&(target, role)| {
            role != Role::Pawn && (worth(role) > worth(piece.role) || is_hanging(position, target))
        })
        .map(|(_, role)| role)
        .collect();
    roles.sort_unstable_by(|one, other| other.cmp(one));
    roles
}

fn first<'a>(before: &'a Position, chess_move: Move, after: &'a Position) -> Turn<'a> {
    Turn { before, chess_move, after, answered: None, earlier: None }
}

/// Whether every answer leaves something to be taken at a profit.
fn always_wins(after: &Position) -> bool {
    after.legal_moves().into_iter().all(|answer| {
        let before = after.after(answer);
        before.legal_moves().into_iter().any(|next| takes_at_a_profit(&before, next))
    })
}

fn takes_at_a_profit(before: &Position, chess_move: Move) -> bool {
    let Some(taken) = before.captured(chess_move).filter(|&role| role != Role::Pawn) else {
        return false;
    };
    worth(taken) > worth(chess_move.role())
        || !is_in_danger(&before.after(chess_move), chess_move.to())
}
