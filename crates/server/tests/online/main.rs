//! Games between people, over real sockets and a real file.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod access;
mod fitness;
mod frames;
mod games;
mod lobby;
mod matrix;
mod members;
mod people;
mod player;
mod restart;
mod strain;
mod ways;
