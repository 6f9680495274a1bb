//! What is kept of members, within the writer's transaction.

use rokade_club::members::session::{MOST_SESSIONS, SESSION_TERM};
use rokade_club::members::{
    Code, CodeKind, Day, Fingerprint, Help, Member, MemberFault, MemberId, MemberWrite, NameKey,
    Report, Session,
};
use rokade_club::person::PersonId;
use rokade_club::ports::StoreFault;
use rokade_rules::clock::Moment;
use rusqlite::{Connection, OptionalExtension as _, Params, params};
use sha2::{Digest as _, Sha256};

use super::writing::conflict;
use super::{member_reading, unavailable};

type Kept = Result<(), StoreFault>;

pub(super) fn keep(connection: &Connection, write: &MemberWrite) -> Kept {
    match write {
        MemberWrite::SignUp { member, password, codes, guest } => {
            sign_up(connection, member, password)?;
            put_codes(connection, member.id, codes)?;
            guest.map_or(Ok(()), |guest| adopt(connection, member.id, guest))
        }
        MemberWrite::OpenSession(session) => open_session(connection, session),
        MemberWrite::Seen { key, at } => {
            let seen = "UPDATE session SET seen = max(seen, ?2) WHERE key = ?1";
            one(connection, seen, params![key.to_string(), ms(*at)], MemberFault::NoSuchSession)
        }
        MemberWrite::CloseSession { member, key } => {
            let close = "DELETE FROM session WHERE member = ?1 AND key = ?2";
            let which = params![column(*member), key.to_string()];
            one(connection, close, which, MemberFault::NoSuchSession)
        }
        MemberWrite::CloseSessions { member, except } => {
            close_sessions(connection, *member, *except)
        }
        MemberWrite::SetPassword { member, password, except } => {
            set_password(connection, *member, password)?;
            close_sessions(connection, *member, *except)
        }
        MemberWrite::Recover { member, code, password, at } => {
            use_code(connection, *member, *code, *at)?;
            set_password(connection, *member, password)?;
            close_sessions(connection, *member, None)
        }
        MemberWrite::RenewCodes { member, codes } => {
            must_be_there(connection, *member)?;
            let old = "DELETE FROM code WHERE member = ?1 AND until IS NULL";
            run(connection, old, params![column(*member)])?;
            put_codes(connection, *member, codes)
        }
        MemberWrite::HostCode { member, code } => {
            must_be_there(connection, *member)?;
            let old = "DELETE FROM code WHERE member = ?1 AND until IS NOT NULL";
            run(connection, old, params![column(*member)])?;
            put_codes(connection, *member, std::slice::from_ref(code))
        }
        MemberWrite::SetPlan(member, plan) => {
            let set = "UPDATE member SET plan = ?2 WHERE id = ?1";
            of_member(connection, set, params![column(*member), plan.word()])
        }
        MemberWrite::SetAge(member, age) => {
            let set = "UPDATE member SET age = ?2 WHERE id = ?1";
            of_member(connection, set, params![column(*member), age.word()])
        }
        MemberWrite::Delete(member) => delete(connection, *member),
        beside => keep_beside(connection, beside),
    }
}

/// What members do beside their account.
fn keep_beside(connection: &Connection, write: &MemberWrite) -> Kept {
    match write {
        MemberWrite::UseHelp { member, day, help, at_most } => {
            use_help(connection, *member, *day, (*help, *at_most))
        }
        MemberWrite::PutProgress { member, subject, after, text } => {
            must_be_there(connection, *member)?;
            let kept = member_reading::progress(connection, *member, *subject)?;
            if kept.map_or(0, |kept| kept.revision) != *after {
                return Err(MemberFault::Overtaken.into());
            }
            let put = "INSERT OR REPLACE INTO progress VALUES (?1, ?2, ?3, ?4)";
            let revision = after.saturating_add(1);
            run(connection, put, params![column(*member), subject.word(), revision, text])
        }
        MemberWrite::Block { member, other } => {
            must_be_there(connection, *member)?;
            must_be_there(connection, *other)?;
            let put = "INSERT OR REPLACE INTO block VALUES (?1, ?2)";
            run(connection, put, params![column(*member), column(*other)])
        }
        MemberWrite::Unblock { member, other } => {
            must_be_there(connection, *member)?;
            let gone = "DELETE FROM block WHERE member = ?1 AND other = ?2";
            run(connection, gone, params![column(*member), column(*other)])
        }
        MemberWrite::Report(report) => tell_host(connection, *report),
        // All others are in `keep`.
        _ => Ok(()),
    }
}

fn sign_up(connection: &Connection, member: &Member, password: &str) -> Kept {
    let Member { id, name, plan, age, since } = member;
    let key = name.key();
    let gone: Option<i64> = connection
        .prepare_cached("SELECT 1 FROM name_gone WHERE print = ?1")
        .and_then(|mut gone| gone.query_row([print_of(&key)], |row| row.get(0)).optional())
        .map_err(unavailable)?;
    if gone.is_some() {
        return Err(MemberFault::NameTaken.into());
    }
    let row = params![
        column(*id),
        name.as_str(),
        key.as_str(),
        password,
        plan.word(),
        age.word(),
        ms(*since)
    ];
    connection
        .prepare_cached("INSERT INTO member VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        .map_err(unavailable)?
        .execute(row)
        .map(|_| ())
        .map_err(|fault| conflict(fault, MemberFault::NameTaken.into()))
}

fn adopt(connection: &Connection, member: MemberId, guest: u64) -> Kept {
    connection
        .prepare_cached("INSERT INTO member_guest VALUES (?1, ?2)")
        .map_err(unavailable)?
        .execute(params![PersonId::Guest(guest).to_string(), column(member)])
        .map(|_| ())
        .map_err(|fault| conflict(fault, MemberFault::GuestTaken.into()))
}

fn open_session(connection: &Connection, session: &Session) -> Kept {
    let Session { key, member, begun, seen, device } = session;
    let expired = begun.as_ms().saturating_sub(SESSION_TERM.as_ms());
    let expired = i64::try_from(expired).unwrap_or(i64::MAX);
    run(connection, "DELETE FROM session WHERE seen < ?1", params![expired])?;
    let row = params![key.to_string(), column(*member), ms(*begun), ms(*seen), device];
    connection
        .prepare_cached("INSERT INTO session VALUES (?1, ?2, ?3, ?4, ?5)")
        .map_err(unavailable)?
        .execute(row)
        .map_err(|fault| conflict(fault, MemberFault::NoSuchMember.into()))?;
    let too_many = "DELETE FROM session WHERE key IN
        (SELECT key FROM session WHERE member = ?1 ORDER BY seen DESC LIMIT -1 OFFSET ?2)";
    let most = i64::try_from(MOST_SESSIONS).unwrap_or(i64::MAX);
    run(connection, too_many, params![column(*member), most])
}

fn close_sessions(connection: &Connection, member: MemberId, except: Option<Fingerprint>) -> Kept {
    let stays = except.map(|key| key.to_string()).unwrap_or_default();
    let close = "DELETE FROM session WHERE member = ?1 AND key <> ?2";
    run(connection, close, params![column(member), stays])
}

fn set_password(connection: &Connection, member: MemberId, password: &str) -> Kept {
    let set = "UPDATE member SET password = ?2 WHERE id = ?1";
    of_member(connection, set, params![column(member), password])
}

fn use_code(connection: &Connection, member: MemberId, code: Fingerprint, at: Moment) -> Kept {
    let used = "DELETE FROM code WHERE member = ?1 AND key = ?2 AND (until IS NULL OR until >= ?3)";
    let which = params![column(member), code.to_string(), ms(at)];
    one(connection, used, which, MemberFault::NoSuchCode)
}

fn put_codes(connection: &Connection, member: MemberId, codes: &[Code]) -> Kept {
    for code in codes {
        let until = match code.kind {
            CodeKind::Recovery => None,
            CodeKind::Host { until } => Some(ms(until)),
        };
        let put = "INSERT OR REPLACE INTO code VALUES (?1, ?2, ?3)";
        run(connection, put, params![column(member), code.key.to_string(), until])?;
    }
    Ok(())
}

fn delete(connection: &Connection, member: MemberId) -> Kept {
    let name: Option<String> = connection
        .prepare_cached("SELECT key FROM member WHERE id = ?1")
        .and_then(|mut key| key.query_row([column(member)], |row| row.get(0)).optional())
        .map_err(unavailable)?;
    let Some(name) = name else { return Err(MemberFault::NoSuchMember.into()) };
    run(connection, "INSERT OR REPLACE INTO name_gone VALUES (?1)", params![print(&name)])?;
    // All that refers to the row goes with it.
    run(connection, "DELETE FROM member WHERE id = ?1", params![column(member)])
}

fn use_help(
    connection: &Connection,
    member: MemberId,
    day: Day,
    (help, at_most): (Help, Option<u32>),
) -> Kept {
    must_be_there(connection, member)?;
    let mut used = member_reading::help_used(connection, member, day)?;
    let count = match help {
        Help::Hint => &mut used.hints,
        Help::Review => &mut used.reviews,
    };
    if at_most.is_some_and(|most| *count >= most) {
        return Err(MemberFault::NoHelpLeft.into());
    }
    *count = count.saturating_add(1);
    let put = "INSERT OR REPLACE INTO help VALUES (?1, ?2, ?3, ?4)";
    run(connection, put, params![column(member), day.number(), used.hints, used.reviews])
}

fn tell_host(connection: &Connection, report: Report) -> Kept {
    let Report { at, by, about, game } = report;
    must_be_there(connection, by)?;
    must_be_there(connection, about)?;
    let put = "INSERT OR IGNORE INTO report VALUES (?1, ?2, ?3, ?4)";
    let row = params![column(by), game.to_string(), column(about), ms(at)];
    connection
        .prepare_cached(put)
        .and_then(|mut put| put.execute(row))
        .map(|_| ())
        .map_err(|fault| conflict(fault, StoreFault::NoSuchGame(game)))
}

fn must_be_there(connection: &Connection, member: MemberId) -> Kept {
    let there: Option<i64> = connection
        .prepare_cached("SELECT 1 FROM member WHERE id = ?1")
        .and_then(|mut there| there.query_row([column(member)], |row| row.get(0)).optional())
        .map_err(unavailable)?;
    if there.is_some() { Ok(()) } else { Err(MemberFault::NoSuchMember.into()) }
}

fn of_member(connection: &Connection, sql: &str, values: impl Params) -> Kept {
    one(connection, sql, values, MemberFault::NoSuchMember)
}

/// Changes one row; none there means what the caller says.
fn one(connection: &Connection, sql: &str, values: impl Params, none: MemberFault) -> Kept {
    let changed = connection
        .prepare_cached(sql)
        .and_then(|mut sql| sql.execute(values))
        .map_err(unavailable)?;
    if changed == 1 { Ok(()) } else { Err(none.into()) }
}

pub(super) fn run(connection: &Connection, sql: &str, values: impl Params) -> Kept {
    connection
        .prepare_cached(sql)
        .and_then(|mut sql| sql.execute(values))
        .map(|_| ())
        .map_err(unavailable)
}

pub(super) fn column(member: MemberId) -> String {
    member.person().to_string()
}

pub(super) fn ms(moment: Moment) -> i64 {
    i64::try_from(moment.as_ms()).unwrap_or(i64::MAX)
}

fn print_of(name: &NameKey) -> String {
    print(name.as_str())
}

fn print(key: &str) -> String {
    Fingerprint::new(Sha256::digest(key).into()).to_string()
}
