//! The protocol as a chess program meets it: every command, every order, and
//! what is no command at all.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod book;
mod commands;
mod dialogue;
mod garbage;
mod options;
mod pondering;
mod searches;
mod strength;
mod tables;
