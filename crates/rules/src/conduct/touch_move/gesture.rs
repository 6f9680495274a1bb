//! What hands do over the board.

use crate::board::{Role, Square};

/// How a piece was touched, as the players agree or the arbiter finds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// With the intention of moving or capturing it; and any contact that was
    /// neither announced nor clearly an accident. Law: FIDE 4.2.2, 4.3.
    ToMove,
    /// The same, by a player who shows that castling is intended; only a king
    /// or a rook is touched so. Law: FIDE 4.4.3.
    ToCastle,
    /// To put it right on its square. It counts as touched to be moved unless
    /// that was said before. Law: FIDE 4.2.1, 4.2.2.
    ToAdjust,
    /// Clearly by accident. Law: FIDE 4.2.2.
    ByAccident,
}

/// One thing that a player does at the board.
///
/// Pieces are named by the square on which they stood when the turn began,
/// wherever they have been put since.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gesture {
    /// Says "j'adoube" or the like. It covers the touches until the next one
    /// that is meant to move or capture. Law: FIDE 4.2.1.
    SayAdjusting,
    /// Touches a piece. Law: FIDE 4.3.
    Touch {
        /// Which.
        piece: Square,
        /// How.
        manner: Manner,
    },
    /// Touches two pieces, and nobody can say which first. Law: FIDE 4.3.3,
    /// 4.4.1.
    TouchTogether {
        /// Which two.
        pieces: [Square; 2],
        /// How.
        manner: Manner,
    },
    /// Lets go of an own piece, standing on a square. This is a touch as well,
    /// of that piece and of an opponent's on the square. Law: FIDE 4.7.
    Release {
        /// Which piece.
        from: Square,
        /// Where it stands now.
        to: Square,
    },
    /// Takes a piece off the board: an opponent's to capture it, or an own pawn
    /// to promote it. This is a touch as well. Law: FIDE 4.6, 4.7.1.
    TakeOff(Square),
    /// A new piece, still in the hand, touches the square of promotion. Law:
    /// FIDE 4.4.4.
    SetDown {
        /// What the pawn is to become.
        role: Role,
        /// On which square.
        to: Square,
    },
    /// Lets go of the new piece on the square of promotion. Law: FIDE 4.7.3.
    ReleaseNew {
        /// What the pawn becomes.
        role: Role,
        /// On which square.
        to: Square,
    },
    /// Uses both hands for the move. Law: FIDE 4.1.
    UseBothHands,
}
