//! The door, over real sockets on ports that the system chooses.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod closing;
mod encrypted;
mod exchange;
mod half_open;
mod header_limits;
mod pace;
mod places;
mod visitor;
