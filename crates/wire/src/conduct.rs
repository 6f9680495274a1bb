//! The words for what is ruled on conduct at a real board: touches, illegal moves, wrong set-ups.
//!
//! What each of them means is explained in [`rokade_rules::conduct`], from whose values they are
//! made here.

use crate::{Outcome, Role, Square};
use rokade_rules::conduct::touch_move as touch;
use rokade_rules::conduct::{self, illegal_move};
use serde::{Deserialize, Serialize};

/// What a touch obliges to; explained in [`rokade_rules::conduct::touch_move::Obligation`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum DutyKind {
    Free,
    Move,
    Capture,
    CaptureWith,
    CastleShort,
    CastleLong,
    Complete,
    Promote,
}

/// A duty with its article.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DutyView {
    /// What must be done.
    pub kind: DutyKind,
    /// The piece it is about, by its square.
    pub square: Option<Square>,
    /// Where it goes, or what it captures.
    pub to: Option<Square>,
    /// What the pawn becomes.
    pub role: Option<Role>,
    /// The article that says so.
    pub article: String,
    /// The rooks with which castling is not allowed in this move. Law: FIDE 4.4.2.
    pub barred: Vec<Square>,
}

/// What a gesture was; explained in [`rokade_rules::conduct::touch_move::Finding`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum TouchFinding {
    Announced,
    NotBinding,
    Touched,
    Begun,
    Made,
    PutRight,
    PutBack,
    Breach,
    ArbiterDecides,
}

/// A right that a touch costs; explained in [`rokade_rules::conduct::touch_move::Right`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum LostRight {
    ClaimDraw,
    AcceptOffer,
    Complain,
}

/// What comes of a complaint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ComplaintRuling {
    /// The move is taken back.
    Upheld,
    /// It came after a touch, and is too late.
    Forfeited,
    /// The move was allowed.
    Unfounded,
}

/// What was wrong with a completed move; explained in
/// [`rokade_rules::conduct::illegal_move::Kind`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum OffenceKind {
    Illegal,
    PawnLeft,
    NoMove,
    BothHands,
}

/// What is ruled on an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum OffenceRuling {
    /// The opponent gets time.
    Time {
        /// How much.
        minutes: u32,
    },
    /// It is the second one: the game is over.
    Game {
        /// How it ends.
        outcome: Outcome,
    },
    /// The players put it right between them. Law: FIDE A.5.2.
    PutRight,
    /// It stands. Law: FIDE A.5.2.
    Stands,
}

/// Something that is found to be wrong; explained in
/// [`rokade_rules::conduct::irregularity::Irregularity`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum IrregularityKind {
    InitialPosition,
    BoardTurned,
    ColorsReversed,
    Displaced,
    FoundDisplaced,
}

/// What is done about it; explained in [`rokade_rules::conduct::irregularity::Measure`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum Measure {
    NewGame,
    TransferPosition,
    GoOn,
    Restore,
    GoBackTo,
}

/// What the Laws leave to the arbiter; explained in [`rokade_rules::conduct::ArbiterDecides`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum ArbiterAsk {
    WhichFirst,
    TouchedOutOfTurn,
    AdjustedOutOfTurn,
    BothHands,
    OtherHandOnClock,
    ClockTimes,
    PenaltyForDisplacing,
    UnfoundedComplaint,
}

impl From<conduct::ArbiterDecides> for ArbiterAsk {
    fn from(question: conduct::ArbiterDecides) -> Self {
        use conduct::ArbiterDecides as Question;
        match question {
            Question::WhichFirst(_) => ArbiterAsk::WhichFirst,
            Question::TouchedOutOfTurn(_) => ArbiterAsk::TouchedOutOfTurn,
            Question::AdjustedOutOfTurn(_) => ArbiterAsk::AdjustedOutOfTurn,
            Question::BothHands(_) => ArbiterAsk::BothHands,
            Question::OtherHandOnClock(_) => ArbiterAsk::OtherHandOnClock,
            Question::ClockTimes => ArbiterAsk::ClockTimes,
            Question::PenaltyForDisplacing(_) => ArbiterAsk::PenaltyForDisplacing,
            Question::UnfoundedComplaint(_) => ArbiterAsk::UnfoundedComplaint,
        }
    }
}

impl From<touch::Duty> for DutyView {
    fn from(duty: touch::Duty) -> Self {
        use rokade_rules::movement::CastlingSide;
        use touch::Obligation;
        let (kind, square, to, role) = match duty.obligation {
            Obligation::Free => (DutyKind::Free, None, None, None),
            Obligation::Move(square) => (DutyKind::Move, Some(square), None, None),
            Obligation::Capture(square) => (DutyKind::Capture, Some(square), None, None),
            Obligation::CaptureWith { piece, captured } => {
                (DutyKind::CaptureWith, Some(piece), Some(captured), None)
            }
            Obligation::Castle(CastlingSide::Short) => (DutyKind::CastleShort, None, None, None),
            Obligation::Castle(CastlingSide::Long) => (DutyKind::CastleLong, None, None, None),
            Obligation::Complete { from, to } => (DutyKind::Complete, Some(from), Some(to), None),
            Obligation::Promote { to, role } => {
                (DutyKind::Promote, None, Some(to), Some(role.into()))
            }
        };
        DutyView {
            kind,
            square: square.map(Square),
            to: to.map(Square),
            role,
            article: duty.article.to_owned(),
            barred: duty.barred.into_iter().map(Square).collect(),
        }
    }
}

impl From<touch::Finding> for TouchFinding {
    fn from(finding: touch::Finding) -> Self {
        use touch::Finding;
        match finding {
            Finding::Announced => TouchFinding::Announced,
            Finding::NotBinding => TouchFinding::NotBinding,
            Finding::Touched => TouchFinding::Touched,
            Finding::Begun => TouchFinding::Begun,
            Finding::Made(_) => TouchFinding::Made,
            Finding::PutRight(_) => TouchFinding::PutRight,
            Finding::PutBack(_) => TouchFinding::PutBack,
            Finding::Breach => TouchFinding::Breach,
            Finding::ArbiterDecides(_) => TouchFinding::ArbiterDecides,
        }
    }
}

impl From<touch::Right> for LostRight {
    fn from(right: touch::Right) -> Self {
        match right {
            touch::Right::ClaimDraw => LostRight::ClaimDraw,
            touch::Right::AcceptOffer => LostRight::AcceptOffer,
            touch::Right::Complain => LostRight::Complain,
        }
    }
}

impl From<illegal_move::Kind> for OffenceKind {
    fn from(kind: illegal_move::Kind) -> Self {
        use illegal_move::Kind;
        match kind {
            Kind::Illegal { .. } => OffenceKind::Illegal,
            Kind::PawnLeft { .. } => OffenceKind::PawnLeft,
            Kind::NoMove => OffenceKind::NoMove,
            Kind::BothHands(_) => OffenceKind::BothHands,
        }
    }
}

impl From<conduct::irregularity::Measure> for Measure {
    fn from(measure: conduct::irregularity::Measure) -> Self {
        use conduct::irregularity::Measure as Law;
        match measure {
            Law::NewGame => Measure::NewGame,
            Law::TransferPosition => Measure::TransferPosition,
            Law::GoOn { .. } => Measure::GoOn,
            Law::Restore(_) => Measure::Restore,
            Law::GoBackTo(_) => Measure::GoBackTo,
        }
    }
}
