//! Rules and engine for the browser.
//!
//! [`play`] keeps a game and answers in the words of `rokade-wire`; `exports` hands that to
//! JavaScript as JSON. With the feature `engine` there is also a player in `computer`, which
//! runs in a worker. Nothing a caller passes can make this panic: every fault comes back as a
//! [`rokade_wire::Fault`].
//!
//! Nothing of chess is decided here; that is `rokade-rules`.

#[cfg(feature = "engine")]
mod computer;
mod exports;
pub mod play;
mod words;

#[cfg(feature = "engine")]
pub use computer::Computer;
pub use exports::{Game, read_time_control, role_letters};
