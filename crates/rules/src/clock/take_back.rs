//! Taking a completed move back.

use super::{ChessClock, ClockRefusal, CompletedMove, Moment};

impl ChessClock {
    /// Takes the last completed move back: its player has the move again.
    ///
    /// What the move brought is undone: the increment, what was given back, a
    /// new period's time. What was thought stays thought, on that move and
    /// since: both clocks return to what they showed before the move, less the
    /// time that their owners have spent since. Nobody gains by it, and a delay
    /// is granted once for a move, however often it is made.
    ///
    /// While the clock runs, the other clock runs from now on; while it is
    /// paused it stays so. To take back two moves, call it twice.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::NothingToTakeBack`]. [`ClockRefusal::FlagFallen`] if
    /// either flag is down. [`ClockRefusal::NoTimeLeft`] if the player has
    /// already spent more than there was without what the move brought.
    ///
    /// ```
    /// use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// use rokade_rules::Color::{Black, White};
    ///
    /// let control: TimeControl = "3+2".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.press(White, Moment::new(10_000)).unwrap();
    ///
    /// let now = Moment::new(15_000);
    /// clock.take_back(now).unwrap();
    /// assert_eq!(clock.running(), Some(White));
    /// assert_eq!(clock.remaining(White, now), Millis::from_secs(172));
    /// assert_eq!(clock.remaining(Black, now), Millis::from_secs(177));
    /// ```
    pub fn take_back(&mut self, now: Moment) -> Result<CompletedMove, ClockRefusal> {
        let last = *self.completed.last().ok_or(ClockRefusal::NothingToTakeBack)?;
        let mut state = self.at(now);
        if let Some(side) = state.first_flag {
            return Err(ClockRefusal::FlagFallen(side));
        }
        let hand = &mut state.hands[last.side];
        hand.moves = hand.moves.saturating_sub(1);
        let grace = self.schedules[last.side].period(hand.moves).stage.bonus.grace();
        // The thoughts on the move and those since are thoughts on one move,
        // and are charged as such.
        let thought = last.thought + hand.thought;
        let waived = thought.min(grace);
        let charged = thought - waived;
        let charged_before = (last.thought - last.waived) + (hand.thought - hand.waived);
        let available = hand.left + charged_before;
        let owed = last.granted + charged;
        let left = available - owed;
        if owed > available || (left + (grace - thought)).is_zero() {
            return Err(ClockRefusal::NoTimeLeft(last.side));
        }
        hand.left = left;
        hand.given = hand.used + left;
        hand.thought = thought;
        hand.waived = waived;
        state.turn = last.side;
        self.state = state;
        self.completed.pop();
        Ok(last)
    }
}
