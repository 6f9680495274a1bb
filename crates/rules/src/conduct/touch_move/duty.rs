//! What a touch obliges a player to do.

use crate::board::{Role, Square, SquareSet};
use crate::movement::CastlingSide;

/// What a player must do with this move. Squares are those on which pieces
/// stood when the turn began.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obligation {
    /// Any legal move may be made. Law: FIDE 4.5, 4.4.3; and before any touch.
    Free,
    /// This own piece must be moved. Law: FIDE 4.3.1, 4.4.2, 4.4.3.
    Move(Square),
    /// This piece of the opponent's must be captured. Law: FIDE 4.3.2.
    Capture(Square),
    /// This own piece must capture that one. Law: FIDE 4.3.3.
    CaptureWith {
        /// The own piece.
        piece: Square,
        /// The opponent's.
        captured: Square,
    },
    /// The player must castle on this side. Law: FIDE 4.4.1, 4.7.2.
    Castle(CastlingSide),
    /// This piece has been released there and stays; what else belongs to the
    /// move must be done. Law: FIDE 4.7.
    Complete {
        /// Where the piece stood.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// The choice of the new piece is final. Law: FIDE 4.4.4.
    Promote {
        /// On which square.
        to: Square,
        /// To what.
        role: Role,
    },
}

/// An obligation with the paragraph it follows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duty {
    /// What must be done.
    pub obligation: Obligation,
    /// The article that says so.
    pub article: &'static str,
    /// The rooks that were touched before the king: castling with them is not
    /// allowed in this move. Law: FIDE 4.4.2.
    pub barred: SquareSet,
}

impl Duty {
    /// A duty under an article, with no castling barred.
    pub(super) const fn new(obligation: Obligation, article: &'static str) -> Duty {
        Duty { obligation, article, barred: SquareSet::EMPTY }
    }
}
