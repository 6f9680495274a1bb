//! What every store promises about members, as a list of trials beside
//! [`store_contract`](crate::store_contract).

use rokade_club::Person;
use rokade_club::challenge::{Audience, Challenge, ColorWish, Lots, Terms, Variant};
use rokade_club::members::session::{MOST_SESSIONS, SESSION_TERM};
use rokade_club::members::{
    Age, Code, CodeKind, Day, Fingerprint, Help, HelpUsed, Member, MemberFault, MemberId,
    MemberWrite, Plan, Progress, Report, Session, Subject,
};
use rokade_club::ports::{Store, StoreFault, Write};
use rokade_club::rating::{Pool, Stakes};
use rokade_club::room::{Order, Room, Seat};
use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};

use crate::store_contract::{Open, Trial, append, challenge, kept, played};

/// The contract.
pub const MEMBER_TRIALS: &[Trial] = &[
    ("a member is kept as it is", a_member_is_kept_as_it_is),
    ("a name is taken once", a_name_is_taken_once),
    ("a guest becomes one member", a_guest_becomes_one_member),
    ("sessions open and close", sessions_open_and_close),
    ("the oldest sessions go", the_oldest_sessions_go),
    ("a code opens once", a_code_opens_once),
    ("the code of the host expires", the_code_of_the_host_expires),
    ("a new password closes the other sessions", a_new_password_closes_the_other_sessions),
    ("what the host says of a member stays", what_the_host_says_of_a_member_stays),
    ("a rated game changes both ratings once", a_rated_game_changes_both_ratings_once),
    ("what cannot be rated changes nothing", what_cannot_be_rated_changes_nothing),
    ("help is counted by day", help_is_counted_by_day),
    ("progress is not written over unseen", progress_is_not_written_over_unseen),
    ("members keep apart", members_keep_apart),
    ("the host is told once", the_host_is_told_once),
    ("who is deleted leaves nothing but the name", who_is_deleted_leaves_nothing_but_the_name),
];

/// A member with this number and name.
#[must_use]
pub fn member(number: u64, name: &str) -> Member {
    Member {
        id: MemberId::new(number),
        name: name.parse().expect("a name"),
        plan: Plan::Free,
        age: Age::Adult,
        since: Moment::new(number % 1_000),
    }
}

/// The write by which this member signs up, with one recovery code.
#[must_use]
pub fn sign_up(number: u64, name: &str, guest: Option<u64>) -> MemberWrite {
    MemberWrite::SignUp {
        member: member(number, name),
        password: format!("hash of {name}"),
        codes: vec![Code { key: print(number as u8), kind: CodeKind::Recovery }],
        guest,
    }
}

fn print(byte: u8) -> Fingerprint {
    Fingerprint::new([byte; 32])
}

fn session(byte: u8, number: u64, at: u64) -> Session {
    Session {
        key: print(byte),
        member: MemberId::new(number),
        begun: Moment::new(at),
        seen: Moment::new(at),
        device: "Firefox · Linux".to_owned(),
    }
}

fn done(store: &dyn Store, write: MemberWrite) -> Result<(), MemberFault> {
    match kept(store, Write::Member(write)) {
        Ok(()) => Ok(()),
        Err(StoreFault::Member(fault)) => Err(fault),
        Err(fault) => panic!("{fault}"),
    }
}

fn keys(store: &dyn Store, number: u64) -> Vec<Fingerprint> {
    let own = store.sessions_of(MemberId::new(number)).expect("it can be read");
    own.iter().map(|session| session.key).collect()
}

fn a_member_is_kept_as_it_is(open: Open<'_>) {
    let store = open();
    assert_eq!(store.members(), Ok(vec![]));
    assert_eq!(store.member(MemberId::new(1)), Ok(None));
    assert_eq!(done(&*store, sign_up(u64::MAX, "Zoë", None)), Ok(()));
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    drop(store);
    let store = open();
    let (anna, zoe) = (member(1, "Anna"), member(u64::MAX, "Zoë"));
    assert_eq!(store.member(anna.id), Ok(Some(anna.clone())));
    let found = store.member_named(&member(2, "zoe").name.key());
    assert_eq!(found, Ok(Some((zoe.clone(), "hash of Zoë".to_owned()))));
    assert_eq!(store.members(), Ok(vec![anna.clone(), zoe]));
    assert_eq!(store.codes_left(anna.id), Ok(1));
}

fn a_name_is_taken_once(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    for name in ["Anna", "ANNA", "Änna", "an-na"] {
        assert_eq!(done(&*store, sign_up(2, name, None)), Err(MemberFault::NameTaken), "{name}");
    }
    assert_eq!(store.members(), Ok(vec![member(1, "Anna")]));
}

fn a_guest_becomes_one_member(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", Some(u64::MAX))), Ok(()));
    let again = done(&*store, sign_up(2, "Bram", Some(u64::MAX)));
    assert_eq!(again, Err(MemberFault::GuestTaken));
    drop(store);
    let store = open();
    assert_eq!(store.guests_of(MemberId::new(1)), Ok(vec![u64::MAX]));
    assert_eq!(store.member_of_guest(u64::MAX), Ok(Some(MemberId::new(1))));
    assert_eq!(store.member_of_guest(7), Ok(None));
    // The name of the second was not kept either.
    assert_eq!(done(&*store, sign_up(2, "Bram", None)), Ok(()));
}

fn sessions_open_and_close(open: Open<'_>) {
    let store = open();
    let unknown = done(&*store, MemberWrite::OpenSession(session(1, 1, 5)));
    assert_eq!(unknown, Err(MemberFault::NoSuchMember));
    for (number, name) in [(1, "Anna"), (2, "Bram")] {
        assert_eq!(done(&*store, sign_up(number, name, None)), Ok(()));
    }
    for one in [session(1, 1, 5), session(2, 1, 7), session(3, 2, 6)] {
        assert_eq!(done(&*store, MemberWrite::OpenSession(one)), Ok(()));
    }
    assert_eq!(store.session(print(1)), Ok(Some((session(1, 1, 5), member(1, "Anna")))),);
    assert_eq!(done(&*store, MemberWrite::Seen { key: print(1), at: Moment::new(9) }), Ok(()));
    assert_eq!(keys(&*store, 1), [print(1), print(2)]);
    let anothers = MemberWrite::CloseSession { member: MemberId::new(1), key: print(3) };
    assert_eq!(done(&*store, anothers), Err(MemberFault::NoSuchSession));
    let own = MemberWrite::CloseSession { member: MemberId::new(1), key: print(1) };
    assert_eq!(done(&*store, own.clone()), Ok(()));
    assert_eq!(done(&*store, own), Err(MemberFault::NoSuchSession));
    let all = MemberWrite::CloseSessions { member: MemberId::new(1), except: None };
    assert_eq!(done(&*store, all), Ok(()));
    drop(store);
    let store = open();
    assert_eq!(store.session(print(2)), Ok(None));
    assert_eq!((keys(&*store, 1), keys(&*store, 2)), (vec![], vec![print(3)]));
}

fn the_oldest_sessions_go(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    let most = MOST_SESSIONS as u8;
    for byte in 1..=most + 2 {
        let one = session(byte, 1, 100 + u64::from(byte));
        assert_eq!(done(&*store, MemberWrite::OpenSession(one)), Ok(()));
    }
    let left = keys(&*store, 1);
    assert_eq!((left.len(), left.first()), (MOST_SESSIONS, Some(&print(most + 2))));
    assert!(!left.contains(&print(2)), "the oldest two have gone");
    let late = (Moment::new(1_000) + SESSION_TERM).as_ms();
    assert_eq!(done(&*store, MemberWrite::OpenSession(session(99, 1, late))), Ok(()));
    assert_eq!(keys(&*store, 1), [print(99)]);
}

fn recover(byte: u8, at: u64) -> MemberWrite {
    MemberWrite::Recover {
        member: MemberId::new(1),
        code: print(byte),
        password: format!("by code {byte}"),
        at: Moment::new(at),
    }
}

fn password(store: &dyn Store) -> String {
    let named = store.member_named(&member(1, "Anna").name.key()).expect("it can be read");
    named.expect("she is there").1
}

fn a_code_opens_once(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    assert_eq!(done(&*store, sign_up(2, "Bram", None)), Ok(()));
    assert_eq!(done(&*store, MemberWrite::OpenSession(session(1, 1, 5))), Ok(()));
    // The code of somebody else is none.
    assert_eq!(done(&*store, recover(2, 9)), Err(MemberFault::NoSuchCode));
    assert_eq!(password(&*store), "hash of Anna");
    assert_eq!(done(&*store, recover(1, 9)), Ok(()));
    assert_eq!(done(&*store, recover(1, 9)), Err(MemberFault::NoSuchCode));
    assert_eq!((password(&*store).as_str(), keys(&*store, 1)), ("by code 1", vec![]));
    let renewed = [7, 8].map(|byte| Code { key: print(byte), kind: CodeKind::Recovery });
    let renew = MemberWrite::RenewCodes { member: MemberId::new(1), codes: renewed.to_vec() };
    assert_eq!(done(&*store, renew.clone()), Ok(()));
    drop(store);
    let store = open();
    assert_eq!(store.codes_left(MemberId::new(1)), Ok(2));
    assert_eq!(done(&*store, recover(7, 9)), Ok(()));
    assert_eq!(store.codes_left(MemberId::new(1)), Ok(1));
}

fn the_code_of_the_host_expires(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    let host_code = |byte: u8, until: u64| MemberWrite::HostCode {
        member: MemberId::new(1),
        code: Code { key: print(byte), kind: CodeKind::Host { until: Moment::new(until) } },
    };
    assert_eq!(done(&*store, host_code(5, 100)), Ok(()));
    assert_eq!(done(&*store, host_code(6, 100)), Ok(()));
    assert_eq!(store.codes_left(MemberId::new(1)), Ok(1));
    assert_eq!(done(&*store, recover(5, 50)), Err(MemberFault::NoSuchCode), "it was replaced");
    assert_eq!(done(&*store, recover(6, 101)), Err(MemberFault::NoSuchCode), "it has expired");
    assert_eq!(done(&*store, recover(6, 100)), Ok(()));
}

fn a_new_password_closes_the_other_sessions(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    for byte in [1, 2, 3] {
        assert_eq!(done(&*store, MemberWrite::OpenSession(session(byte, 1, 5))), Ok(()));
    }
    let change = MemberWrite::SetPassword {
        member: MemberId::new(1),
        password: "another hash".to_owned(),
        except: Some(print(2)),
    };
    assert_eq!(done(&*store, change), Ok(()));
    assert_eq!((password(&*store).as_str(), keys(&*store, 1)), ("another hash", vec![print(2)]));
}

fn what_the_host_says_of_a_member_stays(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    let id = MemberId::new(1);
    assert_eq!(done(&*store, MemberWrite::SetPlan(id, Plan::Premium)), Ok(()));
    assert_eq!(done(&*store, MemberWrite::SetAge(id, Age::Child)), Ok(()));
    let nobody = MemberWrite::SetPlan(MemberId::new(2), Plan::Premium);
    assert_eq!(done(&*store, nobody), Err(MemberFault::NoSuchMember));
    drop(store);
    let changed = Member { plan: Plan::Premium, age: Age::Child, ..member(1, "Anna") };
    assert_eq!(open().member(id), Ok(Some(changed)));
}

/// A rated game between members 1 and 2, in which White resigns after two moves.
fn rated(store: &dyn Store, number: u64, seats: [Person; 2]) -> Room {
    let offered = challenge(number);
    let terms = Terms {
        control: "5+3".parse().expect("a time control"),
        variant: Variant::Standard,
        series: None,
        stakes: Stakes::Rated,
        ..offered.terms.clone()
    };
    let wish = ColorWish::Fixed(Color::White);
    let audience = Audience::Lobby;
    let offered = Challenge { by: seats[0], terms, wish, audience, ..offered };
    assert_eq!(kept(store, Write::Offer(offered.clone())), Ok(()));
    let lots = Lots { color: Color::White, start: 0 };
    let head = offered.take(seats[1], lots, Moment::new(1_000)).expect("both are members");
    assert_eq!(kept(store, Write::Begin(head.clone())), Ok(()));
    let mut room = played(head, 2);
    let resigned = room.apply(Seat::Player(Color::White), &Order::Resign, Moment::new(9_000));
    resigned.receipt.expect("both have moved");
    room
}

fn points(store: &dyn Store, number: u64) -> Vec<(Pool, i32)> {
    let all = store.ratings_of(MemberId::new(number)).expect("it can be read");
    all.into_iter().map(|(pool, rating)| (pool, rating.points())).collect()
}

fn a_rated_game_changes_both_ratings_once(open: Open<'_>) {
    let store = open();
    for (number, name) in [(1, "Anna"), (2, "Bram")] {
        assert_eq!(done(&*store, sign_up(number, name, None)), Ok(()));
    }
    let room = rated(&*store, 1, [Person::member(1), Person::member(2)]);
    let game = room.head().id;
    let from = room.events().len() - 1;
    let before =
        Write::Append { game, events: room.events()[..from].to_vec(), ending: None, next: None };
    assert_eq!(kept(&*store, before), Ok(()));
    assert_eq!((points(&*store, 1), store.rating_change(game)), (vec![], Ok(None)));
    // What does not fit changes no rating either.
    assert!(kept(&*store, append(&room, 0)).is_err());
    assert_eq!(points(&*store, 1), vec![]);
    assert_eq!(kept(&*store, append(&room, from)), Ok(()));
    drop(store);
    let store = open();
    let (anna, bram) = (points(&*store, 1), points(&*store, 2));
    assert_eq!((anna[0].0, bram[0].0), (Pool::Blitz, Pool::Blitz));
    assert!(anna[0].1 < 1_500 && bram[0].1 > 1_500, "{anna:?} {bram:?}");
    let change = store.rating_change(game).expect("it can be read").expect("it was rated");
    assert_eq!((change.before[Color::White], change.after[Color::White]), (1_500, anna[0].1));
    assert_eq!((change.before[Color::Black], change.after[Color::Black]), (1_500, bram[0].1));
    let again = Write::Append { game, events: vec![], ending: room.ending(), next: None };
    assert_eq!(kept(&*store, again), Ok(()));
    assert_eq!((points(&*store, 1), points(&*store, 2)), (anna, bram));
    let kept_rating = store.ratings_of(MemberId::new(1)).expect("it can be read")[0].1;
    assert_eq!((kept_rating.games, kept_rating.last), (1, Moment::new(9_000)));
}

fn what_cannot_be_rated_changes_nothing(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    // The other has gone meanwhile.
    let room = rated(&*store, 1, [Person::member(1), Person::member(2)]);
    assert_eq!(kept(&*store, append(&room, 0)), Ok(()));
    assert_eq!(points(&*store, 1), vec![]);
    assert_eq!(store.rating_change(room.head().id), Ok(None));
    assert_eq!(store.finished(room.head().id).map(|game| game.is_some()), Ok(true));
}

fn help_is_counted_by_day(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    let member = MemberId::new(1);
    let day = |number: u64| Day::of(Moment::new(number * Millis::from_days(1).as_ms()));
    let one =
        |number, help, at_most| MemberWrite::UseHelp { member, day: day(number), help, at_most };
    for _ in 0..2 {
        assert_eq!(done(&*store, one(7, Help::Hint, Some(2))), Ok(()));
    }
    assert_eq!(done(&*store, one(7, Help::Hint, Some(2))), Err(MemberFault::NoHelpLeft));
    assert_eq!(done(&*store, one(7, Help::Hint, None)), Ok(()));
    assert_eq!(done(&*store, one(7, Help::Review, Some(1))), Ok(()));
    drop(store);
    let store = open();
    assert_eq!(store.help_used(member, day(7)), Ok(HelpUsed { hints: 3, reviews: 1 }));
    assert_eq!(store.help_used(member, day(8)), Ok(HelpUsed::default()));
    assert_eq!(done(&*store, one(8, Help::Review, Some(1))), Ok(()));
    assert_eq!(store.help_used(member, day(8)), Ok(HelpUsed { hints: 0, reviews: 1 }));
}

fn progress_is_not_written_over_unseen(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", None)), Ok(()));
    let member = MemberId::new(1);
    let subject = Subject::Puzzles;
    let write = |after, text: &str| MemberWrite::PutProgress {
        member,
        subject,
        after,
        text: text.to_owned(),
    };
    assert_eq!(store.progress(member, subject), Ok(None));
    assert_eq!(done(&*store, write(0, "{}")), Ok(()));
    assert_eq!(done(&*store, write(0, "other")), Err(MemberFault::Overtaken));
    assert_eq!(done(&*store, write(1, "[1]")), Ok(()));
    drop(store);
    let store = open();
    let kept_now = Progress { revision: 2, text: "[1]".to_owned() };
    assert_eq!(store.progress(member, subject), Ok(Some(kept_now)));
    assert_eq!(store.progress(member, Subject::Lessons), Ok(None));
}

fn members_keep_apart(open: Open<'_>) {
    let store = open();
    for (number, name) in [(1, "Anna"), (2, "Bram"), (3, "Carla")] {
        assert_eq!(done(&*store, sign_up(number, name, None)), Ok(()));
    }
    let [anna, bram, carla] = [1, 2, 3].map(MemberId::new);
    let nobody = MemberWrite::Block { member: anna, other: MemberId::new(9) };
    assert_eq!(done(&*store, nobody), Err(MemberFault::NoSuchMember));
    for _ in 0..2 {
        assert_eq!(done(&*store, MemberWrite::Block { member: anna, other: bram }), Ok(()));
    }
    assert_eq!(done(&*store, MemberWrite::Block { member: carla, other: anna }), Ok(()));
    drop(store);
    let store = open();
    assert_eq!(store.blocked_by(anna), Ok(vec![member(2, "Bram")]));
    assert_eq!(
        (store.apart_from(anna), store.apart_from(bram)),
        (Ok(vec![bram, carla]), Ok(vec![anna]))
    );
    assert_eq!(done(&*store, MemberWrite::Unblock { member: anna, other: bram }), Ok(()));
    assert_eq!(done(&*store, MemberWrite::Delete(carla)), Ok(()));
    assert_eq!((store.blocked_by(anna), store.apart_from(anna)), (Ok(vec![]), Ok(vec![])));
}

fn the_host_is_told_once(open: Open<'_>) {
    let store = open();
    for (number, name) in [(1, "Anna"), (2, "Bram")] {
        assert_eq!(done(&*store, sign_up(number, name, None)), Ok(()));
    }
    let game = rated(&*store, 1, [Person::member(1), Person::member(2)]).head().id;
    let [by, about] = [1, 2].map(MemberId::new);
    let told = |ms| Report { at: Moment::new(ms), by, about, game };
    for ms in [5, 6] {
        assert_eq!(done(&*store, MemberWrite::Report(told(ms))), Ok(()));
    }
    drop(store);
    let store = open();
    assert_eq!(store.reports(), Ok(vec![told(5)]));
    assert_eq!(done(&*store, MemberWrite::Delete(about)), Ok(()));
    assert_eq!(store.reports(), Ok(vec![]));
}

fn who_is_deleted_leaves_nothing_but_the_name(open: Open<'_>) {
    let store = open();
    assert_eq!(done(&*store, sign_up(1, "Anna", Some(3))), Ok(()));
    assert_eq!(done(&*store, MemberWrite::OpenSession(session(1, 1, 5))), Ok(()));
    let id = MemberId::new(1);
    assert_eq!(done(&*store, MemberWrite::Delete(id)), Ok(()));
    assert_eq!(done(&*store, MemberWrite::Delete(id)), Err(MemberFault::NoSuchMember));
    drop(store);
    let store = open();
    assert_eq!((store.member(id), store.members()), (Ok(None), Ok(vec![])));
    assert_eq!((store.session(print(1)), store.codes_left(id)), (Ok(None), Ok(0)));
    assert_eq!((store.guests_of(id), store.member_of_guest(3)), (Ok(vec![]), Ok(None)));
    assert_eq!(done(&*store, sign_up(2, "anna", None)), Err(MemberFault::NameTaken));
}
