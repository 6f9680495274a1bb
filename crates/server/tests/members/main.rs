//! Accounts, asked through the router of a house over a file of its own.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod accounts;
mod browser;
mod own_data;
mod plan;
mod recovery;
mod refusals;
mod seats;
mod sessions;
