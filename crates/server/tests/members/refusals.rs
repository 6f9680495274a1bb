//! What is refused, and that it changes nothing.

use http::Method;
use serde_json::{Value, json};

use crate::browser::{Browser, PASSWORD, TestHouse};

/// Every change that this domain has, with a body that would do.
fn changes() -> Vec<(Method, String, Value)> {
    let both = json!({ "name": "Bram", "password": PASSWORD });
    let key = "0".repeat(64);
    vec![
        (Method::POST, "/api/members".to_owned(), both.clone()),
        (Method::POST, "/api/members/log-in".to_owned(), both),
        (Method::POST, "/api/members/log-out".to_owned(), Value::Null),
        (
            Method::POST,
            "/api/members/recover".to_owned(),
            json!({ "name": "Anna", "code": "0000-0000-0000-0000", "password": PASSWORD }),
        ),
        (Method::DELETE, "/api/members/me".to_owned(), json!({ "password": PASSWORD })),
        (
            Method::POST,
            "/api/members/me/password".to_owned(),
            json!({ "old": PASSWORD, "new": "toren op d1" }),
        ),
        (Method::POST, "/api/members/me/codes".to_owned(), json!({ "password": PASSWORD })),
        (Method::DELETE, "/api/members/me/sessions".to_owned(), Value::Null),
        (Method::DELETE, format!("/api/members/me/sessions/{key}"), Value::Null),
    ]
}

#[tokio::test]
async fn another_site_changes_nothing() {
    let house = TestHouse::open().await;
    let (mut browser, _) = Browser::signed_up(&house, "Anna").await;
    for origin in ["https://evil.example", "null", "http://rokade:81"] {
        browser.origin = origin;
        for (method, path, body) in changes() {
            let answer = browser.ask(method.clone(), &path, body).await;
            assert_eq!(answer.status, 403, "{origin} {method} {path}");
            assert_eq!(answer.cookies, [] as [&str; 0]);
        }
    }
    browser.origin = "http://rokade";
    let me = browser.get("/api/members/me").await.body;
    assert_eq!((&me["name"], &me["codesLeft"]), (&json!("Anna"), &json!(8)));
    assert_eq!(browser.sign_up("Bram", PASSWORD).await.status, 201);
}

#[tokio::test]
async fn who_is_not_logged_in_does_nothing_of_a_member() {
    let house = TestHouse::open().await;
    let (anna, _) = Browser::signed_up(&house, "Anna").await;
    let mut forged = Browser::at(&house);
    let token = anna.cookies["rokade_session"].replace(['0', '1'], "2");
    forged.cookies.insert("rokade_session".to_owned(), token);
    for mut browser in [Browser::at(&house), forged] {
        for (method, path, body) in changes() {
            if path.starts_with("/api/members/me") {
                let answer = browser.ask(method.clone(), &path, body).await;
                assert_eq!(answer.status, 401, "{method} {path}");
                assert_eq!(answer.body["is"], "notLoggedIn");
            }
        }
        assert_eq!(browser.get("/api/members/me/sessions").await.status, 401);
        assert_eq!(browser.name().await, None);
    }
}

#[tokio::test]
async fn names_and_passwords_that_are_none_say_why() {
    let house = TestHouse::open().await;
    let (mut browser, _) = Browser::signed_up(&house, "Anna").await;
    let cases = [
        ("a", PASSWORD, 422, json!({ "is": "nameLength", "least": 2, "most": 20 })),
        ("an na", PASSWORD, 422, json!({ "is": "nameCharacter", "character": " " })),
        (".anna", PASSWORD, 422, json!({ "is": "nameMark" })),
        ("Änna", PASSWORD, 409, json!({ "is": "nameTaken" })),
        ("Bram", "kort", 422, json!({ "is": "passwordLength", "least": 8, "most": 200 })),
        ("Bramberg", "bramBERG", 422, json!({ "is": "passwordIsName" })),
    ];
    for (name, password, status, why) in cases {
        let answer = browser.sign_up(name, password).await;
        assert_eq!((answer.status, answer.body), (status, why), "{name}");
        assert_eq!(answer.cookies, [] as [&str; 0]);
    }
    let sent = browser.post("/api/members", json!({ "name": "Bram", "more": 1 })).await;
    assert_eq!(sent.status, 400);
}

#[tokio::test]
async fn who_tries_too_often_waits_whether_or_not_the_name_is_there() {
    let house = TestHouse::open().await;
    let (mut anna, codes) = Browser::signed_up(&house, "Anna").await;
    let mut browser = Browser::at(&house);
    // From here on no time passes, however long a hash takes.
    tokio::time::pause();
    for name in ["Anna", "Nobody"] {
        for _ in 0..5 {
            let answer = browser.log_in(name, "loper op c4").await;
            assert_eq!((answer.status, answer.body["is"].as_str()), (401, Some("wrong")), "{name}");
        }
        let answer = browser.log_in(name, PASSWORD).await;
        assert_eq!((answer.status, answer.body["is"].as_str()), (429, Some("tooOften")), "{name}");
        assert_eq!(answer.retry_after.as_deref(), Some("1"));
    }
    // A code is no way around.
    assert_eq!(browser.recover("Anna", &codes[0], "toren op d1").await.status, 429);
    // Whoever is in stays in.
    assert_eq!(anna.name().await.as_deref(), Some("Anna"));
}
