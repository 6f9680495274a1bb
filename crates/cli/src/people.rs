//! The part of `rokade admin` that is about people: it works beside a house that runs.

use rokade_club::members::{Age, Member, MemberFault, MemberName, Plan};
use rokade_club::ports::StoreFault;
use rokade_server::members::{Host, HostFault, Reported};
use rokade_server::online::{HouseTime, SystemChance};
use serde::Serialize;

use crate::arguments::{
    AgeArguments, AgeWord, KeptAt, MemberArguments, PeopleArguments, PlanArguments, PlanWord,
    ReportsArguments,
};
use crate::failure::Failure;
use crate::texts::Texts;

/// A member on a line of `--json`.
#[derive(Serialize)]
struct Line<'a> {
    name: &'a str,
    plan: &'static str,
    age: &'static str,
    since_ms: u64,
}

/// All members, a line each.
pub(crate) fn list(arguments: &PeopleArguments, texts: &Texts) -> Result<String, Failure> {
    let members = with_host(&arguments.kept, |host| host.people())?;
    if arguments.json {
        let lines: Result<Vec<String>, _> = members.iter().map(line).collect();
        // Plain words and numbers can be written.
        return lines.map(|lines| lines.join("\n")).map_err(|why| Failure::Output(why.into()));
    }
    if members.is_empty() {
        return Ok(texts.say("admin-nobody"));
    }
    let mut told: Vec<String> = members.iter().map(|member| shown(member, texts)).collect();
    told.push(texts.tell("admin-count", &[("count", &members.len().to_string())]));
    Ok(told.join("\n"))
}

fn line(member: &Member) -> serde_json::Result<String> {
    let (plan, age) = (member.plan.word(), member.age.word());
    let since_ms = member.since.as_ms();
    serde_json::to_string(&Line { name: member.name.as_str(), plan, age, since_ms })
}

fn shown(member: &Member, texts: &Texts) -> String {
    let mut words = Vec::new();
    if member.plan == Plan::Premium {
        words.push(texts.say("admin-word-premium"));
    }
    if member.age == Age::Child {
        words.push(texts.say("admin-word-child"));
    }
    let name = member.name.as_str();
    if words.is_empty() { name.to_owned() } else { format!("{name} ({})", words.join(", ")) }
}

/// What members have told the host of, with what was written.
pub(crate) fn reports(arguments: &ReportsArguments, texts: &Texts) -> Result<String, Failure> {
    let all = with_host(&arguments.kept, |host| host.reports())?;
    if all.is_empty() {
        return Ok(texts.say("admin-no-reports"));
    }
    let told: Vec<String> = all.iter().map(|one| report(one, texts)).collect();
    Ok(told.join("\n\n"))
}

fn report(reported: &Reported, texts: &Texts) -> String {
    let name = |of: &Option<MemberName>| of.as_ref().map_or("?".to_owned(), MemberName::to_string);
    let (by, about) = (name(&reported.by), name(&reported.about));
    let game = reported.report.game.to_string();
    let mut lines =
        vec![texts.tell("admin-report", &[("by", &by), ("about", &about), ("game", &game)])];
    for (is_reported, text) in &reported.written {
        lines.push(format!("  {}: {text}", if *is_reported { &about } else { &by }));
    }
    lines.join("\n")
}

/// Makes an account and says the code for its owner.
pub(crate) fn add(arguments: &MemberArguments, texts: &Texts) -> Result<String, Failure> {
    let code = with_host(&arguments.kept, |host| host.add(&arguments.name))?;
    let named = [("name", arguments.name.as_str()), ("code", &code.to_string())];
    Ok(texts.tell("admin-added", &named))
}

/// Makes a code for somebody who cannot come in.
pub(crate) fn reset(arguments: &MemberArguments, texts: &Texts) -> Result<String, Failure> {
    let code = with_host(&arguments.kept, |host| host.reset(&arguments.name))?;
    let named = [("name", arguments.name.as_str()), ("code", &code.to_string())];
    Ok(texts.tell("admin-reset", &named))
}

/// Gives another plan.
pub(crate) fn set_plan(arguments: &PlanArguments, texts: &Texts) -> Result<String, Failure> {
    let MemberArguments { kept, name } = &arguments.of;
    let (plan, key) = match arguments.plan {
        PlanWord::Free => (Plan::Free, "admin-plan-free"),
        PlanWord::Premium => (Plan::Premium, "admin-plan-premium"),
    };
    with_host(kept, |host| host.set_plan(name, plan))?;
    Ok(texts.tell(key, &[("name", name)]))
}

/// Marks somebody as a child, or no longer.
pub(crate) fn set_age(arguments: &AgeArguments, texts: &Texts) -> Result<String, Failure> {
    let MemberArguments { kept, name } = &arguments.of;
    let (age, key) = match arguments.age {
        AgeWord::Child => (Age::Child, "admin-age-child"),
        AgeWord::Adult => (Age::Adult, "admin-age-adult"),
    };
    with_host(kept, |host| host.set_age(name, age))?;
    Ok(texts.tell(key, &[("name", name)]))
}

fn with_host<T>(
    kept: &KeptAt,
    ask: impl FnOnce(&Host<'_>) -> Result<T, HostFault>,
) -> Result<T, Failure> {
    let store = kept.open_beside()?;
    let time = HouseTime::from(None);
    ask(&Host::at(&*store, &time, &SystemChance)).map_err(Failure::Host)
}

/// Why the host could not do something, in the reader's words.
pub(crate) fn tell(fault: &HostFault, texts: &Texts) -> String {
    match fault {
        HostFault::Nobody(name) => texts.tell("admin-nobody-called", &[("name", name.as_str())]),
        HostFault::Store(StoreFault::Member(MemberFault::NameTaken)) => {
            texts.say("admin-name-taken")
        }
        HostFault::Name(_) => texts.say("admin-no-name"),
        fault => texts.tell("admin-failed", &[("reason", &fault.to_string())]),
    }
}
