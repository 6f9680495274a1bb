//! A draw that a move let slip to the opponent, or the mover let go: perpetual check and stalemate.
//!
//! They are told only where the line shows them on the board: a position comes back and whoever is saved
//! has given nothing but check in between, or the line ends with a stalemate.

use crate::evaluation::Evaluation;
use crate::theme::motif::Motif;
use rokade_rules::{Move, Position};

/// So near to zero an evaluation is a draw, in hundredths of a pawn.
const DRAWN_CP: i32 = 10;

/// So soon the checks must begin: what comes later is not what the move was about.
const BEGINS_WITHIN_PLIES: usize = 4;

/// By what the side to move draws in a line, and how many half-moves show it.
pub(super) fn drawn_by(
    start: &Position,
    line: &[Move],
    evaluation: Evaluation,
) -> Option<(Motif, usize)> {
    if evaluation.mates().is_some() || evaluation.centipawns_for(start.turn()).abs() > DRAWN_CP {
        return None;
    }
    perpetual_check(start, line)
        .map(|plies| (Motif::PerpetualCheck, plies))
        .or_else(|| stalemate(start, line).map(|plies| (Motif::Stalemate, plies)))
}

/// After how many half-moves a position has come back, the side to move having given check all the
/// time since it was there before.
fn perpetual_check(start: &Position, line: &[Move]) -> Option<usize> {
    let mut positions = vec![*start];
    // The first position from which on there was nothing but check.
    let mut checked_since = 0;
    for (place, &chess_move) in line.iter().enumerate() {
        let position = positions[place].after(chess_move);
        let is_own = place.is_multiple_of(2);
        if is_own && !position.is_check() {
            checked_since = place + 1;
        }
        if checked_since > BEGINS_WITHIN_PLIES {
            return None;
        }
        if positions[checked_since..].iter().any(|earlier| earlier.is_same_as(&position)) {
            return Some(place + 1);
        }
        positions.push(position);
    }
    None
}

/// The whole line, if it ends with a stalemate.
fn stalemate(start: &Position, line: &[Move]) -> Option<usize> {
    let end = line.iter().fold(*start, |position, &chess_move| position.after(chess_move));
    end.is_stalemate().then_some(line.len())
}
