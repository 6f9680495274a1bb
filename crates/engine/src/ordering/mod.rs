//! Which moves to look at first.
//!
//! Alpha-beta is fast when a good move comes early. The order is: the move
//! that the hash table remembers; captures and promotions that do not lose
//! material, the greatest gain first; the killers; quiet moves by experience;
//! what loses material; underpromotions.
//!
//! Most nodes need only the first move or two, so nothing is done before it is
//! needed: moves are ranked when the remembered one was not enough, and whether
//! a capture loses material is asked when its turn has come.
//!
//! Idea: "Move Ordering", Chess Programming Wiki.

mod candidates;
mod checks;
mod exchange;
mod victims;

pub(crate) use candidates::{Candidate, Candidates, Range};
pub(crate) use checks::Sieve;
pub use exchange::wins_at_least;
pub(crate) use victims::captured_value;

use crate::experience::{Experience, Moved};
use rokade_rules::{Move, Position, Role};

/// The places of the kinds of moves, far enough apart that they never mix.
mod place {
    /// Captures and promotions, as long as nobody knows better.
    pub(super) const GAINS: i32 = 1 << 24;
    /// The two killers.
    pub(super) const KILLER: i32 = 1 << 20;
    /// Quiet moves lie around zero, within three times `HISTORY_LIMIT`.
    pub(super) const QUIET: i32 = 0;
    /// Captures that lose material.
    pub(super) const LOSSES: i32 = -(1 << 20);
    /// Promotions to anything but a queen.
    pub(super) const UNDERPROMOTION: i32 = -(1 << 24);
}

/// What the rank of a move depends on.
#[derive(Clone, Copy)]
pub(crate) struct Ranking<'a> {
    pub(crate) position: &'a Position,
    /// The killers at this distance from the root, the newest first.
    pub(crate) killers: [Option<Move>; 2],
    /// The last two moves, the last one first.
    pub(crate) before: [Option<Moved>; 2],
    pub(crate) experience: &'a Experience,
}

impl Ranking<'_> {
    /// A move's place in the order: the greater, the earlier.
    pub(crate) fn rank(&self, chess_move: Move) -> i32 {
        if is_noisy(self.position, chess_move) {
            let gain = self.gain(chess_move);
            return match chess_move.promotion() {
                Some(Role::Queen) | None => place::GAINS + gain,
                Some(_) => place::UNDERPROMOTION + gain,
            };
        }
        if let Some(which) = self.killers.iter().position(|&k| k == Some(chess_move)) {
            return place::KILLER - which as i32;
        }
        let turn = self.position.turn();
        place::QUIET + self.experience.expectation(turn, self.before, chess_move)
    }

    /// Whether a rank is no capture's that may still be looked at.
    pub(crate) const fn is_settled(rank: i32) -> bool {
        rank < place::GAINS / 2
    }

    /// The rank of a capture whose turn has come: far behind if it turns out
    /// to lose material.
    pub(crate) fn rank_looked_at(&self, candidate: Candidate) -> i32 {
        if Ranking::is_settled(candidate.rank)
            || wins_at_least(self.position, candidate.chess_move, 0)
        {
            candidate.rank
        } else {
            candidate.rank - place::GAINS + place::LOSSES
        }
    }

    fn gain(&self, chess_move: Move) -> i32 {
        let standing = self.experience.captures.standing(self.position, chess_move);
        victims::gain(self.position, chess_move) + standing
    }
}

impl Candidate {
    /// Whether it is a capture that was found to lose material, or an
    /// underpromotion.
    pub(crate) const fn is_losing(self) -> bool {
        self.rank < place::LOSSES / 2
    }
}

/// Whether a legal move changes the material: a capture or a promotion.
#[inline]
pub(crate) fn is_noisy(position: &Position, chess_move: Move) -> bool {
    match chess_move {
        Move::Normal { to, promotion, .. } => {
            promotion.is_some() || position.board().occupied().contains(to)
        }
        Move::EnPassant { .. } => true,
        Move::Castle { .. } => false,
    }
}
