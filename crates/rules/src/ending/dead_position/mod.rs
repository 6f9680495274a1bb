//! Dead positions, and whether a side can still checkmate.
//!
//! Law: FIDE 5.2.2; and 5.1.2, 6.9, 7.5.5 for one side.
//!
//! This is the one port through which the rest of the house asks. At present
//! it answers by material alone: every *impossible* is proved,
//! but a position that is dead because its pawns are locked, or because the
//! moves are forced, is not yet recognised and counts as alive.

mod material;

use crate::board::Color;
use crate::position::Position;
pub use material::Lack;

/// Whether a side can still checkmate by some series of legal moves, its
/// opponent helping.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mating {
    /// No series of legal moves ends in its mating the opponent.
    Impossible(Lack),
    /// It has not been shown to be impossible.
    NotExcluded,
}

/// Whether `color` can still checkmate. Law: FIDE 5.2.2, 6.9.
///
/// ```
/// use rokade_rules::ending::dead_position::{Mating, can_checkmate};
/// use rokade_rules::{Color, Position};
/// assert_eq!(can_checkmate(&Position::initial(), Color::White), Mating::NotExcluded);
/// ```
#[must_use]
pub fn can_checkmate(position: &Position, color: Color) -> Mating {
    material::lack(position.board(), color).map_or(Mating::NotExcluded, Mating::Impossible)
}

impl Position {
    /// Whether neither side can checkmate any more, as far as is recognised:
    /// see the [module](self). Law: FIDE 5.2.2.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        Color::ALL.into_iter().all(|color| can_checkmate(self, color) != Mating::NotExcluded)
    }
}
