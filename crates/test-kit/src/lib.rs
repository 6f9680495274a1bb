//! A naive second rule-keeper, generators of games and set-ups, and promises for fuzzing: what
//! the tests of the other crates are held against. Never shipped.

pub mod bridge;
pub mod dead_position;
pub mod fen_verdict;
pub mod few_men;
pub mod games;
pub mod judge;
pub mod member_contract;
mod memory_members;
pub mod memory_store;
pub mod postgres_server;
pub mod promises;
pub mod rng;
pub mod set_ups;
pub mod starts;
pub mod store_contract;
pub mod strategies;
pub mod walls;
