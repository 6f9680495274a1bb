//! How pieces move on a board, before any question of check.
//!
//! Law: FIDE 3.2–3.6 (which squares a piece attacks) and 3.7.1 (pawns). Which
//! of these moves are legal is decided in [`crate::position`].

mod chess_move;
mod leapers;
mod lines;
mod move_list;
mod sliders;

pub use chess_move::{CastlingSide, Move};
pub use leapers::{king_attacks, knight_attacks, pawn_attacks};
pub use lines::{between, diagonal_lines, straight_lines};
pub use move_list::MoveList;
pub use sliders::{bishop_attacks, queen_attacks, rook_attacks};
