//! The network: what a position is worth, learned from games against itself.
//!
//! `(768 → 256) × 2 → 1`, efficiently updated. Each side sees the board as its
//! own (`features`): 768 inputs, one for each kind of piece of each side on
//! each square, feed 256 sums that are kept from one position to the next and
//! changed only where the board has changed (`accumulators`). The sums of the
//! side to move and those of the other, clipped and squared, are weighed into
//! one number; there are several sets of weights, chosen by the number of
//! pieces (`weights`). Everything is whole numbers, so that every machine
//! computes the same (`arithmetic`).
//!
//! Source: Y. Nasu, *Efficiently Updatable Neural-Network-based Evaluation
//! Functions for Computer Shogi*, 2018. Idea: "NNUE", Chess Programming Wiki,
//! for the two perspectives, the clipped square and the choice by pieces.
//!
//! How the numbers were learned is in `training/README.md`.

mod accumulators;
mod arithmetic;
mod features;
mod shipped;
mod weights;

pub(crate) use accumulators::Accumulators;
pub use features::{Features, Perspective};
pub use weights::{
    FORMAT_VERSION, HIDDEN, INPUTS, Network, NetworkError, OUTPUT_ONE, OUTPUTS, SCALE_CP, SUM_ONE,
    bucket,
};
