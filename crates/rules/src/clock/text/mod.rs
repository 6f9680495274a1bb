//! Time controls in writing: as people write them, and as PGN's tag.
//!
//! | written | means |
//! |---|---|
//! | `5` | five minutes for all moves |
//! | `3+2` | three minutes, and two seconds before each move |
//! | `5 d3` | five minutes, and the clock waits three seconds with each move |
//! | `5 b3` | five minutes; at most three seconds are given back after each move |
//! | `40/90+30,30+30` | forty moves in ninety minutes, then thirty minutes for the rest |
//! | `40/120,20/60` | …, then sixty minutes for each further twenty moves |
//! | `0:30`, `1:30:00` | minutes and seconds; hours, minutes and seconds |
//! | `3 days/move` | three days for each move, none of which is saved |
//! | `5 v 3` | five minutes for White, three for Black |
//! | `-` | no clock |
//!
//! The time of a period is in minutes and a bonus in seconds, unless units are
//! written. Reading ([`TimeControl::read`](super::TimeControl::read)) takes
//! much more than writing gives: units in English and Dutch (`1h30`, `90 min`,
//! `90' + 30"`, `1u30`), fractions (`½`, `1.5`), `G/90;d5` and `SD/60` as in
//! the United States, `none`, `geen`, and spaces wherever.
//!
//! [`pgn_tag`] is the form of PGN.

mod fault;
mod length;
mod part;
pub mod pgn_tag;
mod read;
mod stage;
mod write;

pub use fault::{ControlFault, ControlFaultKind, ControlFaults, ControlSyntax, WrittenPart};
