//! Members that are forgotten when the program ends; part of [`MemoryStore`](crate::memory_store::MemoryStore).

use std::collections::{BTreeMap, BTreeSet};

use rokade_club::members::session::MOST_SESSIONS;
use rokade_club::members::{
    Code, CodeKind, Day, Fingerprint, Help, HelpUsed, Member, MemberFault, MemberId, MemberWrite,
    NameKey, Progress, Report, Session, Subject,
};
use rokade_club::rating::{Pool, Rating};

/// A member as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) member: Member,
    pub(crate) password: String,
    pub(crate) codes: Vec<Code>,
}

/// All of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct MemberShelf {
    pub(crate) members: BTreeMap<MemberId, Kept>,
    pub(crate) sessions: BTreeMap<Fingerprint, Session>,
    pub(crate) guests: BTreeMap<u64, MemberId>,
    pub(crate) blocks: BTreeSet<(MemberId, MemberId)>,
    pub(crate) reports: Vec<Report>,
    pub(crate) progress: BTreeMap<(MemberId, Subject), Progress>,
    pub(crate) ratings: BTreeMap<(MemberId, Pool), Rating>,
    pub(crate) help: BTreeMap<MemberId, (Day, HelpUsed)>,
    names: BTreeSet<NameKey>,
}

impl MemberShelf {
    pub(crate) fn keep(&mut self, write: MemberWrite) -> Result<(), MemberFault> {
        match write {
            MemberWrite::SignUp { member, password, codes, guest } => {
                if !self.names.insert(member.name.key()) {
                    return Err(MemberFault::NameTaken);
                }
                if let Some(guest) = guest
                    && self.guests.insert(guest, member.id).is_some()
                {
                    return Err(MemberFault::GuestTaken);
                }
                self.members.insert(member.id, Kept { member, password, codes });
            }
            MemberWrite::SetPassword { member, password, except } => {
                self.of(member)?.password = password;
                self.close(member, except);
            }
            MemberWrite::Recover { member, code, password, at } => {
                let kept = self.of(member)?;
                let place = kept.codes.iter().position(|one| one.key == code && one.is_good(at));
                kept.codes.remove(place.ok_or(MemberFault::NoSuchCode)?);
                kept.password = password;
                self.close(member, None);
            }
            MemberWrite::RenewCodes { member, codes } => {
                let kept = self.of(member)?;
                kept.codes.retain(|one| one.kind != CodeKind::Recovery);
                kept.codes.extend(codes);
            }
            MemberWrite::HostCode { member, code } => {
                let kept = self.of(member)?;
                kept.codes.retain(|one| one.kind == CodeKind::Recovery);
                kept.codes.push(code);
            }
            MemberWrite::SetPlan(member, plan) => self.of(member)?.member.plan = plan,
            MemberWrite::SetAge(member, age) => self.of(member)?.member.age = age,
            MemberWrite::UseHelp { member, day, help, at_most } => {
                self.of(member)?;
                let kept = self.help.get(&member).filter(|(kept, _)| *kept == day);
                let mut used = kept.map(|(_, used)| *used).unwrap_or_default();
                let count = match help {
                    Help::Hint => &mut used.hints,
                    Help::Review => &mut used.reviews,
                };
                if at_most.is_some_and(|most| *count >= most) {
                    return Err(MemberFault::NoHelpLeft);
                }
                *count += 1;
                self.help.insert(member, (day, used));
            }
            MemberWrite::Delete(member) => {
                self.of(member)?;
                self.blocks.retain(|(one, other)| *one != member && *other != member);
                self.reports.retain(|one| one.by != member && one.about != member);
                self.help.remove(&member);
                self.progress.retain(|(whose, _), _| *whose != member);
                self.ratings.retain(|(whose, _), _| *whose != member);
                self.members.remove(&member);
                self.close(member, None);
                self.guests.retain(|_, known| *known != member);
            }
            session => return self.keep_session(session),
        }
        Ok(())
    }

    fn keep_session(&mut self, write: MemberWrite) -> Result<(), MemberFault> {
        match write {
            MemberWrite::OpenSession(session) => {
                self.of(session.member)?;
                let (member, now) = (session.member, session.begun);
                self.sessions.retain(|_, one| one.is_open(now));
                self.sessions.insert(session.key, session);
                let mut own: Vec<Session> =
                    self.sessions.values().filter(|one| one.member == member).cloned().collect();
                own.sort_by_key(|one| std::cmp::Reverse(one.seen));
                for old in own.iter().skip(MOST_SESSIONS) {
                    self.sessions.remove(&old.key);
                }
            }
            MemberWrite::Seen { key, at } => {
                let session = self.sessions.get_mut(&key).ok_or(MemberFault::NoSuchSession)?;
                session.seen = session.seen.max(at);
            }
            MemberWrite::CloseSession { member, key } => {
                if self.sessions.get(&key).is_none_or(|one| one.member != member) {
                    return Err(MemberFault::NoSuchSession);
                }
                self.sessions.remove(&key);
            }
            MemberWrite::CloseSessions { member, except } => self.close(member, except),
            beside => return self.keep_beside(beside),
        }
        Ok(())
    }

    fn keep_beside(&mut self, write: MemberWrite) -> Result<(), MemberFault> {
        match write {
            MemberWrite::PutProgress { member, subject, after, text } => {
                self.of(member)?;
                let kept = self.progress.get(&(member, subject)).map_or(0, |kept| kept.revision);
                if kept != after {
                    return Err(MemberFault::Overtaken);
                }
                let revision = after + 1;
                self.progress.insert((member, subject), Progress { revision, text });
            }
            MemberWrite::Block { member, other } => {
                self.of(member)?;
                self.of(other)?;
                self.blocks.insert((member, other));
            }
            MemberWrite::Unblock { member, other } => {
                self.of(member)?;
                self.blocks.remove(&(member, other));
            }
            MemberWrite::Report(report) => {
                self.of(report.by)?;
                self.of(report.about)?;
                let is_same = |one: &Report| (one.by, one.game) == (report.by, report.game);
                if !self.reports.iter().any(is_same) {
                    self.reports.push(report);
                }
            }
            // All others are in `keep` and `keep_session`.
            _ => {}
        }
        Ok(())
    }

    fn of(&mut self, id: MemberId) -> Result<&mut Kept, MemberFault> {
        self.members.get_mut(&id).ok_or(MemberFault::NoSuchMember)
    }

    fn close(&mut self, member: MemberId, except: Option<Fingerprint>) {
        self.sessions.retain(|key, one| one.member != member || Some(*key) == except);
    }
}
