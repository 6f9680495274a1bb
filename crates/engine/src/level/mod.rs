//! Levels: opponents that play like people of a given strength.
//!
//! A level is not an engine with noise. Noise spreads errors evenly; people
//! play the best move a third of the time at every rating, and err where the
//! refutation is quiet, far away or backwards. So a level draws its move from
//! a model of what people play (`model`, fitted on games), which weighs what a
//! shallow look (`look`) sees with what a move looks like (`features`).
//!
//! - [`Level`] and [`Strength`] name a strength; `strength` tells how it
//!   becomes play, and `parameters::level` has all the numbers.
//! - [`Situation`] is the game as the player to move knows it.
//! - [`Player`] plays. It keeps every mate within three moves, opens as people
//!   do (`opening`), and leaves out what nobody would do (`judgement`).
//! - [`pause_ms`] is how long a move should seem to take.
//! - [`training`] is the window for the fit in `training/levels`.
//!
//! How the numbers were found and how well they fit: `training/levels/README.md`
//! and `rokade levels --check`.

mod chance;
mod features;
mod judgement;
mod look;
mod model;
mod opening;
mod pause;
mod player;
mod situation;
mod strength;
pub mod training;
mod worth;

pub use pause::pause_ms;
pub use player::{Likely, Player};
pub use situation::Situation;
pub(crate) use strength::Style;
pub use strength::{Level, Strength};
