//! What a display shows.
//!
//! Times are rounded up, so that a clock never shows 0:00 while its flag is
//! up, and shows nothing else once it is down.

use super::{ChessClock, Millis, Moment};
use crate::board::Color;
use core::fmt;

/// How fine a display is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Precision {
    /// Whole seconds: `2:59`.
    Seconds,
    /// Tenths of a second: `0:09.3`.
    Tenths,
}

impl Precision {
    const fn as_ms(self) -> u64 {
        match self {
            Precision::Seconds => 1_000,
            Precision::Tenths => 100,
        }
    }
}

/// What one side's display shows.
///
/// ```
/// use rokade_rules::clock::{Face, Millis, Precision};
/// let show = |ms, precision| Face::of(Millis::new(ms), precision).to_string();
/// assert_eq!(show(1, Precision::Seconds), "0:01");
/// assert_eq!(show(9_301, Precision::Tenths), "0:09.4");
/// assert_eq!(show(5_400_000, Precision::Seconds), "1:30:00");
/// assert_eq!(show(0, Precision::Seconds), "0:00");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    shown: Millis,
    precision: Precision,
}

impl Face {
    /// A time, rounded up.
    ///
    /// ```
    /// # use rokade_rules::clock::{Face, Millis, Precision};
    /// let face = Face::of(Millis::new(1_001), Precision::Seconds);
    /// assert_eq!(face.shown(), Millis::from_secs(2));
    /// ```
    #[must_use]
    pub const fn of(time: Millis, precision: Precision) -> Face {
        let unit_ms = precision.as_ms();
        let units = time.as_ms().div_ceil(unit_ms);
        Face { shown: Millis::new(units.saturating_mul(unit_ms)), precision }
    }

    /// The time as it is shown, in whole seconds or tenths.
    ///
    /// ```
    /// # use rokade_rules::clock::{Face, Millis, Precision};
    /// let face = Face::of(Millis::new(1), Precision::Tenths);
    /// assert_eq!(face.shown(), Millis::new(100));
    /// ```
    #[must_use]
    pub const fn shown(self) -> Millis {
        self.shown
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.shown.as_ms() / 1_000;
        let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => write!(f, "{minutes}:{seconds:02}")?,
            _ => write!(f, "{hours}:{minutes:02}:{seconds:02}")?,
        }
        match self.precision {
            Precision::Seconds => Ok(()),
            Precision::Tenths => write!(f, ".{}", self.shown.as_ms() / 100 % 10),
        }
    }
}

impl ChessClock {
    /// What a side's display shows: its main time, or, where it has none and
    /// lives on a delay, what is left of that.
    ///
    /// ```
    /// use rokade_rules::clock::{ChessClock, Moment, Precision, TimeControl};
    /// use rokade_rules::Color::White;
    ///
    /// let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// let shown = |now| clock.face(White, Moment::new(now), Precision::Seconds).to_string();
    /// assert_eq!(shown(299_999), "0:01");
    /// assert_eq!(shown(300_000), "0:00");
    /// ```
    #[must_use]
    pub fn face(&self, side: Color, now: Moment, precision: Precision) -> Face {
        let main = self.remaining(side, now);
        let time = if main.is_zero() { self.delay_remaining(side, now) } else { main };
        Face::of(time, precision)
    }
}
