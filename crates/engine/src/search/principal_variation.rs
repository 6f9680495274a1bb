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
use super::kind::Kind;
use super::{Search, Stopped};
use crate::score::Score;
use crate::window::Window;

/// How a child is to be searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turn {
    /// How many moves were searched before this one.
    pub(super) place: usize,
    /// How deep to look after it.
    pub(super) depth: i32,
    /// How much less deep to look at first.
    pub(super) reduction: i32,
    /// What the parent is.
    pub(super) parent: Kind,
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
            let kind = turn.parent.of_first_child();
            return Ok(-self.node(child, window.seen_by_opponent(), turn.depth, kind)?);
        }
        let question = Window::null_above(window.alpha()).seen_by_opponent();
        let kind = turn.parent.of_later_child();
        let mut score;
        if turn.reduction > 0 {
            score = -self.node(child, question, turn.depth - turn.reduction, Kind::Cut)?;
            if !window.is_failed_low_by(score) {
                score = -self.node(child, question, turn.depth, kind)?;
            }
        } else {
            score = -self.node(child, question, turn.depth, kind)?;
        }
        if turn.parent.is_principal() && !window.is_failed_low_by(score) {
            score = -self.node(child, window.seen_by_opponent(), turn.depth, Kind::Principal)?;
        }
        Ok(score)
    }
}
