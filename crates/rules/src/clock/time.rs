//! Lengths of time and instants, in whole milliseconds.
//!
//! Arithmetic never panics: it stops at zero and at the largest number. What
//! this room is given is at most [`Millis::LONGEST`] at a time, so that no sum
//! of a game comes anywhere near the latter.

use core::fmt;
use core::ops::{Add, Sub};

/// A length of time in milliseconds.
///
/// ```
/// use rokade_rules::clock::Millis;
/// assert_eq!(Millis::from_mins(1) + Millis::from_secs(30), Millis::new(90_000));
/// assert_eq!(Millis::from_secs(1) - Millis::from_secs(2), Millis::ZERO);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(u64);

impl Millis {
    /// No time.
    pub const ZERO: Millis = Millis(0);

    /// The longest time that can be given at once: ten thousand days, more
    /// than any game takes.
    pub const LONGEST: Millis = Millis::from_days(10_000);

    /// So many milliseconds.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert_eq!(Millis::new(1_500).as_ms(), 1_500);
    /// ```
    #[must_use]
    pub const fn new(ms: u64) -> Millis {
        Millis(ms)
    }

    /// So many seconds.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert_eq!(Millis::from_secs(2).as_ms(), 2_000);
    /// ```
    #[must_use]
    pub const fn from_secs(seconds: u64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// So many minutes.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert_eq!(Millis::from_mins(2), Millis::from_secs(120));
    /// ```
    #[must_use]
    pub const fn from_mins(minutes: u64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// So many hours.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert_eq!(Millis::from_hours(2), Millis::from_mins(120));
    /// ```
    #[must_use]
    pub const fn from_hours(hours: u64) -> Millis {
        Millis(hours.saturating_mul(3_600_000))
    }

    /// So many days of twenty-four hours.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert_eq!(Millis::from_days(3), Millis::from_hours(72));
    /// ```
    #[must_use]
    pub const fn from_days(days: u64) -> Millis {
        Millis(days.saturating_mul(86_400_000))
    }

    /// The number of milliseconds.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert_eq!(Millis::from_secs(3).as_ms(), 3_000);
    /// ```
    #[must_use]
    pub const fn as_ms(self) -> u64 {
        self.0
    }

    /// Whether this is no time at all.
    ///
    /// ```
    /// # use rokade_rules::clock::Millis;
    /// assert!(Millis::ZERO.is_zero() && !Millis::new(1).is_zero());
    /// ```
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }
}

/// Stops at the largest number.
impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

/// Stops at zero.
impl Sub for Millis {
    type Output = Millis;

    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

/// Written as clocks are in PGN comments, hours first: `0:02:59`, and with the
/// fraction where there is one: `0:02:59.5`.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0 / 1_000;
        write!(f, "{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)?;
        write_fraction(f, self.0 % 1_000)
    }
}

/// Thousandths of a second as a decimal fraction; nothing if there are none.
pub(super) fn write_fraction(f: &mut fmt::Formatter<'_>, thousandths: u64) -> fmt::Result {
    match thousandths {
        0 => Ok(()),
        _ if thousandths.is_multiple_of(100) => write!(f, ".{}", thousandths / 100),
        _ if thousandths.is_multiple_of(10) => write!(f, ".{:02}", thousandths / 10),
        _ => write!(f, ".{thousandths:03}"),
    }
}

/// An instant: milliseconds after an origin that is the caller's.
///
/// Any source that does not run backwards will do, such as the time since a
/// program was started. The time of day will not: it is set back now and then.
///
/// ```
/// use rokade_rules::clock::{Millis, Moment};
/// let later = Moment::new(500) + Millis::new(250);
/// assert_eq!(later - Moment::new(500), Millis::new(250));
/// assert_eq!(Moment::new(500) - later, Millis::ZERO);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(u64);

impl Moment {
    /// So many milliseconds after the origin.
    ///
    /// ```
    /// # use rokade_rules::clock::Moment;
    /// assert_eq!(Moment::new(7).as_ms(), 7);
    /// ```
    #[must_use]
    pub const fn new(ms: u64) -> Moment {
        Moment(ms)
    }

    /// Milliseconds after the origin.
    ///
    /// ```
    /// # use rokade_rules::clock::Moment;
    /// assert!(Moment::new(7).as_ms() < Moment::new(8).as_ms());
    /// ```
    #[must_use]
    pub const fn as_ms(self) -> u64 {
        self.0
    }
}

/// Stops at the largest number.
impl Add<Millis> for Moment {
    type Output = Moment;

    fn add(self, length: Millis) -> Moment {
        Moment(self.0.saturating_add(length.0))
    }
}

/// How long after; no time if it is before.
impl Sub for Moment {
    type Output = Millis;

    fn sub(self, earlier: Moment) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}
