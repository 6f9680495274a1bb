//! What was said in a game.

use super::{ClaimRuling, Game};
use crate::board::Color;
use crate::ending::{Ground, Outcome};
use crate::movement::Move;

/// Something said, with the half-moves played before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Half-moves played before.
    pub ply: usize,
    /// What was said.
    pub event: Event,
}

/// What can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A draw was offered. Law: FIDE 9.1.2.
    DrawOffered {
        /// By whom.
        by: Color,
    },
    /// The offer was declined, in words or by touching a piece.
    DrawDeclined {
        /// By whom.
        by: Color,
    },
    /// The offer was accepted. Law: FIDE 5.2.3.
    DrawAccepted {
        /// By whom.
        by: Color,
    },
    /// A draw was claimed. Law: FIDE 9.2, 9.3.
    Claimed {
        /// By whom.
        by: Color,
        /// On what.
        ground: Ground,
        /// The move announced with it.
        intended: Option<Move>,
        /// What was ruled.
        ruling: ClaimRuling,
    },
    /// A player resigned. Law: FIDE 5.1.2.
    Resigned {
        /// Who.
        by: Color,
    },
    /// A flag fell. Law: FIDE 6.9.
    FlagFell {
        /// Whose.
        of: Color,
    },
    /// Both flags fell, nobody knows which first. Law: Guidelines III.3.1.2.
    BothFlagsFell,
    /// A player completed an illegal move, which gave the opponent time.
    /// Law: FIDE 7.5.5.
    IllegalMove {
        /// Who.
        by: Color,
    },
    /// A player completed an illegal move that loses. Law: FIDE 7.5.5.
    LosingIllegalMove {
        /// Who.
        by: Color,
    },
    /// The arbiter decided the game. Law: FIDE 12.9.
    Decided {
        /// How.
        outcome: Outcome,
    },
}

impl Game {
    /// Keeps what was said.
    pub(super) fn note(&mut self, event: Event) {
        self.remarks.push(Remark { ply: self.plies.len(), event });
    }
}
