//! Positions and moves as text, and text as positions and moves.
//!
//! Positions are written as [`fen`], or with remarks as [`epd`]; moves as
//! [`san`] for people, where [`Letters`] tell what the pieces are called, and as
//! [`uci_move`] between programs. [`polyglot`] gives the keys of opening books.
//!
//! Reading never guesses silently: what is strict and what is lenient are two
//! functions, and every error quotes the offending text and its place. Places
//! are counted in bytes from 1, as editors count columns of plain text.

pub mod epd;
pub mod fen;
mod letters;
pub mod pgn;
pub mod polyglot;
pub mod san;
pub mod uci_move;

pub use letters::Letters;
