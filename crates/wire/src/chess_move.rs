//! A move as a board needs it: where everything goes, without having to know why.

use crate::{Color, Role, Square};
use rokade_rules as rules;
use rules::notation::uci_move;
use rules::position::CastlingMode;
use rules::{File, Move, Position};
use serde::{Deserialize, Serialize};

/// What sort of move it is. A promotion may be a quiet move or a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum MoveKind {
    /// To an empty square.
    Quiet,
    /// Onto an opposing piece.
    Capture,
    /// A pawn takes the pawn that has just gone past it.
    EnPassant,
    /// `O-O`.
    CastleShort,
    /// `O-O-O`.
    CastleLong,
}

/// A piece that leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Captured {
    /// Where it stood; en passant that is not where the move ends.
    pub square: Square,
    /// What it was.
    pub role: Role,
}

/// The way of the rook when castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RookStep {
    /// Where the rook stood.
    pub from: Square,
    /// Where it arrives.
    pub to: Square,
}

/// A legal move in some position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct MoveView {
    /// Its name in the UCI protocol, which also names it on the wire: `e2e4`, `a7a8q`.
    pub uci: String,
    /// What moves; the king when castling.
    pub role: Role,
    /// Where it stood.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Where a hand may put it as well to mean this move: in Chess960 the king on its rook.
    pub onto: Option<Square>,
    /// What sort of move it is.
    pub kind: MoveKind,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
    /// What it takes.
    pub captured: Option<Captured>,
    /// What the rook does.
    pub rook: Option<RookStep>,
}

/// What a move does to the king of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Threat {
    /// Nothing.
    None,
    /// It is in check.
    Check,
    /// It is mated.
    Mate,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlayedMove {
    /// Who made it.
    pub color: Color,
    /// The move.
    #[serde(rename = "move")]
    pub chess_move: MoveView,
    /// Whether it gives check or mate.
    pub threat: Threat,
}

impl MoveView {
    /// A move that is legal in this position.
    #[must_use]
    pub fn of(position: &Position, chess_move: Move) -> MoveView {
        MoveView::on(position.board(), chess_move)
    }

    /// A move that can be made on this board.
    #[must_use]
    pub fn on(board: &rules::Board, chess_move: Move) -> MoveView {
        let captured = match chess_move {
            Move::Normal { to, .. } => board.role_at(to),
            Move::EnPassant { .. } => Some(rules::Role::Pawn),
            Move::Castle { .. } => None,
        };
        let kind = match chess_move {
            Move::EnPassant { .. } => MoveKind::EnPassant,
            Move::Castle { .. } => match chess_move.castling_side() {
                Some(rules::movement::CastlingSide::Long) => MoveKind::CastleLong,
                _ => MoveKind::CastleShort,
            },
            Move::Normal { .. } if captured.is_some() => MoveKind::Capture,
            Move::Normal { .. } => MoveKind::Quiet,
        };
        MoveView {
            uci: uci(chess_move),
            role: chess_move.role().into(),
            from: Square(chess_move.from()),
            to: Square(chess_move.to()),
            onto: onto(chess_move).map(Square),
            kind,
            promotion: chess_move.promotion().map(Role::from),
            captured: captured.map(|role| Captured {
                square: Square(captured_on(chess_move)),
                role: role.into(),
            }),
            rook: rook_step(chess_move),
        }
    }
}

impl PlayedMove {
    /// A move that is legal in this position, and what came of it.
    #[must_use]
    pub fn of(before: &Position, chess_move: Move, after: &Position) -> PlayedMove {
        let threat = if after.is_checkmate() {
            Threat::Mate
        } else if after.is_check() {
            Threat::Check
        } else {
            Threat::None
        };
        PlayedMove {
            color: before.turn().into(),
            chess_move: MoveView::of(before, chess_move),
            threat,
        }
    }
}

/// A move as programs write it, and by which the wire knows it: `e2e4`, `a7a8q`, `e1g1`.
///
/// Castling from other squares than those of ordinary chess is the king onto its rook, because
/// a king's step may end on the same square.
#[must_use]
pub fn uci(chess_move: Move) -> String {
    let mode = match onto(chess_move) {
        Some(_) => CastlingMode::Chess960,
        None => CastlingMode::Standard,
    };
    uci_move::write(chess_move, mode).to_string()
}

/// The rook onto which the king goes when it castles as only Chess960 can.
fn onto(chess_move: Move) -> Option<rules::Square> {
    let Move::Castle { king, rook } = chess_move else { return None };
    let ordinary = king.file() == File::E && matches!(rook.file(), File::A | File::H);
    (!ordinary).then_some(rook)
}

/// En passant the pawn that is taken stands beside where the other came from.
fn captured_on(chess_move: Move) -> rules::Square {
    match chess_move {
        Move::EnPassant { from, to } => rules::Square::new(to.file(), from.rank()),
        _ => chess_move.to(),
    }
}

fn rook_step(chess_move: Move) -> Option<RookStep> {
    let Move::Castle { rook, .. } = chess_move else { return None };
    let side = chess_move.castling_side()?;
    Some(RookStep { from: Square(rook), to: Square(side.rook_to(rook)) })
}
