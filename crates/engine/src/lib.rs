//! How to find a move: search and evaluation.
//!
//! The crate looks for good moves and says what a position is worth. It never
//! prints, opens nothing and reads no clock: it is handed [`Limits`] and a
//! [`Stopwatch`], tells an [`Observer`] what it has found so far, and can be
//! told to stop through a [`StopToken`]. It starts a thread only when it was
//! asked for several [`Threads`], and none outlives the search. With one
//! thread, limits of nodes or depth and a fresh [`Engine`] the same question
//! has the same answer on every machine.
//!
//! Every rule of chess is asked of `rokade_rules`; nothing here decides what
//! is legal, mate or stalemate.
//!
//! ```
//! use rokade_engine::{Engine, GameSoFar, HashSize, Limits, StoppedClock};
//! use rokade_rules::Position;
//!
//! let mut engine = Engine::new(HashSize::mebibytes(1));
//! let game = GameSoFar::starting_from(Position::initial());
//! let best = engine.best_move(&game, &Limits::nodes(5_000), &StoppedClock);
//! assert!(Position::initial().is_legal(best.expect("the initial position has moves")));
//! ```
//!
//! Where to look: the façade is `engine`, the search step by step
//! `search/node.rs`, all its numbers `parameters/`; opponents that play like
//! people are [`level`]. UCI and the training are elsewhere.

mod answer;
pub mod bench;
pub mod book;
mod endings;
mod engine;
mod evaluation;
mod experience;
mod game_so_far;
mod hash_table;
pub mod level;
mod limits;
mod mate_solver;
pub mod network;
mod observer;
mod ordering;
mod parameters;
mod score;
mod search;
pub mod self_play;
mod stop_token;
mod stopwatch;
mod tables;
mod threads;
mod window;

pub use answer::Answer;
pub use engine::Engine;
pub use evaluation::{Judge, evaluate};
pub use game_so_far::GameSoFar;
pub use hash_table::{Bound, HashSize};
pub use limits::{Limits, TimeLimit};
pub use mate_solver::{Effort, EffortSpent, MateFinding, MateSolver};
pub use observer::{MoveBegun, Observer, Report, Silent};
pub use ordering::wins_at_least;
pub use score::{Outlook, Score};
pub use stop_token::StopToken;
pub use stopwatch::{StoppedClock, Stopwatch};
pub use tables::{EndgameTables, TableMove, TableVerdict};
#[cfg(feature = "syzygy")]
pub use tables::{Syzygy, SyzygyError};
pub use threads::Threads;
pub use window::Window;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
