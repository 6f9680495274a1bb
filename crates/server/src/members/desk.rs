//! What people do with an account: making one, coming in and going out, changing and closing it.

use std::sync::Arc;
use std::time::Duration;

use http::header::HeaderMap;
use rokade_club::PersonId;
use rokade_club::members::code::RECOVERY_CODES;
use rokade_club::members::name::{LONGEST, SHORTEST};
use rokade_club::members::{
    Age, Code, CodeKind, Fingerprint, Member, MemberFault, MemberId, MemberName, MemberWrite,
    NameFault, NameKey, Plan, Session,
};
use rokade_club::ports::{StoreFault, Write};
use rokade_wire::MemberRefused;
use tokio::sync::broadcast;

use super::cookie::device;
use super::password::{self, HashFault, Hashing};
use super::throttle::Throttle;
use super::token::{RecoveryCode, SessionToken, draw_code};
use crate::online::House;

/// So many closed sessions may wait for a line that has not looked yet; a line that has missed more
/// hangs up as well.
const CLOSED_WAITING: usize = 256;

/// What a house needs for its members.
#[derive(Debug)]
pub(crate) struct MemberDesk {
    hashing: Hashing,
    throttle: Throttle,
    closed: broadcast::Sender<Closed>,
}

impl Default for MemberDesk {
    fn default() -> MemberDesk {
        let (closed, _) = broadcast::channel(CLOSED_WAITING);
        MemberDesk { hashing: Hashing::default(), throttle: Throttle::default(), closed }
    }
}

/// Sessions that are no longer.
#[derive(Clone, Copy, Debug)]
enum Closed {
    One(Fingerprint),
    AllOf { member: MemberId, except: Option<Fingerprint> },
}

impl Closed {
    fn has(self, member: MemberId, session: Fingerprint) -> bool {
        match self {
            Closed::One(key) => key == session,
            Closed::AllOf { member: whose, except } => whose == member && except != Some(session),
        }
    }
}

/// Why something about an account was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum MemberTrouble {
    #[error("it is refused: {0:?}")]
    Refused(MemberRefused),
    #[error("name, password or code are not right")]
    Wrong,
    #[error("it was tried too often")]
    TooOften(Duration),
    #[error(transparent)]
    Hash(HashFault),
    #[error(transparent)]
    Store(StoreFault),
}

impl From<StoreFault> for MemberTrouble {
    fn from(fault: StoreFault) -> MemberTrouble {
        match fault {
            StoreFault::Member(MemberFault::NameTaken) => {
                MemberTrouble::Refused(MemberRefused::NameTaken)
            }
            StoreFault::Member(MemberFault::NoSuchCode) => MemberTrouble::Wrong,
            StoreFault::Member(_) => MemberTrouble::Refused(MemberRefused::Gone),
            fault => MemberTrouble::Store(fault),
        }
    }
}

impl From<HashFault> for MemberTrouble {
    fn from(fault: HashFault) -> MemberTrouble {
        match fault {
            HashFault::Length => MemberTrouble::Refused(password_length()),
            fault => MemberTrouble::Hash(fault),
        }
    }
}

impl From<NameFault> for MemberTrouble {
    fn from(fault: NameFault) -> MemberTrouble {
        MemberTrouble::Refused(match fault {
            NameFault::Length { .. } => {
                MemberRefused::NameLength { least: number(SHORTEST), most: number(LONGEST) }
            }
            NameFault::Character(character) => {
                MemberRefused::NameCharacter { character: character.to_string() }
            }
            NameFault::Mark => MemberRefused::NameMark,
        })
    }
}

fn password_length() -> MemberRefused {
    let (least, most) = (number(password::SHORTEST), number(password::LONGEST));
    MemberRefused::PasswordLength { least, most }
}

fn number(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

/// A browser in which a member is known from now on.
pub(crate) struct LoggedIn {
    pub(crate) member: Member,
    pub(crate) token: SessionToken,
}

type Done<T> = Result<T, MemberTrouble>;

impl House {
    fn desk(&self) -> &MemberDesk {
        self.members()
    }

    /// Makes an account and logs in. Whoever was a guest stays at the boards as this member.
    pub(crate) async fn sign_up(
        &self,
        name: &str,
        password: String,
        guest: Option<u64>,
        headers: &HeaderMap,
    ) -> Done<(LoggedIn, Vec<RecoveryCode>)> {
        let name: MemberName = name.parse()?;
        refuse_the_name(&name, &password)?;
        let key = name.key();
        // Told before the work of hashing; the store decides.
        if self.ask(move |store| store.member_named(&key)).await?.is_some() {
            return Err(MemberTrouble::Refused(MemberRefused::NameTaken));
        }
        let password = self.hash(password).await?;
        let id = MemberId::new(self.draw_guest());
        let (plan, age) = (Plan::Free, Age::Adult);
        let member = Member { id, name, plan, age, since: self.now() };
        let (codes, kept) = self.draw_codes();
        let write = MemberWrite::SignUp { member: member.clone(), password, codes: kept, guest };
        self.keep(Write::Member(write)).await?;
        Ok((self.let_in(member, headers).await?, codes))
    }

    /// Logs in by name and password.
    pub(crate) async fn log_in(
        &self,
        name: &str,
        password: String,
        headers: &HeaderMap,
    ) -> Done<LoggedIn> {
        // What is no name is nobody's, and costs the same.
        let key = name.parse::<MemberName>().ok().map(|name| name.key());
        if let Some(key) = &key {
            self.desk().throttle.admit(key).map_err(MemberTrouble::TooOften)?;
        }
        let found = match key.clone() {
            Some(key) => self.ask(move |store| store.member_named(&key)).await?,
            None => None,
        };
        let (member, hash) = found.unzip();
        let is_right = self.desk().hashing.is_right(password, hash).await?;
        match (is_right, member, key) {
            (true, Some(member), Some(key)) => {
                self.desk().throttle.forgive(&key);
                self.let_in(member, headers).await
            }
            _ => Err(MemberTrouble::Wrong),
        }
    }

    /// Sets another password by a code, and logs in.
    pub(crate) async fn recover(
        &self,
        name: &str,
        code: &str,
        password: String,
        headers: &HeaderMap,
    ) -> Done<LoggedIn> {
        let Ok(name) = name.parse::<MemberName>() else { return Err(MemberTrouble::Wrong) };
        refuse_the_name(&name, &password)?;
        let key = name.key();
        self.desk().throttle.admit(&key).map_err(MemberTrouble::TooOften)?;
        // Made for names that nobody has as well, so that they cost the same.
        let password = self.hash(password).await?;
        let asked = key.clone();
        let found = self.ask(move |store| store.member_named(&asked)).await?;
        let (Some((member, _)), Ok(code)) = (found, code.parse::<RecoveryCode>()) else {
            return Err(MemberTrouble::Wrong);
        };
        let (id, at) = (member.id, self.now());
        let code = code.fingerprint();
        let write = MemberWrite::Recover { member: id, code, password, at };
        self.keep(Write::Member(write)).await?;
        self.desk().throttle.forgive(&key);
        self.tell_closed(Closed::AllOf { member: id, except: None });
        self.let_in(member, headers).await
    }

    /// Sets another password; other browsers must log in again.
    pub(crate) async fn change_password(
        &self,
        member: &Member,
        session: Fingerprint,
        old: String,
        new: String,
    ) -> Done<()> {
        refuse_the_name(&member.name, &new)?;
        self.must_know_the_password(member, old).await?;
        let password = self.hash(new).await?;
        let (id, except) = (member.id, Some(session));
        self.keep(Write::Member(MemberWrite::SetPassword { member: id, password, except })).await?;
        self.tell_closed(Closed::AllOf { member: id, except });
        Ok(())
    }

    /// New recovery codes in the place of the old ones.
    pub(crate) async fn renew_codes(
        &self,
        member: &Member,
        password: String,
    ) -> Done<Vec<RecoveryCode>> {
        self.must_know_the_password(member, password).await?;
        let (codes, kept) = self.draw_codes();
        let write = MemberWrite::RenewCodes { member: member.id, codes: kept };
        self.keep(Write::Member(write)).await?;
        Ok(codes)
    }

    /// Closes one browser of a member.
    pub(crate) async fn close_session(&self, member: MemberId, key: Fingerprint) -> Done<()> {
        self.keep(Write::Member(MemberWrite::CloseSession { member, key })).await?;
        self.tell_closed(Closed::One(key));
        Ok(())
    }

    /// Closes all of them but one.
    pub(crate) async fn close_sessions(
        &self,
        member: MemberId,
        except: Option<Fingerprint>,
    ) -> Done<()> {
        self.keep(Write::Member(MemberWrite::CloseSessions { member, except })).await?;
        self.tell_closed(Closed::AllOf { member, except });
        Ok(())
    }

    /// Closes an account: what is kept of it is gone, and what it offers with it.
    pub(crate) async fn delete_member(&self, member: &Member, password: String) -> Done<()> {
        self.must_know_the_password(member, password).await?;
        let id = member.id;
        self.keep(Write::Member(MemberWrite::Delete(id))).await?;
        self.tell_closed(Closed::AllOf { member: id, except: None });
        self.withdraw_all(id.person()).await?;
        Ok(())
    }

    /// Returns when a session has been closed.
    pub(crate) fn until_closed(
        &self,
        known: Option<(MemberId, Fingerprint)>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let mut closed = self.desk().closed.subscribe();
        async move {
            let Some((member, session)) = known else { return std::future::pending().await };
            // Who has missed some hangs up too, and is asked anew who they are.
            while let Ok(news) = closed.recv().await {
                if news.has(member, session) {
                    return;
                }
            }
        }
    }

    fn tell_closed(&self, closed: Closed) {
        // Nobody may be listening.
        let _ = self.desk().closed.send(closed);
    }

    async fn must_know_the_password(&self, member: &Member, password: String) -> Done<()> {
        let key: NameKey = member.name.key();
        self.desk().throttle.admit(&key).map_err(MemberTrouble::TooOften)?;
        let asked = key.clone();
        let found = self.ask(move |store| store.member_named(&asked)).await?;
        let hash = found.filter(|(found, _)| found.id == member.id).map(|(_, hash)| hash);
        if !self.desk().hashing.is_right(password, hash).await? {
            return Err(MemberTrouble::Wrong);
        }
        self.desk().throttle.forgive(&key);
        Ok(())
    }

    async fn hash(&self, password: String) -> Done<String> {
        Ok(self.desk().hashing.hash(password, Arc::clone(self.chance())).await?)
    }

    fn draw_codes(&self) -> (Vec<RecoveryCode>, Vec<Code>) {
        let codes: Vec<RecoveryCode> =
            (0..RECOVERY_CODES).map(|_| draw_code(&**self.chance())).collect();
        let kept = codes
            .iter()
            .map(|code| Code { key: code.fingerprint(), kind: CodeKind::Recovery })
            .collect();
        (codes, kept)
    }

    /// Opens a session. One that this browser had before is closed.
    async fn let_in(&self, member: Member, headers: &HeaderMap) -> Done<LoggedIn> {
        if let Some((before, key)) = self.member(headers).await? {
            self.close_session(before.id, key).await?;
        }
        let token = SessionToken::draw(&**self.chance());
        let (key, begun) = (token.fingerprint(), self.now());
        let (id, device) = (member.id, device(headers));
        let session = Session { key, member: id, begun, seen: begun, device };
        self.keep(Write::Member(MemberWrite::OpenSession(session))).await?;
        Ok(LoggedIn { member, token })
    }

    /// Withdraws everything that somebody offers.
    async fn withdraw_all(&self, by: PersonId) -> Done<()> {
        for id in self.offered_by(by) {
            match self.withdraw(id, by).await {
                // Somebody has taken it in this moment.
                Ok(()) | Err(crate::online::LobbyFault::Gone) => {}
                Err(fault) => {
                    return Err(MemberTrouble::Store(StoreFault::Unavailable(fault.to_string())));
                }
            }
        }
        Ok(())
    }
}

fn refuse_the_name(name: &MemberName, password: &str) -> Done<()> {
    if !(password::SHORTEST..=password::LONGEST).contains(&password.chars().count()) {
        return Err(MemberTrouble::Refused(password_length()));
    }
    if password.to_lowercase() == name.as_str().to_lowercase() {
        return Err(MemberTrouble::Refused(MemberRefused::PasswordIsName));
    }
    Ok(())
}
