//! Both stores keep the contract, and say what they cannot do. PostgreSQL is tried where it is
//! installed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::sync::Arc;

use rokade_club::GameId;
use rokade_club::ports::{Store, StoreFault, Write};
use rokade_server::store::{Part, PostgresAddress, PostgresFault, PostgresStore, SqliteStore};
use rokade_test_kit::member_contract::MEMBER_TRIALS;
use rokade_test_kit::postgres_server::PostgresServer;
use rokade_test_kit::store_contract::{TRIALS, challenge, kept};

#[test]
fn sqlite_keeps_the_contract() {
    for (name, trial) in TRIALS.iter().chain(MEMBER_TRIALS) {
        println!("{name}");
        let place = tempfile::tempdir().unwrap();
        let file = place.path().join("rokade.db");
        trial(&|| Arc::new(SqliteStore::open(&file).unwrap()) as Arc<dyn Store>);
    }
}

fn house_at(address: &str) -> PostgresStore {
    let address: PostgresAddress = address.parse().unwrap();
    PostgresStore::open_at(&address, Part::House).unwrap()
}

#[test]
fn postgres_keeps_the_contract() {
    let Some(server) = PostgresServer::shared() else { return };
    // A new database takes longer than a trial.
    let address = server.fresh_database();
    for (name, trial) in TRIALS.iter().chain(MEMBER_TRIALS) {
        println!("{name}");
        trial(&|| Arc::new(house_at(&address)) as Arc<dyn Store>);
        let mut client = postgres::Client::connect(&address, postgres::NoTls).unwrap();
        client.batch_execute("DROP SCHEMA rokade CASCADE").unwrap();
    }
}

#[test]
fn a_database_has_one_house_and_others_beside_it() {
    let Some(server) = PostgresServer::shared() else { return };
    let address = server.fresh_database();
    let house = house_at(&address);
    let parsed: PostgresAddress = address.parse().unwrap();
    let second = PostgresStore::open_at(&parsed, Part::House).map(|_| ()).unwrap_err();
    assert!(matches!(second, PostgresFault::InUse(_)), "{second}");
    let beside = PostgresStore::open_at(&parsed, Part::Beside).unwrap();
    kept(&beside, Write::Offer(challenge(1))).unwrap();
    assert_eq!(house.challenges(), Ok(vec![challenge(1)]));
    drop(house);
    drop(house_at(&address));
}

#[test]
fn a_database_that_fell_keeps_nothing_until_it_is_back() {
    let Some(server) = PostgresServer::start() else { return };
    let store = house_at(&server.fresh_database());
    kept(&store, Write::Offer(challenge(1))).unwrap();
    assert_eq!(store.challenges(), Ok(vec![challenge(1)]));
    server.fall();
    let fault = kept(&store, Write::Offer(challenge(2))).unwrap_err();
    assert!(matches!(fault, StoreFault::Unavailable(_)), "{fault}");
    let fault = store.challenges().unwrap_err();
    assert!(matches!(fault, StoreFault::Unavailable(_)), "{fault}");
    server.rise();
    // By the same store: what was acknowledged is there, the rest is not, and more can be kept.
    assert_eq!(store.challenges(), Ok(vec![challenge(1)]));
    kept(&store, Write::Offer(challenge(2))).unwrap();
    assert_eq!(store.challenges(), Ok(vec![challenge(1), challenge(2)]));
    // What is asked on a connection that has died meanwhile is asked again.
    for (number, stop) in [(3, PostgresServer::fall as fn(&_)), (4, PostgresServer::close)] {
        stop(&server);
        server.rise();
        assert_eq!(store.challenges().map(|all| all.len()), Ok(number - 1));
        kept(&store, Write::Offer(challenge(number as u64))).unwrap();
    }
}

#[test]
fn everything_acknowledged_outlives_a_fall_in_the_middle() {
    let Some(server) = PostgresServer::start() else { return };
    let store = house_at(&server.fresh_database());
    let (tell, told) = std::sync::mpsc::channel();
    for number in 1..=4_000 {
        let tell = tell.clone();
        let done = move |result: Result<(), StoreFault>| {
            // It is waited for below.
            let _ = tell.send((number, result.is_ok()));
        };
        store.write(Write::Offer(challenge(number)), Box::new(done));
    }
    let first = told.recv().unwrap();
    server.fall();
    let answered: Vec<(u64, bool)> =
        std::iter::once(first).chain(told.iter().take(3_999)).collect();
    server.rise();
    let there: Vec<u64> = store.challenges().unwrap().iter().map(|one| one.made.as_ms()).collect();
    let acknowledged: Vec<u64> =
        answered.iter().filter(|(_, is_kept)| *is_kept).map(|(number, _)| *number).collect();
    assert!(!acknowledged.is_empty());
    let lost: Vec<&u64> = acknowledged.iter().filter(|number| !there.contains(number)).collect();
    assert_eq!(lost, Vec::<&u64>::new());
}

#[test]
fn a_game_whose_events_were_spoilt_is_told_and_the_others_live() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("rokade.db");
    let store = SqliteStore::open(&file).unwrap();
    kept(&store, Write::Offer(challenge(1))).unwrap();
    let begun = challenge(1).take(
        rokade_club::Person::member(2),
        rokade_club::challenge::Lots { color: rokade_rules::Color::White, start: 1 },
        rokade_rules::clock::Moment::new(1),
    );
    kept(&store, Write::Begin(begun.unwrap())).unwrap();
    drop(store);
    let connection = rusqlite::Connection::open(&file).unwrap();
    let spoil = "INSERT INTO event VALUES (?1, 1, 5, 'moved white Ng1g5 0')";
    connection.execute(spoil, [GameId::new(1).to_string()]).unwrap();
    let store = SqliteStore::open(&file).unwrap();
    let fault = store.room(GameId::new(1)).unwrap_err();
    assert!(matches!(fault, StoreFault::Damaged { .. }), "{fault}");
    assert_eq!(store.unfinished(), Ok(vec![GameId::new(1)]));
}

#[test]
fn a_full_disk_keeps_nothing_and_says_so() {
    let place = tempfile::tempdir().unwrap();
    let file = place.path().join("rokade.db");
    let store = SqliteStore::open(&file).unwrap();
    kept(&store, Write::Offer(challenge(1))).unwrap();
    drop(store);
    // SQLite's own measure of a full disk: the file may not grow any further.
    let connection = rusqlite::Connection::open(&file).unwrap();
    let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    drop(connection);
    let store = SqliteStore::open_with_at_most(&file, pages).unwrap();
    let full = (2..200).map(|number| kept(&store, Write::Offer(challenge(number))));
    let first_fault = full.filter_map(Result::err).next();
    assert!(matches!(first_fault, Some(StoreFault::Unavailable(_))), "{first_fault:?}");
    let before = store.challenges().unwrap().len();
    drop(store);
    // With space again everything that was reported is there, and more can be kept.
    let store = SqliteStore::open(&file).unwrap();
    assert_eq!(store.challenges().unwrap().len(), before);
    kept(&store, Write::Offer(challenge(1_000))).unwrap();
}
