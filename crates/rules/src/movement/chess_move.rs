//! One move.

use crate::board::{File, Role, Square};

/// A move, carrying its own meaning. Law: FIDE 3.1–3.9.
///
/// Whether it captures depends on the position it is made in:
/// [`Position::is_capture`](crate::Position::is_capture).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// A piece goes from one square to another, capturing what stands there.
    Normal {
        /// What moves.
        role: Role,
        /// Where it stood.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What a pawn that reaches the last rank becomes. Law: FIDE 3.7.3.3.
        promotion: Option<Role>,
    },
    /// A pawn captures the pawn that has just gone past it. Law: FIDE 3.7.3.1.
    EnPassant {
        /// Where the capturing pawn stood.
        from: Square,
        /// The square that the captured pawn crossed.
        to: Square,
    },
    /// King and rook move together. Law: FIDE 3.8.2; Guidelines II.3 for Chess960.
    Castle {
        /// Where the king stood.
        king: Square,
        /// Where the rook stood.
        rook: Square,
    },
}

impl Move {
    /// Where the moving piece stood; when castling, the king.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        match self {
            Move::Normal { from, .. } | Move::EnPassant { from, .. } => from,
            Move::Castle { king, .. } => king,
        }
    }

    /// Where the moving piece goes; when castling, the king.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        match self {
            Move::Normal { to, .. } | Move::EnPassant { to, .. } => to,
            Move::Castle { king, rook } => CastlingSide::of(king, rook).king_to(king),
        }
    }

    /// What moves; when castling, the king.
    #[must_use]
    #[inline]
    pub const fn role(self) -> Role {
        match self {
            Move::Normal { role, .. } => role,
            Move::EnPassant { .. } => Role::Pawn,
            Move::Castle { .. } => Role::King,
        }
    }

    /// What a pawn becomes, if this is a promotion.
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<Role> {
        match self {
            Move::Normal { promotion, .. } => promotion,
            _ => None,
        }
    }

    /// To which side this castles, if it does.
    #[must_use]
    pub const fn castling_side(self) -> Option<CastlingSide> {
        match self {
            Move::Castle { king, rook } => Some(CastlingSide::of(king, rook)),
            _ => None,
        }
    }

    /// The same move on the board turned over.
    #[must_use]
    pub const fn mirrored(self) -> Move {
        match self {
            Move::Normal { role, from, to, promotion } => {
                Move::Normal { role, from: from.mirrored(), to: to.mirrored(), promotion }
            }
            Move::EnPassant { from, to } => {
                Move::EnPassant { from: from.mirrored(), to: to.mirrored() }
            }
            Move::Castle { king, rook } => {
                Move::Castle { king: king.mirrored(), rook: rook.mirrored() }
            }
        }
    }
}

/// The two ways to castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// With the rook on the king's h-side; written `O-O`.
    Short,
    /// With the rook on the king's a-side; written `O-O-O`.
    Long,
}

impl CastlingSide {
    /// Both ways, short first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::Short, CastlingSide::Long];

    /// The way to castle for a king and a rook on one rank.
    #[must_use]
    #[inline]
    pub const fn of(king: Square, rook: Square) -> CastlingSide {
        if (rook as u8) > (king as u8) { CastlingSide::Short } else { CastlingSide::Long }
    }

    /// Where the king arrives: the g-file or the c-file of its rank.
    #[must_use]
    #[inline]
    pub const fn king_to(self, king: Square) -> Square {
        let file = match self {
            CastlingSide::Short => File::G,
            CastlingSide::Long => File::C,
        };
        Square::new(file, king.rank())
    }

    /// Where the rook arrives: the f-file or the d-file of its rank.
    #[must_use]
    #[inline]
    pub const fn rook_to(self, rook: Square) -> Square {
        let file = match self {
            CastlingSide::Short => File::F,
            CastlingSide::Long => File::D,
        };
        Square::new(file, rook.rank())
    }
}
