//! The computer as an opponent in the terminal.
//!
//! At full strength it thinks a fixed number of positions rather than a time, so that the same game
//! gets the same answers on every machine. At a level it draws its moves as people of that strength
//! would play them, differently in every game.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;

use rokade_engine::book::{Book, Lot};
use rokade_engine::level::{Level, Player, Situation};
use rokade_engine::{EndgameTables, Engine, HashSize, Limits, StoppedClock};
use rokade_rules::Move;

/// What the computer looks at for a move: well under a second on any machine.
const NODES: u64 = 150_000;
/// Room for what it remembers, in mebibytes.
const MEMORY_MIB: u16 = 16;

/// A computer that plays one side.
pub(crate) enum Computer {
    /// As well as it can, from a book as long as that knows the position.
    Full { engine: Box<Engine>, book: Option<Book>, lot: Lot },
    /// Like a person.
    AtLevel(Box<Player>),
}

impl Computer {
    /// Sits down at the board to play as well as it can.
    pub(crate) fn at_full_strength(
        book: Option<Book>,
        tables: Option<Arc<dyn EndgameTables>>,
    ) -> Self {
        let mut engine = Engine::new(HashSize::mebibytes(MEMORY_MIB));
        engine.set_tables(tables);
        Self::Full { engine: Box::new(engine), book, lot: Lot::seeded(drawn_seed()) }
    }

    /// Sits down at the board to play like a person.
    pub(crate) fn at_level(level: Level) -> Self {
        Self::AtLevel(Box::new(Player::new(level.strength(), drawn_seed())))
    }

    /// Its move; `None` where the game is over.
    pub(crate) fn choose(&mut self, situation: &Situation) -> Option<Move> {
        match self {
            Self::Full { engine, book, lot } => {
                let by_book = book.as_ref().and_then(|book| book.choose(situation.position(), lot));
                by_book.or_else(|| {
                    engine.best_move(situation.game(), &Limits::nodes(NODES), &StoppedClock)
                })
            }
            Self::AtLevel(player) => player.choose(situation),
        }
    }
}

/// A number that differs from game to game. The standard library seeds its hash maps from the
/// system's randomness.
fn drawn_seed() -> u64 {
    RandomState::new().hash_one(())
}
