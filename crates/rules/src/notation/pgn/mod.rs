//! Portable Game Notation: games as text.
//!
//! Reading comes in three layers. [`Reader`] finds tags, moves and comments in
//! a stream of bytes and never holds more of it than one buffer; [`Replay`]
//! plays the moves, main line and variations, and reports everything that is
//! wrong; [`Tree`] keeps a game with all its variations, to be walked, changed
//! and written.
//!
//! Source: S. Edwards, *Portable Game Notation Specification and
//! Implementation Guide*, 1994.
//!
//! [`FaultKind`] says what is a fault, [`NoteKind`] what is forgiven.

pub mod annotation;
mod fault;
mod found;
mod input;
mod nag;
mod note;
mod place;
mod read;
mod replay;
mod result;
mod scan;
mod tags;
mod token;
mod tree;
mod value;
mod visitor;
mod window;
mod write;

pub use fault::{Fault, FaultKind};
pub use found::{Encoding, Found};
pub use input::Input;
pub use nag::Nag;
pub use note::{Note, NoteKind};
pub use place::Place;
pub use read::{Mark, Reader};
pub use replay::{Listener, Replay, Report, Step};
pub use tags::{BadDate, BadTagName, Date, Tags, Variant};
pub use tree::{AddError, Comment, Node, NodeId, ToGameError, Tree, Trees};
pub use value::Value;
pub use visitor::{GameEnd, Piece, Visitor};
pub use write::{Keep, Layout, Pgn, Style, write};
