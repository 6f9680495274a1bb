//! What can be seen of a room at a moment.

use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{CompletedMove, Millis, Moment};
use rokade_rules::ending::Verdict;

use super::{Claiming, LAG_PER_GAME, LAG_PER_MOVE, LagCompensation, Room};
use crate::id::GameId;

/// Whether a player is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Presence {
    /// At least one connection is.
    Here,
    /// None is.
    Gone {
        /// Since when.
        since: Moment,
    },
}

/// Somebody would like to take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AskedBack {
    /// Who.
    pub by: Color,
    /// How many half-moves would be left.
    pub to: usize,
}

/// Whether there is another game after this one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rematch {
    /// Nobody asked.
    None,
    /// One of the two would like one.
    Offered {
        /// Who.
        by: Color,
        /// Until when it can be accepted.
        until: Moment,
    },
    /// It has begun.
    Made(GameId),
}

/// Both clocks at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// What each has left.
    pub left: ByColor<Millis>,
    /// What a delay lets pass before the running clock is charged.
    pub delay: Millis,
    /// Whose runs; neither before both have moved, while they wait, and after the end.
    pub running: Option<Color>,
}

/// How much of the way of a player's moves is made up for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LagQuota {
    /// Of one move.
    pub per_move: Millis,
    /// Of all moves of a game.
    pub per_game: Millis,
}

impl Room {
    /// How much of the way of moves is made up for in this game; nothing where it has no clock, or
    /// where it was agreed that nothing is.
    #[must_use]
    pub fn lag_quota(&self) -> Option<LagQuota> {
        let is_on = self.clock.is_some() && self.head.compensation == LagCompensation::On;
        is_on.then_some(LagQuota { per_move: LAG_PER_MOVE, per_game: LAG_PER_GAME })
    }

    /// What of [`LAG_PER_GAME`] is left to a player. What was made up for stays so when a move is
    /// taken back: it is the quota less the lag of every move that ever happened.
    #[must_use]
    pub fn lag_left(&self, side: Color) -> Millis {
        self.lag_left[side]
    }

    /// How the game stands by the Laws.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Both clocks; nothing in a game without.
    #[must_use]
    pub fn clocks(&self, now: Moment) -> Option<Clocks> {
        let clock = self.clock.as_ref()?;
        let left = |side| clock.remaining(side, now);
        let running = clock.running();
        Some(Clocks {
            left: ByColor::new(left(Color::White), left(Color::Black)),
            delay: running.map_or(Millis::ZERO, |side| clock.delay_remaining(side, now)),
            running,
        })
    }

    /// The moves that stand as the clock saw them, in their order; none in a game without.
    #[must_use]
    pub fn completed(&self) -> &[CompletedMove] {
        self.clock.as_ref().map_or(&[], |clock| clock.completed())
    }

    /// Until when the player having the move may let the first move wait.
    #[must_use]
    pub const fn first_move_by(&self) -> Option<Moment> {
        self.first_move_by
    }

    /// Until when the clocks wait after an interruption.
    #[must_use]
    pub const fn held_until(&self) -> Option<Moment> {
        self.held_until
    }

    /// Whether a player is there.
    #[must_use]
    pub fn presence(&self, side: Color) -> Presence {
        self.presence[side]
    }

    /// From when on the opponent may claim the game because this side has gone; nothing while it is
    /// there, or where that cannot be claimed now.
    #[must_use]
    pub fn absence_claimable_at(&self, gone: Color) -> Option<Moment> {
        let Presence::Gone { since } = self.presence[gone] else { return None };
        let runs = self.clock.as_ref().is_some_and(|clock| clock.running() == Some(gone));
        runs.then(|| self.head.patience(gone).map(|patience| since + patience)).flatten()
    }

    /// Who would like to take a move back.
    #[must_use]
    pub const fn asked_back(&self) -> Option<AskedBack> {
        self.asked_back
    }

    /// Whether both have moved; until then the game can be aborted.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Whether there is another game.
    #[must_use]
    pub const fn rematch(&self) -> Rematch {
        self.rematch
    }

    /// Who claims a player's draws.
    #[must_use]
    pub fn claiming(&self, side: Color) -> Claiming {
        self.claiming[side]
    }

    /// Whether a player does not want to read the opponent.
    #[must_use]
    pub fn has_muted(&self, side: Color) -> bool {
        self.muted[side]
    }
}
