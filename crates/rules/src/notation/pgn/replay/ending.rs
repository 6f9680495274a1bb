//! Whether the result is true: that of the tag, the one behind the moves, and
//! what stands on the board.
//!
//! Law: FIDE 5.1.1 (checkmate) and 5.2.1 (stalemate) end a game at once, so no
//! other result can stand behind them. Whether a position was dead is not
//! asked here.

use super::super::fault::{Fault, FaultKind};
use super::super::found::Found;
use super::super::note::NoteKind;
use super::line::Line;
use super::{Listener, Replay};
use crate::ending::Outcome;

impl<L: Listener> Replay<L> {
    /// Compares the two results with each other and with the board.
    pub(super) fn judge_result(&mut self, outcome: Option<Outcome>, found: Found<'_>) {
        let Some(outcome) = outcome else {
            if matches!(self.announced.result(), Some(Some(outcome)) if outcome != Outcome::BothLose)
            {
                self.report.note(|| found.place(), NoteKind::HalfResult);
            }
            return;
        };
        let kind = match (self.announced.result(), on_board(&self.line)) {
            (Some(Some(tag)), _) if tag != outcome => FaultKind::ResultMismatch { tag },
            (_, Some(board)) if board != outcome => FaultKind::ResultAgainstBoard { board },
            (Some(None), _) => return self.report.note(|| found.place(), NoteKind::HalfResult),
            _ => return,
        };
        let fault = Fault::of(found, self.report.game, kind);
        self.report.fault(Fault { position: self.position(), ..fault });
    }
}

/// What mate or stalemate on the board makes of the game.
fn on_board(line: &Line) -> Option<Outcome> {
    if !line.is_open() || line.now.has_legal_move() {
        return None;
    }
    Some(if line.now.is_check() { Outcome::Win(!line.now.turn()) } else { Outcome::Draw })
}
