//! Why a move is refused, in words that a text can be made of.

use crate::{Role, Square};
use rokade_rules as rules;
use serde::{Deserialize, Serialize};

/// Why an attempted move is not legal.
///
/// The names are those of [`rokade_rules::position::Refusal`], where they are explained; what a
/// reason is about stands beside it, so that every reason has one shape.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Refusal {
    /// The reason.
    pub reason: Reason,
    /// The article of the FIDE Laws that forbids the move.
    pub article: String,
    /// The square it is about: where something stands, or where something is missing.
    pub square: Option<Square>,
    /// The piece that attacks the king, now or then.
    pub by: Option<Square>,
    /// The kind of piece it is about.
    pub role: Option<Role>,
    /// The way of castling it is about.
    pub side: Option<CastlingSide>,
}

/// The reason alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum Reason {
    NothingThere,
    NotYours,
    NoMove,
    OwnPiece,
    NotItsWay,
    Blocked,
    NothingToCapture,
    NoCaptureAhead,
    EnPassantTooLate,
    PromotionMissing,
    NoSuchPromotion,
    KingAttacked,
    StaysInCheck,
    ExposesKing,
    CastlingRightLost,
    CastlingBlocked,
    CastlingInCheck,
    CastlingThroughAttack,
    CastlingIntoAttack,
    NotAMoveHere,
}

/// The two ways to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum CastlingSide {
    /// With the rook on the king's h-side.
    Short,
    /// With the rook on the king's a-side.
    Long,
}

impl From<rules::position::Refusal> for Refusal {
    fn from(refusal: rules::position::Refusal) -> Self {
        use rules::position::Refusal as Why;
        let bare = |reason| Refusal {
            reason,
            article: refusal.article().to_owned(),
            square: None,
            by: None,
            role: None,
            side: None,
        };
        let at = |reason, square| Refusal { square: Some(Square(square)), ..bare(reason) };
        let attacked = |reason, square, by| Refusal { by: Some(Square(by)), ..at(reason, square) };
        match refusal {
            Why::NothingThere(square) => at(Reason::NothingThere, square),
            Why::NotYours(square) => at(Reason::NotYours, square),
            Why::NoMove(square) => at(Reason::NoMove, square),
            Why::OwnPiece(square) => at(Reason::OwnPiece, square),
            Why::NotItsWay(role) => Refusal { role: Some(role.into()), ..bare(Reason::NotItsWay) },
            Why::Blocked(square) => at(Reason::Blocked, square),
            Why::NothingToCapture(square) => at(Reason::NothingToCapture, square),
            Why::NoCaptureAhead(square) => at(Reason::NoCaptureAhead, square),
            Why::EnPassantTooLate(square) => at(Reason::EnPassantTooLate, square),
            Why::PromotionMissing => bare(Reason::PromotionMissing),
            Why::NoSuchPromotion(role) => {
                Refusal { role: Some(role.into()), ..bare(Reason::NoSuchPromotion) }
            }
            Why::KingAttacked { king, by } => attacked(Reason::KingAttacked, king, by),
            Why::StaysInCheck { king, by } => attacked(Reason::StaysInCheck, king, by),
            Why::ExposesKing { king, by } => attacked(Reason::ExposesKing, king, by),
            Why::CastlingRightLost(side) => {
                Refusal { side: Some(side.into()), ..bare(Reason::CastlingRightLost) }
            }
            Why::CastlingBlocked(square) => at(Reason::CastlingBlocked, square),
            Why::CastlingInCheck { by } => {
                Refusal { by: Some(Square(by)), ..bare(Reason::CastlingInCheck) }
            }
            Why::CastlingThroughAttack { over, by } => {
                attacked(Reason::CastlingThroughAttack, over, by)
            }
            Why::CastlingIntoAttack { to, by } => attacked(Reason::CastlingIntoAttack, to, by),
            Why::NotAMoveHere => bare(Reason::NotAMoveHere),
        }
    }
}

impl From<rules::movement::CastlingSide> for CastlingSide {
    fn from(side: rules::movement::CastlingSide) -> Self {
        match side {
            rules::movement::CastlingSide::Short => CastlingSide::Short,
            rules::movement::CastlingSide::Long => CastlingSide::Long,
        }
    }
}
