//! What the house teaches: the rulebook, its boards, the search over them, the lessons, and what
//! openings are called.
//!
//! Pages and lessons are plain text files in `content/rulebook` and `content/lessons`, written by
//! people who need not program; the `README.md` of each folder says how. This crate reads them into types, reports everything
//! that is wrong at once and with its place, holds each board against the rules, and finds pages
//! by the words of a question. It knows no network, no database and no screen: how a page looks is
//! for the terminal and the browser to decide.
//!
//! ```
//! use rokade_content::{Index, Language, Rulebook};
//! let book = Rulebook::built_in();
//! let index = Index::of(book, Language::Dutch);
//! let hits = index.search("mag je rokeren als je schaak hebt gestaan?");
//! assert_eq!(book.title(hits[0].place, Language::Dutch), "Mag je rokeren nadat je schaak hebt gestaan?");
//! ```

mod fault;
mod language;
pub mod lesson;
pub mod openings;
pub mod rulebook;
pub mod search;
mod section;

pub use fault::{Fault, FaultKind};
pub use language::{Both, Language};
pub use lesson::Lessons;
pub use openings::{Opening, Openings};
pub use rulebook::Rulebook;
pub use search::Index;
