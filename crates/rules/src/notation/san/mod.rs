//! Moves as people write them: standard algebraic notation.
//!
//! Law: FIDE Appendix C. [`write()`] gives one canonical spelling, that of PGN:
//! `Nf3`, `exd5`, `Rad1`, `e8=Q`, `O-O`, with `+` or `#`; [`San::long`] and
//! [`San::fide`] give two other spellings of the same move. [`read`] takes what
//! people really write, [`read_strict`] nothing but the canonical spelling.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 8.2.3.
//!
//! Which letters the pieces have is always told by
//! [`Letters`](super::Letters). Marks that judge a move (`!?`) are passed over
//! in reading; they, comments and results belong to PGN.

mod error;
mod parse;
mod read;
mod usual;
mod write;

pub use error::SanError;
pub(in crate::notation) use read::read_usual;
pub use read::{read, read_strict};
pub use write::{San, write};
