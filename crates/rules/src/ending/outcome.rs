//! Who won, why the game ended, and how things stand.

use super::Claims;
use crate::board::Color;
use core::fmt;

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side won.
    Win(Color),
    /// Nobody won, nobody lost.
    Draw,
    /// Both sides lost, by an arbiter's decision. Law: FIDE 11.7, 12.9.8.
    BothLose,
}

impl Outcome {
    /// The side that won, if one did.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win(color) => Some(color),
            Outcome::Draw | Outcome::BothLose => None,
        }
    }

    /// What a side scores, in half points: 2, 1 or 0. Law: FIDE 10.1.
    #[must_use]
    pub fn half_points(self, color: Color) -> u32 {
        match self {
            Outcome::Win(winner) => 2 * u32::from(winner == color),
            Outcome::Draw => 1,
            Outcome::BothLose => 0,
        }
    }

    /// The same with the colors changed.
    #[must_use]
    pub fn mirrored(self) -> Outcome {
        match self {
            Outcome::Win(color) => Outcome::Win(!color),
            other => other,
        }
    }
}

/// Written as results are: `1-0`, `0-1`, `1/2-1/2`, and `0-0` for both losing,
/// which PGN has no sign for.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win(Color::White) => "1-0",
            Outcome::Win(Color::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::BothLose => "0-0",
        })
    }
}

/// Why the game ended. Who won is [`Outcome`]'s to say: a flag fall, for
/// instance, can be a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The side to move is in check and has no legal move. Law: FIDE 5.1.1.
    Checkmate,
    /// A player resigned. Law: FIDE 5.1.2.
    Resignation,
    /// The side to move is not in check and has no legal move. Law: FIDE 5.2.1.
    Stalemate,
    /// No series of legal moves can mate either king. Law: FIDE 5.2.2.
    DeadPosition,
    /// The players agreed to a draw. Law: FIDE 5.2.3.
    Agreement,
    /// A player did not make the prescribed moves in time. Law: FIDE 6.9.
    FlagFall,
    /// Both flags fell, nobody knows which first. Law: Guidelines III.3.1.2.
    BothFlags,
    /// A player completed a second illegal move. Law: FIDE 7.5.5.
    IllegalMoves,
    /// The same position for the third time, claimed (FIDE 9.2), or without a
    /// claim in a ruleset that says so.
    ThreefoldRepetition,
    /// The same position for the fifth time. Law: FIDE 9.6.1.
    FivefoldRepetition,
    /// Fifty moves by each side without capture or pawn move, claimed
    /// (FIDE 9.3), or without a claim in a ruleset that says so.
    FiftyMoves,
    /// Seventy-five such moves by each side. Law: FIDE 9.6.2.
    SeventyFiveMoves,
    /// The arbiter decided. Law: FIDE 12.9.
    Arbiter,
    /// The king was captured: no law, a house rule for children.
    KingCaptured,
}

impl Termination {
    /// The word for it where programs read it, and in the keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Termination::Checkmate => "checkmate",
            Termination::Resignation => "resignation",
            Termination::Stalemate => "stalemate",
            Termination::DeadPosition => "dead-position",
            Termination::Agreement => "agreement",
            Termination::FlagFall => "flag-fall",
            Termination::BothFlags => "both-flags",
            Termination::IllegalMoves => "illegal-moves",
            Termination::ThreefoldRepetition => "threefold-repetition",
            Termination::FivefoldRepetition => "fivefold-repetition",
            Termination::FiftyMoves => "fifty-moves",
            Termination::SeventyFiveMoves => "seventy-five-moves",
            Termination::Arbiter => "arbiter",
            Termination::KingCaptured => "king-captured",
        }
    }

    /// The article by which the game ended; none for a house rule.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        Some(match self {
            Termination::Checkmate => "5.1.1",
            Termination::Resignation => "5.1.2",
            Termination::Stalemate => "5.2.1",
            Termination::DeadPosition => "5.2.2",
            Termination::Agreement => "5.2.3",
            Termination::FlagFall => "6.9",
            Termination::BothFlags => "III.3.1.2",
            Termination::IllegalMoves => "7.5.5",
            Termination::ThreefoldRepetition => "9.2",
            Termination::FivefoldRepetition => "9.6.1",
            Termination::FiftyMoves => "9.3",
            Termination::SeventyFiveMoves => "9.6.2",
            Termination::Arbiter => "12.9",
            Termination::KingCaptured => return None,
        })
    }
}

/// How things stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The game goes on.
    Ongoing,
    /// The game goes on unless the side to move claims a draw.
    Claimable(Claims),
    /// The game is over.
    Ended {
        /// Who won.
        outcome: Outcome,
        /// Why.
        termination: Termination,
    },
}

impl Verdict {
    /// A draw for this reason.
    pub(crate) const fn draw(termination: Termination) -> Verdict {
        Verdict::Ended { outcome: Outcome::Draw, termination }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_ended(self) -> bool {
        matches!(self, Verdict::Ended { .. })
    }

    /// Who won, if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Verdict::Ended { outcome, .. } => Some(outcome),
            Verdict::Ongoing | Verdict::Claimable(_) => None,
        }
    }

    /// Why it ended, if the game is over.
    #[must_use]
    pub const fn termination(self) -> Option<Termination> {
        match self {
            Verdict::Ended { termination, .. } => Some(termination),
            Verdict::Ongoing | Verdict::Claimable(_) => None,
        }
    }
}
