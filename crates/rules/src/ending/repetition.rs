//! The same position again. Law: FIDE 9.2, 9.6.1.
//!
//! Perpetual check is no rule of its own; it ends by this one.

use crate::position::Position;
use crate::position::zobrist::Key;

/// How often a position must have appeared for a claim. Law: FIDE 9.2.
pub const THREEFOLD: u32 = 3;

/// How often a position must have appeared for the game to be drawn at once.
/// Law: FIDE 9.6.1.
pub const FIVEFOLD: u32 = 5;

/// How many of the positions right before `position` can be the same: a
/// capture or pawn move cannot be undone.
pub(crate) const fn comparable(position: &Position) -> usize {
    position.halfmove_clock() as usize
}

/// How often `position` has appeared, itself included, given the positions
/// before it that can be the same, with their keys.
///
/// Sameness is that of FIDE 9.2.3. Equal keys are a hint; the positions
/// themselves decide.
pub(crate) fn occurrences(
    position: &Position,
    key: Key,
    earlier: impl Iterator<Item = (Position, Key)>,
) -> u32 {
    let again =
        earlier.filter(|(other, other_key)| *other_key == key && other.is_same_as(position));
    1 + again.count() as u32
}
