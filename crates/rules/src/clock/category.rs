//! Blitz, rapid and standard chess. Law: FIDE A.1, A.3, B.1, B.3.

use super::{Millis, Schedule, TimeControl};
use crate::board::Color;

/// How many moves a game is reckoned to last. Law: FIDE A.1, B.1.
const RECKONED_MOVES: u32 = 60;

/// Up to here it is blitz. Law: FIDE B.1.
const BLITZ_AT_MOST: Millis = Millis::from_mins(10);

/// From here on it is standard chess; below it is rapid. Law: FIDE A.1.
const STANDARD_FROM: Millis = Millis::from_mins(60);

/// What FIDE calls a game by its time for each player.
///
/// ```
/// use rokade_rules::clock::{Category, TimeControl};
/// let of = |text: &str| Category::of_game(&text.parse::<TimeControl>().unwrap());
/// assert_eq!(of("10"), Some(Category::Blitz));
/// assert_eq!(of("5+6"), Some(Category::Rapid));
/// assert_eq!(of("30+30"), Some(Category::Standard));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// Ten minutes or less. Law: FIDE B.1.
    Blitz,
    /// More than ten minutes and less than sixty. Law: FIDE A.1.
    Rapid,
    /// Sixty minutes or more, also called classical chess.
    Standard,
}

impl Category {
    /// The category of one side's time.
    ///
    /// What counts is [`Schedule::reckoned_time`].
    ///
    /// ```
    /// use rokade_rules::clock::{Bonus, Category, Millis, Schedule};
    /// let schedule = Schedule::single(Millis::from_mins(11), Bonus::None).unwrap();
    /// assert_eq!(Category::of(&schedule), Category::Rapid);
    /// ```
    #[must_use]
    pub fn of(schedule: &Schedule) -> Category {
        let time = schedule.reckoned_time();
        if time <= BLITZ_AT_MOST {
            Category::Blitz
        } else if time < STANDARD_FROM {
            Category::Rapid
        } else {
            Category::Standard
        }
    }

    /// The category of a game: that of both sides' time; `None` without a
    /// clock, and where the two sides differ in category.
    ///
    /// A.1 and B.1 ask what they ask *for each player*, so that where one side
    /// has rapid time and the other blitz time neither is fulfilled. (Nor does
    /// FIDE rate such games: its regulations for rapid and blitz ratings want
    /// the same time for both.)
    ///
    /// ```
    /// use rokade_rules::clock::{Category, TimeControl};
    /// let of = |text: &str| Category::of_game(&text.parse::<TimeControl>().unwrap());
    /// assert_eq!(of("5 v 4"), Some(Category::Blitz));
    /// assert_eq!(of("15 v 4"), None);
    /// assert_eq!(of("-"), None);
    /// ```
    #[must_use]
    pub fn of_game(control: &TimeControl) -> Option<Category> {
        let of_side = |side| control.schedule(side).map(Category::of);
        let white = of_side(Color::White)?;
        (of_side(Color::Black) == Some(white)).then_some(white)
    }

    /// The time that an opponent gets for an irregularity or a wrong claim:
    /// two minutes, and one in rapid and blitz. Law: FIDE 7.5.5, 9.5.3, A.3,
    /// B.3.
    ///
    /// ```
    /// use rokade_rules::clock::{Category, Millis};
    /// assert_eq!(Category::Standard.penalty(), Millis::from_mins(2));
    /// assert_eq!(Category::Blitz.penalty(), Millis::from_mins(1));
    /// ```
    #[must_use]
    pub const fn penalty(self) -> Millis {
        match self {
            Category::Blitz | Category::Rapid => Millis::from_mins(1),
            Category::Standard => Millis::from_mins(2),
        }
    }
}

impl Schedule {
    /// The time by which the category is told: all time allotted and the
    /// increments of sixty moves. Law: FIDE A.1, B.1.
    ///
    /// Delays of both kinds count as increments, because that is what FIDE's
    /// glossary says an increment is: time added before each move, *in either
    /// delay or cumulative mode*. Where periods have different increments each
    /// of the sixty moves counts with its own; a period that repeats itself
    /// counts as often as it begins within them.
    ///
    /// ```
    /// use rokade_rules::clock::{Millis, TimeControl};
    /// use rokade_rules::Color;
    ///
    /// let reckoned = |text: &str| {
    ///     let control: TimeControl = text.parse().unwrap();
    ///     control.schedule(Color::White).unwrap().reckoned_time()
    /// };
    /// assert_eq!(reckoned("3+2"), Millis::from_mins(5));
    /// assert_eq!(reckoned("40/90+30,30+30"), Millis::from_mins(150));
    /// ```
    #[must_use]
    pub fn reckoned_time(&self) -> Millis {
        let allotted = self.stages().iter().fold(Millis::ZERO, |sum, stage| sum + stage.time);
        let listed = u32::try_from(self.stages().len()).unwrap_or(u32::MAX);
        let mut seen = 0;
        (0..RECKONED_MOVES).fold(allotted, |sum, completed| {
            let period = self.period(completed);
            let is_repetition = period.number > listed && period.number > seen;
            seen = period.number;
            let again = if is_repetition { period.stage.time } else { Millis::ZERO };
            sum + again + period.stage.bonus.amount()
        })
    }
}

impl TimeControl {
    /// The time that an opponent gets for an irregularity or a wrong claim.
    /// Law: FIDE 7.5.5, 9.5.3, A.3.
    ///
    /// Where the game has no category the articles stand as they are: two
    /// minutes. Without a clock there is nothing to add it to, which is for
    /// the caller to see.
    ///
    /// ```
    /// use rokade_rules::clock::{Millis, TimeControl};
    /// assert_eq!("3+2".parse::<TimeControl>().unwrap().penalty(), Millis::from_mins(1));
    /// assert_eq!("15 v 4".parse::<TimeControl>().unwrap().penalty(), Millis::from_mins(2));
    /// ```
    #[must_use]
    pub fn penalty(&self) -> Millis {
        Category::of_game(self).unwrap_or(Category::Standard).penalty()
    }
}
