//! A move as the judge writes it down, and its UCI form.
//!
//! UCI writes castling in two ways: the two squares of the king (standard), or the king's square
//! and the rook's (Chess960). Everything else is written alike.

use super::position::{Position, Wing};
use super::words::{Cell, Kind};

/// One move of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Act {
    /// A man goes from one square to another, perhaps capturing, perhaps promoting.
    Step {
        /// Where it stood.
        from: Cell,
        /// Where it goes.
        to: Cell,
        /// What the pawn becomes on the last rank.
        promotion: Option<Kind>,
    },
    /// A pawn takes a pawn that has just passed it.
    EnPassant {
        /// Where it stood.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// The king castles with the rook that stands at `rook`.
    Castle {
        /// Where the king stood.
        king: Cell,
        /// Where the rook stood.
        rook: Cell,
        /// Towards which side.
        wing: Wing,
    },
}

/// How UCI text shows castling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingText {
    /// `e1g1`: where the king goes.
    KingGoes,
    /// `e1h1`: with which rook.
    KingTakesRook,
}

impl Act {
    /// The square that is left, the king's when castling.
    #[must_use]
    pub const fn from(self) -> Cell {
        match self {
            Self::Step { from, .. } | Self::EnPassant { from, .. } => from,
            Self::Castle { king, .. } => king,
        }
    }

    /// The square of arrival, the king's when castling.
    #[must_use]
    pub const fn to(self) -> Cell {
        match self {
            Self::Step { to, .. } | Self::EnPassant { to, .. } => to,
            Self::Castle { king, wing, .. } => Cell::new(wing.king_file(), king.rank),
        }
    }

    /// The move in UCI notation.
    #[must_use]
    pub fn uci(self, castling: CastlingText) -> String {
        let (to, promotion) = match self {
            Self::Step { to, promotion, .. } => (to, promotion),
            Self::EnPassant { to, .. } => (to, None),
            Self::Castle { rook, .. } if castling == CastlingText::KingTakesRook => (rook, None),
            Self::Castle { .. } => (self.to(), None),
        };
        let mut text = self.from().name() + &to.name();
        text.extend(promotion.map(Kind::letter));
        text
    }

    /// The legal move of a position that a UCI text names, in either castling style.
    #[must_use]
    pub fn of_uci(position: &Position, text: &str) -> Option<Self> {
        let acts = position.legal_acts();
        [CastlingText::KingTakesRook, CastlingText::KingGoes]
            .into_iter()
            .find_map(|style| acts.iter().copied().find(|act| act.uci(style) == text))
    }
}
