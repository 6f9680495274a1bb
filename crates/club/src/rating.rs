//! Ratings of members, by the kind of game.
//!
//! The system is Glicko-2 (`rokade-rating`), each game a period of its own; without games a deviation
//! grows by the week. FIDE's three paces have a rating each (B2); so have games with days for a move,
//! and Chess960 whatever its pace.

use std::fmt;
use std::str::FromStr;

use rokade_rating::{Encounter, Strength};
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{Category, Millis, Moment, TimeControl};
use rokade_rules::ending::Outcome;

use crate::challenge::Variant;
use crate::person::PersonId;
use crate::room::{Head, Start};

/// Whether a game changes ratings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stakes {
    /// It does not.
    Casual,
    /// It does: both are members, with the same time.
    Rated,
}

/// Games whose results are comparable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pool {
    /// At most ten minutes. Law: FIDE B.1.
    Blitz,
    /// More than ten minutes and less than sixty. Law: FIDE A.1.
    Rapid,
    /// Sixty minutes or more.
    Standard,
    /// A day or more for a move.
    Correspondence,
    /// One of 960 start positions, at any pace.
    Chess960,
}

/// A text that names no pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoPool(
    /// The text.
    pub String,
);

impl fmt::Display for NoPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} names no kind of game", self.0)
    }
}

impl std::error::Error for NoPool {}

impl Pool {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Pool; 5] =
        [Pool::Blitz, Pool::Rapid, Pool::Standard, Pool::Correspondence, Pool::Chess960];

    /// The word for it where it is kept and told.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Pool::Blitz => "blitz",
            Pool::Rapid => "rapid",
            Pool::Standard => "standard",
            Pool::Correspondence => "correspondence",
            Pool::Chess960 => "chess960",
        }
    }

    /// To which games of these terms belong; nothing where both sides have not the same time, or
    /// none at all: such games are not rated.
    #[must_use]
    pub fn of(control: &TimeControl, variant: Variant) -> Option<Pool> {
        let schedule = control.schedule(Color::White)?;
        if *control != control.mirrored() {
            return None;
        }
        if variant == Variant::Chess960 {
            return Some(Pool::Chess960);
        }
        if schedule.time_per_move().is_some_and(|time| time >= Millis::from_days(1)) {
            return Some(Pool::Correspondence);
        }
        Some(match Category::of(schedule) {
            Category::Blitz => Pool::Blitz,
            Category::Rapid => Pool::Rapid,
            Category::Standard => Pool::Standard,
        })
    }
}

impl FromStr for Pool {
    type Err = NoPool;

    fn from_str(word: &str) -> Result<Pool, NoPool> {
        let found = Pool::ALL.into_iter().find(|pool| pool.word() == word);
        found.ok_or_else(|| NoPool(word.to_owned()))
    }
}

impl Head {
    /// The pool that a rated game counts in.
    #[must_use]
    pub fn pool(&self) -> Option<Pool> {
        let variant = match self.start {
            Start::Initial => Variant::Standard,
            Start::Chess960(_) => Variant::Chess960,
        };
        Pool::of(&self.control, variant)
    }

    /// The pool in which the result changes ratings, and for the store to ask whether both are still
    /// there; nothing for other games.
    #[must_use]
    pub fn rated_in(&self) -> Option<Pool> {
        let are_members =
            Color::ALL.into_iter().all(|side| matches!(self.seats[side].id, PersonId::Member(_)));
        if self.stakes == Stakes::Rated && are_members { self.pool() } else { None }
    }
}

/// Above this deviation a rating is shown as uncertain.
const UNCERTAIN: f64 = 110.0;

/// How long without games is a period of the system.
const PERIOD: Millis = Millis::from_days(7);

/// What is known of a member's strength in a pool.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The strength after the last game.
    pub strength: Strength,
    /// How many games it comes from.
    pub games: u32,
    /// When the last of them ended.
    pub last: Moment,
}

impl Rating {
    /// Of whom nothing is known.
    #[must_use]
    pub const fn unknown(now: Moment) -> Rating {
        Rating { strength: Strength::unknown(), games: 0, last: now }
    }

    /// The number that is shown.
    #[must_use]
    pub fn points(&self) -> i32 {
        // Ratings are some thousands at most.
        self.strength.rating.round() as i32
    }

    /// Whether it says little yet, or no longer.
    #[must_use]
    pub fn is_uncertain(&self, now: Moment) -> bool {
        self.rested(now).deviation > UNCERTAIN
    }

    /// The strength as it is known now, after a time without games.
    fn rested(&self, now: Moment) -> Strength {
        let waited = now.as_ms().saturating_sub(self.last.as_ms());
        self.strength.rested(waited as f64 / PERIOD.as_ms() as f64)
    }
}

/// How a rated game changed two ratings, in the points that are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingChange {
    /// Before the game.
    pub before: ByColor<i32>,
    /// After it.
    pub after: ByColor<i32>,
}

/// Both ratings after a game between the two that ended at that moment.
#[must_use]
pub fn after_game(ratings: ByColor<Rating>, outcome: Outcome, at: Moment) -> ByColor<Rating> {
    let rested = |side| ratings[side].rested(at);
    let of = |side: Color| {
        let other: Strength = rested(!side);
        let score = f64::from(outcome.half_points(side)) / 2.0;
        let encounter = Encounter { rating: other.rating, deviation: other.deviation, score };
        Rating {
            strength: rested(side).after(&[encounter]),
            games: ratings[side].games.saturating_add(1),
            last: at.max(ratings[side].last),
        }
    };
    ByColor::new(of(Color::White), of(Color::Black))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pool(control: &str, variant: Variant) -> Option<Pool> {
        Pool::of(&control.parse().unwrap(), variant)
    }

    #[test]
    fn a_pool_follows_the_pace() {
        for (control, expected) in [
            ("3+2", Some(Pool::Blitz)),
            ("10", Some(Pool::Blitz)),
            ("10+5", Some(Pool::Rapid)),
            ("60", Some(Pool::Standard)),
            ("-", None),
        ] {
            assert_eq!(pool(control, Variant::Standard), expected, "{control}");
        }
        assert_eq!(pool("3+2", Variant::Chess960), Some(Pool::Chess960));
        assert_eq!(pool("-", Variant::Chess960), None);
    }

    #[test]
    fn words_are_read_as_they_were_written() {
        for pool in Pool::ALL {
            assert_eq!(pool.word().parse(), Ok(pool));
        }
        assert!("bullet".parse::<Pool>().is_err());
    }

    #[test]
    fn who_wins_rises_as_far_as_the_other_falls_between_equals() {
        let start = Moment::new(0);
        let both = ByColor::new(Rating::unknown(start), Rating::unknown(start));
        let after = after_game(both, Outcome::Win(Color::Black), start);
        let (white, black) = (after[Color::White], after[Color::Black]);
        assert!(black.points() > 1_500 && white.points() < 1_500);
        assert_eq!(black.points() - 1_500, 1_500 - white.points());
        assert_eq!((white.games, black.games), (1, 1));
        let drawn = after_game(both, Outcome::Draw, start);
        assert_eq!(drawn[Color::White].points(), 1_500);
    }

    #[test]
    fn a_rating_is_certain_after_some_games_and_not_for_ever() {
        let start = Moment::new(0);
        let mut both = ByColor::new(Rating::unknown(start), Rating::unknown(start));
        assert!(both[Color::White].is_uncertain(start));
        for number in 0..20 {
            let winner = if number % 2 == 0 { Color::White } else { Color::Black };
            both = after_game(both, Outcome::Win(winner), start);
        }
        assert!(!both[Color::White].is_uncertain(start));
        let years = Moment::new(0) + Millis::from_days(20 * 365);
        assert!(both[Color::White].is_uncertain(years));
    }
}
