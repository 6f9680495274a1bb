//! Puzzles: lines in which the solver has one way to win, verified before anybody sees them.
//!
//! A [`Judge`] decides whether a [`Solution`](crate::theme::Solution) is sound; what a puzzle is
//! made of is [`crate::theme`]. A [`Maker`] finds puzzles in games; [`table`] reads and writes the format of the public database.

mod judge;
mod maker;
mod rating;
pub mod table;

pub use judge::{Flaw, Judge};
pub use maker::{Found, Maker};
pub use rating::estimated_rating;
