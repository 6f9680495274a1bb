//! The judge: a naive second rule-keeper, written from the FIDE Laws of Chess (in force since
//! 1 January 2023) and knowing nothing of `rokade-rules`.
//!
//! It is slow and meant to be obviously right: a board of 8 by 8 cells, each article a relation
//! between two squares, legality by making the move and looking. Two programs that were written
//! on different principles rarely share a mistake; property tests hold them beside each other.
//!
//! It promises right answers for positions with one king on each side. It does not judge whether
//! a set-up is sensible, and it knows nothing of claims, clocks or dead positions.

pub mod act;
pub mod attack;
pub mod castling;
pub mod fen;
pub mod legal;
pub mod play;
pub mod position;
pub mod sameness;
pub mod san;
pub mod steps;
pub mod words;

pub use act::{Act, CastlingText};
pub use fen::RightsText;
pub use position::{Position, Rights, Wing};
pub use sameness::Identity;
pub use san::Names;
pub use words::{Board, Cell, Kind, Man, Side};
