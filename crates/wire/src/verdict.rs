//! How a game stands.

use crate::Color;
use rokade_rules::ending;
use serde::{Deserialize, Serialize};

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum Outcome {
    /// One side won.
    Win {
        /// That side.
        winner: Color,
    },
    /// Nobody won.
    Draw,
    /// Both lost, by an arbiter's decision.
    BothLose,
}

/// Whether a game goes on, and if not, who won and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "is")]
pub enum Verdict {
    /// It goes on.
    Ongoing,
    /// It goes on unless the side to move claims a draw.
    Claimable {
        /// The same position for the third time. Law: FIDE 9.2.
        repetition: bool,
        /// Fifty moves without capture or pawn move. Law: FIDE 9.3.
        move_count: bool,
    },
    /// It is over.
    Ended {
        /// Who won.
        outcome: Outcome,
        /// Why.
        termination: Termination,
        /// The article of the FIDE Laws that says so; none for a house rule.
        article: Option<String>,
    },
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Termination {
    /// The king is in check and no move helps. Law: FIDE 5.1.1.
    Checkmate,
    /// A player resigned. Law: FIDE 5.1.2.
    Resignation,
    /// No legal move, and no check. Law: FIDE 5.2.1.
    Stalemate,
    /// Nobody can mate any more. Law: FIDE 5.2.2.
    DeadPosition,
    /// The players agreed. Law: FIDE 5.2.3.
    Agreement,
    /// A flag fell. Law: FIDE 6.9.
    FlagFall,
    /// Both flags fell. Law: Guidelines III.3.1.2.
    BothFlags,
    /// A second illegal move. Law: FIDE 7.5.5.
    IllegalMoves,
    /// The same position for the third time. Law: FIDE 9.2.
    ThreefoldRepetition,
    /// The same position for the fifth time. Law: FIDE 9.6.1.
    FivefoldRepetition,
    /// Fifty moves without capture or pawn move. Law: FIDE 9.3.
    FiftyMoves,
    /// Seventy-five such moves. Law: FIDE 9.6.2.
    SeventyFiveMoves,
    /// The arbiter decided. Law: FIDE 12.9.
    Arbiter,
    /// The king was captured, by the children's house rule.
    KingCaptured,
}

impl From<ending::Outcome> for Outcome {
    fn from(outcome: ending::Outcome) -> Self {
        match outcome {
            ending::Outcome::Win(winner) => Outcome::Win { winner: winner.into() },
            ending::Outcome::Draw => Outcome::Draw,
            ending::Outcome::BothLose => Outcome::BothLose,
        }
    }
}

impl From<ending::Termination> for Termination {
    fn from(termination: ending::Termination) -> Self {
        use ending::Termination as Law;
        match termination {
            Law::Checkmate => Termination::Checkmate,
            Law::Resignation => Termination::Resignation,
            Law::Stalemate => Termination::Stalemate,
            Law::DeadPosition => Termination::DeadPosition,
            Law::Agreement => Termination::Agreement,
            Law::FlagFall => Termination::FlagFall,
            Law::BothFlags => Termination::BothFlags,
            Law::IllegalMoves => Termination::IllegalMoves,
            Law::ThreefoldRepetition => Termination::ThreefoldRepetition,
            Law::FivefoldRepetition => Termination::FivefoldRepetition,
            Law::FiftyMoves => Termination::FiftyMoves,
            Law::SeventyFiveMoves => Termination::SeventyFiveMoves,
            Law::Arbiter => Termination::Arbiter,
            Law::KingCaptured => Termination::KingCaptured,
        }
    }
}

impl From<ending::Verdict> for Verdict {
    fn from(verdict: ending::Verdict) -> Self {
        match verdict {
            ending::Verdict::Ongoing => Verdict::Ongoing,
            ending::Verdict::Claimable(claims) => {
                Verdict::Claimable { repetition: claims.repetition, move_count: claims.move_count }
            }
            ending::Verdict::Ended { outcome, termination } => Verdict::Ended {
                outcome: outcome.into(),
                termination: termination.into(),
                article: termination.article().map(str::to_owned),
            },
        }
    }
}
