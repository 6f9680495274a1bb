//! Members who want nothing to do with each other, and what the host is told of.
//!
//! Who blocks somebody is not challenged by them, and neither finds what the other offers. What was
//! written in a game can be reported to the host, who reads it there.

use rokade_rules::clock::Moment;

use super::MemberId;
use crate::id::GameId;

/// Somebody reports what was written in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// When.
    pub at: Moment,
    /// Who.
    pub by: MemberId,
    /// About whom.
    pub about: MemberId,
    /// In which game.
    pub game: GameId,
}
