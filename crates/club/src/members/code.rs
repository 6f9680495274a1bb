//! Codes that open an account once, when the password is forgotten.
//!
//! A member gets some with the account and keeps them somewhere; the host can make one that is good
//! for a day. Only their fingerprints are kept.

use rokade_rules::clock::{Millis, Moment};

use super::Fingerprint;

/// So many recovery codes has a member.
pub const RECOVERY_CODES: usize = 8;

/// How long a code that the host made can be used.
pub const HOST_CODE_TERM: Millis = Millis::from_days(1);

/// Where a code came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CodeKind {
    /// The member has it since the account was made, or since asking for new ones.
    Recovery,
    /// The host made it; it can be used until then.
    Host {
        /// Until when.
        until: Moment,
    },
}

/// A code, as far as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// The fingerprint of the code.
    pub key: Fingerprint,
    /// Where it came from.
    pub kind: CodeKind,
}

impl Code {
    /// Whether it still opens anything.
    #[must_use]
    pub fn is_good(&self, now: Moment) -> bool {
        match self.kind {
            CodeKind::Recovery => true,
            CodeKind::Host { until } => now <= until,
        }
    }
}
