//! Properties that hold in every position: the rules held beside the judge, and against
//! themselves.
//!
//! The judge is `rokade-test-kit`'s naive second rule-keeper, written from the Laws on other
//! principles. Positions come from random games and random set-ups with fixed seeds, and from
//! strategies whose failures shrink.

mod conduct;
mod dead_positions;
mod judged;
mod keys;
mod legality;
mod mirrored;
mod notation;
mod promises;
mod said;
mod sample;
mod shrinking;
