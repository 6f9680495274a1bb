//! The program as a person or a script meets it: every command, good and bad input, both
//! languages.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod adjudicate;
mod arguments;
mod perft;
mod pgn;
mod play;
mod program;
mod readme;
mod review;
mod serve;
mod uci;
