//! Forsyth–Edwards Notation: a position in six fields.
//!
//! | field | reads | example |
//! |---|---|---|
//! | placement | ranks 8 to 1, files a to h | `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR` |
//! | side to move | `w` or `b` | `w` |
//! | castling | `KQkq`, rook's files, or `-` | `KQkq` |
//! | en passant | the crossed square or `-` | `e3` |
//! | half-move clock | half-moves since a capture or pawn move | `0` |
//! | move number | from 1, grows after Black's move | `1` |
//!
//! [`read`] takes nothing but this; [`read_lenient`] forgives what can be
//! forgiven and tells what it was; [`parse`] judges the writing alone. Both
//! name every fault at once, faults of writing and faults against the Laws
//! together, each with its field, its place and the offending text.
//!
//! Castling letters are those of X-FEN and Shredder-FEN alike: `K` and `Q`
//! name a side's outermost own rook on either side of its king, a file letter
//! names the rook on that file.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994, 16.1; R. Scharnagl's X-FEN and S.
//! Meyer-Kahlen's Shredder-FEN for Chess960.
//!
//! What may stand on a board is decided in [`crate::position`]; four fields
//! with operations behind them are [EPD](super::epd).

mod castling;
mod fault;
mod fields;
mod placement;
mod read;
mod write;
mod written;

pub use fault::{FaultKind, FenFault, FenFaults, FenField, SyntaxFault};
pub(super) use fields::{Fields, Part};
pub use read::{parse, read, read_lenient};
pub use write::{CastlingField, EnPassantField, Fen, write, write_setup};
pub(super) use written::Written;
