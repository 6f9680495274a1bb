//! Which answers are right, on the position of a step.

use rokade_content::lesson::{Key, Motif, Step, Target, Task};
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position, SquareSet};

use super::pawn::pawns;
use crate::theme::one_move::{is_new_pin, is_winning_fork, is_winning_skewer};

/// The position of a step, if it has one that can be read.
pub(super) fn position_of(step: &Step) -> Option<Position> {
    fen::read(step.fen.as_deref()?, CastlingMode::Standard).ok()
}

/// Whether a legal move is what a task of one move asks for.
pub(super) fn is_right(position: &Position, chess_move: Move, task: &Task) -> bool {
    match task {
        Task::Moves(texts) => texts.iter().any(|text| {
            san::read(text, position, Letters::English).is_ok_and(|right| right == chess_move)
        }),
        Task::Find(motif) => does(position, chess_move, *motif),
        _ => false,
    }
}

fn does(position: &Position, chess_move: Move, motif: Motif) -> bool {
    let after = position.after(chess_move);
    match motif {
        Motif::Check => after.is_check(),
        Motif::Mate => after.is_checkmate(),
        Motif::Fork => is_winning_fork(position, chess_move),
        Motif::Pin => is_new_pin(position, chess_move),
        Motif::Skewer => is_winning_skewer(position, chess_move),
    }
}

/// The squares that are right to tap.
pub(super) fn targets(position: &Position, target: Target) -> SquareSet {
    match target {
        Target::Squares(squares) => squares,
        Target::Checker => position.checkers(),
        Target::Pawn(kind, color) => pawns(position, kind, color),
    }
}

/// Whether a remark is about this move in this position.
pub(super) fn is_meant(key: &Key, position: &Position, chess_move: Move) -> bool {
    let at_its_time = key.number().is_none_or(|(number, color)| {
        number == position.fullmove_number() && color == position.turn()
    });
    at_its_time
        && san::read(key.bare(), position, Letters::English).is_ok_and(|meant| meant == chess_move)
}
