//! The clock at a real board: presses, pauses, and what the arbiter sets. Law: FIDE 6, 7.1.

use super::Sitting;
use super::deed::Deed;
use crate::play::faces_of;
use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::illegal_move::ClockHand;
use rokade_wire::{DeedRefused, Faces, Noted};

impl Sitting {
    /// What both displays show.
    #[must_use]
    pub fn faces(&self, now: Moment) -> Faces {
        faces_of(&self.table.clock, now)
    }

    pub(super) fn on_clock(&mut self, deed: &Deed, now: Moment) -> Result<(), DeedRefused> {
        match *deed {
            Deed::Start => {
                self.table.clock.start(now)?;
                self.note(Noted::Started, now);
            }
            Deed::Press { by, hand } => self.press(by, hand, now)?,
            Deed::Pause => {
                self.table.clock.pause(now)?;
                self.note(Noted::Paused, now);
            }
            Deed::Resume => {
                self.table.clock.resume(now)?;
                self.note(Noted::Resumed, now);
            }
            Deed::Interrupt => {
                self.table.clock.pause(now)?;
                self.note(Noted::Interrupted, now);
            }
            Deed::Time { side, left } => self.set_time(side, left, now)?,
            Deed::Counter { side, moves } => {
                self.table.clock.correct_moves(side, moves, now)?;
                self.note(Noted::CounterSet { side: side.into(), moves }, now);
            }
            _ => {}
        }
        Ok(())
    }

    /// A press completes a move, whether or not it has been written down. Law: FIDE 6.2.1.
    fn press(&mut self, by: Color, hand: ClockHand, now: Moment) -> Result<(), DeedRefused> {
        self.table.clock.press(by, now)?;
        if hand == ClockHand::Other {
            self.ask(ArbiterDecides::OtherHandOnClock(by), by, now);
        }
        Ok(())
    }

    fn set_time(&mut self, side: Color, left: Millis, now: Moment) -> Result<(), DeedRefused> {
        let shown = |sitting: &Sitting| {
            let Faces { white, black, .. } = sitting.faces(now);
            if side == Color::White { white.text } else { black.text }
        };
        let from = shown(self);
        self.table.clock.correct_time(side, left, now)?;
        let to = shown(self);
        self.note(Noted::TimeSet { side: side.into(), from, to }, now);
        Ok(())
    }

    /// The clock stands still while somebody rules.
    pub(super) fn stop_clock(&mut self, now: Moment) {
        // One that does not run stands still already.
        let _ = self.table.clock.pause(now);
    }

    /// Gives a side the time that the Laws give for an irregularity. Law: FIDE 7.5.5, 9.5.3, A.3.
    ///
    /// A flag that is down stays down.
    pub(super) fn give_time(&mut self, side: Color, now: Moment) {
        let penalty = self.control.penalty();
        if self.table.clock.give(side, penalty, now).is_ok() {
            let minutes = u32::try_from(penalty.as_ms() / 60_000).unwrap_or(u32::MAX);
            self.note(Noted::TimeGiven { side: side.into(), minutes }, now);
        }
    }

    /// Takes presses back until no more moves have been completed than these. The thought on them
    /// stays thought.
    pub(super) fn unpress_to(&mut self, moves: usize, now: Moment) -> Result<(), DeedRefused> {
        let mut clock = self.table.clock.clone();
        while clock.completed().len() > moves {
            clock.take_back(now)?;
        }
        self.table.clock = clock;
        Ok(())
    }
}
