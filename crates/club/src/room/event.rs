//! What happened in a room, numbered from one without gaps.
//!
//! A room is its head and its events: played again in their order they give the same room. They
//! hold what was done and what cannot be worked out again, such as how much lag was made up for.

use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::ending::{Ground, Outcome};
use rokade_rules::game::ClaimRuling;
use rokade_rules::movement::Move;

use crate::id::GameId;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number; the first is 1.
    pub number: u32,
    /// When. It never goes back from one event to the next.
    pub at: Moment,
    /// What.
    pub what: Happening,
}

/// Who claims a player's draws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claiming {
    /// The player, by hand.
    ByHand,
    /// The house, as soon as the player has the move and the claim is right.
    Automatic,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Happening {
    /// A player moved.
    Moved {
        /// Who.
        by: Color,
        /// What.
        chess_move: Move,
        /// How much of the time that passed was the way's, and is nobody's.
        lag: Millis,
    },
    /// A player offered a draw. Law: FIDE 9.1.2.
    Offered(Color),
    /// A player accepted it. Law: FIDE 5.2.3.
    Accepted(Color),
    /// A player declined it in words. Law: FIDE 9.1.2.1.
    Declined(Color),
    /// A player claimed a draw, by hand or by preference. Law: FIDE 9.2 to 9.5.
    Claimed {
        /// Who.
        by: Color,
        /// On what.
        ground: Ground,
        /// The move that was announced with it.
        intended: Option<Move>,
        /// What was ruled.
        ruling: ClaimRuling,
        /// What the opponent was given for a wrong claim. Law: FIDE 9.5.3, A.3.
        given: Millis,
    },
    /// A player resigned. Law: FIDE 5.1.2.
    Resigned(Color),
    /// A player's flag fell. Law: FIDE 6.9.
    FlagFell(Color),
    /// A player left the game before both had moved; it does not count.
    Aborted(Color),
    /// A player did not make the first move in time; the game does not count.
    NeverCame(Color),
    /// A player asked to take the own last move back.
    AskedBack {
        /// Who.
        by: Color,
        /// How many half-moves would be left.
        to: usize,
    },
    /// The opponent would not have it.
    KeptMove(Color),
    /// The opponent allowed it: so many half-moves are left.
    TakenBack {
        /// Who allowed it.
        by: Color,
        /// How many half-moves are left.
        to: usize,
    },
    /// A player's connection is there.
    Came(Color),
    /// A player's last connection went.
    Went(Color),
    /// A player who had gone for too long lost the game, or was forgiven with a draw.
    Left {
        /// Who had gone.
        side: Color,
        /// What the opponent claimed and the position allows.
        outcome: Outcome,
    },
    /// The house stood still from one moment until this event; that time is nobody's. Clocks wait
    /// for the player having the move, for a while.
    Interrupted {
        /// Until when it certainly ran.
        since: Moment,
    },
    /// Clocks go on after an interruption.
    Continued,
    /// A player would like another game, until the term is over.
    RematchOffered {
        /// Who.
        by: Color,
        /// Until when it can be accepted.
        until: Moment,
    },
    /// The opponent would not.
    RematchDeclined(Color),
    /// Both would: this is the game.
    RematchMade(GameId),
    /// Who claims this player's draws from now on.
    Prefers {
        /// Who.
        by: Color,
        /// By hand or by the house.
        claiming: Claiming,
    },
    /// A player wrote to the opponent.
    Wrote {
        /// Who.
        by: Color,
        /// What.
        text: String,
    },
    /// A player does not want to read the opponent any longer.
    Muted(Color),
    /// A player wants to read the opponent again.
    Unmuted(Color),
}
