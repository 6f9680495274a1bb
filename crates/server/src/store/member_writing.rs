//! What is kept of members, within the writer's transaction.

use rokade_club::members::session::{MOST_SESSIONS, SESSION_TERM};
use rokade_club::members::{
    Code, CodeKind, Day, Fingerprint, Help, Member, MemberFault, MemberId, MemberWrite, NameKey,
    Report, Session,
};
use rokade_club::person::PersonId;
use rokade_club::ports::StoreFault;
use rokade_rules::clock::Moment;
use sha2::{Digest as _, Sha256};

use super::database::{Database, Value, is_there};
use super::member_reading;

type Kept = Result<(), StoreFault>;

pub(super) fn keep(database: &mut dyn Database, write: &MemberWrite) -> Kept {
    match write {
        MemberWrite::SignUp { member, password, codes, guest } => {
            sign_up(database, member, password)?;
            put_codes(database, member.id, codes)?;
            guest.map_or(Ok(()), |guest| adopt(database, member.id, guest))
        }
        MemberWrite::OpenSession(session) => open_session(database, session),
        MemberWrite::Seen { key, at } => {
            let seen = "UPDATE session SET seen = CASE WHEN seen < ?2 THEN ?2 ELSE seen END
                WHERE key = ?1";
            one(database, seen, &[key.to_string().into(), (*at).into()], MemberFault::NoSuchSession)
        }
        MemberWrite::CloseSession { member, key } => {
            let close = "DELETE FROM session WHERE member = ?1 AND key = ?2";
            let which = [column(*member).into(), key.to_string().into()];
            one(database, close, &which, MemberFault::NoSuchSession)
        }
        MemberWrite::CloseSessions { member, except } => close_sessions(database, *member, *except),
        MemberWrite::SetPassword { member, password, except } => {
            set_password(database, *member, password)?;
            close_sessions(database, *member, *except)
        }
        MemberWrite::Recover { member, code, password, at } => {
            use_code(database, *member, *code, *at)?;
            set_password(database, *member, password)?;
            close_sessions(database, *member, None)
        }
        MemberWrite::RenewCodes { member, codes } => {
            must_be_there(database, *member)?;
            let old = "DELETE FROM code WHERE member = ?1 AND until IS NULL";
            run(database, old, &[column(*member).into()])?;
            put_codes(database, *member, codes)
        }
        MemberWrite::HostCode { member, code } => {
            must_be_there(database, *member)?;
            let old = "DELETE FROM code WHERE member = ?1 AND until IS NOT NULL";
            run(database, old, &[column(*member).into()])?;
            put_codes(database, *member, std::slice::from_ref(code))
        }
        MemberWrite::SetPlan(member, plan) => {
            let set = "UPDATE member SET plan = ?2 WHERE id = ?1";
            of_member(database, set, &[column(*member).into(), plan.word().into()])
        }
        MemberWrite::SetAge(member, age) => {
            let set = "UPDATE member SET age = ?2 WHERE id = ?1";
            of_member(database, set, &[column(*member).into(), age.word().into()])
        }
        MemberWrite::Delete(member) => delete(database, *member),
        beside => keep_beside(database, beside),
    }
}

/// What members do beside their account.
fn keep_beside(database: &mut dyn Database, write: &MemberWrite) -> Kept {
    match write {
        MemberWrite::UseHelp { member, day, help, at_most } => {
            use_help(database, *member, *day, (*help, *at_most))
        }
        MemberWrite::PutProgress { member, subject, after, text } => {
            must_be_there(database, *member)?;
            let kept = member_reading::progress(database, *member, *subject)?;
            if kept.map_or(0, |kept| kept.revision) != *after {
                return Err(MemberFault::Overtaken.into());
            }
            let put = "INSERT INTO progress VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (member, subject)
                DO UPDATE SET revision = excluded.revision, text = excluded.text";
            let revision = after.saturating_add(1);
            run(
                database,
                put,
                &[column(*member).into(), subject.word().into(), revision.into(), text.into()],
            )
        }
        MemberWrite::Block { member, other } => {
            must_be_there(database, *member)?;
            must_be_there(database, *other)?;
            let put = "INSERT INTO block VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            run(database, put, &[column(*member).into(), column(*other).into()])
        }
        MemberWrite::Unblock { member, other } => {
            must_be_there(database, *member)?;
            let gone = "DELETE FROM block WHERE member = ?1 AND other = ?2";
            run(database, gone, &[column(*member).into(), column(*other).into()])
        }
        MemberWrite::Report(report) => tell_host(database, *report),
        // All others are in `keep`.
        _ => Ok(()),
    }
}

fn sign_up(database: &mut dyn Database, member: &Member, password: &str) -> Kept {
    let Member { id, name, plan, age, since } = member;
    let key = name.key();
    let gone = "SELECT print FROM name_gone WHERE print = ?1";
    if is_there(database, gone, &[print_of(&key).into()])? {
        return Err(MemberFault::NameTaken.into());
    }
    let row = [
        column(*id).into(),
        name.as_str().into(),
        key.as_str().into(),
        password.into(),
        plan.word().into(),
        age.word().into(),
        (*since).into(),
    ];
    database
        .change("INSERT INTO member VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)", &row)
        .map(|_| ())
        .map_err(|fault| fault.or(MemberFault::NameTaken.into()))
}

fn adopt(database: &mut dyn Database, member: MemberId, guest: u64) -> Kept {
    let row = [PersonId::Guest(guest).to_string().into(), column(member).into()];
    database
        .change("INSERT INTO member_guest VALUES (?1, ?2)", &row)
        .map(|_| ())
        .map_err(|fault| fault.or(MemberFault::GuestTaken.into()))
}

fn open_session(database: &mut dyn Database, session: &Session) -> Kept {
    let Session { key, member, begun, seen, device } = session;
    let expired = Moment::new(begun.as_ms().saturating_sub(SESSION_TERM.as_ms()));
    run(database, "DELETE FROM session WHERE seen < ?1", &[expired.into()])?;
    let row = [
        key.to_string().into(),
        column(*member).into(),
        (*begun).into(),
        (*seen).into(),
        device.into(),
    ];
    database
        .change("INSERT INTO session VALUES (?1, ?2, ?3, ?4, ?5)", &row)
        .map_err(|fault| fault.or(MemberFault::NoSuchMember.into()))?;
    let too_many = "DELETE FROM session WHERE member = ?1 AND key NOT IN
        (SELECT key FROM session WHERE member = ?1 ORDER BY seen DESC LIMIT ?2)";
    let most = i64::try_from(MOST_SESSIONS).unwrap_or(i64::MAX);
    run(database, too_many, &[column(*member).into(), most.into()])
}

fn close_sessions(
    database: &mut dyn Database,
    member: MemberId,
    except: Option<Fingerprint>,
) -> Kept {
    let stays = except.map(|key| key.to_string()).unwrap_or_default();
    let close = "DELETE FROM session WHERE member = ?1 AND key <> ?2";
    run(database, close, &[column(member).into(), stays.into()])
}

fn set_password(database: &mut dyn Database, member: MemberId, password: &str) -> Kept {
    let set = "UPDATE member SET password = ?2 WHERE id = ?1";
    of_member(database, set, &[column(member).into(), password.into()])
}

fn use_code(database: &mut dyn Database, member: MemberId, code: Fingerprint, at: Moment) -> Kept {
    let used = "DELETE FROM code WHERE member = ?1 AND key = ?2 AND (until IS NULL OR until >= ?3)";
    let which = [column(member).into(), code.to_string().into(), at.into()];
    one(database, used, &which, MemberFault::NoSuchCode)
}

fn put_codes(database: &mut dyn Database, member: MemberId, codes: &[Code]) -> Kept {
    for code in codes {
        let until = match code.kind {
            CodeKind::Recovery => None,
            CodeKind::Host { until } => Some(until),
        };
        let put = "INSERT INTO code VALUES (?1, ?2, ?3)
            ON CONFLICT (member, key) DO UPDATE SET until = excluded.until";
        run(database, put, &[column(member).into(), code.key.to_string().into(), until.into()])?;
    }
    Ok(())
}

fn delete(database: &mut dyn Database, member: MemberId) -> Kept {
    let key = "SELECT key FROM member WHERE id = ?1";
    let name = member_reading::one(database, key, &[column(member).into()], |row| row.text("key"))?;
    let Some(name) = name else { return Err(MemberFault::NoSuchMember.into()) };
    let gone = "INSERT INTO name_gone VALUES (?1) ON CONFLICT DO NOTHING";
    run(database, gone, &[print(&name).into()])?;
    // All that refers to the row goes with it.
    run(database, "DELETE FROM member WHERE id = ?1", &[column(member).into()])
}

fn use_help(
    database: &mut dyn Database,
    member: MemberId,
    day: Day,
    (help, at_most): (Help, Option<u32>),
) -> Kept {
    must_be_there(database, member)?;
    let mut used = member_reading::help_used(database, member, day)?;
    let count = match help {
        Help::Hint => &mut used.hints,
        Help::Review => &mut used.reviews,
    };
    if at_most.is_some_and(|most| *count >= most) {
        return Err(MemberFault::NoHelpLeft.into());
    }
    *count = count.saturating_add(1);
    let put = "INSERT INTO help VALUES (?1, ?2, ?3, ?4) ON CONFLICT (member)
        DO UPDATE SET day = excluded.day, hints = excluded.hints, reviews = excluded.reviews";
    run(
        database,
        put,
        &[column(member).into(), day.number().into(), used.hints.into(), used.reviews.into()],
    )
}

fn tell_host(database: &mut dyn Database, report: Report) -> Kept {
    let Report { at, by, about, game } = report;
    must_be_there(database, by)?;
    must_be_there(database, about)?;
    let put = "INSERT INTO report VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING";
    let row = [column(by).into(), game.to_string().into(), column(about).into(), at.into()];
    database.change(put, &row).map(|_| ()).map_err(|fault| fault.or(StoreFault::NoSuchGame(game)))
}

fn must_be_there(database: &mut dyn Database, member: MemberId) -> Kept {
    let there =
        is_there(database, "SELECT id FROM member WHERE id = ?1", &[column(member).into()])?;
    if there { Ok(()) } else { Err(MemberFault::NoSuchMember.into()) }
}

fn of_member(database: &mut dyn Database, sql: &'static str, values: &[Value<'_>]) -> Kept {
    one(database, sql, values, MemberFault::NoSuchMember)
}

/// Changes one row; none there means what the caller says.
fn one(
    database: &mut dyn Database,
    sql: &'static str,
    values: &[Value<'_>],
    none: MemberFault,
) -> Kept {
    if database.change(sql, values)? == 1 { Ok(()) } else { Err(none.into()) }
}

pub(super) fn run(database: &mut dyn Database, sql: &'static str, values: &[Value<'_>]) -> Kept {
    database.change(sql, values)?;
    Ok(())
}

pub(super) fn column(member: MemberId) -> String {
    member.person().to_string()
}

fn print_of(name: &NameKey) -> String {
    print(name.as_str())
}

fn print(key: &str) -> String {
    Fingerprint::new(Sha256::digest(key).into()).to_string()
}
