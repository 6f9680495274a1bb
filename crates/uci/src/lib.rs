//! The Universal Chess Interface: how chess programs and engines talk.
//!
//! [`serve`] is the engine's side of the conversation over any reader and
//! writer; [`client`] is the other side, which plays against engines of others.
//! Nothing is known here of chess that `rokade_rules` does not say, nor of how
//! moves are found.
//!
//! ```
//! use rokade_uci::{Identity, Library, serve};
//!
//! let mut heard = Vec::new();
//! let said = "uci\nposition startpos moves e2e4\ngo nodes 500\nquit\n";
//! let identity = Identity { name: "Example", author: "somebody" };
//! serve(said.as_bytes(), &mut heard, &identity, Library::empty(0))?;
//! let heard = String::from_utf8_lossy(&heard);
//! assert!(heard.starts_with("id name Example\nid author somebody\noption name "));
//! assert!(heard.contains("\nuciok\n") && heard.contains("\nbestmove "));
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! What is promised: every `go` is answered by exactly one `bestmove`; no line
//! ends the conversation but `quit` and the end of the input; what cannot be
//! used is named in an `info string` and passed over.
//!
//! Source: R. Huber and S. Meyer-Kahlen, *Universal Chess Interface*, 2006.

mod chances;
pub mod client;
mod command;
mod fault;
mod library;
mod lines;
mod options;
mod report;
mod session;
mod speaker;
mod thinker;
pub mod time;
mod turn;

pub use command::{Clock, Command, Debugging, Go, PositionCommand, Reading, Start, read_command};
pub use fault::Fault;
pub use library::Library;
pub use session::{Identity, serve};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
