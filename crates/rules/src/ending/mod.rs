//! How a game ends. Law: FIDE 5, 6.9, 7.5.5, 9.

mod outcome;

pub use outcome::{Outcome, Termination, Verdict};
