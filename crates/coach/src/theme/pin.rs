//! Pin: after a move of the solver a piece of the opponent is bound to its king, and for that
//! reason it cannot take something that it would like to take, or cannot leave though it is
//! attacked along the line by something worth less, or undefended.

use super::line_of_sight::{Bound, bound};
use super::sight::{attacks, is_hanging, worth};
use super::solution::Solution;
use rokade_rules::{Position, Role, Square, SquareSet};

pub(super) fn is_pin(solution: &Solution) -> bool {
    let opponent = !solution.solver();
    solution.turns().any(|turn| {
        let pins = bound(turn.after, opponent);
        pins.iter()
            .any(|pin| keeps_from_taking(turn.after, pin) || keeps_from_leaving(turn.after, pin))
    })
}

/// Whether it attacks, off its line, something worth more than itself or undefended.
fn keeps_from_taking(position: &Position, pin: &Bound) -> bool {
    let Some(pinned) = position.board().piece_at(pin.square) else { return false };
    let targets = attacks(position, pin.square) & position.board().color(!pinned.color);
    (targets - pin.line).into_iter().any(|target| {
        let attacked = position.board().piece_at(target).map(|piece| piece.role);
        attacked.is_some_and(|role| worth(role) > worth(pinned.role))
            || is_hanging(position, target)
    })
}

/// Whether it is attacked and would leave if it could.
pub(super) fn keeps_from_leaving(position: &Position, pin: &Bound) -> bool {
    let Some(pinned) = position.board().piece_at(pin.square) else { return false };
    let attackers = position.attackers(!pinned.color, pin.square) & pin.line;
    attackers.into_iter().any(|attacker| {
        let Some(attacking) = position.board().piece_at(attacker) else { return false };
        if worth(attacking.role) < worth(pinned.role) {
            return true;
        }
        // Undefended, unable to take what attacks it, and with somewhere else to go.
        let sees = attacks(position, pin.square);
        is_hanging(position, pin.square)
            && !sees.contains(attacker)
            && !(ways(position, pin.square) - pin.line).is_empty()
    })
}

/// Where the piece on a square could go to the side or over others, were it not bound.
fn ways(position: &Position, square: Square) -> SquareSet {
    let Some(piece) = position.board().piece_at(square) else { return SquareSet::EMPTY };
    let sees = attacks(position, square) - position.board().color(piece.color);
    // A pawn leaves its file by taking alone.
    if piece.role == Role::Pawn { sees & position.board().color(!piece.color) } else { sees }
}
