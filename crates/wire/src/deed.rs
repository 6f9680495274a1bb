//! What people do in a game besides moving, and the ruleset they do it under.

use crate::Color;
use rokade_rules::ending::{Ground as Law, OfferRefused};
use rokade_rules::game::{self, ClaimError, ClaimRuling, PlayError};
use rokade_rules::{Ruleset, ending};
use serde::{Deserialize, Serialize};

/// The rulesets that have a name: four, and one with the children's switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum RulesetName {
    /// The Laws of FIDE and the KNSB, as at a tournament.
    Official,
    /// The same draws; illegal moves are refused.
    Online,
    /// The third repetition and the fiftieth move draw at once.
    Automatic,
    /// Moves may be taken back.
    Home,
    /// *Home* with the children's switch: a king may be captured.
    Children,
}

impl From<RulesetName> for Ruleset {
    fn from(name: RulesetName) -> Self {
        match name {
            RulesetName::Official => Ruleset::OFFICIAL,
            RulesetName::Online => Ruleset::ONLINE,
            RulesetName::Automatic => Ruleset::AUTOMATIC,
            RulesetName::Home => Ruleset::HOME,
            RulesetName::Children => Ruleset::HOME_WITH_KING_CAPTURE,
        }
    }
}

/// On what a draw is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub enum Ground {
    /// The same position for the third time. Law: FIDE 9.2.
    Repetition,
    /// Fifty moves without capture or pawn move. Law: FIDE 9.3.
    MoveCount,
}

impl From<Ground> for Law {
    fn from(ground: Ground) -> Self {
        match ground {
            Ground::Repetition => Law::Repetition,
            Ground::MoveCount => Law::MoveCount,
        }
    }
}

/// Something that somebody does in a game. A game is kept as the list of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum Deed {
    /// The side to move moves.
    Move {
        /// The move in UCI form.
        uci: String,
    },
    /// A draw is offered. Law: FIDE 9.1.2.
    Offer {
        /// By whom.
        by: Color,
    },
    /// The opponent's offer is accepted. Law: FIDE 5.2.3.
    Accept {
        /// By whom.
        by: Color,
    },
    /// The opponent's offer is declined in words. Law: FIDE 9.1.2.1.
    Decline {
        /// By whom.
        by: Color,
    },
    /// A draw is claimed. Law: FIDE 9.2, 9.3.
    Claim {
        /// By whom.
        by: Color,
        /// On what.
        ground: Ground,
        /// The move that is announced with it, in UCI form.
        intended: Option<String>,
    },
    /// A player resigns. Law: FIDE 5.1.2.
    Resign {
        /// Who.
        by: Color,
    },
    /// A flag has fallen: seen on the game's own clock, or by the arbiter on another. Law: FIDE 6.9.
    FlagFall {
        /// Whose.
        of: Color,
    },
    /// The arbiter finds both flags down and cannot know which fell first.
    BothFlags {
        /// Where the game is.
        guidelines: Guidelines,
    },
    /// The arbiter establishes an illegal move. Law: FIDE 7.5.
    IllegalMove {
        /// Whose.
        by: Color,
    },
    /// The arbiter decides the game. Law: FIDE 12.9.
    Decide {
        /// How.
        decision: Decision,
    },
}

/// What an arbiter decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Decision {
    /// 1-0.
    WhiteWins,
    /// 0-1.
    BlackWins,
    /// A draw.
    Draw,
    /// 0-0. Law: FIDE 11.7, 12.9.8.
    BothLose,
}

impl From<Decision> for ending::Outcome {
    fn from(decision: Decision) -> Self {
        match decision {
            Decision::WhiteWins => ending::Outcome::Win(rokade_rules::Color::White),
            Decision::BlackWins => ending::Outcome::Win(rokade_rules::Color::Black),
            Decision::Draw => ending::Outcome::Draw,
            Decision::BothLose => ending::Outcome::BothLose,
        }
    }
}

/// Whether Guidelines III (games without increment) were announced, and where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Guidelines {
    /// Not announced, or they do not apply.
    NotInForce,
    /// More moves must follow in a later period.
    EarlierPeriod,
    /// All remaining moves are to be made in this period.
    LastPeriod,
}

impl From<Guidelines> for ending::GuidelinesIii {
    fn from(guidelines: Guidelines) -> Self {
        match guidelines {
            Guidelines::NotInForce => ending::GuidelinesIii::NotInForce,
            Guidelines::EarlierPeriod => ending::GuidelinesIii::EarlierPeriod,
            Guidelines::LastPeriod => ending::GuidelinesIii::LastPeriod,
        }
    }
}

/// Why something that somebody did does not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum DeedRefused {
    /// The game is over.
    GameOver,
    /// Both players must have made a move. Law: FIDE 5.2.3.
    TooEarly,
    /// The player's earlier offer still stands. Law: FIDE 9.1.2.1.
    AlreadyOffered,
    /// There is no offer by the opponent to answer.
    NothingOffered,
    /// Only the player having the move may claim. Law: FIDE 9.2, 9.3.
    NotYourMove,
    /// The player has touched a piece. Law: FIDE 9.4.
    PieceTouched,
    /// The ruleset knows no such claims.
    NotInThisRuleset,
    /// The announced move is not legal.
    Illegal,
    /// An announced move must be played first. Law: FIDE 9.5.3.
    MustPlayAnnounced,
    /// No move has been played.
    NothingPlayed,
    /// A move that was made stands. Law: FIDE 4.7.
    MoveStands,
    /// Only the arbiter of an official game may do this.
    NoArbiter,
    /// Both flags are down: play goes on. Law: Guidelines III.3.1.1.
    GoesOn,
    /// Both flags are down and the Laws do not say what follows. Law: FIDE 0.2.
    ArbiterDecides,
    /// The game has no clock.
    NoClock,
    /// The game's clock says otherwise: that flag is up, or it shows which one fell first.
    ClockKnows,
    /// The clock is stopped.
    ClockStopped,
    /// The clock runs already.
    ClockRuns,
    /// The player who moved must press first.
    PressFirst,
    /// There is no move to be completed by pressing. Law: FIDE 7.5.3.
    MoveFirst,
    /// A flag is down; only a corrected time raises it.
    FlagDown,
    /// It would leave a side nothing to think with.
    NoTimeLeft,
    /// It is more time than a clock can have.
    TooMuchTime,
    /// Completed moves are not on the scoresheet yet, so the position is not known.
    Unwritten,
    /// The moves are not written down at all.
    NoScoresheet,
    /// The clock has not been pressed: the move is only put right. Law: FIDE 7.5.1.
    NotCompleted,
    /// What was done is no illegal move.
    NotIllegal,
    /// That flag is up.
    FlagUp,
    /// No move was against a duty.
    NothingBroken,
    /// That cannot have happened on this board.
    Misreported,
}

impl From<OfferRefused> for DeedRefused {
    fn from(refused: OfferRefused) -> Self {
        match refused {
            OfferRefused::GameOver => DeedRefused::GameOver,
            OfferRefused::TooEarly => DeedRefused::TooEarly,
            OfferRefused::AlreadyOffered => DeedRefused::AlreadyOffered,
            OfferRefused::NothingOffered => DeedRefused::NothingOffered,
        }
    }
}

impl From<ClaimError> for DeedRefused {
    fn from(error: ClaimError) -> Self {
        match error {
            ClaimError::GameOver => DeedRefused::GameOver,
            ClaimError::NotYourMove => DeedRefused::NotYourMove,
            ClaimError::PieceTouched => DeedRefused::PieceTouched,
            ClaimError::NotInThisRuleset(_) => DeedRefused::NotInThisRuleset,
            ClaimError::Illegal(_) => DeedRefused::Illegal,
            ClaimError::MustPlayAnnounced(_) => DeedRefused::MustPlayAnnounced,
        }
    }
}

impl From<PlayError> for DeedRefused {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::GameOver => DeedRefused::GameOver,
            PlayError::Illegal(_) => DeedRefused::Illegal,
            PlayError::MustPlayAnnounced(_) => DeedRefused::MustPlayAnnounced,
            PlayError::NothingPlayed => DeedRefused::NothingPlayed,
            PlayError::MoveStands => DeedRefused::MoveStands,
        }
    }
}

/// Something that was said in the game, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Remark {
    /// How many moves had been played.
    pub ply: u32,
    /// What was said.
    pub said: Said,
    /// By whom, if by a player.
    pub by: Option<Color>,
}

/// What can be said in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Said {
    /// A draw was offered.
    DrawOffered,
    /// The offer was declined, in words, by touching a piece or by moving.
    DrawDeclined,
    /// The offer was accepted.
    DrawAccepted,
    /// A draw was claimed rightly.
    ClaimedRightly,
    /// A draw was claimed wrongly: the opponent gets time. Law: FIDE 9.5.3.
    ClaimedWrongly,
    /// A player resigned.
    Resigned,
    /// A flag fell, or both did.
    FlagFell,
    /// A player completed an illegal move, which gives the opponent time. Law: FIDE 7.5.5.
    IllegalMove,
    /// A player completed an illegal move that loses.
    LostByIllegalMove,
    /// The arbiter decided the game.
    Decided,
}

impl From<game::Remark> for Remark {
    fn from(remark: game::Remark) -> Self {
        use game::Event;
        let (said, by) = match remark.event {
            Event::DrawOffered { by } => (Said::DrawOffered, Some(by)),
            Event::DrawDeclined { by } => (Said::DrawDeclined, Some(by)),
            Event::DrawAccepted { by } => (Said::DrawAccepted, Some(by)),
            Event::Claimed { by, ruling: ClaimRuling::Right, .. } => {
                (Said::ClaimedRightly, Some(by))
            }
            Event::Claimed { by, ruling: ClaimRuling::Wrong { .. }, .. } => {
                (Said::ClaimedWrongly, Some(by))
            }
            Event::Resigned { by } => (Said::Resigned, Some(by)),
            Event::FlagFell { of } => (Said::FlagFell, Some(of)),
            Event::BothFlagsFell => (Said::FlagFell, None),
            Event::IllegalMove { by } => (Said::IllegalMove, Some(by)),
            Event::LosingIllegalMove { by } => (Said::LostByIllegalMove, Some(by)),
            Event::Decided { .. } => (Said::Decided, None),
        };
        let ply = u32::try_from(remark.ply).unwrap_or(u32::MAX);
        Remark { ply, said, by: by.map(Color::from) }
    }
}

/// What the side to move could rightly claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
pub struct Claims {
    /// The same position for the third time. Law: FIDE 9.2.
    pub repetition: bool,
    /// Fifty moves without capture or pawn move. Law: FIDE 9.3.
    pub move_count: bool,
}

impl From<ending::Claims> for Claims {
    fn from(claims: ending::Claims) -> Self {
        Claims { repetition: claims.repetition, move_count: claims.move_count }
    }
}
