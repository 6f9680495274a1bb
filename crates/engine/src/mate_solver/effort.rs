//! How much work a proof may take.

use crate::stop_token::StopToken;
use core::fmt;

/// What may be spent on one question.
#[derive(Clone, Debug)]
pub struct Effort {
    /// The most positions to look at; never one more.
    pub positions: u64,
    /// Who may end it sooner.
    pub stop: StopToken,
}

impl Effort {
    /// So many positions, and nobody who ends it sooner.
    #[must_use]
    pub fn positions(positions: u64) -> Effort {
        Effort { positions, stop: StopToken::new() }
    }
}

/// The effort allowed did not suffice for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffortSpent {
    /// How many positions were looked at.
    pub positions: u64,
}

impl fmt::Display for EffortSpent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not decided after {} positions", self.positions)
    }
}

impl core::error::Error for EffortSpent {}

/// How often the stop token is looked at: after so many positions, which is
/// well under a millisecond.
const POSITIONS_BETWEEN_LOOKS: u64 = 1_024;

/// Counts what is spent.
pub(super) struct Purse<'a> {
    effort: &'a Effort,
    spent: u64,
    next_look: u64,
}

impl Purse<'_> {
    pub(super) fn of(effort: &Effort) -> Purse<'_> {
        Purse { effort, spent: 0, next_look: 0 }
    }

    /// Pays for looking at one more position.
    #[inline]
    pub(super) fn pay(&mut self) -> Result<(), EffortSpent> {
        if self.spent >= self.next_look {
            self.look()?;
        }
        self.spent += 1;
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), EffortSpent> {
        if self.spent >= self.effort.positions || self.effort.stop.is_stopped() {
            return Err(EffortSpent { positions: self.spent });
        }
        self.next_look = self.effort.positions.min(self.spent + POSITIONS_BETWEEN_LOOKS);
        Ok(())
    }

    pub(super) const fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purse_pays_exactly_what_is_in_it() {
        for positions in [0, 1, 1_024, 1_025, 5_000] {
            let effort = Effort::positions(positions);
            let mut purse = Purse::of(&effort);
            while purse.pay().is_ok() {}
            assert_eq!(purse.spent(), positions);
        }
    }

    #[test]
    fn a_purse_is_closed_by_its_token() {
        let effort = Effort::positions(u64::MAX);
        let mut purse = Purse::of(&effort);
        effort.stop.stop();
        assert_eq!(purse.pay(), Err(EffortSpent { positions: 0 }));
    }
}
