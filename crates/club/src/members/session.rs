//! Where a member is known: one browser, from logging in to logging out.

use rokade_rules::clock::{Millis, Moment};

use super::{Fingerprint, MemberId};

/// Who has not been seen for so long has to log in again.
pub const SESSION_TERM: Millis = Millis::from_days(90);

/// So much later than before a visit is worth writing down.
pub const SEEN_AGAIN: Millis = Millis::from_mins(15);

/// So many browsers know a member at most; the one that was not seen for the longest goes first.
pub const MOST_SESSIONS: usize = 20;

/// One browser in which a member is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The fingerprint of what the browser keeps; that itself is kept nowhere.
    pub key: Fingerprint,
    /// Who is known there.
    pub member: MemberId,
    /// Since when.
    pub begun: Moment,
    /// When it was last used, to within [`SEEN_AGAIN`].
    pub seen: Moment,
    /// What kind of browser it is, in a few words.
    pub device: String,
}

impl Session {
    /// Whether it still opens anything.
    #[must_use]
    pub fn is_open(&self, now: Moment) -> bool {
        now <= self.seen + SESSION_TERM
    }

    /// Whether a visit now is worth writing down.
    #[must_use]
    pub fn is_seen_again(&self, now: Moment) -> bool {
        now >= self.seen + SEEN_AGAIN
    }
}
