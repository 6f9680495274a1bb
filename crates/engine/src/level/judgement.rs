//! What no player of a level does, whatever is drawn.
//!
//! Weak players lose pieces because they do not see far; they do not put the
//! queen where a pawn takes it. And from some strength on everybody sees a
//! threatened mate in one.

use super::look::Sight;
use crate::mate_solver::{Effort, MateFinding, MateSolver};
use crate::ordering::wins_at_least;
use crate::parameters::level::{GIFT_CP, MATE_EFFORT_POSITIONS, SEEN_STEPS, TRADE_CP};
use rokade_rules::{Position, Role};

use super::worth::king_steps;

/// Whether a move puts a piece of great worth where a piece nearby, a pawn or
/// a knight simply takes it, in return for nothing.
///
/// Losses to a piece that comes from afar are human and allowed.
pub(super) fn is_gift(position: &Position, sight: &Sight) -> bool {
    let chess_move = sight.chess_move;
    if chess_move.role() == Role::King || wins_at_least(position, chess_move, 1 - GIFT_CP) {
        return false;
    }
    let to = chess_move.to();
    let board = sight.after.board();
    let attackers = sight.after.attackers(sight.after.turn(), to);
    let near = attackers.into_iter().any(|square| {
        king_steps(square, to) <= SEEN_STEPS || board.role_at(square) == Some(Role::Knight)
    });
    let moved = chess_move.promotion().unwrap_or(chess_move.role());
    near && TRADE_CP[moved as usize] >= GIFT_CP
}

/// Whether the side to move, which is the opponent, can mate at once.
pub(super) fn allows_mate_in_one(after: &Position, solver: &mut MateSolver) -> bool {
    let effort = Effort::positions(MATE_EFFORT_POSITIONS);
    matches!(solver.mates(after, 1, &effort), MateFinding::Mate { .. })
}
