//! What has been on the board.

use super::Game;
use crate::ending::{
    Claims, FIVEFOLD, SEVENTY_FIVE_MOVES, Termination, comparable, has_reached, occurrences,
};
use crate::movement::Move;
use crate::position::Position;
use crate::position::zobrist::Key;

/// A half-move that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move.
    pub chess_move: Move,
    /// The key of the position it led to.
    pub key: Key,
}

impl Game {
    /// The key of the position on the board.
    #[must_use]
    pub fn key(&self) -> Key {
        self.plies.last().map_or(self.start_key, |ply| ply.key)
    }

    /// All positions of the game with their keys, from the first to the one on
    /// the board. Only moves are kept: each position is made from the one
    /// before.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Key)> {
        let mut position = self.start;
        let rest = self.plies.iter().map(move |ply| {
            position = position.after(ply.chess_move);
            (position, ply.key)
        });
        core::iter::once((self.start, self.start_key)).chain(rest)
    }

    /// The keys of these positions.
    fn keys(&self) -> impl Iterator<Item = Key> {
        core::iter::once(self.start_key).chain(self.plies.iter().map(|ply| ply.key))
    }

    /// How often the position on the board has appeared. Law: FIDE 9.2.3.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.occurrences(self.position(), self.key(), self.plies.len())
    }

    /// How often a position has appeared by the time it is on the board, after
    /// the first `earlier` positions of the game.
    pub(super) fn occurrences(&self, position: &Position, key: Key, earlier: usize) -> u32 {
        let first = earlier.saturating_sub(comparable(position));
        let mut keys = self.keys().take(earlier).skip(first);
        if !keys.any(|other| other == key) {
            // No need to go through the moves again.
            return 1;
        }
        occurrences(position, key, self.positions().take(earlier).skip(first))
    }

    /// What could be claimed with this position on the board.
    pub(super) fn claims_where(&self, position: &Position, occurrences: u32) -> Claims {
        let repetition = self.ruleset.repetition.claim.filter(|_| !self.touched);
        let move_count = self.ruleset.move_count.claim.filter(|_| !self.touched);
        Claims {
            by: position.turn(),
            repetition: repetition.is_some_and(|limit| occurrences >= limit),
            move_count: move_count.is_some_and(|limit| has_reached(position, limit)),
        }
    }

    /// Why the game is drawn by counting alone, if it is. Law: FIDE 9.6.
    pub(super) fn counted_out(&self) -> Option<Termination> {
        let repetition = self.ruleset.repetition.automatic;
        if repetition.is_some_and(|limit| self.repetitions() >= limit) {
            return Some(if repetition == Some(FIVEFOLD) {
                Termination::FivefoldRepetition
            } else {
                Termination::ThreefoldRepetition
            });
        }
        let move_count = self.ruleset.move_count.automatic;
        if move_count.is_some_and(|limit| has_reached(self.position(), limit)) {
            return Some(if move_count == Some(SEVENTY_FIVE_MOVES) {
                Termination::SeventyFiveMoves
            } else {
                Termination::FiftyMoves
            });
        }
        None
    }
}
