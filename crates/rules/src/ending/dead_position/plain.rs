//! The plain question after a move: is this position dead?
//!
//! It is answered exactly as by [`super::can_checkmate`] for both sides, only
//! without the line and in another order: a position is alive as soon as one
//! side can mate, so the side that looks nearer to a mate is asked first, and
//! by the guided search, whose every move is a legal one. Only what no line is
//! found for goes through the proof.
//!
//! Cost: that of the guided search for most positions of a game, which is ten to
//! twenty microseconds. Never more than the budget for each side.

use super::guided::{self, Guided};
use super::judgement::Judgement;
use super::{DEFAULT_BUDGET, can_checkmate_within, material, seen_by};
use crate::board::Color;
use crate::movement::Move;
use crate::position::Position;
use alloc::vec::Vec;

/// How many positions the plain question searches at most for each side.
pub const PLAIN_BUDGET: u32 = DEFAULT_BUDGET;

impl Position {
    /// Whether neither side can checkmate any more; what is undecided within
    /// [`PLAIN_BUDGET`] counts as alive. Law: FIDE 5.2.2.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let never = |color| can_checkmate_within(self, color, PLAIN_BUDGET).is_impossible();
        quick_mate(self).is_none() && Color::ALL.into_iter().all(never)
    }
}

/// A mate by either side that the guided search finds.
pub(super) fn quick_mate(position: &Position) -> Option<Vec<Move>> {
    let mut sides = Color::ALL.map(|color| {
        let seen = seen_by(position, color);
        let total = match material::lack(seen.board(), Color::White) {
            Some(_) => i32::MAX,
            None => Judgement::of(&seen).total,
        };
        (total, color, seen)
    });
    if sides[1].0 < sides[0].0 {
        sides.swap(0, 1);
    }
    let can = sides.iter().filter(|&&(total, ..)| total != i32::MAX);
    can.into_iter().find_map(|(_, color, seen)| {
        let mut line = Guided::from(seen).helpmate(guided::MOST)?;
        if *color == Color::Black {
            line.iter_mut().for_each(|chess_move| *chess_move = chess_move.mirrored());
        }
        Some(line)
    })
}
