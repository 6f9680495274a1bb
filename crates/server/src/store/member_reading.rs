//! What is asked about members.

use rokade_club::members::{
    Day, Fingerprint, HelpUsed, Member, MemberId, NameKey, Progress, Report, Session, Subject,
};
use rokade_club::person::PersonId;
use rokade_club::ports::StoreFault;
use rusqlite::{Connection, OptionalExtension as _, Params, Row, params};

use super::member_writing::column;
use super::{row, unavailable};

pub(super) fn member(connection: &Connection, id: MemberId) -> Result<Option<Member>, StoreFault> {
    let found = "SELECT * FROM member WHERE id = ?1";
    first(connection, found, [column(id)], read_member)
}

pub(super) fn member_named(
    connection: &Connection,
    name: &NameKey,
) -> Result<Option<(Member, String)>, StoreFault> {
    let found = "SELECT * FROM member WHERE key = ?1";
    first(connection, found, [name.as_str()], |found| {
        Some((read_member(found)?, found.get("password").ok()?))
    })
}

pub(super) fn members(connection: &Connection) -> Result<Vec<Member>, StoreFault> {
    all(connection, "SELECT * FROM member ORDER BY key", [], read_member)
}

pub(super) fn session(
    connection: &Connection,
    key: Fingerprint,
) -> Result<Option<(Session, Member)>, StoreFault> {
    let found = "SELECT session.*, member.* FROM session JOIN member ON member.id = session.member
        WHERE session.key = ?1";
    first(connection, found, [key.to_string()], |found| {
        Some((read_session(found, key)?, read_member(found)?))
    })
}

pub(super) fn sessions_of(
    connection: &Connection,
    member: MemberId,
) -> Result<Vec<Session>, StoreFault> {
    let found = "SELECT * FROM session WHERE member = ?1 ORDER BY seen DESC";
    all(connection, found, [column(member)], |found| {
        read_session(found, row::text(found, "key")?.parse().ok()?)
    })
}

pub(super) fn codes_left(connection: &Connection, member: MemberId) -> Result<usize, StoreFault> {
    let count = "SELECT count(*) FROM code WHERE member = ?1 AND until IS NULL";
    let left = first(connection, count, [column(member)], |found| found.get::<_, i64>(0).ok())?;
    Ok(left.and_then(|left| usize::try_from(left).ok()).unwrap_or(0))
}

pub(super) fn help_used(
    connection: &Connection,
    member: MemberId,
    day: Day,
) -> Result<HelpUsed, StoreFault> {
    let found = "SELECT hints, reviews FROM help WHERE member = ?1 AND day = ?2";
    let which = params![column(member), day.number()];
    let used = first(connection, found, which, |found| {
        Some(HelpUsed { hints: found.get("hints").ok()?, reviews: found.get("reviews").ok()? })
    })?;
    Ok(used.unwrap_or_default())
}

pub(super) fn progress(
    connection: &Connection,
    member: MemberId,
    subject: Subject,
) -> Result<Option<Progress>, StoreFault> {
    let found = "SELECT revision, text FROM progress WHERE member = ?1 AND subject = ?2";
    first(connection, found, params![column(member), subject.word()], |found| {
        Some(Progress { revision: found.get("revision").ok()?, text: row::text(found, "text")? })
    })
}

pub(super) fn blocked_by(
    connection: &Connection,
    member: MemberId,
) -> Result<Vec<Member>, StoreFault> {
    let found = "SELECT member.* FROM block JOIN member ON member.id = block.other
        WHERE block.member = ?1 ORDER BY member.key";
    all(connection, found, [column(member)], read_member)
}

pub(super) fn apart_from(
    connection: &Connection,
    member: MemberId,
) -> Result<Vec<MemberId>, StoreFault> {
    let found = "SELECT other AS id FROM block WHERE member = ?1
        UNION SELECT member FROM block WHERE other = ?1 ORDER BY id";
    all(connection, found, [column(member)], |found| {
        MemberId::of(row::text(found, "id")?.parse().ok()?)
    })
}

pub(super) fn reports(connection: &Connection) -> Result<Vec<Report>, StoreFault> {
    all(connection, "SELECT * FROM report ORDER BY at", [], |found| {
        let member = |name| MemberId::of(row::text(found, name)?.parse().ok()?);
        Some(Report {
            at: row::moment(found, "at")?,
            by: member("by_member")?,
            about: member("about")?,
            game: row::text(found, "game")?.parse().ok()?,
        })
    })
}

pub(super) fn guests_of(connection: &Connection, member: MemberId) -> Result<Vec<u64>, StoreFault> {
    let found = "SELECT guest FROM member_guest WHERE member = ?1 ORDER BY guest";
    all(connection, found, [column(member)], |found| {
        match row::text(found, "guest")?.parse().ok()? {
            PersonId::Guest(number) => Some(number),
            PersonId::Member(_) => None,
        }
    })
}

pub(super) fn member_of_guest(
    connection: &Connection,
    guest: u64,
) -> Result<Option<MemberId>, StoreFault> {
    let found = "SELECT member FROM member_guest WHERE guest = ?1";
    let guest = PersonId::Guest(guest).to_string();
    first(connection, found, [guest], |found| {
        MemberId::of(row::text(found, "member")?.parse().ok()?)
    })
}

fn read_member(found: &Row<'_>) -> Option<Member> {
    let id = found.get::<_, String>("id").ok()?.parse().ok()?;
    Some(Member {
        id: MemberId::of(id)?,
        name: row::text(found, "name")?.parse().ok()?,
        plan: row::text(found, "plan")?.parse().ok()?,
        age: row::text(found, "age")?.parse().ok()?,
        since: row::moment(found, "since")?,
    })
}

fn read_session(found: &Row<'_>, key: Fingerprint) -> Option<Session> {
    Some(Session {
        key,
        member: MemberId::of(row::text(found, "member")?.parse().ok()?)?,
        begun: row::moment(found, "begun")?,
        seen: row::moment(found, "seen")?,
        device: row::text(found, "device")?,
    })
}

/// The first row, read. One that cannot be read has been spoilt by another program.
pub(super) fn first<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    read: impl Fn(&Row<'_>) -> Option<T>,
) -> Result<Option<T>, StoreFault> {
    let found = connection
        .prepare_cached(sql)
        .and_then(|mut sql| sql.query_row(values, |found| Ok(read(found))).optional())
        .map_err(unavailable)?;
    found.map(|read| read.ok_or_else(spoilt)).transpose()
}

pub(super) fn all<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    read: impl Fn(&Row<'_>) -> Option<T>,
) -> Result<Vec<T>, StoreFault> {
    let mut sql = connection.prepare_cached(sql).map_err(unavailable)?;
    let rows = sql.query_map(values, |found| Ok(read(found))).map_err(unavailable)?;
    rows.map(|found| found.map_err(unavailable)?.ok_or_else(spoilt)).collect()
}

fn spoilt() -> StoreFault {
    StoreFault::Unavailable("a row of a member cannot be read".to_owned())
}
