//! Promotions.

use super::solution::Solution;
use rokade_rules::Role;

/// Promotion: a pawn of the solver becomes a piece.
pub(super) fn is_promotion(solution: &Solution) -> bool {
    solution.turns().any(|turn| turn.chess_move.promotion().is_some())
}

/// Underpromotion: it becomes something else than a queen.
pub(super) fn is_underpromotion(solution: &Solution) -> bool {
    solution.turns().any(|turn| turn.chess_move.promotion().is_some_and(|role| role != Role::Queen))
}
