//! One period of a time control: how many moves, how much time, and what is
//! added with each move. Law: FIDE 6.3.

use super::Millis;

/// What a player gets with each move besides the time of the period.
///
/// FIDE's glossary calls both kinds *increment*: time added before each move
/// from the start, in cumulative mode or in delay mode.
///
/// ```
/// use rokade_rules::clock::{Bonus, Millis};
/// assert_eq!(Bonus::Increment(Millis::from_secs(30)).amount(), Millis::from_secs(30));
/// assert_eq!(Bonus::None.amount(), Millis::ZERO);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Time added before each move, the first one too; what is not used is
    /// kept. Fischer's mode, FIDE's *cumulative* mode.
    Increment(Millis),
    /// The clock waits so long with each move before it runs; what is not
    /// waited is lost. The *time-delay mode* of FIDE 6.3.2, in the United
    /// States simple delay.
    Delay(Millis),
    /// The clock runs at once; when it is pressed, what the move took is given
    /// back, at most so much. Bronstein's mode.
    ///
    /// It differs from [`Bonus::Delay`] in the last seconds: there a player
    /// with one second left has that second and the delay to move in, here
    /// only the second.
    Bronstein(Millis),
}

impl Bonus {
    /// The time that this is about.
    ///
    /// ```
    /// # use rokade_rules::clock::{Bonus, Millis};
    /// assert_eq!(Bonus::Delay(Millis::from_secs(5)).amount(), Millis::from_secs(5));
    /// ```
    #[must_use]
    pub const fn amount(self) -> Millis {
        match self {
            Bonus::None => Millis::ZERO,
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
        }
    }

    /// What is added before a move.
    pub(super) const fn before_move(self) -> Millis {
        match self {
            Bonus::Increment(time) => time,
            Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => Millis::ZERO,
        }
    }

    /// How long the clock waits before it runs.
    pub(super) const fn grace(self) -> Millis {
        match self {
            Bonus::Delay(time) => time,
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Millis::ZERO,
        }
    }

    /// What is given back for a move that took so long.
    pub(super) fn after_move(self, took: Millis) -> Millis {
        match self {
            Bonus::Bronstein(time) => took.min(time),
            Bonus::None | Bonus::Increment(_) | Bonus::Delay(_) => Millis::ZERO,
        }
    }
}

/// One period: so many moves in so much time, or all the remaining moves.
///
/// ```
/// use rokade_rules::clock::{Bonus, Millis, Stage};
/// // Forty moves in ninety minutes, with thirty seconds before each move.
/// let stage = Stage {
///     moves: Some(40),
///     time: Millis::from_mins(90),
///     bonus: Bonus::Increment(Millis::from_secs(30)),
/// };
/// assert_eq!(stage.to_string(), "40/90+30");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stage {
    /// How many moves must be completed; `None` for all that remain.
    pub moves: Option<u16>,
    /// The time that is added when the period begins.
    pub time: Millis,
    /// What is added with each of its moves.
    pub bonus: Bonus,
}
