//! What is asked of a room, and by whom.

use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::ending::Ground;

use super::Claiming;
use crate::id::GameId;

/// From where an order comes. Who sits there was established before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seat {
    /// One of the two players.
    Player(Color),
    /// Somebody who looks on.
    Watcher,
    /// The house itself: its timers and its connections.
    House,
}

/// What is said along with a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Along {
    /// Nothing.
    Nothing,
    /// A draw is offered. Law: FIDE 9.1.2.1.
    DrawOffer,
}

/// What a player claims when the opponent has gone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AbsenceWish {
    /// To win, as far as the position can be won.
    Win,
    /// A draw.
    Draw,
}

/// Something that a room is asked to do.
///
/// `answers` is the number of half-moves that whoever asks has seen; `seen` the number of the last
/// event. An order about another state of the game is refused, never carried out later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Play a move, in UCI form.
    Move {
        /// How many half-moves were played before.
        answers: usize,
        /// The last event that was seen; a move from before a take-back is not this one.
        seen: u32,
        /// The move.
        uci: String,
        /// What is said with it.
        along: Along,
        /// How long it was on its way, measured by the house.
        lag: Millis,
    },
    /// Offer a draw.
    Offer,
    /// Accept the offer that stands after so many half-moves.
    Accept {
        /// How many half-moves were seen.
        answers: usize,
    },
    /// Decline the offer.
    Decline,
    /// Claim a draw, with the intended move or without one.
    Claim {
        /// How many half-moves were seen.
        answers: usize,
        /// On what.
        ground: Ground,
        /// The announced move, in UCI form.
        intended: Option<String>,
    },
    /// Resign.
    Resign,
    /// Leave a game in which not both have moved.
    Abort,
    /// Ask to take the own last move back.
    AskBack {
        /// How many half-moves were seen.
        answers: usize,
    },
    /// Allow that.
    AllowBack {
        /// How many half-moves were seen.
        answers: usize,
    },
    /// Refuse it.
    RefuseBack,
    /// Claim the game because the opponent has gone.
    ClaimAbsence(AbsenceWish),
    /// Offer another game, or accept the offer.
    Rematch {
        /// The name that the new game will have.
        fresh: GameId,
    },
    /// Decline another game.
    DeclineRematch,
    /// Choose who claims one's draws.
    Prefer(Claiming),
    /// Write to the opponent.
    Write(String),
    /// Read the opponent no longer.
    Mute,
    /// Read the opponent again.
    Unmute,
    /// The house: look what time it is.
    Tick,
    /// The house: a player's first connection came.
    Came(Color),
    /// The house: a player's last connection went.
    Went(Color),
    /// The house: it starts again, having certainly run until that moment.
    Interrupted {
        /// Until when it ran.
        since: Moment,
    },
}

impl Order {
    /// Whether only the house may ask for it.
    pub(super) const fn is_of_the_house(&self) -> bool {
        matches!(self, Order::Tick | Order::Came(_) | Order::Went(_) | Order::Interrupted { .. })
    }
}
