//! Themes of taking: a piece left undefended, a defender lured away, material given up.

use super::sight::{attacks, is_hanging, material, worth};
use super::solution::{Solution, Turn};
use rokade_rules::{Color, Position, Role};

/// Hanging piece: the first move takes an undefended piece, not to take back something that was
/// worth as much, and keeps what it has won.
pub(super) fn is_hanging_piece(solution: &Solution) -> bool {
    let mut turns = solution.turns();
    let Some(first) = turns.next() else { return false };
    let to = first.chess_move.to();
    let taken = first.before.captured(first.chess_move).filter(|&role| role != Role::Pawn);
    let Some(taken) = taken else { return false };
    let takes_back = first.answered.is_some_and(|(before, answer)| {
        answer.to() == to && before.captured(answer).is_some_and(|role| worth(role) >= worth(taken))
    });
    let ahead = |position| balance(position, solution.solver());
    let keeps = turns.next().is_none_or(|second| ahead(second.after) >= ahead(first.after));
    is_hanging(first.before, to) && !takes_back && keeps
}

/// Sacrifice: after some later move the solver is still at least two pawns' worth behind what it
/// began with, and no promotion of the opponent is the reason.
pub(super) fn is_sacrifice(solution: &Solution) -> bool {
    let begun_with = balance(solution.start(), solution.solver());
    let is_behind = |turn: Turn<'_>| balance(turn.after, solution.solver()) <= begun_with - 2;
    let mut answers = solution.turns().skip(1).filter_map(|turn| turn.answered);
    solution.turns().skip(1).any(is_behind)
        && answers.all(|(_, answer)| answer.promotion().is_none())
}

/// What a side has more than the other, in pawns.
fn balance(position: &Position, side: Color) -> i32 {
    material(position, side) - material(position, !side)
}

/// Deflection: the opponent's piece that moved, to take what was offered or out of check, was
/// what guarded the square that the solver now enters by taking something not worth more than
/// what takes it, or by promoting.
pub(super) fn is_deflection(solution: &Solution) -> bool {
    solution.turns().skip(1).any(|turn| deflects(&turn))
}

fn deflects(turn: &Turn<'_>) -> bool {
    let (Some((offered_in, offer)), Some((before, answer))) = (turn.earlier, turn.answered) else {
        return false;
    };
    let (from, to) = (turn.chess_move.from(), turn.chess_move.to());
    let promotes = turn.chess_move.promotion().is_some();
    let enters = match turn.before.captured(turn.chess_move) {
        Some(taken) => worth(taken) <= worth(turn.chess_move.role()),
        None => promotes,
    };
    // Something was given for it.
    let was_offered =
        offered_in.captured(offer).is_none_or(|taken| worth(taken) < worth(offer.role()));
    let was_lured = was_offered && (answer.to() == offer.to() || before.is_check());
    let had_seen = attacks(before, answer.from());
    // A pawn that promotes is stopped on the square before it too.
    let guarded = had_seen.contains(to) || promotes && had_seen.contains(from);
    let guards = attacks(turn.before, answer.to()).contains(to);
    enters && was_lured && guarded && !guards && to != answer.to() && to != offer.to()
}
