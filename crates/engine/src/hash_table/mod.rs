//! What the search remembers of positions it has met.
//!
//! A position met again, by whatever order of moves, need not be searched
//! again; and even a shallow answer names a move worth trying first.
//!
//! Idea: "Transposition Table", Chess Programming Wiki. Source of the layout
//! that needs no locks: R. Hyatt and T. Mann, *A Lock-less Transposition Table
//! Implementation*, 2002.

mod memory;
mod packed_move;
mod size;
mod table;

pub use memory::Bound;
pub(crate) use memory::Memory;
pub(crate) use packed_move::PackedMove;
pub use size::HashSize;
pub(crate) use table::HashTable;
