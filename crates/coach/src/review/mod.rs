//! The review of a whole game.
//!
//! A [`Reviewer`] looks at one position at a time, so that whoever drives it can show progress,
//! stop, and go on later; what it has found becomes a [`Review`]. It asks an [`Adviser`], which is
//! the engine ([`EngineAdviser`]) or, in tests, a table of answers.
//!
//! Positions are looked at from the end of the game to its beginning: what the engine has seen of
//! the later ones is then still in its memory when an earlier one leads there, and a fault does
//! not look smaller than what came of it.

mod adviser;
mod cause;
mod hindsight;
mod only_move;
mod pawn_ending;
mod phase;
mod reviewed;
mod reviewer;
mod saved_draw;
mod settled;
mod sides;
mod write;

pub use adviser::{Advice, Adviser, EngineAdviser};
pub use cause::{Cause, Whose};
pub use phase::Phase;
pub use reviewed::{Mark, Review, ReviewedMove};
pub use reviewer::{Progress, Reviewer};
pub use sides::{Counts, SideReview};
pub use write::{Words, annotated};
