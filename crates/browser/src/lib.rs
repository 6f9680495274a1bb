//! Rules and engine for the browser.
//!
//! `play` keeps a game and answers in the words of `rokade-wire`; `exports` hands that to
//! JavaScript as JSON; `adjudication` is the arbiter's table. With the feature `engine` there is
//! also the engine in `computer` and the players of `level`, which run in a worker; with `rulebook`
//! there is the rulebook, with `sitting` the clock, scoresheet and arbiter beside a real board,
//! with `lessons` a learner in a lesson, with `puzzles` the puzzles and who solves them, with `study`
//! a game with its variations, with `review` what the engine thinks of games, with `notebook` what
//! is written about a game.
//!
//! Nothing a caller passes can make this panic: every fault comes back as a
//! [`rokade_wire::Fault`].
//!
//! Nothing of chess is decided here; that is `rokade-rules`.

#[cfg(feature = "game")]
pub mod adjudication;
mod answers;
#[cfg(any(feature = "lessons", feature = "puzzles"))]
mod attempts;
#[cfg(feature = "rulebook")]
mod book;
#[cfg(feature = "engine")]
mod computer;
#[cfg(feature = "game")]
mod exports;
#[cfg(feature = "lessons")]
mod lessons;
#[cfg(feature = "engine")]
mod level;
#[cfg(any(feature = "game", feature = "puzzles", feature = "study"))]
mod lines;
#[cfg(feature = "notebook")]
pub mod notebook;
#[cfg(any(feature = "game", feature = "notebook", feature = "sitting"))]
pub mod play;
#[cfg(any(feature = "rulebook", feature = "lessons"))]
mod prose;
#[cfg(feature = "puzzles")]
mod puzzles;
#[cfg(feature = "review")]
mod review;
#[cfg(feature = "sitting")]
pub mod sitting;
#[cfg(feature = "study")]
mod study;
#[cfg(feature = "notebook")]
mod theory;
#[cfg(any(
    feature = "game",
    feature = "notebook",
    feature = "sitting",
    feature = "lessons",
    feature = "puzzles",
    feature = "study"
))]
mod words;

#[cfg(feature = "rulebook")]
pub use book::Book;
#[cfg(feature = "engine")]
pub use computer::Computer;
#[cfg(feature = "game")]
pub use exports::{
    Game, can_mate, chess960_start, edit_setup, read_setup, read_time_control, role_letters,
};
#[cfg(feature = "lessons")]
pub use lessons::{Lesson, lesson_groups};
#[cfg(feature = "engine")]
pub use level::LevelPlayer;
#[cfg(feature = "notebook")]
pub use notebook::{opening_of, pgn, premoves_of, read_pasted, typed_moves};
#[cfg(feature = "puzzles")]
pub use puzzles::{Puzzle, PuzzleSet, chances, rated};
#[cfg(feature = "review")]
pub use review::{Analyser, Reviewing};
#[cfg(feature = "study")]
pub use study::Study;
#[cfg(feature = "notebook")]
pub use theory::theory_of;
