//! Games of the engine against itself, as data to learn an evaluation from.
//!
//! A game begins with a few random moves (`opening`), goes on with a
//! fixed number of nodes a move, and ends by the Laws or as soon as its result
//! is clear. What is kept of it are the quiet positions, each with the score
//! that the search gave and the result that the game had, in [`Record`]s of 32
//! bytes. A game depends on its number, the nodes and the engine alone: the
//! same numbers give the same games.
//!
//! Nothing here knows files or threads: `rokade datagen` has those, and
//! `training/` learns from what it writes.

mod adjudication;
mod chance;
mod game;
mod opening;
mod record;

pub use adjudication::GameResult;
pub use game::{Played, SelfPlay};
pub use record::{RECORD_BYTES, Record, RecordError};
