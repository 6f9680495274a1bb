//! Rooms without a network: what two people do, what time does, and what comes of it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod beside_the_board;
mod flags;
mod network;
mod seats;
mod server_cases;
mod table;
mod whatever_happens;
