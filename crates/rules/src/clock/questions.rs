//! What can be asked of a chessclock, at any moment. Law: FIDE 6.1, 6.4.
//!
//! A question changes nothing. One about a moment to come is answered as if
//! nothing happened until then; one about a moment before the latest that the
//! clock was told, as if it were that one. What a display shows is in
//! `face.rs`.

use super::{ChessClock, CompletedMove, Hand, Millis, Moment, Motion, Schedule};
use crate::board::Color;

/// A fallen flag.
///
/// ```
/// use rokade_rules::clock::{ChessClock, FlagFall, Moment, TimeControl};
/// use rokade_rules::Color::White;
///
/// let control: TimeControl = "5".parse().unwrap();
/// let mut clock = ChessClock::new(&control, White).unwrap();
/// clock.start(Moment::new(0)).unwrap();
/// let expected = FlagFall { side: White, at: Moment::new(300_000) };
/// assert_eq!(clock.next_flag(), Some(expected));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FlagFall {
    /// Whose it is.
    pub side: Color,
    /// The first instant at which that side had no time left.
    pub at: Moment,
}

impl ChessClock {
    /// Whether it goes.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Motion, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// assert_eq!(clock.motion(), Motion::NotStarted);
    /// ```
    #[must_use]
    pub const fn motion(&self) -> Motion {
        self.state.motion
    }

    /// Whose clock runs, or will when it is started or goes on.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::Black).unwrap();
    /// assert_eq!(clock.turn(), Color::Black);
    /// ```
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// Whose clock runs; `None` if neither does.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// assert_eq!(clock.running(), None);
    /// ```
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        (self.state.motion == Motion::Running).then_some(self.state.turn)
    }

    /// One side's clock at a moment, with all its numbers.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// let hand = clock.hand(Color::White, Moment::new(0));
    /// assert_eq!(hand.left, hand.given);
    /// ```
    #[must_use]
    pub fn hand(&self, side: Color, now: Moment) -> Hand {
        self.at(now).hands[side]
    }

    /// The main time that a side has left.
    ///
    /// What a delay still waits is apart: [`ChessClock::delay_remaining`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// assert_eq!(clock.remaining(Color::White, Moment::new(250)), Millis::new(299_750));
    /// ```
    #[must_use]
    pub fn remaining(&self, side: Color, now: Moment) -> Millis {
        self.hand(side, now).left
    }

    /// How long a side's clock still waits before its main time runs, with the
    /// move to be made.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "5 d3".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// let now = Moment::new(1_000);
    /// assert_eq!(clock.delay_remaining(Color::White, now), Millis::from_secs(2));
    /// assert_eq!(clock.remaining(Color::White, now), Millis::from_mins(5));
    /// ```
    #[must_use]
    pub fn delay_remaining(&self, side: Color, now: Moment) -> Millis {
        let hand = self.hand(side, now);
        match hand.flag {
            Some(_) => Millis::ZERO,
            None => self.grace(side) - hand.thought,
        }
    }

    /// All the time that a side has spent thinking, until its flag fell.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// assert_eq!(clock.used(Color::White, Moment::new(250)), Millis::new(250));
    /// ```
    #[must_use]
    pub fn used(&self, side: Color, now: Moment) -> Millis {
        self.hand(side, now).used
    }

    /// All the time that a side has been given: what it has used and what it
    /// has left.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "3+2".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// assert_eq!(clock.given(Color::White, Moment::new(0)), Millis::from_secs(182));
    /// ```
    #[must_use]
    pub fn given(&self, side: Color, now: Moment) -> Millis {
        self.hand(side, now).given
    }

    /// How many moves a side has completed.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// assert_eq!(clock.moves(Color::White), 0);
    /// ```
    #[must_use]
    pub fn moves(&self, side: Color) -> u32 {
        self.state.hands[side].moves
    }

    /// One side's periods.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "40/90,30".parse().unwrap();
    /// let clock = ChessClock::new(&control, Color::White).unwrap();
    /// let period = clock.schedule(Color::White).period(clock.moves(Color::White));
    /// assert_eq!(period.moves_to_go, Some(40));
    /// ```
    #[must_use]
    pub fn schedule(&self, side: Color) -> &Schedule {
        &self.schedules[side]
    }

    /// The completed moves, from the first on, without those taken back.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.press(Color::White, Moment::new(1_000)).unwrap();
    /// assert_eq!(clock.completed()[0].left.to_string(), "0:04:59");
    /// ```
    #[must_use]
    pub fn completed(&self) -> &[CompletedMove] {
        &self.completed
    }

    /// Whether a side's flag is down. Law: FIDE 6.1.1.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// assert!(!clock.is_flagged(Color::White, Moment::new(299_999)));
    /// assert!(clock.is_flagged(Color::White, Moment::new(300_000)));
    /// ```
    #[must_use]
    pub fn is_flagged(&self, side: Color, now: Moment) -> bool {
        self.hand(side, now).flag.is_some()
    }

    /// When a side's flag fell; `None` while it is up.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// let late = Moment::new(999_999);
    /// assert_eq!(clock.flag_fell_at(Color::White, late), Some(Moment::new(300_000)));
    /// assert_eq!(clock.flag_fell_at(Color::Black, late), None);
    /// ```
    #[must_use]
    pub fn flag_fell_at(&self, side: Color, now: Moment) -> Option<Moment> {
        self.hand(side, now).flag
    }

    /// The flag that fell first, of those that are down. That answers the case
    /// of Guidelines III.3.1 in which both are.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color::{Black, White};
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.press(White, Moment::new(400_000)).unwrap();
    /// let late = Moment::new(999_999);
    /// assert!(clock.is_flagged(White, late) && clock.is_flagged(Black, late));
    /// assert_eq!(clock.first_flag(late).map(|flag| flag.side), Some(White));
    /// ```
    #[must_use]
    pub fn first_flag(&self, now: Moment) -> Option<FlagFall> {
        let state = self.at(now);
        let side = state.first_flag?;
        Some(FlagFall { side, at: state.hands[side].flag? })
    }

    /// The flag that falls next if nothing else happens, for a timer; `None`
    /// while no clock runs, and when the flag of the one that runs is down.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(70)).unwrap();
    /// assert_eq!(clock.next_flag().map(|flag| flag.at), Some(Moment::new(300_070)));
    /// ```
    #[must_use]
    pub fn next_flag(&self) -> Option<FlagFall> {
        let side = self.running()?;
        let hand = &self.state.hands[side];
        let at = self.state.seen + hand.budget(self.grace(side));
        hand.flag.is_none().then_some(FlagFall { side, at })
    }
}
