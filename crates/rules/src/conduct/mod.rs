//! How players behave at a real board, and what follows from it.
//!
//! Pure state machines: what happened goes in, rulings come out as values, each
//! naming its article. Nothing here changes a game or a clock; the game and the
//! clock carry the rulings out.
//!
//! - [`touch_move`]: a piece touched must be moved, a piece released has moved.
//!   Law: FIDE 4.
//! - [`illegal_move`]: what pressing the clock after an illegal move costs. Law:
//!   FIDE 7.5, Appendix A.3 and A.5.
//! - [`irregularity`]: wrong set-ups, boards, colors and displaced pieces. Law:
//!   FIDE 7.1–7.4, 7.6, Appendix A.5.1.
//! - [`recording`]: what must be written down, and when. Law: FIDE 8.
//!
//! Claims and offers are in the game; these machines only say when a touch has
//! cost the right to them (FIDE 9.1.2.1, 9.4).

mod arbiter;
pub mod illegal_move;
pub mod irregularity;
pub mod recording;
pub mod touch_move;

pub use arbiter::ArbiterDecides;
