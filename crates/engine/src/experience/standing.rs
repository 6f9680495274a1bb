//! A standing: a number that rises with success and sinks with failure.
//!
//! Each change shrinks as the standing nears its limit, so that what is new
//! always counts and the limit is never passed ("gravity").
//!
//! Idea: "History Heuristic: history gravity", Chess Programming Wiki.

use crate::parameters::search::{HISTORY_GAIN, HISTORY_GAIN_LIMIT, HISTORY_LIMIT};

/// What a success or a failure at this depth counts for.
pub(super) fn gain(depth: i32) -> i32 {
    (HISTORY_GAIN * depth).min(HISTORY_GAIN_LIMIT)
}

/// Moves a standing, between minus and plus `HISTORY_LIMIT`.
pub(super) fn change(standing: &mut i16, by: i32) {
    let old = i32::from(*standing);
    // |old| and |by| are below the limit, so the result is too.
    *standing = (old + by - old * by.abs() / HISTORY_LIMIT) as i16;
}
