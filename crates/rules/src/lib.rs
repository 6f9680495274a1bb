//! What chess is: the Laws, notation, games, endings and clocks.
//!
//! The crate is closed: the same question always gets the same answer. It
//! knows no time of day, no files, no threads and no chance, and it fails only
//! by a typed refusal.
#![no_std]

extern crate alloc;

pub mod board;
pub mod capture_the_king;
pub mod clock;
pub mod conduct;
pub mod ending;
pub mod faults;
pub mod game;
pub mod movement;
pub mod notation;
pub mod position;
pub mod ruleset;

pub use board::{Board, Color, File, Piece, Rank, Role, Square, SquareSet};
pub use movement::{Move, MoveList};
pub use position::{Position, Setup};
pub use ruleset::Ruleset;

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Library;
