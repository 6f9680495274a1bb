//! The SQLite store keeps the contract, and says what it cannot do.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::sync::Arc;

use rokade_club::GameId;
use rokade_club::ports::{Store, StoreFault, Write};
use rokade_server::store::SqliteStore;
use rokade_test_kit::member_contract::MEMBER_TRIALS;
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
