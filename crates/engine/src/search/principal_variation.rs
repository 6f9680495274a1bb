//! Principal variation search: the first move is searched, the others need
//! only be refuted.
//!
//! Moves are well ordered, so the first is usually best. Each later one is
//! asked the cheaper question whether it is any better, and searched in full
//! only if it is.
//!
//! Source: T. Marsland and M. Campbell, *Parallel Search of Strongly Ordered
//! Game Trees*, 1982.

use super::here::Here;
use super::{Search, Stopped};
use crate::score::Score;
use crate::window::Window;

/// How a child is to be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    /// How many moves were tried before this one.
    pub(super) place: usize,
    /// How deep to look after it.
    pub(super) depth: i32,
    /// How much less deep to look at first.
    pub(super) reduction: i32,
}

impl Search<'_> {
    /// The score of a child, seen from its parent, whose window this is.
    pub(super) fn child(
        &mut self,
        child: &Here,
        window: Window,
        turn: Turn,
    ) -> Result<Score, Stopped> {
        if turn.place == 0 {
            return Ok(-self.node(child, window.seen_by_opponent(), turn.depth)?);
        }
        let question = Window::null_above(window.alpha()).seen_by_opponent();
        let mut score = -self.node(child, question, turn.depth - turn.reduction)?;
        if turn.reduction > 0 && !window.is_failed_low_by(score) {
            score = -self.node(child, question, turn.depth)?;
        }
        let is_inside = !window.is_failed_low_by(score) && !window.is_failed_high_by(score);
        if is_inside && !window.is_null() {
            score = -self.node(child, window.seen_by_opponent(), turn.depth)?;
        }
        Ok(score)
    }
}
