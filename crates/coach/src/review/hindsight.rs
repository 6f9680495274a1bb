//! What the move that was played shows of the position before it.
//!
//! A position is worth at least what the best move makes of it, and so at least what the move that was
//! played makes of it. Where the engine thinks more of the position after a move than of the one before
//! it, something was overlooked before it, and by the opponent's move before that: it is that move whose
//! judgement changes, not the one that seems to win something.

use super::reviewed::Findings;
use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use rokade_rules::{Color, Move, Position};

/// With how much care a position was looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Care {
    First,
    Closer,
    /// The result stands on the board.
    Certain,
}

/// Lets each position know what the move that was played there leads to, from the end to the beginning,
/// unless that was looked at with less care.
pub(super) fn learn(
    findings: &mut [Findings],
    care: &[Care],
    positions: &[Position],
    moves: &[Move],
) {
    for place in (0..moves.len()).rev() {
        let mover = positions[place].turn();
        let led_to = findings[place + 1].clone();
        let before = &mut findings[place];
        let chances = |evaluation| WinPercent::of(evaluation).of_side(mover);
        let is_better = chances(led_to.evaluation) > chances(before.evaluation);
        if !is_better || care[place + 1] < care[place] {
            continue;
        }
        before.evaluation = one_move_earlier(led_to.evaluation, mover);
        if before.line.first() != Some(&moves[place]) {
            // What the others are worth was compared with another best move.
            before.without_best = None;
        }
        before.line = [&moves[place..=place], &led_to.line].concat();
    }
}

/// The worth of a position before a move of a side that leads to this.
const fn one_move_earlier(evaluation: Evaluation, mover: Color) -> Evaluation {
    match (evaluation, mover) {
        (Evaluation::Mate { by: Color::White, moves }, Color::White) => {
            Evaluation::Mate { by: Color::White, moves: moves + 1 }
        }
        (Evaluation::Mate { by: Color::Black, moves }, Color::Black) => {
            Evaluation::Mate { by: Color::Black, moves: moves + 1 }
        }
        (same, _) => same,
    }
}
