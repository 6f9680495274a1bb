//! What the arbiter does to a clock: penalties and bonuses in time, corrected
//! times, move counters and settings. Law: FIDE 6.10, 7.1, 7.5.5, 9.5.3, 12.9.
//!
//! Whoever keeps a room or a table says so to both players and writes it down;
//! here is only what it does to the times.

use super::{ChessClock, ClockRefusal, Millis, Moment, TimeControl};
use crate::board::Color;

impl ChessClock {
    /// Gives a side extra time, as for the opponent's illegal move or wrong
    /// claim. Law: FIDE 7.5.5, 9.5.3, 12.9.2.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::FlagFallen`]: extra time raises no flag.
    /// [`ClockRefusal::TooMuchTime`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "90".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.give(Color::Black, control.penalty(), Moment::new(0)).unwrap();
    /// assert_eq!(clock.remaining(Color::Black, Moment::new(0)), Millis::from_mins(92));
    /// ```
    pub fn give(&mut self, side: Color, time: Millis, now: Moment) -> Result<(), ClockRefusal> {
        let mut state = self.at(now);
        if state.hands[side].flag.is_some() {
            return Err(ClockRefusal::FlagFallen(side));
        }
        if time > Millis::LONGEST {
            return Err(ClockRefusal::TooMuchTime);
        }
        state.hands[side].grant(time);
        self.state = state;
        Ok(())
    }

    /// Takes time from a side, as far as it has any. If that leaves it nothing
    /// its flag falls now. Law: FIDE 12.9.3.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::FlagFallen`]: there is nothing to take.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.take(Color::White, Millis::from_mins(1), Moment::new(0)).unwrap();
    /// assert_eq!(clock.remaining(Color::White, Moment::new(0)), Millis::from_mins(4));
    /// ```
    pub fn take(&mut self, side: Color, time: Millis, now: Moment) -> Result<(), ClockRefusal> {
        let mut state = self.at(now);
        if state.hands[side].flag.is_some() {
            return Err(ClockRefusal::FlagFallen(side));
        }
        state.hands[side].take(time);
        if state.hands[side].budget(self.grace(side)).is_zero() {
            state.hands[side].flag = Some(state.seen);
            state.note_flags();
        }
        self.state = state;
        Ok(())
    }

    /// Sets a side's main time as the arbiter judges best. A fallen flag is
    /// raised. Law: FIDE 6.10.1, 6.10.2, 7.1.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::TooMuchTime`], [`ClockRefusal::NoTimeLeft`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// let late = Moment::new(400_000);
    /// assert!(clock.is_flagged(Color::White, late));
    /// clock.correct_time(Color::White, Millis::from_mins(2), late).unwrap();
    /// assert!(!clock.is_flagged(Color::White, late));
    /// ```
    pub fn correct_time(
        &mut self,
        side: Color,
        left: Millis,
        now: Moment,
    ) -> Result<(), ClockRefusal> {
        if left > Millis::LONGEST {
            return Err(ClockRefusal::TooMuchTime);
        }
        let mut state = self.at(now);
        let hand = &mut state.hands[side];
        hand.left = left;
        hand.given = hand.used + left;
        hand.flag = None;
        if hand.budget(self.grace(side)).is_zero() {
            return Err(ClockRefusal::NoTimeLeft(side));
        }
        state.note_flags();
        self.state = state;
        Ok(())
    }

    /// Sets a side's move counter, and with it the period that it is in. It
    /// gives and takes no time. Law: FIDE 6.10.2, 7.1.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::NoTimeLeft`] if the side lives on a delay that the
    /// period has not.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "40/90,30".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.correct_moves(Color::White, 39, Moment::new(0)).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// let completed = clock.press(Color::White, Moment::new(1_000)).unwrap();
    /// assert_eq!(completed.granted.to_string(), "0:30:00");
    /// ```
    pub fn correct_moves(
        &mut self,
        side: Color,
        moves: u32,
        now: Moment,
    ) -> Result<(), ClockRefusal> {
        let mut changed = ChessClock { state: self.at(now), ..self.clone() };
        changed.state.hands[side].moves = moves;
        changed.refuse_if_timeless()?;
        *self = changed;
        Ok(())
    }

    /// Installs another setting from here on: the right one where a wrong one
    /// is found, or five seconds with each move under Guidelines III.4. Times
    /// and move counters stay as they are. Law: FIDE 6.10.2.
    ///
    /// With [`TimeControl::NoClock`] nothing happens: stop using the clock.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::NoTimeLeft`] if a side lives on a delay that the new
    /// setting has not.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let [control, with_five] = ["15", "15+5"].map(|text| text.parse::<TimeControl>().unwrap());
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.install(&with_five, Moment::new(800_000)).unwrap();
    /// let completed = clock.press(Color::White, Moment::new(805_000)).unwrap();
    /// assert_eq!(completed.left.to_string(), "0:01:40");
    /// ```
    pub fn install(&mut self, control: &TimeControl, now: Moment) -> Result<(), ClockRefusal> {
        let TimeControl::Clocked(schedules) = control else { return Ok(()) };
        let changed = ChessClock {
            schedules: schedules.clone(),
            state: self.at(now),
            completed: self.completed.clone(),
        };
        changed.refuse_if_timeless()?;
        *self = changed;
        Ok(())
    }

    /// Goes on after the origin of moments has changed, as when a program has
    /// been started again. No time has passed since the latest moment that
    /// was known.
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(7_000_000)).unwrap();
    /// clock.pause(Moment::new(7_001_000)).unwrap();
    ///
    /// clock.continue_from(Moment::new(30));
    /// clock.resume(Moment::new(40)).unwrap();
    /// assert_eq!(clock.used(Color::White, Moment::new(50)), Millis::new(1_010));
    /// ```
    pub fn continue_from(&mut self, now: Moment) {
        let seen = self.state.seen;
        for hand in self.state.hands.iter_mut() {
            // As long ago as it was, or as the new origin allows.
            hand.flag =
                hand.flag.map(|at| Moment::default() + ((now - Moment::default()) - (seen - at)));
        }
        self.state.seen = now;
    }

    /// Refuses a change after which a side whose flag is up has no time.
    fn refuse_if_timeless(&self) -> Result<(), ClockRefusal> {
        let hands = &self.state.hands;
        let is_timeless = |side: &Color| {
            hands[*side].flag.is_none() && hands[*side].budget(self.grace(*side)).is_zero()
        };
        match Color::ALL.into_iter().find(is_timeless) {
            Some(side) => Err(ClockRefusal::NoTimeLeft(side)),
            None => Ok(()),
        }
    }
}
