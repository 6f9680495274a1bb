//! `rokade admin`, over folders of the test's own.

use rokade_club::challenge::{Audience, Challenge, ColorWish, Lots};
use rokade_club::members::{MemberWrite, Members as _, Report};
use rokade_club::ports::Write;
use rokade_club::room::{Order, Room, Seat};
use rokade_rules::Color;
use rokade_rules::clock::Moment;
use rokade_server::store::{DataFolder, Part, PostgresStore};
use rokade_test_kit::postgres_server::PostgresServer;
use rokade_test_kit::store_contract::{challenge, kept};

use crate::program::{dutch, english};

#[test]
fn a_backup_is_made_while_the_house_runs_and_put_back_when_it_is_closed() {
    let place = tempfile::tempdir().unwrap();
    let path = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
    let (data, copy) = (path("data"), path("copy"));
    let house = DataFolder::take(data.as_ref()).unwrap();
    let running = house.store().unwrap();
    let add = |name| english(&["admin", "add", name, "--data", &data], "").2;
    assert_eq!(add("Anna"), 0);

    let backup = ["admin", "backup", "--data", &data, &copy];
    let (output, errors, code) = english(&backup, "");
    assert_eq!((output.contains(&copy), errors.as_str(), code), (true, "", 0), "{output}");
    let (_, errors, code) = dutch(&backup, "");
    assert!(errors.contains("bestaat al"), "{errors}");
    assert_eq!(code, 2);
    assert_eq!(add("Bram"), 0);

    let restore = ["admin", "restore", "--data", &data, &copy];
    let (_, errors, code) = english(&restore, "");
    assert!(errors.contains("close it first"), "{errors}");
    assert_eq!(code, 2);
    drop((running, house));
    let (output, errors, code) = dutch(&restore, "");
    assert!(output.starts_with("De kopie is teruggezet."), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
    // What came after the copy is not there; what was in it is.
    let (output, _, _) = english(&["admin", "people", "--data", &data], "");
    assert_eq!(output, "Anna\nMembers: 1\n");
}

#[test]
fn where_there_is_nothing_it_says_so() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let (_, errors, code) = english(&["admin", "backup", "--data", data, "copy"], "");
    assert!(errors.starts_with("rokade: there are no games in "), "{errors}");
    assert_eq!(code, 2);
}

/// A code as it is shown.
fn code_in(output: &str) -> &str {
    let looks_so = |word: &&str| word.len() == 19 && word.split('-').all(|part| part.len() == 4);
    output.split_whitespace().find(looks_so).unwrap_or_else(|| panic!("{output}"))
}

#[test]
fn the_host_makes_an_account_while_the_house_runs() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let house = DataFolder::take(place.path()).unwrap();
    let running = house.store().unwrap();
    let admin = |words: &[&str]| english(&[&["admin"], words, &["--data", data]].concat(), "");
    let (output, _, _) = admin(&["people"]);
    assert_eq!(output, "Nobody has an account yet.\n");
    let (output, errors, code) = admin(&["add", "Anna"]);
    assert_eq!((errors.as_str(), code), ("", 0));
    let first = code_in(&output).to_owned();
    let (_, errors, code) = admin(&["add", "ANNA"]);
    assert!(errors.contains("looks just like it"), "{errors}");
    assert_eq!(code, 2);
    let (_, errors, code) = admin(&["add", "an na"]);
    assert!(errors.contains("2 to 20 letters"), "{errors}");
    assert_eq!(code, 2);
    let (output, _, code) = admin(&["reset", "anna"]);
    assert_eq!(code, 0);
    assert_ne!(code_in(&output), first);
    drop(running);
}

#[test]
fn the_host_sets_plans_and_marks_children() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    drop(DataFolder::take(place.path()).unwrap().store().unwrap());
    let admin = |words: &[&str]| english(&[&["admin"], words, &["--data", data]].concat(), "");
    for name in ["Anna", "Tim"] {
        assert_eq!(admin(&["add", name]).2, 0);
    }
    assert_eq!(admin(&["plan", "Anna", "premium"]).0, "Anna is on the premium plan now.\n");
    assert_eq!(
        admin(&["age", "Tim", "child"]).0,
        "Tim is marked as a child now and cannot chat.\n"
    );
    assert_eq!(admin(&["people"]).0, "Anna (premium)\nTim (child)\nMembers: 2\n");
    let (output, _, _) = admin(&["people", "--json"]);
    let lines: Vec<serde_json::Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["plan"], &lines[1]["age"]), (&"premium".into(), &"child".into()));
    assert_eq!(admin(&["plan", "Anna", "free"]).2, 0);
    assert_eq!(admin(&["age", "Tim", "adult"]).2, 0);
    assert_eq!(admin(&["people"]).0, "Anna\nTim\nMembers: 2\n");
    let (_, errors, code) = admin(&["plan", "Bram", "premium"]);
    assert!(errors.contains("nobody is called Bram"), "{errors}");
    assert_eq!(code, 2);
    let (_, _, code) = admin(&["plan", "Anna", "gold"]);
    assert_eq!(code, 2);
}

#[test]
fn where_no_house_has_been_nobody_is_added() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let (_, errors, code) = dutch(&["admin", "add", "Anna", "--data", data], "");
    // Who begins with this is told what comes first.
    assert!(errors.contains("start eerst rokade serve"), "{errors}");
    assert_eq!((code, place.path().read_dir().unwrap().count()), (2, 0));
}

#[test]
fn where_nothing_was_reported_it_says_so() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    drop(DataFolder::take(place.path()).unwrap().store().unwrap());
    let (output, errors, code) = dutch(&["admin", "reports", "--data", data], "");
    assert_eq!((output.as_str(), errors.as_str(), code), ("Er is niets gemeld.\n", "", 0));
}

#[test]
fn what_was_reported_is_shown_with_what_was_written() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let house = DataFolder::take(place.path()).unwrap();
    let store = house.store().unwrap();
    let admin = |words: &[&str]| english(&[&["admin"], words, &["--data", data]].concat(), "");
    for name in ["Anna", "Bram"] {
        assert_eq!(admin(&["add", name]).2, 0);
    }
    let mut members = store.members().unwrap();
    members.sort_by_key(|member| member.name.to_string());
    let [anna, bram] = [&members[0], &members[1]];

    let offered = Challenge {
        by: anna.at_a_board(),
        wish: ColorWish::Fixed(Color::White),
        audience: Audience::Link,
        ..challenge(7)
    };
    let lots = Lots { color: Color::White, start: 0 };
    let head = offered.take(bram.at_a_board(), lots, Moment::new(1_000)).unwrap();
    let mut room = Room::new(head.clone());
    let text = Order::Write("leer schaken".to_owned());
    room.apply(Seat::Player(Color::Black), &text, Moment::new(2_000)).receipt.unwrap();
    let (game, events) = (head.id, room.events().to_vec());
    let report = Report { at: Moment::new(3_000), by: anna.id, about: bram.id, game };
    for write in [
        Write::Offer(offered),
        Write::Begin(head),
        Write::Append { game, events, ending: None, next: None },
        Write::Member(MemberWrite::Report(report)),
    ] {
        kept(&store, write).unwrap();
    }
    let (output, errors, code) = admin(&["reports"]);
    let expected = format!("Anna reports Bram, game {game}:\n  Bram: leer schaken\n");
    assert_eq!((output, errors.as_str(), code), (expected, "", 0));
}

#[test]
fn people_in_a_database_are_the_hosts_too_and_copies_are_its_own_affair() {
    let Some(server) = PostgresServer::shared() else { return };
    let (place, address) = (tempfile::tempdir().unwrap(), server.fresh_database());
    let data = place.path().to_str().unwrap();
    let running = PostgresStore::open_at(&address.parse().unwrap(), Part::House).unwrap();
    let kept = ["--data", data, "--store", &address];
    let admin = |words: &[&str]| english(&[&["admin"], words, &kept].concat(), "");
    let (output, errors, code) = admin(&["add", "Anna"]);
    assert_eq!((errors.as_str(), code), ("", 0));
    assert_eq!(code_in(&output).len(), 19);
    assert_eq!(admin(&["plan", "Anna", "premium"]).2, 0);
    assert_eq!(admin(&["people"]).0, "Anna (premium)\nMembers: 1\n");
    assert_eq!(admin(&["reports"]).0, "Nothing has been reported.\n");
    for command in ["backup", "restore"] {
        let (_, errors, code) = admin(&[command, "copy"]);
        assert!(errors.contains("pg_dump --format=custom"), "{errors}");
        assert_eq!(code, 2);
    }
    drop(running);
}

#[test]
fn what_is_no_database_is_told() {
    let (_, errors, code) = dutch(&["admin", "people", "--store", "rokade.db"], "");
    assert!(errors.starts_with("rokade: --store: "), "{errors}");
    assert_eq!(code, 2);
}
