//! Understanding a game: how good each move was, and what would have been better.
//!
//! The coach asks the engine what positions are worth and the rules what is legal; what it says of
//! a game is computed from those answers alone, so the same answers always give the same review.
//! It prints nothing, opens nothing and reads no clock.
//!
//! Where to look: the published formulas are `chances` (winning chances), `accuracy` and
//! `judgement`, and `calibration` brings the engine's evaluations to their scale; a whole game is
//! reviewed in `review`; what combinations are made of is `theme`; what becomes of a learner's
//! answers is `lesson`.

pub mod accuracy;
mod calibration;
pub mod chances;
pub mod evaluation;
pub mod judgement;
pub mod lesson;
pub mod puzzle;
pub mod review;
pub mod theme;

pub use accuracy::Accuracy;
pub use chances::WinPercent;
pub use evaluation::Evaluation;
pub use judgement::Judgement;
