//! The controllers: one module a domain, named after its addresses.

mod answered;
pub mod client;
pub mod health;
pub mod members;
pub mod online;
pub mod plan;
mod unbuilt;
