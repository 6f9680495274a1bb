//! What the host does with accounts, from beside a house that may be running.
//!
//! The host never knows a password: who gets an account, or has lost the way in, gets a code that is
//! good for a day and sets a password with it.

use std::sync::mpsc::channel;

use rokade_club::members::code::HOST_CODE_TERM;
use rokade_club::members::{
    Age, Code, CodeKind, Member, MemberId, MemberName, MemberWrite, NameFault, Plan, Report,
};
use rokade_club::ports::{Chance, Store, StoreFault, Time, Write};
use rokade_club::room::Happening;

use super::password::{HashFault, hash_password};
use super::token::{RecoveryCode, SessionToken, draw_code};

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum HostFault {
    /// The name is none.
    #[error(transparent)]
    Name(#[from] NameFault),
    /// Nobody has it.
    #[error("nobody is called {0}")]
    Nobody(MemberName),
    /// It could not be kept or read.
    #[error(transparent)]
    Store(#[from] StoreFault),
    /// No password could be made.
    #[error(transparent)]
    Hash(#[from] HashFault),
}

/// What somebody has told the host of.
#[derive(Clone, Debug)]
pub struct Reported {
    /// The report.
    pub report: Report,
    /// What who reports is called.
    pub by: Option<MemberName>,
    /// What who is reported is called.
    pub about: Option<MemberName>,
    /// What was written in the game, and whether by who is reported.
    pub written: Vec<(bool, String)>,
}

/// The host at the store of a house.
pub struct Host<'a> {
    store: &'a dyn Store,
    time: &'a dyn Time,
    chance: &'a dyn Chance,
}

impl std::fmt::Debug for Host<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").finish_non_exhaustive()
    }
}

impl<'a> Host<'a> {
    /// The host at this store.
    #[must_use]
    pub const fn at(store: &'a dyn Store, time: &'a dyn Time, chance: &'a dyn Chance) -> Host<'a> {
        Host { store, time, chance }
    }

    /// All members, by name.
    ///
    /// # Errors
    ///
    /// [`HostFault::Store`].
    pub fn people(&self) -> Result<Vec<Member>, HostFault> {
        Ok(self.store.members()?)
    }

    /// What was reported, the oldest first.
    ///
    /// # Errors
    ///
    /// [`HostFault::Store`].
    pub fn reports(&self) -> Result<Vec<Reported>, HostFault> {
        self.store.reports()?.into_iter().map(|report| self.read(report)).collect()
    }

    fn read(&self, report: Report) -> Result<Reported, HostFault> {
        let name = |id| Ok::<_, StoreFault>(self.store.member(id)?.map(|member| member.name));
        let room = self.store.room(report.game)?;
        let about = room.head().seat_of(report.about.person());
        let written = room.events().iter().filter_map(|event| match &event.what {
            Happening::Wrote { by, text } => Some((Some(*by) == about, text.clone())),
            _ => None,
        });
        let written = written.collect();
        Ok(Reported { by: name(report.by)?, about: name(report.about)?, report, written })
    }

    /// Makes an account; gives the code with which its owner sets a password.
    ///
    /// # Errors
    ///
    /// [`HostFault`].
    pub fn add(&self, name: &str) -> Result<RecoveryCode, HostFault> {
        let id = MemberId::new(self.chance.draw());
        let (plan, age) = (Plan::Free, Age::Adult);
        let member = Member { id, name: name.parse()?, plan, age, since: self.time.now() };
        // Nobody knows this one, and nobody can guess it.
        let password = hash_password(SessionToken::draw(self.chance).as_str(), self.chance)?;
        let (code, kept) = self.draw();
        let codes = vec![kept];
        self.keep(MemberWrite::SignUp { member, password, codes, guest: None })?;
        Ok(code)
    }

    /// Makes a code with which a member sets another password.
    ///
    /// # Errors
    ///
    /// [`HostFault`].
    pub fn reset(&self, name: &str) -> Result<RecoveryCode, HostFault> {
        let member = self.named(name)?;
        let (code, kept) = self.draw();
        self.keep(MemberWrite::HostCode { member, code: kept })?;
        Ok(code)
    }

    /// Gives a member another plan.
    ///
    /// # Errors
    ///
    /// [`HostFault`].
    pub fn set_plan(&self, name: &str, plan: Plan) -> Result<(), HostFault> {
        self.keep(MemberWrite::SetPlan(self.named(name)?, plan))
    }

    /// Marks a member as a child, or no longer.
    ///
    /// # Errors
    ///
    /// [`HostFault`].
    pub fn set_age(&self, name: &str, age: Age) -> Result<(), HostFault> {
        self.keep(MemberWrite::SetAge(self.named(name)?, age))
    }

    fn named(&self, name: &str) -> Result<MemberId, HostFault> {
        let name: MemberName = name.parse()?;
        let found = self.store.member_named(&name.key())?;
        found.map(|(member, _)| member.id).ok_or(HostFault::Nobody(name))
    }

    fn draw(&self) -> (RecoveryCode, Code) {
        let code = draw_code(self.chance);
        let until = self.time.now() + HOST_CODE_TERM;
        let kept = Code { key: code.fingerprint(), kind: CodeKind::Host { until } };
        (code, kept)
    }

    /// Writes, and waits until it is safe.
    fn keep(&self, write: MemberWrite) -> Result<(), HostFault> {
        let (tell, told) = channel();
        let done = move |result| {
            // It is waited for below.
            let _ = tell.send(result);
        };
        self.store.write(Write::Member(write), Box::new(done));
        let nobody = |_| Err(StoreFault::Unavailable("nobody answered".to_owned()));
        told.recv().unwrap_or_else(nobody)?;
        Ok(())
    }
}
