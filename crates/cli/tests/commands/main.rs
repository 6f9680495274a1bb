//! The program as a person or a script meets it: every command, good and bad input, both
//! languages.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod adjudicate;
mod admin;
mod analyse;
mod arguments;
mod datagen;
mod examples;
mod lessons;
mod load;
mod manual;
mod matches;
mod perft;
mod pgn;
mod play;
mod program;
mod puzzles;
mod readme;
mod review;
mod rules;
mod serve;
mod serve_log;
mod suite;
mod uci;
