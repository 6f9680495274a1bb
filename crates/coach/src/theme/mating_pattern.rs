//! Mates, and the pictures that have names.

use super::solution::Solution;
use rokade_rules::movement::king_attacks;
use rokade_rules::{Role, SquareSet};

/// In how many of its moves the solver mates.
pub(super) fn mate_in(solution: &Solution) -> Option<u32> {
    let moves = solution.moves().len().div_ceil(2);
    solution.end().is_checkmate().then(|| u32::try_from(moves).ok())?
}

/// Back-rank mate: the king is on its back rank, checked along it; each square before it is taken
/// by a man of its own that nobody attacks.
pub(super) fn is_back_rank_mate(solution: &Solution) -> bool {
    let end = solution.end();
    let (solver, loser) = (solution.solver(), !solution.solver());
    let king = end.king(loser);
    let back_rank = SquareSet::back_rank(loser);
    if !end.is_checkmate() || !back_rank.contains(king) {
        return false;
    }
    let before_it = king_attacks(king) - back_rank;
    !(end.checkers() & back_rank).is_empty()
        && (before_it - end.board().color(loser)).is_empty()
        && before_it.into_iter().all(|square| end.attackers(solver, square).is_empty())
}

/// Smothered mate: a knight mates, and every square around the king is taken by its own men.
pub(super) fn is_smothered_mate(solution: &Solution) -> bool {
    let end = solution.end();
    let loser = !solution.solver();
    let around = king_attacks(end.king(loser));
    end.is_checkmate()
        && !(end.checkers() & end.board().role(Role::Knight)).is_empty()
        && (around - end.board().color(loser)).is_empty()
}
