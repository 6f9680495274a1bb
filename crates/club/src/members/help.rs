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

/// A day of the house, by the calendar of Amsterdam, as puzzles of the day and devices count it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day(u32);

impl Day {
    /// The day of a moment.
    #[must_use]
    pub fn of(moment: Moment) -> Day {
        let days = (moment + ahead(moment)).as_ms() / Millis::from_days(1).as_ms();
        Day(u32::try_from(days).unwrap_or(u32::MAX))
    }

    /// How many days after the first of 1970.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// How far clocks in Amsterdam are ahead of universal time: an hour, and two in summer, which lasts
/// from the last Sunday in March to that in October, at one o'clock in universal time (Directive
/// 2000/84/EC, articles 2 and 3).
fn ahead(moment: Moment) -> Millis {
    let hour = Millis::from_days(1).as_ms() / 24;
    let mut first_of_year = 0;
    let mut year = 1970_u64;
    let today = moment.as_ms() / Millis::from_days(1).as_ms();
    while first_of_year + length(year) <= today {
        first_of_year += length(year);
        year += 1;
    }
    let leap_day = length(year) - 365;
    // Counted from the first of January: the 31st of March and of October.
    let switch = |last_of_month: u64| {
        let day = first_of_year + leap_day + last_of_month;
        // The first of 1970 was a Thursday.
        let last_sunday = day - (day + 4) % 7;
        last_sunday * 24 * hour + hour
    };
    let summer = switch(89)..switch(303);
    Millis::new(if summer.contains(&moment.as_ms()) { 2 * hour } else { hour })
}

/// How many days a year has.
const fn length(year: u64) -> u64 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    if is_leap { 366 } else { 365 }
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
    fn a_day_begins_at_midnight_in_amsterdam_in_summer_and_in_winter() {
        // When it was midnight, in seconds of universal time, and the number of the day; the zone
        // database says the same. Days of a switch have 23 and 25 hours.
        for (date, midnight, number) in [
            ("2026-03-28", 1_774_652_400, 20_540),
            ("2026-03-29", 1_774_738_800, 20_541),
            ("2026-03-30", 1_774_821_600, 20_542),
            ("2026-10-24", 1_792_792_800, 20_750),
            ("2026-10-25", 1_792_879_200, 20_751),
            ("2026-10-26", 1_792_969_200, 20_752),
            ("2026-12-31", 1_798_671_600, 20_818),
            ("2027-01-01", 1_798_758_000, 20_819),
            ("2028-03-25", 1_837_551_600, 21_268),
            ("2028-03-26", 1_837_638_000, 21_269),
            ("2028-03-27", 1_837_720_800, 21_270),
            ("2028-10-29", 1_856_383_200, 21_486),
            ("2028-10-30", 1_856_473_200, 21_487),
        ] {
            let midnight = midnight * 1_000;
            assert_eq!(Day::of(Moment::new(midnight - 1)).number(), number - 1, "before {date}");
            assert_eq!(Day::of(Moment::new(midnight)).number(), number, "{date}");
        }
    }
}
