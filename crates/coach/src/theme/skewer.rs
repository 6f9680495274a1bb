//! Skewer: the opponent moved a piece out of a slider's line, and the slider takes what stood
//! behind it, which is worth less than the piece in front, or undefended.

use super::sight::{is_in_danger, is_slider, worth};
use super::solution::{Solution, Turn};
use rokade_rules::movement::between;

pub(super) fn is_skewer(solution: &Solution) -> bool {
    solution.turns().skip(1).any(|turn| takes_behind(&turn))
}

/// Whether a move of the solver takes what a skewer has laid open.
pub(super) fn takes_behind(turn: &Turn<'_>) -> bool {
    let (Some((before, answer)), taken) = (turn.answered, turn.before.captured(turn.chess_move))
    else {
        return false;
    };
    let Some(taken) = taken else { return false };
    let (from, to) = (turn.chess_move.from(), turn.chess_move.to());
    is_slider(turn.chess_move.role())
        && !turn.after.is_checkmate()
        && answer.to() != to
        && between(from, to).contains(answer.from())
        && before
            .board()
            .piece_at(answer.from())
            .is_some_and(|front| worth(front.role) > worth(taken) && is_in_danger(turn.before, to))
}
