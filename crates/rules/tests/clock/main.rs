//! Clocks and time controls: held beside a naive clock that counts millisecond by millisecond, in
//! properties that hold for every schedule, and in tables of what people write.
//!
//! The paragraphs of the Laws are in `tests/laws/`.

mod catalogue;
mod controls;
mod events;
mod judged;
mod naive;
mod properties;
mod refused;
mod texts;
mod written;
