//! The computer as an opponent in the terminal.
//!
//! It thinks a fixed number of positions rather than a time, so that the same game gets the same
//! answers on every machine. Levels of play are elsewhere.

use rokade_engine::{Engine, GameSoFar, HashSize, Limits, StoppedClock};
use rokade_rules::Move;

/// What the computer looks at for a move: well under a second on any machine.
const NODES: u64 = 150_000;
/// Room for what it remembers, in mebibytes.
const MEMORY_MIB: u16 = 16;

/// A computer that plays one side.
pub(crate) struct Computer {
    engine: Engine,
}

impl Computer {
    /// Sits down at the board.
    pub(crate) fn new() -> Self {
        Self { engine: Engine::new(HashSize::mebibytes(MEMORY_MIB)) }
    }

    /// Its move; `None` where the game is over.
    pub(crate) fn choose(&mut self, game: &GameSoFar) -> Option<Move> {
        self.engine.best_move(game, &Limits::nodes(NODES), &StoppedClock)
    }
}
