//! Opening books in Polyglot's format: moves that are played without a search.
//!
//! A book is a list of entries of sixteen bytes, sorted by the key of a
//! position: eight bytes of key, two of move, two of weight, four that programs
//! use for learning and that are not used here. All numbers have their highest
//! byte first. The keys are `rokade_rules::notation::polyglot`'s.
//!
//! The program has a small book of its own ([`Book::shipped`]). Files of others
//! are opened elsewhere; a book is read from bytes and written to them.
//! Chance is an argument: which of several moves is played is drawn by a [`Lot`]
//! that its owner has seeded.
//!
//! Source: F. Letouzey, *Polyglot*, 2004, and M. Van den Bergh's description of
//! its book format.

mod entry;
mod fault;
mod list;
mod lot;
mod shipped;

pub use entry::BookMove;
pub use fault::BookFault;
pub use list::Book;
pub use lot::Lot;
