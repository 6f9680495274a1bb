//! Puzzles: lines in which the solver has one way to win, verified before anybody sees them.
//!
//! A [`Judge`] decides whether a [`Solution`](crate::theme::Solution) is sound; what a puzzle is
//! made of is [`crate::theme`]. A [`Maker`] finds puzzles in games; [`table`] reads and writes the format of the public database.
//! Somebody who solves one has an [`Attempt`], a [`Hint`] if wanted, and a [`Strength`]; the puzzle of a
//! day is at [`place_of_day`].

mod attempt;
mod choice;
mod daily;
mod hint;
mod judge;
mod maker;
mod rating;
pub mod table;

pub use rokade_rating::{Encounter, Strength};

pub use attempt::{Attempt, Tried};
pub use choice::choose;
pub use daily::place_of_day;
pub use hint::Hint;
pub use judge::{Flaw, Judge};
pub use maker::{Found, Maker};
pub use rating::estimated_rating;
