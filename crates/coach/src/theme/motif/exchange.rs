//! What a capture wins by itself, by the exchange on its square.

use super::{Man, Motif, Shown};
use crate::theme::line_of_sight::bound;
use crate::theme::sight::{attacks, worth};
use crate::theme::solution::{Solution, Turn};
use rokade_engine::wins_at_least;
use rokade_rules::{Move, Position, Role};

/// A piece is lost when the exchange on its square costs more than this, in hundredths of a pawn,
/// for each pawn that it is worth; else too much was got for it, as for a rook that a bishop takes.
const LOST_CP_PER_PAWN: i32 = 55;

/// An exchange that costs so much, in hundredths of a pawn, costs a pawn.
const PAWN_CP: i32 = 80;

/// Who loses a piece for one that is worth so much less has lost something: in pawns, and in hundredths
/// of a pawn of the exchange, which counts a bishop for a little more than three.
const FOR_LESS_PAWNS: i32 = 2;
const FOR_LESS_CP: i32 = 150;

/// The pawn that the first move of a line takes at a profit, if nothing was got for it.
#[must_use]
pub fn of_a_pawn(line: &Solution) -> Option<Shown> {
    let turn = line.turns().next()?;
    let role = turn.before.captured(turn.chess_move).filter(|&role| role == Role::Pawn)?;
    let got = turn.answered.and_then(|(before, answer)| before.captured(answer));
    let man = Man { role, square: turn.chess_move.to() };
    (got.is_none() && wins_at_least(turn.before, turn.chess_move, PAWN_CP))
        .then_some(Shown::at_once(Motif::HangingPiece(man), 1))
}

/// The piece that the first move of a line takes back.
#[must_use]
pub fn of_taking_back(line: &Solution) -> Option<Shown> {
    let turn = line.turns().next()?;
    let (before, answer) = turn.answered?;
    let (role, square) = (turn.before.captured(turn.chess_move)?, turn.chess_move.to());
    let took_here = answer.to() == square && before.captured(answer).is_some();
    (took_here && wins_at_least(turn.before, turn.chess_move, PAWN_CP))
        .then_some(Shown::at_once(Motif::TakingBack(Man { role, square }), 1))
}

/// The piece that is lost by the exchange which this move begins.
pub(super) fn hanging(turn: &Turn<'_>) -> Option<Man> {
    let role = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let square = turn.chess_move.to();
    // What was itself taken with the move before is an exchange.
    let got = turn.answered.and_then(|(before, answer)| before.captured(answer));
    if got.is_some_and(|got| got != Role::Pawn) {
        return None;
    }
    is_lost_to(turn.before, turn.chess_move).then_some(Man { role, square })
}

/// Whether a piece is lost by the exchange that this capture begins.
pub(super) fn is_lost_to(position: &Position, capture: Move) -> bool {
    let taken = position.captured(capture);
    taken.is_some_and(|role| wins_at_least(position, capture, LOST_CP_PER_PAWN * worth(role)))
}

/// The piece that is lost by the exchange which this move begins, though something was got for it:
/// what takes it, or what the opponent's move before has taken.
pub(super) fn lost_for_less(turn: &Turn<'_>) -> Option<Man> {
    let role = turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let got = turn.answered.and_then(|(before, answer)| before.captured(answer)).map_or(0, worth);
    let lost = FOR_LESS_CP + 100 * got;
    let is_for_less = worth(role) >= FOR_LESS_PAWNS + got;
    (is_for_less && wins_at_least(turn.before, turn.chess_move, lost))
        .then_some(Man { role, square: turn.chess_move.to() })
}

/// The pinned piece that would take back what has just taken a piece, were it free.
pub(super) fn pinned_defender(turn: &Turn<'_>) -> Option<Man> {
    turn.before.captured(turn.chess_move).filter(|&role| role != Role::Pawn)?;
    let (after, to) = (turn.after, turn.chess_move.to());
    if after.is_check() || after.legal_moves().into_iter().any(|answer| answer.to() == to) {
        return None;
    }
    let keeps = bound(after, after.turn())
        .into_iter()
        .find(|pin| attacks(after, pin.square).contains(to) && !pin.line.contains(to))?;
    Some(Man { role: after.board().role_at(keeps.square)?, square: keeps.square })
}
