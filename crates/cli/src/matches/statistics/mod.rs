//! What games say about strength.
//!
//! Every opening is played twice, once with each color, and the *pair* is what
//! counts: its two games have the opening in common and are not independent,
//! and the difference of colors cancels out. A pair scores 0, ½, 1, 1½ or 2
//! points, so there are five frequencies (the *pentanomial* model).
//!
//! Source: M. Van den Bergh, *A Practical Introduction to the GSPRT*; A. Elo,
//! *The Rating of Chessplayers*, 1978, for the scale.

mod elo;
mod pairs;
mod sprt;

pub(crate) use elo::Elo;
use elo::score_of_elo;
pub(crate) use pairs::{Pairs, Points};
pub(crate) use sprt::{Decision, Sprt};
