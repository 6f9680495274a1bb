//! What happens around boards: challenges, game rooms, rematches and series.
//!
//! Everything here is a state machine without a network, a database or a wall clock. A [`Room`] is
//! told what somebody does and when, and answers with numbered events; the same events build the
//! same room again. Whether a move is legal, a claim right or a flag fall a loss is decided by
//! `rokade-rules` and nowhere else.
//!
//! - [`challenge`]: somebody offers a game; whoever takes it begins it.
//! - [`room`]: one game between two seats, from the first move to the rematch.
//! - [`series`]: several games between the same two.
//! - [`person`] and [`id`]: who plays, and what games are called; [`members`]: those with an account.
//! - [`rating`]: what a rated game does; [`archive`]: games that are over, to be looked for.
//! - [`ports`]: what a house brings along: somewhere to keep things.
//!
//! Law: FIDE 5 to 9, as `rokade-rules` has them. The faults that real servers had, and that a room
//! must not have, are listed in `tests/server_cases.rs`.

pub mod archive;
pub mod challenge;
pub mod id;
pub mod members;
pub mod person;
pub mod ports;
pub mod rating;
pub mod room;
pub mod series;

pub use challenge::{Challenge, Terms};
pub use id::GameId;
pub use person::{Person, PersonId};
pub use room::Room;
pub use series::Series;
