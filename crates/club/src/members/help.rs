//! How much help a member has had in a day, where the host limits it.

use rokade_rules::clock::{Millis, Moment};

/// What can be limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Help {
    /// A hint in a game.
    Hint,
    /// A review of a game.
    Review,
}

/// A day of the house, which begins at midnight in universal time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

impl Day {
    /// The day of a moment.
    #[must_use]
    pub fn of(moment: Moment) -> Day {
        let days = moment.as_ms() / Millis::from_days(1).as_ms();
        Day(u32::try_from(days).unwrap_or(u32::MAX))
    }

    /// How many days after the first of 1970.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// How much of each a member has had in a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HelpUsed {
    /// Hints.
    pub hints: u32,
    /// Reviews.
    pub reviews: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_at_midnight() {
        let day = Millis::from_days(1).as_ms();
        assert_eq!(Day::of(Moment::new(day - 1)).number(), 0);
        assert_eq!(Day::of(Moment::new(day)).number(), 1);
    }
}
