//! Positions: what may stand on the board, and which moves are legal there.
//!
//! A [`Setup`] may be nonsense; a [`Position`] never is. The one door from the
//! first to the second is [`Position::from_setup`], which reports everything
//! that is wrong at once.
//!
//! Law: FIDE 2 (initial position), 3 (moves), 5.1.1 and 5.2.1 (no legal move).

mod castling;
mod check;
pub mod chess960;
mod en_passant;
mod legal_moves;
mod legality;
mod packed;
pub mod perft;
mod play;
mod refusal;
mod sameness;
mod setup;
mod side;
mod state;
mod validate;
pub mod zobrist;

pub use castling::{CastlingMode, CastlingRights};
pub(crate) use check::attackers_of;
pub(crate) use packed::Packed;
pub use play::IllegalMove;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::Position;
pub use validate::{SetupFault, SetupFaults};
