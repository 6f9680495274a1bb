//! The answers of every route, one module a domain, asked without a network.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod client_files;
mod client_screens;
mod codings;
mod conditional;
mod health;
mod house;
mod limits;
mod methods;
mod metrics;
mod plan;
mod security_headers;
mod unbuilt;
