//! Which moves to look at first.
//!
//! Alpha-beta is fast when a good move comes early. The order is: the move
//! that the hash table remembers; captures and promotions that do not lose
//! material, the greatest gain first; the killers; quiet moves by history;
//! what loses material; underpromotions.
//!
//! Idea: "Move Ordering", Chess Programming Wiki.

mod candidates;
mod exchange;
mod history;
mod killers;
mod victims;

pub(crate) use candidates::{Candidate, Candidates, Range};
pub use exchange::wins_at_least;
pub(crate) use history::History;
pub(crate) use killers::Killers;

use crate::hash_table::PackedMove;
use rokade_rules::{Move, Position, Role};

/// What earlier nodes have taught about moves; it outlives a search.
#[derive(Clone, Debug, Default)]
pub(crate) struct Experience {
    /// Which quiet moves refuted something, and where.
    pub(crate) history: History,
    /// Which quiet moves refuted something at the same distance from the root.
    pub(crate) killers: Killers,
}

/// The places of the kinds of moves, far enough apart that they never mix.
mod place {
    /// The move of the hash table.
    pub(super) const REMEMBERED: i32 = 1 << 28;
    /// Captures and promotions that do not lose material.
    pub(super) const GAINS: i32 = 1 << 24;
    /// The two killers.
    pub(super) const KILLER: i32 = 1 << 20;
    /// Quiet moves lie around zero, within `HISTORY_LIMIT`.
    pub(super) const QUIET: i32 = 0;
    /// Captures that lose material.
    pub(super) const LOSSES: i32 = -(1 << 20);
    /// Promotions to anything but a queen.
    pub(super) const UNDERPROMOTION: i32 = -(1 << 24);
}

impl Experience {
    /// A move's place in the order: the greater, the earlier.
    pub(crate) fn rank(
        &self,
        position: &Position,
        ply: u16,
        remembered: Option<PackedMove>,
        chess_move: Move,
    ) -> i32 {
        if remembered == Some(PackedMove::of(chess_move)) {
            return place::REMEMBERED;
        }
        if let Some(gain) = victims::gain(position, chess_move) {
            return rank_of_gain(position, chess_move, gain);
        }
        let quiet = place::QUIET + self.history.standing(position.turn(), chess_move);
        self.killers.place_of(ply, chess_move).map_or(quiet, |which| place::KILLER - which)
    }

    /// Forgets everything.
    pub(crate) fn forget(&mut self) {
        self.history.forget();
        self.killers.forget();
    }
}

fn rank_of_gain(position: &Position, chess_move: Move, gain: i32) -> i32 {
    match chess_move.promotion() {
        Some(Role::Queen) | None if wins_at_least(position, chess_move, 0) => place::GAINS + gain,
        Some(Role::Queen) | None => place::LOSSES + gain,
        Some(_) => place::UNDERPROMOTION + gain,
    }
}

/// Whether a legal move changes the material: a capture or a promotion.
pub(crate) fn is_noisy(position: &Position, chess_move: Move) -> bool {
    match chess_move {
        Move::Normal { to, promotion, .. } => {
            promotion.is_some() || position.board().occupied().contains(to)
        }
        Move::EnPassant { .. } => true,
        Move::Castle { .. } => false,
    }
}
