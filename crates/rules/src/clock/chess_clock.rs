//! The chessclock: two clocks of which at most one runs. Law: FIDE 6.
//!
//! Here are starting, pressing and pausing. What can be asked is in
//! `questions.rs`, what an arbiter changes in `changes.rs`, taking back in
//! `take_back.rs`, what a display shows in `face.rs`, and how one of the two
//! clocks counts in `hand.rs`.

use super::{ClockRefusal, CompletedMove, Hand, Millis, Moment, Schedule, TimeControl};
use crate::board::{ByColor, Color};
use alloc::vec::Vec;

/// Whether a clock goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Motion {
    /// It has not been started.
    NotStarted,
    /// The clock of the side that has the move runs.
    Running,
    /// Neither runs, until the game goes on. Law: FIDE 6.11.
    Paused,
}

/// A chessclock: two clocks of which at most one runs. Law: FIDE 6.1.
///
/// It is told what happens and when, and answers what it shows at any moment.
/// It never reads the time itself. A moment before one that it has been told
/// already counts as that one: no time has passed.
///
/// - **Increments** are added before each move, so that `3+2` shows 3:02
///   before the first; that is where FIDE's glossary and the clocks at
///   tournaments have it. The first period's time and increment are there
///   from the start.
/// - **Periods**: a period's time is added at the moment at which the last move
///   of the one before is completed. So a flag that falls means that the
///   prescribed moves have not been made. Law: FIDE 6.3.1, 6.4.
/// - **Flags** fall at the first instant at which nothing is left, whether or
///   not anybody looks, and stay down until the arbiter corrects the time. The
///   clock then goes on, because a flag counts only once it is seen or claimed
///   (FIDE 6.8), but a side whose flag has fallen gets no more time with its
///   moves (FIDE, *Standards of Chess Equipment*, electronic clocks). When both
///   are down [`ChessClock::first_flag`] knows which fell first.
/// - **Exactness**: what a side has used and has left is what it was given, to
///   the millisecond. Sums stop at the largest number, which nothing reaches:
///   times are at most [`Millis::LONGEST`], and it would take sixteen million
///   moves.
///
/// What a fallen flag means for the game is not seen here: a player who cannot
/// be mated does not lose (FIDE 6.9).
///
/// ```
/// use rokade_rules::clock::{ChessClock, Moment, TimeControl};
/// use rokade_rules::Color::{Black, White};
///
/// let control: TimeControl = "40/90+30,30+30".parse().unwrap();
/// let mut clock = ChessClock::new(&control, White).unwrap();
/// clock.start(Moment::new(0)).unwrap();
/// clock.press(White, Moment::new(60_000)).unwrap();
///
/// let now = Moment::new(90_000);
/// assert_eq!(clock.running(), Some(Black));
/// assert_eq!(clock.remaining(White, now).to_string(), "1:30:00");
/// assert_eq!(clock.remaining(Black, now).to_string(), "1:30:00");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChessClock {
    pub(super) schedules: ByColor<Schedule>,
    pub(super) state: State,
    pub(super) completed: Vec<CompletedMove>,
}

/// All that changes as time passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) hands: ByColor<Hand>,
    /// Whose clock runs, or will.
    pub(super) turn: Color,
    pub(super) motion: Motion,
    /// The latest moment that is known.
    pub(super) seen: Moment,
    /// Whose flag fell first, of those that are down.
    pub(super) first_flag: Option<Color>,
}

impl ChessClock {
    /// A clock set for a game in which `first` has the move at the beginning;
    /// `None` if the game has no clock.
    ///
    /// ```
    /// use rokade_rules::clock::{ChessClock, TimeControl};
    /// use rokade_rules::Color;
    /// assert!(ChessClock::new(&TimeControl::NoClock, Color::White).is_none());
    /// ```
    #[must_use]
    pub fn new(control: &TimeControl, first: Color) -> Option<ChessClock> {
        let TimeControl::Clocked(schedules) = control else { return None };
        let hand = |side: Color| {
            let stage = schedules[side].period(0).stage;
            Hand::new(stage.time + stage.bonus.before_move())
        };
        Some(ChessClock {
            schedules: schedules.clone(),
            state: State {
                hands: ByColor::new(hand(Color::White), hand(Color::Black)),
                turn: first,
                motion: Motion::NotStarted,
                seen: Moment::default(),
                first_flag: None,
            },
            completed: Vec::new(),
        })
    }

    /// Starts the clock of the side that has the move. Law: FIDE 6.6.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::AlreadyStarted`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// assert_eq!(clock.running(), None);
    /// clock.start(Moment::new(0)).unwrap();
    /// assert_eq!(clock.running(), Some(Color::White));
    /// ```
    pub fn start(&mut self, now: Moment) -> Result<(), ClockRefusal> {
        if self.state.motion != Motion::NotStarted {
            return Err(ClockRefusal::AlreadyStarted);
        }
        self.set_going(now);
        Ok(())
    }

    /// Completes a move before the clock has been started, which takes no
    /// time and brings what any move brings: some give both sides their first
    /// move so.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::AlreadyStarted`], [`ClockRefusal::NotYourMove`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Moment, TimeControl};
    /// # use rokade_rules::Color::{Black, White};
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, White).unwrap();
    /// clock.complete_untimed(White).unwrap();
    /// clock.complete_untimed(Black).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// assert_eq!((clock.running(), clock.moves(White)), (Some(White), 1));
    /// ```
    pub fn complete_untimed(&mut self, side: Color) -> Result<CompletedMove, ClockRefusal> {
        if self.state.motion != Motion::NotStarted {
            return Err(ClockRefusal::AlreadyStarted);
        }
        self.complete(side)
    }

    /// The player completes a move: stops the own clock and starts the
    /// opponent's. Law: FIDE 6.2.1.
    ///
    /// A press at the instant at which the flag falls comes too late. A side
    /// whose flag has fallen can press, but gets no more time.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::NotRunning`], [`ClockRefusal::NotYourMove`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, ClockRefusal, Moment, TimeControl};
    /// # use rokade_rules::Color::{Black, White};
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.press(White, Moment::new(1_000)).unwrap();
    /// let again = clock.press(White, Moment::new(1_001));
    /// assert_eq!(again, Err(ClockRefusal::NotYourMove(White)));
    /// assert_eq!(clock.running(), Some(Black));
    /// ```
    pub fn press(&mut self, side: Color, now: Moment) -> Result<CompletedMove, ClockRefusal> {
        if self.state.motion != Motion::Running {
            return Err(ClockRefusal::NotRunning);
        }
        if side != self.state.turn {
            return Err(ClockRefusal::NotYourMove(side));
        }
        self.state = self.at(now);
        let completed = self.complete(side);
        self.set_going(self.state.seen);
        completed
    }

    /// Stops both clocks; no flag falls until the game goes on.
    /// Law: FIDE 6.11.1, 6.11.2.
    ///
    /// At the end of a game too.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::NotRunning`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.pause(Moment::new(60_000)).unwrap();
    /// let tomorrow = Moment::new(86_400_000);
    /// assert_eq!(clock.remaining(Color::White, tomorrow), Millis::from_mins(4));
    /// ```
    pub fn pause(&mut self, now: Moment) -> Result<(), ClockRefusal> {
        if self.state.motion != Motion::Running {
            return Err(ClockRefusal::NotRunning);
        }
        self.state = self.at(now);
        self.state.motion = Motion::Paused;
        Ok(())
    }

    /// Lets the clock of the side that has the move run again.
    /// Law: FIDE 6.11.3.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal::NotPaused`].
    ///
    /// ```
    /// # use rokade_rules::clock::{ChessClock, Millis, Moment, TimeControl};
    /// # use rokade_rules::Color;
    /// # let control: TimeControl = "5".parse().unwrap();
    /// let mut clock = ChessClock::new(&control, Color::White).unwrap();
    /// clock.start(Moment::new(0)).unwrap();
    /// clock.pause(Moment::new(1_000)).unwrap();
    /// clock.resume(Moment::new(9_000)).unwrap();
    /// assert_eq!(clock.used(Color::White, Moment::new(9_500)), Millis::new(1_500));
    /// ```
    pub fn resume(&mut self, now: Moment) -> Result<(), ClockRefusal> {
        if self.state.motion != Motion::Paused {
            return Err(ClockRefusal::NotPaused);
        }
        self.set_going(now);
        Ok(())
    }

    /// Lets the clock of the side that has the move run, from now on.
    fn set_going(&mut self, now: Moment) {
        self.state = self.at(now);
        if self.state.motion != Motion::Running {
            self.state.motion = Motion::Running;
            self.state = self.at(now);
        }
    }

    /// Completes a move at the latest known moment.
    fn complete(&mut self, side: Color) -> Result<CompletedMove, ClockRefusal> {
        if side != self.state.turn {
            return Err(ClockRefusal::NotYourMove(side));
        }
        let granted = self.grant_for_completing(side);
        let hand = &mut self.state.hands[side];
        let (thought, waived) = (hand.thought, hand.waived);
        hand.complete(granted);
        let completed = CompletedMove { side, thought, waived, granted, left: hand.left };
        self.completed.push(completed);
        self.state.turn = !side;
        Ok(completed)
    }

    /// What completing the move brings: what Bronstein gives back, the next
    /// move's increment, and the time of a period that begins with it.
    fn grant_for_completing(&self, side: Color) -> Millis {
        let hand = &self.state.hands[side];
        if hand.flag.is_some() {
            return Millis::ZERO;
        }
        let this = self.schedules[side].period(hand.moves);
        let next = self.schedules[side].period(hand.moves.saturating_add(1));
        let begins = next.number != this.number;
        let period = if begins { next.stage.time } else { Millis::ZERO };
        this.stage.bonus.after_move(hand.thought) + next.stage.bonus.before_move() + period
    }

    /// What there is to know at a moment.
    pub(super) fn at(&self, now: Moment) -> State {
        let mut state = self.state;
        state.seen = state.seen.max(now);
        if state.motion == Motion::Running {
            let grace = self.grace(state.turn);
            state.hands[state.turn].run(self.state.seen, state.seen, grace);
            state.note_flags();
        }
        state
    }

    /// How long a side's clock waits with the move to be made.
    pub(super) fn grace(&self, side: Color) -> Millis {
        self.schedules[side].period(self.state.hands[side].moves).stage.bonus.grace()
    }
}

impl State {
    /// Remembers whose flag fell first. Only one clock runs at a time, so that
    /// two flags never fall between two looks.
    pub(super) fn note_flags(&mut self) {
        let is_down = |side: Color| self.hands[side].flag.is_some();
        let first = self.first_flag.filter(|&side| is_down(side));
        self.first_flag = first.or(Color::ALL.into_iter().find(|&side| is_down(side)));
    }
}
