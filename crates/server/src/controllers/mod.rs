//! The controllers: one module a domain, named after its addresses.

mod answered;
pub mod archive;
pub mod client;
pub mod health;
pub mod members;
pub mod online;
pub mod openapi;
pub mod own_data;
pub mod plan;
mod unbuilt;
