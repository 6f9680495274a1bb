//! Claims of a draw. Law: FIDE 9.2–9.5.

use crate::board::Color;

/// On what a draw is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// The same position for at least the third time. Law: FIDE 9.2.
    Repetition,
    /// At least fifty moves by each side without capture or pawn move.
    /// Law: FIDE 9.3.
    MoveCount,
}

/// What the side to move could claim rightly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Claims {
    /// Who may claim: only the player having the move. Law: FIDE 9.2, 9.3.
    pub by: Color,
    /// The same position has appeared, or is about to, for the third time.
    pub repetition: bool,
    /// Fifty moves by each side have passed, or are about to.
    pub move_count: bool,
}

impl Claims {
    /// Whether a claim on this ground would be right.
    #[must_use]
    pub const fn on(self, ground: Ground) -> bool {
        match ground {
            Ground::Repetition => self.repetition,
            Ground::MoveCount => self.move_count,
        }
    }

    /// Whether any claim would be right.
    #[must_use]
    pub const fn any(self) -> bool {
        self.repetition || self.move_count
    }
}
