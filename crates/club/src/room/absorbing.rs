//! What an event does to a room. It is the only way in which a room changes, the first time and
//! when it is built again.
//!
//! An event that cannot be, such as a move out of turn, is refused and changes nothing.

use std::fmt;

use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::{ClockRefusal, Millis, Moment, Motion};
use rokade_rules::ending::Ground;
use rokade_rules::game::ClaimRuling;
use rokade_rules::movement::Move;

use super::{
    AskedBack, COME_BACK, Ending, Event, Happening, Head, Presence, Reason, Refusal, Rematch, Room,
};

/// Why events do not make a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RebuildFault {
    /// An event is missing or comes twice.
    Number {
        /// What number was to come.
        expected: u32,
        /// What number came.
        found: u32,
    },
    /// An event is older than the one before.
    Backwards {
        /// Its number.
        number: u32,
    },
    /// An event cannot have happened.
    Impossible {
        /// Its number.
        number: u32,
        /// Why not.
        why: Refusal,
    },
}

impl fmt::Display for RebuildFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RebuildFault::Number { expected, found } => {
                write!(f, "event {found} comes where event {expected} should")
            }
            RebuildFault::Backwards { number } => {
                write!(f, "event {number} is older than the one before")
            }
            RebuildFault::Impossible { number, why } => {
                write!(f, "event {number} cannot have happened: {why}")
            }
        }
    }
}

impl std::error::Error for RebuildFault {}

impl Room {
    /// The room in which these events happened.
    ///
    /// # Errors
    ///
    /// [`RebuildFault`] at the first event that does not fit.
    pub fn rebuild(
        head: Head,
        events: impl IntoIterator<Item = Event>,
    ) -> Result<Room, RebuildFault> {
        let mut room = Room::new(head);
        for event in events {
            room.take_in(event)?;
        }
        Ok(room)
    }

    /// Takes in the next event that was kept, as far as it fits.
    ///
    /// # Errors
    ///
    /// [`RebuildFault`], and the room stands as before.
    pub fn take_in(&mut self, event: Event) -> Result<(), RebuildFault> {
        let expected = self.last_number() + 1;
        let Event { number, at, what } = event;
        if number != expected {
            return Err(RebuildFault::Number { expected, found: number });
        }
        if self.events.last().is_some_and(|last| last.at > at) {
            return Err(RebuildFault::Backwards { number });
        }
        self.record(what, at).map_err(|why| {
            self.undo_half();
            RebuildFault::Impossible { number, why }
        })
    }

    /// What could not happen may have begun to: the room is made of what did happen again.
    fn undo_half(&mut self) {
        if let Ok(as_before) = Room::rebuild(self.head.clone(), self.events.clone()) {
            *self = as_before;
        }
    }

    /// Lets something happen and keeps it.
    pub(super) fn record(&mut self, what: Happening, at: Moment) -> Result<(), Refusal> {
        self.absorb(&what, at)?;
        let number = self.last_number() + 1;
        self.events.push(Event { number, at, what });
        if self.ending().is_some() {
            self.stop(at);
        }
        Ok(())
    }

    /// Lets something happen of which it is known that it can.
    pub(super) fn note(&mut self, what: Happening, at: Moment) {
        let done = self.record(what, at);
        debug_assert!(done.is_ok(), "what time does can always happen: {done:?}");
    }

    fn absorb(&mut self, what: &Happening, at: Moment) -> Result<(), Refusal> {
        match *what {
            Happening::Moved { by, chess_move, lag } => self.moved(by, chess_move, lag, at),
            Happening::Offered(by) => {
                self.game.offer_draw(by)?;
                self.offered(by);
                Ok(())
            }
            Happening::Accepted(by) => self.said(|room| Ok(room.game.accept_draw(by)?)),
            Happening::Declined(by) => self.said(|room| Ok(room.game.decline_draw(by)?)),
            Happening::Claimed { by, ground, intended, ruling, given } => {
                self.claimed(by, ground, intended)?;
                if let (ClaimRuling::Wrong { bonus_to }, Some(clock)) = (ruling, &mut self.clock) {
                    clock.give(bonus_to, given, at)?;
                }
                Ok(())
            }
            Happening::Resigned(by) => self.said(|room| Ok(room.game.resign(by).map(|_| ())?)),
            Happening::FlagFell(of) => self.said(|room| Ok(room.game.flag_fell(of).map(|_| ())?)),
            Happening::Left { side, outcome } => {
                self.said(|room| Ok(room.game.decide(outcome).map(|_| ())?))?;
                self.over = Some(Ending { outcome: Some(outcome), reason: Reason::Left });
                self.presence[side] = Presence::Gone { since: at };
                Ok(())
            }
            Happening::Aborted(_) => self.undone(Reason::Aborted),
            Happening::NeverCame(_) => self.undone(Reason::NeverCame),
            Happening::AskedBack { by, to } => {
                self.asked_back = Some(AskedBack { by, to });
                self.last_asked[by] = Some(self.game.plies().len());
                Ok(())
            }
            Happening::KeptMove(_) => {
                self.asked_back.take().map(|_| ()).ok_or(Refusal::NothingAsked)
            }
            Happening::TakenBack { to, .. } => self.taken_back(to, at),
            Happening::Interrupted { since } => {
                self.interrupted(since, at);
                Ok(())
            }
            Happening::Continued => self.continued(at),
            _ => self.around_the_game(what, at),
        }
    }

    /// What happens beside the board and touches no clock.
    fn around_the_game(&mut self, what: &Happening, at: Moment) -> Result<(), Refusal> {
        match *what {
            Happening::Came(side) => self.presence[side] = Presence::Here,
            Happening::Went(side) => self.presence[side] = Presence::Gone { since: at },
            Happening::RematchOffered { by, until } => {
                self.rematch = Rematch::Offered { by, until };
            }
            Happening::RematchDeclined(_) => self.rematch = Rematch::None,
            Happening::RematchMade(id) => self.rematch = Rematch::Made(id),
            Happening::Prefers { by, claiming } => self.claiming[by] = claiming,
            Happening::Wrote { .. } => self.texts += 1,
            Happening::Muted(by) => self.muted[by] = true,
            Happening::Unmuted(by) => self.muted[by] = false,
            // All others are in `absorb`.
            _ => return Err(Refusal::Unchanged),
        }
        Ok(())
    }

    fn moved(&mut self, by: Color, played: Move, lag: Millis, at: Moment) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        if by != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        if self.held_until.is_some() {
            return Err(Refusal::Clock(ClockRefusal::NotRunning));
        }
        self.verdict = self.game.play(played)?;
        self.asked_back = None;
        self.has_begun |= self.game.plies().len() >= 2;
        if self.game.position().halfmove_clock() == 0 {
            // Law: FIDE 9.3 has the same measure of progress.
            self.last_offered = ByColor::new(None, None);
        }
        self.lag_left[by] = self.lag_left[by] - lag;
        self.change_clocks(by, lag, at)?;
        self.first_move_by = if self.has_begun {
            None
        } else {
            self.head.first_move_wait(self.turn()).map(|wait| at + wait)
        };
        Ok(())
    }

    /// The clock goes over after a move. The way of the move is charged to nobody.
    fn change_clocks(&mut self, by: Color, lag: Millis, at: Moment) -> Result<(), Refusal> {
        let Some(clock) = &mut self.clock else { return Ok(()) };
        if clock.motion() == Motion::NotStarted {
            clock.complete_untimed(by)?;
            if self.has_begun {
                clock.start(at)?;
            }
            return Ok(());
        }
        let sent = Moment::new(at.as_ms().saturating_sub(lag.as_ms()));
        clock.press(by, sent)?;
        if !lag.is_zero() {
            clock.pause(sent)?;
            clock.resume(at)?;
        }
        Ok(())
    }

    fn said(&mut self, say: impl FnOnce(&mut Room) -> Result<(), Refusal>) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        say(self)?;
        self.verdict = self.game.verdict();
        Ok(())
    }

    fn offered(&mut self, by: Color) {
        self.last_offered[by] = Some(self.game.plies().len());
        self.last_offered[!by] = None;
        self.verdict = self.game.verdict();
    }

    fn claimed(
        &mut self,
        by: Color,
        ground: Ground,
        intended: Option<Move>,
    ) -> Result<(), Refusal> {
        self.game.claim_draw(by, ground, intended)?;
        self.offered(by);
        Ok(())
    }

    fn undone(&mut self, reason: Reason) -> Result<(), Refusal> {
        if self.ending().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.has_begun {
            return Err(Refusal::BothHaveMoved);
        }
        self.over = Some(Ending { outcome: None, reason });
        Ok(())
    }

    fn taken_back(&mut self, to: usize, at: Moment) -> Result<(), Refusal> {
        let (mut game, mut clock) = (self.game.clone(), self.clock.clone());
        while game.plies().len() > to {
            game.take_back()?;
            if let Some(clock) = &mut clock {
                clock.take_back(at)?;
            }
        }
        self.verdict = game.verdict();
        (self.game, self.clock) = (game, clock);
        self.asked_back = None;
        self.last_asked = ByColor::new(None, None);
        for side in Color::ALL {
            self.last_offered[side] = self.last_offered[side].filter(|&ply| ply <= to);
        }
        self.last_take_back = self.last_number() + 1;
        if !self.has_begun {
            self.first_move_by = self.head.first_move_wait(self.turn()).map(|wait| at + wait);
        }
        Ok(())
    }

    fn interrupted(&mut self, since: Moment, at: Moment) {
        let gone = Presence::Gone { since: at };
        self.presence = ByColor::new(gone, gone);
        self.first_move_by = self.first_move_by.map(|by| by + (at - since));
        let Some(clock) = &mut self.clock else { return };
        if clock.motion() == Motion::Running {
            // A flag that nobody saw fall did not fall: its owner is left the last moment.
            let before_flag = clock.next_flag().map(|flag| flag.at.as_ms().saturating_sub(1));
            let stopped = before_flag.map_or(since.as_ms(), |flag| flag.min(since.as_ms()));
            // It runs, so that it can be paused.
            let _ = clock.pause(Moment::new(stopped));
            self.held_until = Some(at + COME_BACK);
        } else if self.held_until.is_some() {
            self.held_until = Some(at + COME_BACK);
        }
    }

    fn continued(&mut self, at: Moment) -> Result<(), Refusal> {
        if let Some(clock) = &mut self.clock {
            clock.resume(at)?;
        }
        self.held_until = None;
        Ok(())
    }

    /// Nothing runs once the game is over.
    fn stop(&mut self, at: Moment) {
        self.held_until = None;
        self.first_move_by = None;
        self.asked_back = None;
        if let Some(clock) = &mut self.clock
            && clock.motion() == Motion::Running
        {
            // It runs, so that it can be paused.
            let _ = clock.pause(at);
        }
    }
}
