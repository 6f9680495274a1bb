//! When a move is called the only good one.
//!
//! Everything else must be a blunder, and it must matter: with the move the game is not lost, without
//! it the game is not still as good as won. So a lost side hears nothing of it, and neither does a side
//! that wins in two ways, the one a little slower.
//!
//! Idea: the *great move* of chess.com (support article *How are moves classified?*): critical to the
//! outcome, as the only good move in a position.

use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use rokade_rules::Color;

/// What every other move loses at least, in percent points of winning chances: as much as a blunder.
const AHEAD: f64 = 15.0;

/// A side with less than these winning chances is losing, whatever it plays …
const LOSING: f64 = 35.0;

/// … and a side with more is winning, as the mirror has it.
const WINNING: f64 = 100.0 - LOSING;

/// Whether it is worth comparing the best move with the others.
pub(super) fn could_matter(with: Evaluation, mover: Color) -> bool {
    WinPercent::of(with).of_side(mover) >= LOSING
}

/// Whether a move is the only good one: what the position is worth with it and without it.
pub(super) fn is_only_move(with: Evaluation, without: Evaluation, mover: Color) -> bool {
    let (with_it, without_it) = (WinPercent::of(with), WinPercent::of(without));
    could_matter(with, mover)
        && without_it.of_side(mover) <= WINNING
        && with_it.lost_by(mover, without_it) >= AHEAD
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};
    use Evaluation::Centipawns as Cp;

    #[test]
    fn an_only_move_matters() {
        let mate = |by| Evaluation::Mate { by, moves: 3 };
        let cases = [
            // Holds, wins and saves.
            (Cp(0), Cp(-300), true),
            (Cp(300), Cp(0), true),
            (Cp(-150), mate(Black), true),
            (mate(White), Cp(100), true),
            // Another move is nearly as good.
            (Cp(0), Cp(-150), false),
            // Lost with it, won without it.
            (Cp(-200), Cp(-900), false),
            (Cp(-500), mate(Black), false),
            (mate(White), Cp(400), false),
            (Cp(900), Cp(200), false),
        ];
        for (with, without, expected) in cases {
            assert_eq!(is_only_move(with, without, White), expected, "{with:?} {without:?}");
            let mirrored = |evaluation| match evaluation {
                Cp(value) => Cp(-value),
                Evaluation::Mate { by, moves } => Evaluation::Mate { by: !by, moves },
            };
            assert_eq!(is_only_move(mirrored(with), mirrored(without), Black), expected);
        }
    }
}
