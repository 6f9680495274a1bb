//! Endgame tables: what is known of positions with few men, from outside.
//!
//! The engine knows a port, [`EndgameTables`], and asks it through
//! [`Engine::set_tables`](crate::Engine::set_tables); it opens no file itself.
//! `Syzygy` reads the usual tables, and is there only with the feature
//! `syzygy`, which needs a file system.

mod at_the_root;
#[cfg(feature = "syzygy")]
mod syzygy;
mod verdict;

pub(crate) use at_the_root::root_choice;
#[cfg(feature = "syzygy")]
pub use syzygy::{Syzygy, SyzygyError};
pub use verdict::{TableMove, TableVerdict};

use core::fmt::Debug;
use rokade_rules::Position;

/// Someone who knows positions with few men.
pub trait EndgameTables: Debug + Send + Sync {
    /// The most men, kings included, of a position that may be known.
    fn most_men(&self) -> usize;

    /// How a position ends with best play, as if no move had been counted
    /// towards the fifty; nothing if it is not known, or if a side may castle.
    fn verdict(&self, position: &Position) -> Option<TableVerdict>;

    /// All legal moves of a position, each with what comes of it; nothing if
    /// they are not known.
    fn moves(&self, position: &Position) -> Option<Vec<TableMove>>;
}
