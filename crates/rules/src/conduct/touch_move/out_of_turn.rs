//! Hands over the board when it is not their turn, or no longer.
//!
//! Law: FIDE 1.3, 4.2.1, 4.7, 11.5.

use super::turn::Turn;
use super::{Finding, Gesture, Manner, Right, Ruling};
use crate::board::Color;
use crate::conduct::ArbiterDecides;

impl Turn {
    pub(super) fn out_of_turn(&self, by: Color, gesture: Gesture) -> Ruling {
        match gesture {
            Gesture::Touch { manner: Manner::ByAccident, .. }
            | Gesture::TouchTogether { manner: Manner::ByAccident, .. } => {
                self.rule(Finding::NotBinding, "4.2.2")
            }
            Gesture::SayAdjusting
            | Gesture::Touch { manner: Manner::ToAdjust, .. }
            | Gesture::TouchTogether { manner: Manner::ToAdjust, .. } => {
                self.leave(ArbiterDecides::AdjustedOutOfTurn(by))
            }
            Gesture::UseBothHands => self.leave(ArbiterDecides::BothHands(by)),
            Gesture::Touch { .. }
            | Gesture::TouchTogether { .. }
            | Gesture::Release { .. }
            | Gesture::TakeOff(_)
            | Gesture::SetDown { .. }
            | Gesture::ReleaseNew { .. } => {
                let ruling = self.leave(ArbiterDecides::TouchedOutOfTurn(by));
                Ruling { lost: Right::OUT_OF_TURN, ..ruling }
            }
        }
    }

    /// Until the clock is pressed the player may still try to change the move.
    pub(super) fn after_the_move(&self, gesture: Gesture) -> Ruling {
        match gesture {
            Gesture::Release { from, to } => match self.making.placed(from) {
                Some(placed) if placed == to => self.rule(Finding::Begun, "4.7"),
                _ => self.rule(Finding::Breach, "4.7"),
            },
            Gesture::SetDown { .. } | Gesture::ReleaseNew { .. } => {
                self.rule(Finding::Breach, self.duty.article)
            }
            _ => self.out_of_turn(self.player(), gesture),
        }
    }
}
