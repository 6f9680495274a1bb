//! What the engine promises to whoever uses it, tried from outside.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod book;
mod draws;
mod endings;
mod evaluation;
mod facade;
mod levels;
mod lines;
mod mate_solver;
mod mates;
mod positions;
mod several;
mod signature;
mod tactics;
