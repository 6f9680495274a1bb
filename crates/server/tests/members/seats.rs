//! Seats of members, and of those who were guests before.

use serde_json::{Value, json};

use crate::browser::{Browser, PASSWORD, TestHouse};

fn challenge(audience: &str) -> Value {
    json!({
        "control": "10", "ruleset": "online", "variant": "standard", "color": "white",
        "audience": audience, "series": null,
    })
}

async fn offer(browser: &mut Browser) -> String {
    let made = browser.post("/api/online/challenges", challenge("lobby")).await;
    assert_eq!(made.status, 201);
    made.body["id"].as_str().unwrap().to_owned()
}

async fn games(browser: &mut Browser) -> Value {
    browser.get("/api/online/lobby").await.body["games"].clone()
}

#[tokio::test]
async fn a_guest_who_signs_up_keeps_games_and_offers() {
    let house = TestHouse::open().await;
    let (mut guest, mut other) = (Browser::at(&house), Browser::at(&house));
    let game = offer(&mut guest).await;
    let taken = other.post(&format!("/api/online/challenges/{game}/take"), Value::Null).await;
    assert_eq!(taken.status, 204);
    let open = offer(&mut guest).await;
    assert_eq!(games(&mut guest).await, json!([game]));
    let before = guest.cookies["rokade_guest"].clone();
    assert_eq!(guest.sign_up("Anna", PASSWORD).await.status, 201);
    assert_eq!(guest.cookies.keys().collect::<Vec<_>>(), ["rokade_session"]);
    // Here and elsewhere.
    let mut elsewhere = Browser::at(&house);
    elsewhere.log_in("Anna", PASSWORD).await;
    for browser in [&mut guest, &mut elsewhere] {
        assert_eq!(games(browser).await, json!([game]));
        let lobby = browser.get("/api/online/lobby").await.body;
        assert_eq!(lobby["challenges"][0]["own"], true);
        let own = browser.post(&format!("/api/online/challenges/{open}/take"), Value::Null).await;
        assert_eq!(own.status, 409, "nobody plays against themselves");
    }
    let withdrawn = elsewhere.delete(&format!("/api/online/challenges/{open}"), Value::Null).await;
    assert_eq!(withdrawn.status, 204);
    // Whoever has the cookie of before is a new guest.
    let mut old = Browser::at(&house);
    old.cookies.insert("rokade_guest".to_owned(), before);
    assert_eq!(games(&mut old).await, json!([]));
    assert!(old.cookies["rokade_guest"].starts_with('g'));
}

#[tokio::test]
async fn who_logs_in_does_not_lose_the_game_that_was_begun_before() {
    let house = TestHouse::open().await;
    let (mut anna, _) = Browser::signed_up(&house, "Anna").await;
    anna.post("/api/members/log-out", Value::Null).await;
    let mut other = Browser::at(&house);
    let game = offer(&mut anna).await;
    other.post(&format!("/api/online/challenges/{game}/take"), Value::Null).await;
    anna.log_in("Anna", PASSWORD).await;
    assert_eq!(games(&mut anna).await, json!([game]));
    // It is this browser's and not the account's: others may have used it.
    let mut elsewhere = Browser::at(&house);
    elsewhere.log_in("Anna", PASSWORD).await;
    assert_eq!(games(&mut elsewhere).await, json!([]));
}

#[tokio::test]
async fn members_sit_down_as_themselves_wherever_they_log_in() {
    let house = TestHouse::open().await;
    let (mut anna, _) = Browser::signed_up(&house, "Anna").await;
    let (mut bram, _) = Browser::signed_up(&house, "Bram").await;
    let game = offer(&mut anna).await;
    bram.post(&format!("/api/online/challenges/{game}/take"), Value::Null).await;
    let mut elsewhere = Browser::at(&house);
    elsewhere.log_in("bram", PASSWORD).await;
    for browser in [&mut anna, &mut bram, &mut elsewhere] {
        assert_eq!(games(browser).await, json!([game]));
    }
    bram.post("/api/members/log-out", Value::Null).await;
    assert_eq!(games(&mut bram).await, json!([]));
}
