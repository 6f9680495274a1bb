//! What time does by itself: flags, first moves that never come, clocks that go on; and how much of
//! a move's way is made up for.
//!
//! Law: FIDE 6.9. A flag is judged when the clock says so and not before; where lag is made up for,
//! a move that was under way may still arrive within [`LAG_PER_MOVE`], and no later.

use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};

use super::{Claiming, Happening, LAG_PER_MOVE, LagCompensation, Order, Room, Seat};

impl Room {
    /// When the house must look again, at the latest; never if nothing happens by itself.
    #[must_use]
    pub fn next_alarm(&self) -> Option<Moment> {
        if self.ending().is_some() {
            return None;
        }
        let flag = self.clock.as_ref().and_then(|clock| clock.next_flag());
        let flag = flag.map(|flag| flag.at + self.lag_allowance(flag.side));
        [self.held_until, self.first_move_by, flag].into_iter().flatten().min()
    }

    /// What happened by itself until now, in its order.
    pub(super) fn settle(&mut self, seat: Seat, order: &Order, now: Moment) {
        if self.ending().is_some() {
            return;
        }
        // What the house missed while it stood still did not happen.
        if matches!(order, Order::Interrupted { .. }) && seat == Seat::House {
            return;
        }
        if let Some(until) = self.held_until.filter(|&until| until <= now) {
            self.note(Happening::Continued, until);
        }
        if self.first_move_by.is_some_and(|by| by <= now) {
            self.note(Happening::NeverCame(self.turn()), now);
        }
        self.let_flag_fall(seat, order, now);
    }

    fn let_flag_fall(&mut self, seat: Seat, order: &Order, now: Moment) {
        let Some(side) = self.clock.as_ref().and_then(|clock| clock.running()) else { return };
        // Whoever says something else than a move has nothing under way that could be late.
        let is_said = seat == Seat::Player(side) && !matches!(order, Order::Move { .. });
        let allowance = if is_said { Millis::ZERO } else { self.lag_allowance(side) };
        let fell = self.clock.as_ref().and_then(|clock| clock.flag_fell_at(side, now));
        if fell.is_some_and(|fell| now - fell >= allowance) {
            self.note(Happening::FlagFell(side), now);
        }
    }

    /// How much a move of this side could be made up for at most.
    pub(super) fn lag_allowance(&self, side: Color) -> Millis {
        match self.head.compensation {
            LagCompensation::On => LAG_PER_MOVE.min(self.lag_left[side]),
            LagCompensation::Off => Millis::ZERO,
        }
    }

    /// How much of a measured lag is made up for now: within the quota, and no more than has passed.
    pub(super) fn granted_lag(&self, side: Color, measured: Millis, now: Moment) -> Millis {
        let Some(clock) = self.clock.as_ref().filter(|clock| clock.running() == Some(side)) else {
            return Millis::ZERO;
        };
        // After the flag has fallen the hand stands still; what has passed since counts too.
        let since_flag = clock.flag_fell_at(side, now).map_or(Millis::ZERO, |fell| now - fell);
        let passed = clock.hand(side, now).thought + since_flag;
        measured.min(self.lag_allowance(side)).min(passed)
    }

    /// Claims for a player who wants the house to, where that is right.
    pub(super) fn claim_by_preference(&mut self, now: Moment) {
        let claims = self.game.claims();
        let side = self.turn();
        let wanted = self.claiming[side] == Claiming::Automatic && self.ending().is_none();
        if wanted && claims.any() {
            self.note_claim(side, claims, now);
        }
    }
}
