//! The board and what stands on it, without any rule of movement.
//!
//! Law: FIDE 2.1–2.4. Everything here is a plain value; which placements make
//! sense is decided in [`crate::position`].

mod by;
mod color;
mod piece;
mod placement;
mod role;
mod square;
mod square_set;

pub use by::{ByColor, ByRole};
pub use color::Color;
pub use piece::Piece;
pub use placement::Board;
pub use role::Role;
pub use square::{File, ParseSquareError, Rank, Square};
pub use square_set::{SquareSet, Squares};
