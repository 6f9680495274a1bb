//! What is asked about members.

use rokade_club::members::{
    Day, Fingerprint, HelpUsed, Member, MemberId, NameKey, Progress, Report, Session, Subject,
};
use rokade_club::person::PersonId;
use rokade_club::ports::StoreFault;

use super::database::{self, Columns, Database, Value, count, moment};
use super::member_writing::column;

pub(super) fn member(
    database: &mut dyn Database,
    id: MemberId,
) -> Result<Option<Member>, StoreFault> {
    let found = "SELECT * FROM member WHERE id = ?1";
    one(database, found, &[column(id).into()], read_member)
}

pub(super) fn member_named(
    database: &mut dyn Database,
    name: &NameKey,
) -> Result<Option<(Member, String)>, StoreFault> {
    let found = "SELECT * FROM member WHERE key = ?1";
    one(database, found, &[name.as_str().into()], |row| {
        Some((read_member(row)?, row.text("password")?))
    })
}

pub(super) fn members(database: &mut dyn Database) -> Result<Vec<Member>, StoreFault> {
    every(database, "SELECT * FROM member ORDER BY key", &[], read_member)
}

pub(super) fn session(
    database: &mut dyn Database,
    key: Fingerprint,
) -> Result<Option<(Session, Member)>, StoreFault> {
    let found = "SELECT session.*, member.* FROM session JOIN member ON member.id = session.member
        WHERE session.key = ?1";
    one(database, found, &[key.to_string().into()], |row| {
        Some((read_session(row, key)?, read_member(row)?))
    })
}

pub(super) fn sessions_of(
    database: &mut dyn Database,
    member: MemberId,
) -> Result<Vec<Session>, StoreFault> {
    let found = "SELECT * FROM session WHERE member = ?1 ORDER BY seen DESC";
    every(database, found, &[column(member).into()], |row| {
        read_session(row, row.text("key")?.parse().ok()?)
    })
}

pub(super) fn codes_left(
    database: &mut dyn Database,
    member: MemberId,
) -> Result<usize, StoreFault> {
    let left = "SELECT count(*) AS number FROM code WHERE member = ?1 AND until IS NULL";
    let left = one(database, left, &[column(member).into()], |row| row.whole("number"))?;
    Ok(left.and_then(|left| usize::try_from(left).ok()).unwrap_or(0))
}

pub(super) fn help_used(
    database: &mut dyn Database,
    member: MemberId,
    day: Day,
) -> Result<HelpUsed, StoreFault> {
    let found = "SELECT hints, reviews FROM help WHERE member = ?1 AND day = ?2";
    let which = [column(member).into(), day.number().into()];
    let used = one(database, found, &which, |row| {
        Some(HelpUsed { hints: count(row, "hints")?, reviews: count(row, "reviews")? })
    })?;
    Ok(used.unwrap_or_default())
}

pub(super) fn progress(
    database: &mut dyn Database,
    member: MemberId,
    subject: Subject,
) -> Result<Option<Progress>, StoreFault> {
    let found = "SELECT revision, text FROM progress WHERE member = ?1 AND subject = ?2";
    one(database, found, &[column(member).into(), subject.word().into()], |row| {
        Some(Progress { revision: count(row, "revision")?, text: row.text("text")? })
    })
}

pub(super) fn blocked_by(
    database: &mut dyn Database,
    member: MemberId,
) -> Result<Vec<Member>, StoreFault> {
    let found = "SELECT member.* FROM block JOIN member ON member.id = block.other
        WHERE block.member = ?1 ORDER BY member.key";
    every(database, found, &[column(member).into()], read_member)
}

pub(super) fn apart_from(
    database: &mut dyn Database,
    member: MemberId,
) -> Result<Vec<MemberId>, StoreFault> {
    let found = "SELECT other AS id FROM block WHERE member = ?1
        UNION SELECT member FROM block WHERE other = ?1 ORDER BY id";
    every(database, found, &[column(member).into()], |row| {
        MemberId::of(row.text("id")?.parse().ok()?)
    })
}

pub(super) fn reports(database: &mut dyn Database) -> Result<Vec<Report>, StoreFault> {
    every(database, "SELECT * FROM report ORDER BY at, game, by_member", &[], |row| {
        let member = |name| MemberId::of(row.text(name)?.parse().ok()?);
        Some(Report {
            at: moment(row, "at")?,
            by: member("by_member")?,
            about: member("about")?,
            game: row.text("game")?.parse().ok()?,
        })
    })
}

pub(super) fn guests_of(
    database: &mut dyn Database,
    member: MemberId,
) -> Result<Vec<u64>, StoreFault> {
    let found = "SELECT guest FROM member_guest WHERE member = ?1 ORDER BY guest";
    every(database, found, &[column(member).into()], |row| {
        match row.text("guest")?.parse().ok()? {
            PersonId::Guest(number) => Some(number),
            PersonId::Member(_) => None,
        }
    })
}

pub(super) fn member_of_guest(
    database: &mut dyn Database,
    guest: u64,
) -> Result<Option<MemberId>, StoreFault> {
    let found = "SELECT member FROM member_guest WHERE guest = ?1";
    let guest = PersonId::Guest(guest).to_string();
    one(database, found, &[guest.into()], |row| MemberId::of(row.text("member")?.parse().ok()?))
}

fn read_member(row: &dyn Columns) -> Option<Member> {
    let id = row.text("id")?.parse().ok()?;
    Some(Member {
        id: MemberId::of(id)?,
        name: row.text("name")?.parse().ok()?,
        plan: row.text("plan")?.parse().ok()?,
        age: row.text("age")?.parse().ok()?,
        since: moment(row, "since")?,
    })
}

fn read_session(row: &dyn Columns, key: Fingerprint) -> Option<Session> {
    Some(Session {
        key,
        member: MemberId::of(row.text("member")?.parse().ok()?)?,
        begun: moment(row, "begun")?,
        seen: moment(row, "seen")?,
        device: row.text("device")?,
    })
}

/// The first row, read. One that cannot be read has been spoilt by another program.
pub(super) fn one<T>(
    database: &mut dyn Database,
    sql: &'static str,
    values: &[Value<'_>],
    read: impl Fn(&dyn Columns) -> Option<T>,
) -> Result<Option<T>, StoreFault> {
    let found = database::first(database, sql, values, read)?;
    found.map(|read| read.ok_or_else(spoilt)).transpose()
}

/// All rows, read.
pub(super) fn every<T>(
    database: &mut dyn Database,
    sql: &'static str,
    values: &[Value<'_>],
    read: impl Fn(&dyn Columns) -> Option<T>,
) -> Result<Vec<T>, StoreFault> {
    let found = database::all(database, sql, values, read)?;
    found.into_iter().map(|read| read.ok_or_else(spoilt)).collect()
}

fn spoilt() -> StoreFault {
    StoreFault::Unavailable("a row of a member cannot be read".to_owned())
}
