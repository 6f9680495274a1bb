//! Discovered attacks and checks, and double check.
//!
//! A discovered attack is one that is used: the solver moves a piece out of a slider's line, and
//! that slider takes something along the line with the solver's next move. A discovered check is
//! one by a piece that did not move.

use super::sight::is_slider;
use super::solution::{Solution, Turn};
use rokade_rules::movement::between;

pub(super) fn is_discovered_attack(solution: &Solution) -> bool {
    solution.turns().any(|turn| {
        // A double check has a name of its own.
        let checks = turn.after.checkers().len() == 1 && !turn.uncovered().is_empty();
        checks || takes_along_the_line(&turn)
    })
}

pub(super) fn takes_along_the_line(turn: &Turn<'_>) -> bool {
    let (Some((_, earlier)), Some((_, answer))) = (turn.earlier, turn.answered) else {
        return false;
    };
    let (from, to) = (turn.chess_move.from(), turn.chess_move.to());
    turn.before.captured(turn.chess_move).is_some()
        && is_slider(turn.chess_move.role())
        // Taking what has just arrived is taking back.
        && answer.to() != to
        && between(from, to).contains(earlier.from())
        && to != earlier.to()
        && from != earlier.to()
}

pub(super) fn is_discovered_check(solution: &Solution) -> bool {
    solution.turns().any(|turn| !turn.uncovered().is_empty())
}

pub(super) fn is_double_check(solution: &Solution) -> bool {
    solution.turns().any(|turn| turn.after.checkers().len() > 1)
}
