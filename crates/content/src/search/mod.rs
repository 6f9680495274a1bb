//! Finding a page by the words of a question, forgiving of typing and of grammar.
//!
//! Every word is brought to its stem, in the way of its language (`stems`), and each stem of the
//! question is held against all stems of the book: the same, a part of a compound, or one or two
//! slips of the finger away (`closeness`). What matches counts by where it stands (a title more
//! than a text) and by how rare it is; a phrase that a page lists among its words and that stands
//! whole in the question counts on top. The number of an article finds its pages directly.
//!
//! All is counted in whole numbers and ties go by the order of the book, so that the same question
//! has the same answer everywhere. Nothing is learnt and nothing is sent anywhere.

mod closeness;
mod entry;
mod rank;
mod stems;
mod words;

pub use rank::{Hit, Index};
