//! What a house writes down of its members, and what it asks: the port beside
//! [`Store`](crate::ports::Store).
//!
//! The promise is the same: a write is kept whole or not at all, and nothing is reported before it is
//! safe. The contract is `rokade_test_kit::member_contract`.

use std::fmt;

use rokade_rules::clock::Moment;

use super::{
    Age, Code, Day, Help, HelpUsed, Member, MemberId, NameKey, Plan, Progress, Report, Session,
    Subject,
};
use crate::ports::StoreFault;
use crate::rating::{Pool, Rating};

/// What is kept of a secret that somebody else has: enough to know it again, too little to have it.
/// Who makes it must see to it that the secret cannot be guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// The fingerprint with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Fingerprint {
        Fingerprint(bytes)
    }
}

/// Written as sixty-four hexadecimal figures.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::str::FromStr for Fingerprint {
    type Err = MemberFault;

    fn from_str(text: &str) -> Result<Fingerprint, MemberFault> {
        let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|one| u8::try_from(one).ok());
        let mut bytes = [0; 32];
        if text.len() != 2 * bytes.len() {
            return Err(MemberFault::NoSuchSession);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            let high = digit(pair[0]).ok_or(MemberFault::NoSuchSession)?;
            *byte = 16 * high + digit(pair[1]).ok_or(MemberFault::NoSuchSession)?;
        }
        Ok(Fingerprint(bytes))
    }
}

/// Something to keep of a member.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MemberWrite {
    /// Somebody has an account from now on.
    SignUp {
        /// Who.
        member: Member,
        /// The hash of the password, as the server reads it.
        password: String,
        /// What lets them in when it is forgotten.
        codes: Vec<Code>,
        /// The guest that they were until now.
        guest: Option<u64>,
    },
    /// A browser knows a member from now on. Those that have expired go, and the oldest where there
    /// are too many.
    OpenSession(Session),
    /// A browser was used.
    Seen {
        /// Which.
        key: Fingerprint,
        /// When.
        at: Moment,
    },
    /// A browser of this member knows nobody from now on.
    CloseSession {
        /// Whose.
        member: MemberId,
        /// Which.
        key: Fingerprint,
    },
    /// No browser knows a member from now on, but for one perhaps.
    CloseSessions {
        /// Whose.
        member: MemberId,
        /// Which stays.
        except: Option<Fingerprint>,
    },
    /// A new password; all browsers must log in again, but for one perhaps.
    SetPassword {
        /// Whose.
        member: MemberId,
        /// The hash.
        password: String,
        /// Which browser stays.
        except: Option<Fingerprint>,
    },
    /// A new password by a code, which is then used up; all browsers must log in again.
    Recover {
        /// Whose.
        member: MemberId,
        /// The code.
        code: Fingerprint,
        /// The hash.
        password: String,
        /// When.
        at: Moment,
    },
    /// New recovery codes; those of before open nothing any longer.
    RenewCodes {
        /// Whose.
        member: MemberId,
        /// The new ones.
        codes: Vec<Code>,
    },
    /// The host makes a code; one of before opens nothing any longer.
    HostCode {
        /// Whose.
        member: MemberId,
        /// The code.
        code: Code,
    },
    /// The host gives another plan.
    SetPlan(MemberId, Plan),
    /// The host marks somebody as a child, or no longer.
    SetAge(MemberId, Age),
    /// A member has had help, of which there may be so much a day.
    UseHelp {
        /// Who.
        member: MemberId,
        /// On what day; counts of an earlier one are forgotten.
        day: Day,
        /// Of what kind.
        help: Help,
        /// How much there is; nothing for as much as is wished.
        at_most: Option<u32>,
    },
    /// A device writes progress, having read what was there.
    PutProgress {
        /// Whose.
        member: MemberId,
        /// In what.
        subject: Subject,
        /// The revision that it has read; 0 where there was nothing.
        after: u32,
        /// What it writes.
        text: String,
    },
    /// A member wants nothing to do with another; once is enough.
    Block {
        /// Who.
        member: MemberId,
        /// With whom.
        other: MemberId,
    },
    /// That is over.
    Unblock {
        /// Who.
        member: MemberId,
        /// With whom.
        other: MemberId,
    },
    /// Somebody tells the host of a game; once a game is enough.
    Report(Report),
    /// The account is gone with all that was kept of it. Games stay, without a name. The name stays
    /// taken, so that nobody is mistaken for who left.
    Delete(MemberId),
}

/// Why something of a member is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MemberFault {
    /// Somebody has this name, or one that looks like it.
    NameTaken,
    /// There is no such member (any more).
    NoSuchMember,
    /// No browser knows somebody by that.
    NoSuchSession,
    /// The code is none of this member's, was used, or has expired.
    NoSuchCode,
    /// The guest is a member already.
    GuestTaken,
    /// There is no help left today.
    NoHelpLeft,
    /// Another device has written meanwhile.
    Overtaken,
}

impl fmt::Display for MemberFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MemberFault::NameTaken => "the name is taken",
            MemberFault::NoSuchMember => "there is no such member",
            MemberFault::NoSuchSession => "there is no such session",
            MemberFault::NoSuchCode => "there is no such code",
            MemberFault::GuestTaken => "the guest is a member already",
            MemberFault::NoHelpLeft => "there is no help left today",
            MemberFault::Overtaken => "another device has written meanwhile",
        })
    }
}

impl std::error::Error for MemberFault {}

/// What a house asks about its members. Reading waits for the disk.
///
/// Every question fails with [`StoreFault::Unavailable`] alone.
pub trait Members {
    /// A member by number.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn member(&self, id: MemberId) -> Result<Option<Member>, StoreFault>;

    /// A member by name, with the hash of the password.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn member_named(&self, name: &NameKey) -> Result<Option<(Member, String)>, StoreFault>;

    /// All members, by name.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn members(&self) -> Result<Vec<Member>, StoreFault>;

    /// The browser with this fingerprint, and whom it knows.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn session(&self, key: Fingerprint) -> Result<Option<(Session, Member)>, StoreFault>;

    /// Where a member is known, the latest first.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn sessions_of(&self, member: MemberId) -> Result<Vec<Session>, StoreFault>;

    /// How many recovery codes a member has left.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn codes_left(&self, member: MemberId) -> Result<usize, StoreFault>;

    /// With whom a member wants nothing to do, by name.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn blocked_by(&self, member: MemberId) -> Result<Vec<Member>, StoreFault>;

    /// With whom a member has nothing to do, whoever of the two wanted so.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn apart_from(&self, member: MemberId) -> Result<Vec<MemberId>, StoreFault>;

    /// What the host was told of, the oldest first.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn reports(&self) -> Result<Vec<Report>, StoreFault>;

    /// What a member has done; nothing where no device has written.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn progress(&self, member: MemberId, subject: Subject) -> Result<Option<Progress>, StoreFault>;

    /// A member's ratings, by pool; none where nothing was played.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn ratings_of(&self, member: MemberId) -> Result<Vec<(Pool, Rating)>, StoreFault>;

    /// The guests that a member was before.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn guests_of(&self, member: MemberId) -> Result<Vec<u64>, StoreFault>;

    /// How much help a member has had on a day.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn help_used(&self, member: MemberId, day: Day) -> Result<HelpUsed, StoreFault>;

    /// Whom a guest has become.
    ///
    /// # Errors
    ///
    /// [`StoreFault::Unavailable`].
    fn member_of_guest(&self, guest: u64) -> Result<Option<MemberId>, StoreFault>;
}
