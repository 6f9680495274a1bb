//! Every number of the engine, by name, with its unit and where it comes from.
//!
//! Unless a line says otherwise a number is our own: a round first guess, or
//! one of those of the search that were measured many at once
//! (`docs/decisions/0410-many-numbers-at-once.md`). Nothing here is a rule of
//! chess.

pub(crate) mod endings;
pub(crate) mod evaluation;
pub(crate) mod level;
pub(crate) mod search;
pub(crate) mod self_play;
pub(crate) mod square_tables;
