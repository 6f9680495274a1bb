//! A clock as a screen shows it, and what is done to it.

use crate::{Color, DeedRefused};
use rokade_rules::clock::{self, ClockRefusal};
use serde::{Deserialize, Serialize};

/// What FIDE calls a game by its time. Law: FIDE A.1, B.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Category {
    /// Ten minutes or less.
    Blitz,
    /// More than ten minutes and less than sixty.
    Rapid,
    /// Sixty minutes or more.
    Standard,
}

impl From<clock::Category> for Category {
    fn from(category: clock::Category) -> Self {
        match category {
            clock::Category::Blitz => Category::Blitz,
            clock::Category::Rapid => Category::Rapid,
            clock::Category::Standard => Category::Standard,
        }
    }
}

/// Whether a clock goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Motion {
    /// It has not been started.
    NotStarted,
    /// The clock of the side that has the move runs.
    Running,
    /// Neither runs, until the game goes on.
    Paused,
}

impl From<clock::Motion> for Motion {
    fn from(motion: clock::Motion) -> Self {
        match motion {
            clock::Motion::NotStarted => Motion::NotStarted,
            clock::Motion::Running => Motion::Running,
            clock::Motion::Paused => Motion::Paused,
        }
    }
}

/// How the turn goes over from one clock to the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum Handover {
    /// By itself, after a legal move.
    Automatic,
    /// When the player presses. Law: FIDE 6.2.1.
    Pressed,
}

/// A time control that was asked about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ControlView {
    /// As it is written in one way only: `3+2`, `40/90,30`, `-` for no clock.
    pub text: String,
    /// What FIDE calls it; nothing without a clock and where the sides differ.
    pub category: Option<Category>,
}

impl From<&clock::TimeControl> for ControlView {
    fn from(control: &clock::TimeControl) -> Self {
        ControlView {
            text: control.to_string(),
            category: clock::Category::of_game(control).map(Category::from),
        }
    }
}

/// How a game's clock stands, apart from the times, which change by themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ClockView {
    /// What it is set to.
    pub control: ControlView,
    /// Whether it goes.
    pub motion: Motion,
    /// Whose clock runs, or will.
    pub turn: Color,
    /// How the turn goes over.
    pub handover: Handover,
    /// Who has moved and has not pressed yet.
    pub to_press: Option<Color>,
}

/// What both displays show at a moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Faces {
    /// White's.
    pub white: FaceView,
    /// Black's.
    pub black: FaceView,
    /// After how long one of them changes, if nothing else happens.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub changes_in_ms: Option<u64>,
    /// Whose flag has fallen, the first of them.
    pub flag: Option<Color>,
}

/// What one display shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct FaceView {
    /// The time: `2:59`, and with tenths where it is short: `0:09.3`.
    pub text: String,
    /// The same in milliseconds.
    #[cfg_attr(test, ts(type = "number"))]
    pub left_ms: u64,
    /// Whether it is so short that it should be seen.
    pub low: bool,
}

/// Something that is done to a clock, besides setting its times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub enum ClockDeed {
    /// The clock of the side that has the move is started. Law: FIDE 6.6.
    Start,
    /// The player who has moved presses. Law: FIDE 6.2.1.
    Press,
    /// Both clocks are stopped. Law: FIDE 6.11.
    Pause,
    /// The game goes on.
    Resume,
}

impl From<ClockRefusal> for DeedRefused {
    fn from(refusal: ClockRefusal) -> Self {
        match refusal {
            ClockRefusal::AlreadyStarted | ClockRefusal::NotPaused => DeedRefused::ClockRuns,
            ClockRefusal::NotRunning => DeedRefused::ClockStopped,
            ClockRefusal::NotYourMove(_) => DeedRefused::MoveFirst,
            ClockRefusal::FlagFallen(_) => DeedRefused::FlagDown,
            ClockRefusal::NoTimeLeft(_) => DeedRefused::NoTimeLeft,
            ClockRefusal::TooMuchTime => DeedRefused::TooMuchTime,
            ClockRefusal::NothingToTakeBack => DeedRefused::NothingPlayed,
        }
    }
}
