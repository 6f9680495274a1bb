//! The mate solver: proves that a mate in so many moves is there, or that it
//! is not.
//!
//! The search of the engine finds mates on the way and may overlook one, since
//! it prunes what looks bad. Puzzles, hints and the levels need certainty: this
//! room decides by the whole tree of the game, and says so when it could not
//! finish ([`MateFinding::Open`]).
//!
//! `proof` is the search, `numbers` what it counts, `short` decides mates in
//! one and two at a look, `table` remembers. The door is [`MateSolver`].
//!
//! It knows nothing of the game before: draws by repetition and by fifty moves
//! are not seen. Two positions with the same key are taken for one, as in any
//! hash table; with 64 bits that does not happen by chance.
//!
//! Source: L. Allis, *Searching for Solutions in Games and Artificial
//! Intelligence*, 1994 (proof numbers); A. Nagai, *Df-pn Algorithm for
//! Searching AND/OR Trees and Its Applications*, 2002.

mod effort;
mod numbers;
mod proof;
mod short;
mod solver;
mod table;

pub use effort::{Effort, EffortSpent};
pub use solver::{MateFinding, MateSolver};
