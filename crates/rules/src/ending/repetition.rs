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

/// How often `position` has appeared, itself included, given the positions
/// before it with their keys, the latest first.
///
/// Sameness is that of FIDE 9.2.3. Equal keys are a hint; the positions
/// themselves decide.
pub(crate) fn occurrences<'a>(
    position: &Position,
    key: Key,
    earlier: impl Iterator<Item = (&'a Position, Key)>,
) -> u32 {
    // A capture or pawn move cannot be undone: nothing before it is the same.
    let reversible = position.halfmove_clock() as usize;
    let again = earlier
        .take(reversible)
        .filter(|&(other, other_key)| other_key == key && other.is_same_as(position));
    1 + again.count() as u32
}
