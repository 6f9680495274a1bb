//! Lessons: what becomes of a learner's answers, and whether lessons are right.
//!
//! A [`Session`] is one learner in one lesson: events in, feedback out, the same answers always
//! giving the same feedback. What is legal and how a game ends it asks the rules; what a fork, a
//! pin or a skewer is it asks [`crate::theme`]; who wins with three men left it has counted out
//! ([`three_men`]). Where an opponent has to move, the host sends its move as an event: it may come
//! from the engine, or from [`BestPlay`]. [`check()`] holds whole lessons against all of this.
//! The texts stay where they are: feedback says which of the step's texts to show.

mod alone;
pub mod check;
mod feedback;
mod opponent;
mod pawn;
mod progress;
mod right;
mod session;
pub mod three_men;
mod versus;

pub use check::check;
pub use feedback::{Event, Failure, Feedback, Judged, Said, Why};
pub use opponent::{BestPlay, Opponent};
pub use progress::{NoProgress, Progress};
pub use session::{Awaits, Session};
