//! Where a member is known, and how that ends.

use rokade_club::members::session::SESSION_TERM;
use rusqlite::Connection;
use serde_json::Value;

use crate::browser::{Browser, PASSWORD, TestHouse};

const SESSIONS: &str = "/api/members/me/sessions";

async fn keys(browser: &mut Browser) -> (Value, Vec<String>) {
    let all = browser.get(SESSIONS).await.body;
    let keys = all.as_array().unwrap().iter();
    let keys = keys.map(|one| one["key"].as_str().unwrap().to_owned()).collect();
    (all, keys)
}

#[tokio::test]
async fn browsers_are_listed_and_closed_one_by_one_or_all_others() {
    let house = TestHouse::open().await;
    let (mut first, _) = Browser::signed_up(&house, "Anna").await;
    let (mut second, mut third) = (Browser::at(&house), Browser::at(&house));
    second.log_in("Anna", PASSWORD).await;
    third.log_in("Anna", PASSWORD).await;
    let (all, _) = keys(&mut first).await;
    assert_eq!(all.as_array().unwrap().len(), 3);
    assert_eq!(all[0]["device"], "Firefox · Linux");
    let own: Vec<bool> =
        all.as_array().unwrap().iter().map(|one| one["own"].as_bool().unwrap()).collect();
    assert_eq!(own.iter().filter(|own| **own).count(), 1);
    let (of_third, listed) = keys(&mut third).await;
    let place = of_third.as_array().unwrap().iter().position(|one| one["own"] == true).unwrap();
    let closed = first.delete(&format!("{SESSIONS}/{}", listed[place]), Value::Null).await;
    assert_eq!(closed.status, 204);
    assert_eq!((third.name().await, second.name().await.is_some()), (None, true));
    let again = first.delete(&format!("{SESSIONS}/{}", listed[place]), Value::Null).await;
    assert_eq!(again.status, 404);
    assert_eq!(first.delete(SESSIONS, Value::Null).await.status, 204);
    assert_eq!((second.name().await, first.name().await.is_some()), (None, true));
}

#[tokio::test]
async fn nobody_closes_the_browser_of_another() {
    let house = TestHouse::open().await;
    let (mut anna, _) = Browser::signed_up(&house, "Anna").await;
    let (mut bram, _) = Browser::signed_up(&house, "Bram").await;
    let (_, of_anna) = keys(&mut anna).await;
    for key in [of_anna[0].as_str(), "00", "%C3%A9"] {
        let answer = bram.delete(&format!("{SESSIONS}/{key}"), Value::Null).await;
        assert_eq!(answer.status, 404, "{key}");
    }
    assert_eq!(anna.name().await.as_deref(), Some("Anna"));
}

#[tokio::test]
async fn who_was_not_seen_for_a_season_logs_in_again() {
    let house = TestHouse::open().await;
    let (mut browser, _) = Browser::signed_up(&house, "Anna").await;
    let file = Connection::open(house.place.path().join("rokade.db")).unwrap();
    let term = SESSION_TERM.as_ms() as i64;
    file.execute("UPDATE session SET seen = seen - ?1 + 60000", [term]).unwrap();
    assert_eq!(browser.name().await.as_deref(), Some("Anna"));
    // That was a visit; it counts from there.
    let (all, _) = keys(&mut browser).await;
    assert!(all[0]["seenMs"].as_u64() >= all[0]["begunMs"].as_u64(), "{all}");
    file.execute("UPDATE session SET seen = seen - ?1 - 1", [term]).unwrap();
    assert_eq!(browser.name().await, None);
    assert_eq!(browser.get(SESSIONS).await.status, 401);
}

#[tokio::test]
async fn a_browser_that_logs_in_anew_leaves_no_session_behind() {
    let house = TestHouse::open().await;
    let (mut browser, _) = Browser::signed_up(&house, "Anna").await;
    browser.log_in("Anna", PASSWORD).await;
    assert_eq!(keys(&mut browser).await.1.len(), 1);
}
