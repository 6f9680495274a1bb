//! Making a move on the board, and what the position remembers of it.
//!
//! Law: FIDE 3.1.1 (capture), 3.7.3.1–3.7.3.5 (en passant, promotion), 3.8.2 and Guidelines
//! II.3.2.6 (castling), 9.3 (the count of moves). The move is taken as given: whether it is legal
//! is asked in [`super::legal`].

use super::act::Act;
use super::position::Position;
use super::words::{Cell, Kind, Man};

impl Position {
    /// The position after a move.
    #[must_use]
    pub fn after(&self, act: Act) -> Self {
        let mut next = *self;
        next.passed = None;
        next.half_moves += 1;
        match act {
            Act::Step { from, to, promotion } => next.step(from, to, promotion),
            Act::EnPassant { from, to } => {
                next.board.set(Cell::new(to.file, from.rank), None);
                next.step(from, to, None);
            }
            Act::Castle { king, rook, wing } => {
                let (king_man, rook_man) = (next.board.at(king), next.board.at(rook));
                // Both are lifted before either is set down: they may change places.
                next.board.set(king, None);
                next.board.set(rook, None);
                next.board.set(Cell::new(wing.king_file(), king.rank), king_man);
                next.board.set(Cell::new(wing.rook_file(), king.rank), rook_man);
                next.rights.king_moved(self.turn);
            }
        }
        if self.turn == super::words::Side::Black {
            next.move_number += 1;
        }
        next.turn = self.turn.opponent();
        next
    }

    fn step(&mut self, from: Cell, to: Cell, promotion: Option<Kind>) {
        let Some(man) = self.board.at(from) else { return };
        if man.kind == Kind::Pawn || self.board.at(to).is_some() {
            self.half_moves = 0;
        }
        self.board.set(from, None);
        self.board.set(to, Some(Man { kind: promotion.unwrap_or(man.kind), ..man }));
        if man.kind == Kind::King {
            self.rights.king_moved(man.side);
        }
        self.rights.rook_gone(man.side, from);
        self.rights.rook_gone(man.side.opponent(), to);
        if man.kind == Kind::Pawn && (to.rank - from.rank).abs() == 2 {
            self.passed = Some(Cell::new(from.file, from.rank + man.side.forward()));
        }
    }
}
