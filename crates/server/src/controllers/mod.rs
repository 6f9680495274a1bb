//! The controllers: one module a domain, named after its addresses.

pub mod client;
pub mod health;
pub mod online;
pub mod plan;
mod unbuilt;
