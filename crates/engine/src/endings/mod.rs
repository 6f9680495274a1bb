//! Endings that are known, whatever the evaluation thinks of them.
//!
//! A win that takes many moves is out of sight of a search. Where it is known
//! whether an ending is won and which way the win goes, that is said here:
//! [`known`] is asked before the evaluation, and answers only where it is sure
//! of its ground. These are still estimates of the engine; whether a position
//! is dead is a matter of the rules.

mod bare_king;
mod king_pawn_king;

use crate::score::Score;
use rokade_rules::{Color, Position, Role};

/// The worth of a known ending to the side to move.
pub(crate) fn known(position: &Position) -> Option<Score> {
    let board = position.board();
    // Nearly all positions leave here.
    let strong = Color::ALL.into_iter().find(|&color| !board.color(!color).is_several())?;
    let lead_cp = if board.pieces(strong, Role::Pawn).is_empty() {
        bare_king::lead_cp(board, strong)?
    } else if board.occupied().len() == 3 {
        king_pawn_king::lead_cp(position, strong)
    } else {
        return None;
    };
    let lead = Score::centipawns(lead_cp);
    Some(if strong == position.turn() { lead } else { -lead })
}
