//! How a game stands.

use crate::{Claims, Color};
use rokade_rules::ending;
use serde::{Deserialize, Serialize};

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        /// What could be claimed.
        claims: Claims,
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

/// Why a game is over; explained in [`rokade_rules::ending::Termination`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[expect(missing_docs, reason = "explained in rokade-rules")]
pub enum Termination {
    Checkmate,
    Resignation,
    Stalemate,
    DeadPosition,
    Agreement,
    FlagFall,
    BothFlags,
    IllegalMoves,
    ThreefoldRepetition,
    FivefoldRepetition,
    FiftyMoves,
    SeventyFiveMoves,
    Arbiter,
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
        match termination {
            ending::Termination::Checkmate => Termination::Checkmate,
            ending::Termination::Resignation => Termination::Resignation,
            ending::Termination::Stalemate => Termination::Stalemate,
            ending::Termination::DeadPosition => Termination::DeadPosition,
            ending::Termination::Agreement => Termination::Agreement,
            ending::Termination::FlagFall => Termination::FlagFall,
            ending::Termination::BothFlags => Termination::BothFlags,
            ending::Termination::IllegalMoves => Termination::IllegalMoves,
            ending::Termination::ThreefoldRepetition => Termination::ThreefoldRepetition,
            ending::Termination::FivefoldRepetition => Termination::FivefoldRepetition,
            ending::Termination::FiftyMoves => Termination::FiftyMoves,
            ending::Termination::SeventyFiveMoves => Termination::SeventyFiveMoves,
            ending::Termination::Arbiter => Termination::Arbiter,
            ending::Termination::KingCaptured => Termination::KingCaptured,
        }
    }
}

impl From<ending::Verdict> for Verdict {
    fn from(verdict: ending::Verdict) -> Self {
        match verdict {
            ending::Verdict::Ongoing => Verdict::Ongoing,
            ending::Verdict::Claimable(claims) => Verdict::Claimable { claims: claims.into() },
            ending::Verdict::Ended { outcome, termination } => Verdict::Ended {
                outcome: outcome.into(),
                termination: termination.into(),
                article: termination.article().map(str::to_owned),
            },
        }
    }
}
