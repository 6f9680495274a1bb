//! Games in PGN: read from a stream, replayed, kept as trees, written.
//!
//! Tables of what people and programs write; every kind of fault with its
//! place; and properties: the same reports however the bytes arrive, and trees
//! that are written and read again as the same.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod edited;
mod fault_places;
mod field_cases;
mod forgiven;
mod promised;
mod random_trees;
mod reports;
mod streamed;
mod trees;
mod visited;
mod written;
