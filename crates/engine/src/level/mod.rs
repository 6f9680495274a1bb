//! Levels: playing like a person of a given strength.
#![allow(dead_code)]

mod features;
mod look;
mod situation;
pub mod training;
mod worth;

pub use situation::Situation;
