//! What earlier nodes have taught; it outlives a search.
//!
//! Everything here is a guess that costs nothing to make: which moves to try
//! first, which to look at less deeply, and how far the evaluation is off in
//! positions of a kind.

mod captures;
mod continuation;
mod corrections;
mod history;
mod killers;
mod standing;

pub(crate) use captures::Captures;
pub(crate) use continuation::{Continuation, Moved};
pub(crate) use corrections::Corrections;
pub(crate) use history::History;
pub(crate) use killers::Killers;

use rokade_rules::{Color, Move};

/// What a thread has learned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Experience {
    /// Which quiet moves refuted something, wherever they were played.
    pub(crate) history: History,
    /// Which quiet moves were good answers and good second steps.
    pub(crate) continuation: Continuation,
    /// Which captures refuted something.
    pub(crate) captures: Captures,
    /// Which quiet moves refuted something at the same distance from the root.
    pub(crate) killers: Killers,
    /// How far the evaluation was off.
    pub(crate) corrections: Corrections,
}

impl Experience {
    /// What is to be expected of a quiet move: the sum of three standings.
    pub(crate) fn expectation(
        &self,
        turn: Color,
        before: [Option<Moved>; 2],
        chess_move: Move,
    ) -> i32 {
        self.history.standing(turn, chess_move) + self.continuation.standing(before, chess_move)
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.history.forget();
        self.continuation.forget();
        self.captures.forget();
        self.killers.forget();
        self.corrections.forget();
    }
}
