//! How a game in a room ended: one value of result and reason, whoever writes it down.

use rokade_rules::ending::{Outcome, Termination, Verdict};

use super::Room;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// By the Laws, or by what the players said under them.
    Law(Termination),
    /// A player had gone for too long.
    Left,
    /// A player left before both had moved: it does not count.
    Aborted,
    /// A player never made the first move: it does not count.
    NeverCame,
}

impl Reason {
    /// The word for it where programs read it, and in the keys of texts.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Law(termination) => termination.code(),
            Reason::Left => "left",
            Reason::Aborted => "aborted",
            Reason::NeverCame => "never-came",
        }
    }

    /// The article by which the game ended; none for what only a house knows.
    #[must_use]
    pub const fn article(self) -> Option<&'static str> {
        match self {
            Reason::Law(termination) => termination.article(),
            Reason::Left | Reason::Aborted | Reason::NeverCame => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Who won; nothing where the game does not count.
    pub outcome: Option<Outcome>,
    /// Why.
    pub reason: Reason,
}

impl Room {
    /// How the game ended, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.over.is_some() {
            return self.over;
        }
        match self.verdict {
            Verdict::Ended { outcome, termination } => {
                Some(Ending { outcome: Some(outcome), reason: Reason::Law(termination) })
            }
            Verdict::Ongoing | Verdict::Claimable(_) => None,
        }
    }
}
