//! What is fixed before the first move: who plays what, from where, with which time.

use rokade_rules::board::ByColor;
use rokade_rules::clock::{Category, Millis, Moment, TimeControl};
use rokade_rules::position::{CastlingMode, chess960};
use rokade_rules::{Color, Position};

use super::{Ending, Rematch, Room};
use crate::challenge::{OnlineRules, Variant};
use crate::id::GameId;
use crate::person::{Person, PersonId};
use crate::rating::Stakes;
use crate::series::Series;

/// A day: from here on a time for each move is correspondence, which nobody sits out.
const A_DAY: Millis = Millis::from_days(1);

/// Where a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// The initial position. Law: FIDE 2.3.
    Initial,
    /// The position of Chess960 with this number. Law: Guidelines II.
    Chess960(u16),
}

impl Start {
    /// The start of a game of this variant, with the number that was drawn.
    #[must_use]
    pub const fn of(variant: Variant, drawn: u16) -> Start {
        match variant {
            Variant::Standard => Start::Initial,
            Variant::Chess960 => Start::Chess960(drawn % chess960::COUNT),
        }
    }

    /// Its position. A number that is none means the initial position.
    #[must_use]
    pub fn position(self) -> Position {
        match self {
            Start::Initial => Position::initial(),
            Start::Chess960(number) => chess960::start(number).unwrap_or_else(Position::initial),
        }
    }

    /// How castling is written in its games.
    #[must_use]
    pub const fn castling_mode(self) -> CastlingMode {
        match self {
            Start::Initial => CastlingMode::Standard,
            Start::Chess960(_) => CastlingMode::Chess960,
        }
    }
}

/// Whether a player gets back the time that a move spent on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LagCompensation {
    /// Within the quota of [`LAG_PER_MOVE`](super::LAG_PER_MOVE) and
    /// [`LAG_PER_GAME`](super::LAG_PER_GAME).
    On,
    /// Never, as in tournaments.
    Off,
}

/// What is fixed before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The game's name.
    pub id: GameId,
    /// The time of each side.
    pub control: TimeControl,
    /// The ruleset.
    pub rules: OnlineRules,
    /// Where it starts.
    pub start: Start,
    /// Who sits where.
    pub seats: ByColor<Person>,
    /// When both had their seats.
    pub begun: Moment,
    /// Whether lag is made up for.
    pub compensation: LagCompensation,
    /// Whether the result changes ratings.
    pub stakes: Stakes,
    /// The series that it is a game of, as it stood before.
    pub series: Option<Series>,
}

impl Head {
    /// Where a person sits; nowhere for everybody else.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Color> {
        Color::ALL.into_iter().find(|&side| self.seats[side].id == person)
    }

    /// Whether there are days for a move, or no clock at all: nobody is expected to sit there.
    #[must_use]
    pub fn is_correspondence(&self) -> bool {
        Color::ALL.into_iter().all(|side| match self.control.schedule(side) {
            None => true,
            Some(schedule) => schedule.time_per_move().is_some_and(|time| time >= A_DAY),
        })
    }

    /// How long a side may let its first move wait; for ever without a clock. That wait is no time
    /// of the clock, which starts when both have moved.
    #[must_use]
    pub fn first_move_wait(&self, side: Color) -> Option<Millis> {
        let schedule = self.control.schedule(side)?;
        if let Some(time) = schedule.time_per_move().filter(|&time| time >= A_DAY) {
            return Some(time);
        }
        Some(match Category::of(schedule) {
            Category::Blitz => Millis::from_mins(1),
            Category::Rapid => Millis::from_mins(2),
            Category::Standard => Millis::from_mins(15),
        })
    }

    /// How long somebody must have been gone before the opponent may claim the game; never where
    /// nobody is expected to sit there.
    #[must_use]
    pub fn patience(&self, gone: Color) -> Option<Millis> {
        if self.is_correspondence() {
            return None;
        }
        Some(match Category::of(self.control.schedule(gone)?) {
            Category::Blitz => Millis::from_secs(45),
            Category::Rapid => Millis::from_mins(2),
            Category::Standard => Millis::from_mins(5),
        })
    }

    /// The next game between the same two: colours changed, each with their own full time again,
    /// and the series gone on.
    #[must_use]
    pub fn next(&self, id: GameId, drawn: u16, ending: Ending, now: Moment) -> Head {
        let Head { ref control, rules, start, seats, compensation, stakes, .. } = *self;
        Head {
            id,
            control: control.mirrored(),
            rules,
            start: match start {
                Start::Initial => Start::Initial,
                Start::Chess960(_) => Start::of(Variant::Chess960, drawn),
            },
            seats: ByColor::new(seats[Color::Black], seats[Color::White]),
            begun: now,
            compensation,
            stakes,
            // After the last game of a series a rematch begins another.
            series: self.series_after(ending).map(|series| {
                if series.is_over() {
                    Series::new(series.length, seats[Color::Black].id)
                } else {
                    series
                }
            }),
        }
    }

    /// How the series stands once this game has ended so. A game that does not count changes nothing.
    #[must_use]
    pub fn series_after(&self, ending: Ending) -> Option<Series> {
        let ids = ByColor::new(self.seats[Color::White].id, self.seats[Color::Black].id);
        let counted = ending.outcome.map(|outcome| self.series.map(|one| one.after(ids, outcome)));
        counted.unwrap_or(self.series)
    }
}

impl Room {
    /// The head of the game after this one, once both want one. `drawn` is the number of its start
    /// position in Chess960.
    #[must_use]
    pub fn next_head(&self, drawn: u16, now: Moment) -> Option<Head> {
        let Rematch::Made(id) = self.rematch() else { return None };
        Some(self.head().next(id, drawn, self.ending()?, now))
    }
}
