//! Rules and engine for the browser.
//!
//! `play` keeps a game and answers in the words of `rokade-wire`; `exports` hands that to
//! JavaScript as JSON; `adjudication` is the arbiter's table. With the feature `engine` there is
//! also the engine in `computer` and the players of `level`, which run in a worker; with `rulebook`
//! there is the rulebook, with `sitting` the clock, scoresheet and arbiter beside a real board, with
//! `notebook` what is written about a game.
//!
//! Nothing a caller passes can make this panic: every fault comes back as a
//! [`rokade_wire::Fault`].
//!
//! Nothing of chess is decided here; that is `rokade-rules`.

#[cfg(feature = "game")]
pub mod adjudication;
mod answers;
#[cfg(feature = "rulebook")]
mod book;
#[cfg(feature = "engine")]
mod computer;
#[cfg(feature = "game")]
mod exports;
#[cfg(feature = "engine")]
mod level;
#[cfg(feature = "notebook")]
mod notebook;
#[cfg(any(feature = "game", feature = "notebook", feature = "sitting"))]
pub mod play;
#[cfg(feature = "sitting")]
pub mod sitting;
#[cfg(any(feature = "game", feature = "notebook", feature = "sitting"))]
mod words;

#[cfg(feature = "rulebook")]
pub use book::Book;
#[cfg(feature = "engine")]
pub use computer::Computer;
#[cfg(feature = "game")]
pub use exports::{
    Game, can_mate, chess960_start, edit_setup, read_setup, read_time_control, role_letters,
};
#[cfg(feature = "engine")]
pub use level::LevelPlayer;
#[cfg(feature = "notebook")]
pub use notebook::{opening_of, pgn, typed_moves};
