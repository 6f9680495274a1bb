//! Check extension: a check is looked at one half-move deeper.
//!
//! The answers to a check are few and forced, and a line that ends in check
//! has not come to rest. Idea: "Check Extensions", Chess Programming Wiki.

use super::Search;
use super::here::Here;
use crate::parameters::search::EXTENSION_STRETCH;

impl Search<'_> {
    /// The half-moves that a node gets on top of its depth.
    pub(super) fn extension(&self, here: &Here) -> i32 {
        // A series of checks must not run away from the other lines.
        let reach = EXTENSION_STRETCH.saturating_mul(self.iteration_depth.unsigned_abs() as u16);
        i32::from(here.is_check() && here.ply < reach)
    }
}
