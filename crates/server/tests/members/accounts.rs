//! Making an account, coming in and going out, changing and closing it.

use serde_json::json;

use crate::browser::{Browser, PASSWORD, TestHouse};

#[tokio::test]
async fn somebody_signs_up_goes_out_and_comes_in_again() {
    let house = TestHouse::open().await;
    let mut browser = Browser::at(&house);
    assert_eq!(browser.get("/api/members/me").await.status, 204);
    let made = browser.sign_up("Anna", PASSWORD).await;
    assert_eq!((made.status, made.body["codes"].as_array().unwrap().len()), (201, 8));
    let me = browser.get("/api/members/me").await.body;
    assert_eq!(
        (&me["name"], &me["premium"], &me["codesLeft"]),
        (&json!("Anna"), &json!(false), &json!(8))
    );
    assert_eq!(browser.post("/api/members/log-out", json!(null)).await.status, 204);
    assert_eq!((browser.name().await, browser.cookies.len()), (None, 0));
    // As it is typed on a phone.
    let known = browser.log_in("anna", PASSWORD).await;
    assert_eq!((known.status, &known.body["name"]), (200, &json!("Anna")));
    assert_eq!(browser.name().await.as_deref(), Some("Anna"));
}

#[tokio::test]
async fn what_is_kept_opens_nothing() {
    let house = TestHouse::open().await;
    let (browser, codes) = Browser::signed_up(&house, "Anna").await;
    let token = browser.cookies["rokade_session"].clone();
    drop(house.router);
    drop(browser);
    drop(house.store);
    let kept: Vec<u8> = std::fs::read_dir(house.place.path())
        .unwrap()
        .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .collect();
    let has = |text: &str| kept.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(has("Anna") && has("$argon2id$"));
    for secret in [PASSWORD, &token, &codes[0], &codes[0].replace('-', "")] {
        assert!(!has(secret), "{secret}");
    }
}

#[tokio::test]
async fn the_cookie_is_bound_to_the_host_over_https() {
    let house = TestHouse::open().await;
    let mut browser = Browser::at(&house);
    browser.origin = "https://rokade";
    let made = browser.sign_up("Anna", PASSWORD).await;
    let cookie = &made.cookies[0];
    assert!(cookie.starts_with("__Host-rokade_session="), "{cookie}");
    assert!(cookie.contains("; HttpOnly; SameSite=Strict; Secure"), "{cookie}");
    assert_eq!(browser.name().await.as_deref(), Some("Anna"));
}

#[tokio::test]
async fn another_password_closes_the_other_browsers() {
    let house = TestHouse::open().await;
    let (mut browser, _) = Browser::signed_up(&house, "Anna").await;
    let mut other = Browser::at(&house);
    other.log_in("Anna", PASSWORD).await;
    let change = json!({ "old": PASSWORD, "new": "toren op d1" });
    assert_eq!(browser.post("/api/members/me/password", change).await.status, 204);
    assert_eq!(browser.name().await.as_deref(), Some("Anna"));
    assert_eq!(other.name().await, None);
    assert_eq!(other.log_in("Anna", PASSWORD).await.status, 401);
    assert_eq!(other.log_in("Anna", "toren op d1").await.status, 200);
}

#[tokio::test]
async fn who_closes_the_account_is_gone_and_the_name_stays_taken() {
    let house = TestHouse::open().await;
    let (mut browser, _) = Browser::signed_up(&house, "Anna").await;
    let mut other = Browser::at(&house);
    other.log_in("Anna", PASSWORD).await;
    let wrong = browser.delete("/api/members/me", json!({ "password": "loper op c4" })).await;
    assert_eq!((wrong.status, browser.name().await.is_some()), (401, true));
    let challenge = json!({
        "control": "5+3", "ruleset": "online", "variant": "standard", "color": "white",
        "audience": "lobby", "series": null,
    });
    assert_eq!(browser.post("/api/online/challenges", challenge).await.status, 201);
    let gone = browser.delete("/api/members/me", json!({ "password": PASSWORD })).await;
    assert_eq!((gone.status, browser.cookies.len()), (204, 0));
    assert_eq!((browser.name().await, other.name().await), (None, None));
    assert_eq!(browser.log_in("Anna", PASSWORD).await.status, 401);
    let again = browser.sign_up("anna", PASSWORD).await;
    assert_eq!((again.status, again.body["is"].as_str()), (409, Some("nameTaken")));
    // What was offered is offered no longer.
    let lobby = browser.get("/api/online/lobby").await.body;
    assert_eq!(lobby["challenges"], json!([]));
}
