//! A position as a board shows it.

use crate::{Color, MoveView, PlacedPiece, Square};
use rokade_rules as rules;
use serde::{Deserialize, Serialize};

/// Everything a board needs to show a position and to let a person move in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PositionView {
    /// The position as one line of text.
    pub fen: String,
    /// Whose turn it is.
    pub turn: Color,
    /// What stands where, from a1 to h8.
    pub pieces: Vec<PlacedPiece>,
    /// The king that is in check.
    pub check: Option<Square>,
    /// Every legal move.
    pub moves: Vec<MoveView>,
    /// By how many points White's pieces are worth more than Black's; a help, never a rule.
    pub lead: i32,
}

impl From<&rules::Position> for PositionView {
    fn from(position: &rules::Position) -> Self {
        let moves = position.legal_moves().into_iter();
        PositionView {
            fen: rules::notation::fen::write(position).to_string(),
            turn: position.turn().into(),
            pieces: placed(position.board()),
            check: position.is_check().then(|| Square(position.king(position.turn()))),
            moves: moves.map(|chess_move| MoveView::of(position, chess_move)).collect(),
            lead: lead(position.board()),
        }
    }
}

/// What stands on a board, from a1 to h8.
#[must_use]
pub fn placed(board: &rules::Board) -> Vec<PlacedPiece> {
    let pieces = rules::Square::ALL.into_iter().filter_map(|square| {
        let piece = board.piece_at(square)?;
        let (color, role) = (piece.color.into(), piece.role.into());
        Some(PlacedPiece { square: Square(square), color, role })
    });
    pieces.collect()
}

/// By how many points White's pieces on a board are worth more than Black's.
#[must_use]
pub fn lead(board: &rules::Board) -> i32 {
    let points = |color| -> u32 {
        let worth = rules::Role::ALL.into_iter().map(|role| {
            let count = u32::try_from(board.pieces(color, role).len()).unwrap_or(u32::MAX);
            count * role.points().unwrap_or(0)
        });
        worth.sum()
    };
    // No board has more than 64 pieces on it.
    points(rules::Color::White).cast_signed() - points(rules::Color::Black).cast_signed()
}
