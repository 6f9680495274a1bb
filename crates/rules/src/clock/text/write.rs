//! Writing a time control as people write it.

use super::super::time::write_fraction;
use super::super::{Bonus, Millis, Schedule, Stage, TimeControl};
use crate::board::Color;
use core::fmt;

/// The shortest usual form: `3+2`, `40/90+30,30+30`, `5 d3`, `3 days/move`,
/// `5 v 3`, and `-` where there is no clock. [`TimeControl::read`] gives the
/// same time control back.
///
/// ```
/// use rokade_rules::clock::{Bonus, Millis, Schedule, TimeControl};
/// let seconds = Schedule::single(Millis::from_secs(90), Bonus::None).unwrap();
/// assert_eq!(TimeControl::even(seconds).to_string(), "1:30");
/// ```
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::NoClock => f.write_str("-"),
            TimeControl::Clocked(schedules) if self.is_even() => schedules[Color::White].fmt(f),
            TimeControl::Clocked(schedules) => {
                write!(f, "{} v {}", schedules[Color::White], schedules[Color::Black])
            }
        }
    }
}

/// One side's time, as it stands in a [`TimeControl`].
impl fmt::Display for Schedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time) = self.time_per_move() {
            return write_per_move(f, time);
        }
        for (index, stage) in self.stages().iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            stage.fmt(f)?;
        }
        Ok(())
    }
}

/// A period, as it stands in a [`Schedule`].
impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write_time(f, self.time)?;
        match self.bonus {
            Bonus::None => return Ok(()),
            Bonus::Increment(_) => f.write_str("+")?,
            Bonus::Delay(_) => f.write_str(" d")?,
            Bonus::Bronstein(_) => f.write_str(" b")?,
        }
        let bonus_ms = self.bonus.amount().as_ms();
        write!(f, "{}", bonus_ms / 1_000)?;
        write_fraction(f, bonus_ms % 1_000)
    }
}

/// Whole days by their number, else as a period's time.
fn write_per_move(f: &mut fmt::Formatter<'_>, time: Millis) -> fmt::Result {
    let day_ms = Millis::from_days(1).as_ms();
    match (time.as_ms() / day_ms, time.as_ms() % day_ms) {
        (1, 0) => f.write_str("1 day")?,
        (days, 0) => write!(f, "{days} days")?,
        _ => write_time(f, time)?,
    }
    f.write_str("/move")
}

/// Whole minutes by their number, else with colons.
fn write_time(f: &mut fmt::Formatter<'_>, time: Millis) -> fmt::Result {
    let seconds = time.as_ms() / 1_000;
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
    if time.as_ms().is_multiple_of(60_000) {
        return write!(f, "{}", seconds / 60);
    }
    match hours {
        0 => write!(f, "{minutes}:{:02}", seconds % 60)?,
        _ => write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?,
    }
    write_fraction(f, time.as_ms() % 1_000)
}
