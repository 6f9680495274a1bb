//! A line of moves: the main line or a variation.

use crate::position::Position;

/// Where a line stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The position after the last half-move.
    pub(super) now: Position,
    /// The position before it, where a variation begins.
    pub(super) before: Position,
    pub(super) state: State,
}

/// What can be done in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// The tags are not over.
    Unstarted,
    /// No half-move yet: there is nothing to replace or judge.
    Fresh,
    /// The last half-move can be judged and replaced.
    Moved,
    /// A fault left the position open: what follows in the line is passed over.
    Lost,
}

impl Line {
    /// A line that begins with this position.
    pub(super) const fn from(position: Position) -> Line {
        Line { now: position, before: position, state: State::Fresh }
    }

    /// A variation: other moves than the last one.
    pub(super) const fn variation(&self) -> Line {
        match self.state {
            State::Moved => Line::from(self.before),
            State::Unstarted | State::Fresh | State::Lost => Line { state: State::Lost, ..*self },
        }
    }

    /// Plays on.
    #[inline]
    pub(super) fn step(&mut self, after: Position) {
        self.before = self.now;
        self.now = after;
        self.state = State::Moved;
    }

    /// Whether moves can be played in it.
    #[inline]
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.state, State::Fresh | State::Moved)
    }
}
