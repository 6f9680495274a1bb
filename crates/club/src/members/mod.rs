//! People with an account: what they are called, what they may, and where they are known.
//!
//! A house keeps a [`Member`], a password that only a hash is kept of, the [`Session`]s in which a
//! browser is known, and [`Code`]s that open an account once when the password is forgotten. How
//! passwords are hashed and cookies signed is the server's business; nothing here hashes.
//!
//! - [`name`]: names, and which of them look too much alike.
//! - [`member`]: who, with which plan and at what age.
//! - [`session`] and [`code`]: where somebody is known, and what lets them in once.
//! - [`apart`]: who wants nothing to do with whom, and what the host is told of.
//! - [`help`]: how much help a member has had in a day.
//! - [`progress`]: what they have done with puzzles and lessons.
//! - [`keeping`]: what a house writes down of them, and what it asks.
//!
//! Somebody who played as a guest before keeps those seats: a member is also the guests that they
//! were ([`Members::guests_of`]). What was written of a game is never changed for it.

pub mod apart;
pub mod code;
pub mod help;
pub mod keeping;
pub mod member;
pub mod name;
pub mod progress;
pub mod session;

pub use apart::Report;
pub use code::{Code, CodeKind};
pub use help::{Day, Help, HelpUsed};
pub use keeping::{Fingerprint, MemberFault, MemberWrite, Members};
pub use member::{Age, Member, MemberId, Plan};
pub use name::{MemberName, NameFault, NameKey};
pub use progress::{Progress, Subject};
pub use session::Session;
