//! Lines of moves, step by step, in the words of the wire.

use rokade_rules::notation::san;
use rokade_rules::{Move, Position};
use rokade_wire::{Letters, LineStep, PlayedMove, Square};

/// Legal moves one after the other, each with what stands on the board after it.
pub(crate) fn steps(start: &Position, moves: &[Move], letters: Letters) -> Vec<LineStep> {
    let mut position = *start;
    let step = |&chess_move: &Move| {
        let before = position;
        position = before.after(chess_move);
        LineStep {
            number: before.fullmove_number(),
            written: san::write(&before, chess_move, letters.into()).to_string(),
            played: PlayedMove::of(&before, chess_move, &position),
            pieces: rokade_wire::placed(position.board()),
            check: position.is_check().then(|| Square(position.king(position.turn()))),
        }
    };
    moves.iter().map(step).collect()
}
