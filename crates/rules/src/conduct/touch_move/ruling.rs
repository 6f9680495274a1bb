//! What is ruled on one gesture.

use super::Duty;
use crate::board::Square;
use crate::conduct::ArbiterDecides;
use crate::movement::Move;
use crate::position::Refusal;

/// The answer to a gesture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// What the gesture was, or led to.
    pub finding: Finding,
    /// The article behind the finding.
    pub article: &'static str,
    /// What the player who has the move must do now.
    pub duty: Duty,
    /// The rights that the gesture has cost the one who made it, if they were
    /// still there.
    pub lost: &'static [Right],
}

/// What a gesture was, or led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Adjusting has been announced. Law: FIDE 4.2.1.
    Announced,
    /// The contact binds nobody: announced, or an accident. Law: FIDE 4.2.1,
    /// 4.2.2.
    NotBinding,
    /// A touch that counts. Law: FIDE 4.2.2, 4.3.
    Touched,
    /// Part of an allowed move; the rest must follow. Law: FIDE 4.6, 4.7.
    Begun,
    /// The move has been made. Law: FIDE 4.7.
    Made(Move),
    /// Not part of any legal move. There is no penalty while the clock has not
    /// been pressed: the pieces are put back, and the duty stands. Law: FIDE
    /// 7.5.1.
    PutRight(Refusal),
    /// A piece was taken off the board that no legal move takes off; it is put
    /// back. Law: FIDE 4.5, 7.4.1.
    PutBack(Square),
    /// Legal, but not what the player is bound to: the duty stands. The article
    /// is the one that was broken. An arbiter who sees it intervenes; otherwise
    /// the opponent may [`complain`](super::complain).
    Breach,
    /// The Laws leave it to the arbiter.
    ArbiterDecides(ArbiterDecides),
}

/// A right that ends when its holder touches a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// To claim a draw by repetition or by fifty moves in this move. It comes
    /// back with the next one. Law: FIDE 9.4.
    ClaimDraw,
    /// To accept the opponent's draw offer: touching a piece declines it. Law:
    /// FIDE 9.1.2.1.
    AcceptOffer,
    /// To claim against the opponent's last act of moving. Law: FIDE 4.8.
    Complain,
}

impl Right {
    /// The rights that a touch costs the player who has the move.
    pub(super) const ALL: &'static [Right] =
        &[Right::ClaimDraw, Right::AcceptOffer, Right::Complain];
    /// The rights that it costs the other one, to whom 4.3 does not apply.
    pub(super) const OUT_OF_TURN: &'static [Right] = &[Right::AcceptOffer, Right::Complain];

    /// The article by which the right ends.
    ///
    /// ```
    /// use rokade_rules::conduct::touch_move::Right;
    /// assert_eq!(Right::ClaimDraw.article(), "9.4");
    /// ```
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Right::ClaimDraw => "9.4",
            Right::AcceptOffer => "9.1.2.1",
            Right::Complain => "4.8",
        }
    }
}
