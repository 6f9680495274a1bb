//! A time control: what time each side has for a game. Law: FIDE 6.3.1.

use super::Schedule;
use crate::board::{ByColor, Color};

/// What time each side has for a game.
///
/// Written `3+2`, `40/90+30,30+30`, `5 d3`, `5 v 3` or `-`; see
/// [`TimeControl::read`].
///
/// ```
/// use rokade_rules::clock::{Bonus, Millis, Schedule, TimeControl};
/// use rokade_rules::Color;
///
/// let blitz = Schedule::single(Millis::from_mins(5), Bonus::None).unwrap();
/// let control = TimeControl::even(blitz.clone());
/// assert_eq!(control, "5".parse().unwrap());
/// assert_eq!(control.schedule(Color::Black), Some(&blitz));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// There is no clock, and nobody loses on time.
    NoClock,
    /// Each side has its schedule.
    Clocked(ByColor<Schedule>),
}

impl TimeControl {
    /// The same time for both.
    ///
    /// ```
    /// use rokade_rules::clock::{Millis, Schedule, TimeControl};
    /// let week = Schedule::per_move(Millis::from_days(7)).unwrap();
    /// assert!(TimeControl::even(week).is_even());
    /// ```
    #[must_use]
    pub fn even(schedule: Schedule) -> TimeControl {
        TimeControl::Clocked(ByColor::new(schedule.clone(), schedule))
    }

    /// Each side its own time, as in a game at odds or an Armageddon game.
    ///
    /// ```
    /// use rokade_rules::clock::{Bonus, Millis, Schedule, TimeControl};
    /// let minutes = |n| Schedule::single(Millis::from_mins(n), Bonus::None).unwrap();
    /// let armageddon = TimeControl::odds(minutes(6), minutes(5));
    /// assert_eq!(armageddon.to_string(), "6 v 5");
    /// ```
    #[must_use]
    pub const fn odds(white: Schedule, black: Schedule) -> TimeControl {
        TimeControl::Clocked(ByColor::new(white, black))
    }

    /// What time a side has; `None` if there is no clock.
    ///
    /// ```
    /// use rokade_rules::clock::TimeControl;
    /// use rokade_rules::Color;
    /// assert_eq!(TimeControl::NoClock.schedule(Color::White), None);
    /// ```
    #[must_use]
    pub fn schedule(&self, side: Color) -> Option<&Schedule> {
        match self {
            TimeControl::NoClock => None,
            TimeControl::Clocked(schedules) => Some(&schedules[side]),
        }
    }

    /// Whether both sides have the same time, or both have no clock.
    ///
    /// ```
    /// use rokade_rules::clock::TimeControl;
    /// assert!("3+2".parse::<TimeControl>().unwrap().is_even());
    /// assert!(!"5 v 3".parse::<TimeControl>().unwrap().is_even());
    /// ```
    #[must_use]
    pub fn is_even(&self) -> bool {
        self.schedule(Color::White) == self.schedule(Color::Black)
    }

    /// White's time for Black and Black's for White, as when colours change in
    /// a series.
    ///
    /// ```
    /// use rokade_rules::clock::TimeControl;
    /// let control: TimeControl = "5 v 3".parse().unwrap();
    /// assert_eq!(control.mirrored().to_string(), "3 v 5");
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> TimeControl {
        match self {
            TimeControl::NoClock => TimeControl::NoClock,
            TimeControl::Clocked(schedules) => {
                TimeControl::odds(schedules[Color::Black].clone(), schedules[Color::White].clone())
            }
        }
    }
}
