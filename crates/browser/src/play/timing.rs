//! The clock of a game on the screen: how the turn goes over, what a display shows, and how it is
//! kept. What a clock does is for [`ChessClock`] to say.

use rokade_rules::Color;
use rokade_rules::clock::{
    ChessClock, ClockRefusal, Face, Millis, Moment, Motion, Precision, TimeControl,
};
use rokade_wire::{
    ClockDeed, ClockView, ControlView, DeedRefused, FaceView, Faces, Fault, Handover, Opponent,
    RulesetName, read_clock, write_clock,
};

/// From here down a display shows tenths.
const TENTHS_FROM: Millis = Millis::from_secs(10);

/// From here down the time is so short that it should be seen.
const LOW_FROM: Millis = Millis::from_secs(20);

/// A game's clock and what it was set to.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    control: TimeControl,
    clock: ChessClock,
    handover: Handover,
}

/// How the turn goes over: two people at one device press, at a tournament the clock and where
/// moves can be taken back *Done*; otherwise it goes by itself.
pub(crate) const fn handover(ruleset: RulesetName, opponent: Opponent) -> Handover {
    match (opponent, ruleset) {
        (Opponent::Computer, _) | (_, RulesetName::Online | RulesetName::Automatic) => {
            Handover::Automatic
        }
        (_, RulesetName::Official | RulesetName::Home | RulesetName::Children) => Handover::Pressed,
    }
}

impl Timing {
    /// The clock for a game in which `first` moves first; nothing where there is none.
    pub(crate) fn new(control: &TimeControl, first: Color, handover: Handover) -> Option<Timing> {
        let clock = ChessClock::new(control, first)?;
        Some(Timing { control: control.clone(), clock, handover })
    }

    /// Takes up a clock that was kept; it stands still until somebody lets it go on.
    ///
    /// # Errors
    ///
    /// [`Fault::Word`] when no clock can stand so.
    pub(crate) fn take_up(&mut self, kept: &str, now: Moment) -> Result<(), Fault> {
        self.clock = read_clock(kept, &self.clock)
            .ok_or_else(|| Fault::Word { text: kept.to_owned(), expected: "a clock".to_owned() })?;
        self.clock.continue_from(now);
        Ok(())
    }

    /// The clock to be kept, standing still.
    pub(crate) fn record(&self, now: Moment) -> String {
        let mut clock = self.clock.clone();
        // One that does not run stands still already.
        let _ = clock.pause(now);
        write_clock(&clock)
    }

    /// Whose flag is down, the first of them.
    pub(crate) fn flag(&self, now: Moment) -> Option<Color> {
        self.clock.first_flag(now).map(|flag| flag.side)
    }

    /// Who has moved and has not pressed yet, where `turn` has the move on the board.
    fn to_press(&self, turn: Color) -> Option<Color> {
        Some(self.clock.turn()).filter(|&side| side != turn)
    }

    /// Whether a move may be made.
    ///
    /// # Errors
    ///
    /// [`DeedRefused`] with what must be done first.
    pub(crate) fn admits_move(&self, turn: Color) -> Result<(), DeedRefused> {
        if self.clock.motion() == Motion::Paused {
            return Err(DeedRefused::ClockStopped);
        }
        self.to_press(turn).map_or(Ok(()), |_| Err(DeedRefused::PressFirst))
    }

    /// A move was made. The first one starts the clock: where it is pressed, that of the player
    /// who makes it; where the turn goes over by itself, the opponent's.
    pub(crate) fn moved(&mut self, by: Color, now: Moment) -> Result<(), ClockRefusal> {
        match (self.handover, self.clock.motion()) {
            (Handover::Automatic, Motion::NotStarted) => {
                self.clock.complete_untimed(by)?;
                self.clock.start(now)
            }
            (Handover::Automatic, _) => self.clock.press(by, now).map(drop),
            (Handover::Pressed, Motion::NotStarted) => self.clock.start(now),
            (Handover::Pressed, _) => Ok(()),
        }
    }

    /// A side gets the time that the Laws give for an irregularity.
    pub(crate) fn give(&mut self, to: Color, now: Moment) -> Result<(), ClockRefusal> {
        self.clock.give(to, self.control.penalty(), now)
    }

    /// The game is over.
    pub(crate) fn end(&mut self, now: Moment) {
        // One that does not run stands still already.
        let _ = self.clock.pause(now);
    }

    /// The game is not over after all.
    pub(crate) fn go_on(&mut self, now: Moment) {
        // One that was never started waits for the first move.
        let _ = self.clock.resume(now);
    }

    /// Goes back to where so many moves have been completed.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal`], and nothing changes.
    pub(crate) fn take_back_to(&mut self, plies: usize, now: Moment) -> Result<(), ClockRefusal> {
        let mut clock = self.clock.clone();
        while clock.completed().len() > plies {
            clock.take_back(now)?;
        }
        self.clock = clock;
        Ok(())
    }

    /// Does what somebody does to the clock, where `turn` has the move on the board.
    ///
    /// # Errors
    ///
    /// [`DeedRefused`], and nothing changes.
    pub(crate) fn act(
        &mut self,
        deed: ClockDeed,
        turn: Color,
        now: Moment,
    ) -> Result<(), DeedRefused> {
        match deed {
            ClockDeed::Start => self.clock.start(now)?,
            ClockDeed::Press => {
                let by = self.to_press(turn).ok_or(DeedRefused::MoveFirst)?;
                self.clock.press(by, now)?;
            }
            ClockDeed::Pause => self.clock.pause(now)?,
            ClockDeed::Resume => self.clock.resume(now)?,
        }
        Ok(())
    }

    /// The arbiter sets a side's time.
    ///
    /// # Errors
    ///
    /// [`ClockRefusal`], and nothing changes.
    pub(crate) fn correct(
        &mut self,
        side: Color,
        left: Millis,
        now: Moment,
    ) -> Result<(), ClockRefusal> {
        self.clock.correct_time(side, left, now)
    }

    /// How the clock stands, the times apart.
    pub(crate) fn view(&self, turn: Color) -> ClockView {
        ClockView {
            control: ControlView::from(&self.control),
            motion: self.clock.motion().into(),
            turn: self.clock.turn().into(),
            handover: self.handover,
            to_press: self.to_press(turn).map(Into::into),
        }
    }

    /// What both displays show.
    pub(crate) fn faces(&self, now: Moment) -> Faces {
        faces(&self.clock, now)
    }
}

/// What both displays of a clock show.
pub(crate) fn faces(clock: &ChessClock, now: Moment) -> Faces {
    Faces {
        white: face(clock, Color::White, now),
        black: face(clock, Color::Black, now),
        changes_in_ms: clock.running().and_then(|side| changes_in(clock, side, now)),
        flag: clock.first_flag(now).map(|flag| flag.side.into()),
    }
}

fn face(clock: &ChessClock, side: Color, now: Moment) -> FaceView {
    let left = clock.remaining(side, now);
    FaceView {
        text: clock.face(side, now, precision(left)).to_string(),
        left_ms: left.as_ms(),
        low: left <= LOW_FROM,
    }
}

/// After how long the display of a side whose clock runs changes.
fn changes_in(clock: &ChessClock, side: Color, now: Moment) -> Option<u64> {
    let main = clock.remaining(side, now);
    let waiting = clock.delay_remaining(side, now);
    if clock.is_flagged(side, now) {
        return None;
    }
    if !main.is_zero() && !waiting.is_zero() {
        return Some(waiting.as_ms());
    }
    let running = if main.is_zero() { waiting } else { main };
    let precision = precision(running);
    let next = Face::of(running, precision).shown() - step_of(precision);
    Some((running - next).as_ms().max(1))
}

fn precision(left: Millis) -> Precision {
    if left <= TENTHS_FROM { Precision::Tenths } else { Precision::Seconds }
}

/// What a display's last place counts.
const fn step_of(precision: Precision) -> Millis {
    match precision {
        Precision::Seconds => Millis::from_secs(1),
        Precision::Tenths => Millis::new(100),
    }
}
