//! Slow checkers for what is said about dead positions (FIDE 5.2.2): a helpmate is played through
//! by the judge, a closure is counted again, a wall is tried square by square, an outline by
//! positions drawn from within it, material is counted man by man. None of them shares code with the prover.

mod answer;
mod closure;
mod material;
mod outline;
mod wall;

pub use answer::{Rechecked, recheck};
pub use closure::{Closed, closure};
pub use material::is_lacking;
pub use outline::outline_fault;
pub use wall::wall_fault;

use crate::bridge::{act, judged};
use rokade_rules::ending::dead_position::{Dead, ForcedLine};
use rokade_rules::{Color, Move, Position};

/// Whether the judge finds every move of a line legal, and a mate by `color` at its end.
#[must_use]
pub fn replays_to_mate(position: &Position, line: &[Move], color: Color) -> bool {
    let mut here = judged(position);
    for &chess_move in line {
        let next = act(chess_move);
        if !here.legal_acts().contains(&next) {
            return false;
        }
        here = here.after(next);
    }
    here.is_checkmate() && here.turn == crate::bridge::side(!color)
}

/// Whether the judge finds each move of a forced line to be the only one, and no mate at its end.
#[must_use]
pub fn is_forced(position: &Position, line: &ForcedLine, color: Color) -> bool {
    let mut here = judged(position);
    for &chess_move in &line.moves {
        let next = act(chess_move);
        if here.legal_acts() != [next] {
            return false;
        }
        here = here.after(next);
    }
    match line.end {
        Dead::Mated => here.is_checkmate() && here.turn == crate::bridge::side(color),
        Dead::Stalemate => here.is_stalemate(),
        Dead::Material(lack) => is_lacking(&here.board, crate::bridge::side(color), lack),
    }
}
