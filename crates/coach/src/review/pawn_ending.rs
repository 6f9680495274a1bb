//! A fault by which the game comes to an ending of pawns that is lost, or does not come to one that is
//! won.

use super::cause::{Cause, Fault, Whose, odd};
use super::settled::balance;
use crate::chances::WinPercent;
use crate::theme::Solution;
use crate::theme::motif::{self, Motif};
use rokade_rules::{Move, Position, Role};

/// Who has such winning chances, in percent, has a won ending.
const WON: f64 = 90.0;

/// What is won on the way, in pawns, by which the ending is not what matters.
const WON_OTHERWISE: i32 = 2;

/// What can be proved of such a fault.
pub(super) fn cause(fault: &Fault<'_>) -> Option<Cause> {
    let Fault { before, was, is, .. } = fault;
    if is_pawn_ending(before) {
        return None;
    }
    let (after, mover) = (before.after(fault.chess_move), before.turn());
    let lost = (&after, &is.line, !mover, is.evaluation, Whose::Allowed);
    let won = (*before, &was.line, mover, was.evaluation, Whose::Missed);
    [lost, won].into_iter().find_map(|(start, line, winner, evaluation, whose)| {
        let is_won = WinPercent::of(evaluation).of_side(winner) >= WON;
        let plies = comes_to_pawns(start, line)?;
        let rest = line.iter().take(plies).fold(*start, |position, &each| position.after(each));
        // What is won on the way has another name.
        if balance(&rest, winner) - balance(before, winner) >= WON_OTHERWISE {
            return None;
        }
        // The line that is asked must begin with the winner.
        let skipped = plies + usize::from(rest.turn() != winner);
        let begin = line.iter().take(skipped).fold(*start, |position, &each| position.after(each));
        let solution = Solution::new(begin, odd(line.get(skipped..)?).to_vec()).ok()?;
        (is_won && motif::has_kept_a_promotion(&solution)).then(|| Cause {
            whose,
            motif: Motif::PawnEnding,
            line: line[..plies].to_vec(),
        })
    })
}

/// After how many half-moves of a line only kings and pawns are left; soon, or not at all.
fn comes_to_pawns(start: &Position, line: &[Move]) -> Option<usize> {
    const SOON_PLIES: usize = 4;
    let mut position = *start;
    for plies in 0..=SOON_PLIES {
        if is_pawn_ending(&position) {
            return Some(plies);
        }
        position = position.after(*line.get(plies)?);
    }
    None
}

fn is_pawn_ending(position: &Position) -> bool {
    let board = position.board();
    (board.occupied() - board.role(Role::Pawn) - board.role(Role::King)).is_empty()
}
