//! Progress that is carried from device to device, and all that is kept as one file.

use http::Method;
use serde_json::{Value, json};

use crate::browser::{Browser, PASSWORD, TestHouse};

const PROGRESS: &str = "/api/progress";

async fn put(browser: &mut Browser, subject: &str, revision: u32, text: &str) -> u16 {
    let body = json!({ "revision": revision, "text": text });
    browser.ask(Method::PUT, &format!("{PROGRESS}/{subject}"), body).await.status
}

#[tokio::test]
async fn progress_comes_along_to_another_device() {
    let house = TestHouse::open().await;
    let (mut phone, _) = Browser::signed_up(&house, "Anna").await;
    let nothing = json!({ "puzzles": null, "lessons": null });
    assert_eq!(phone.get(PROGRESS).await.body, nothing);
    assert_eq!(put(&mut phone, "puzzles", 0, "{\"a\":1}").await, 200);
    let mut desk = Browser::at(&house);
    desk.log_in("Anna", PASSWORD).await;
    let seen = desk.get(PROGRESS).await.body;
    assert_eq!(seen["puzzles"], json!({ "revision": 1, "text": "{\"a\":1}" }));
    assert_eq!(put(&mut desk, "puzzles", 1, "{\"a\":2}").await, 200);
    // The phone has not seen that, and reads before it writes.
    assert_eq!(put(&mut phone, "puzzles", 1, "{\"a\":3}").await, 409);
    assert_eq!(phone.get(PROGRESS).await.body["puzzles"]["revision"], 2);
    assert_eq!(put(&mut phone, "lessons", 0, "{}").await, 200);
}

#[tokio::test]
async fn nobody_elses_progress_is_read_or_written() {
    let house = TestHouse::open().await;
    let (mut anna, _) = Browser::signed_up(&house, "Anna").await;
    let (mut bram, _) = Browser::signed_up(&house, "Bram").await;
    put(&mut anna, "puzzles", 0, "hers").await;
    assert_eq!(bram.get(PROGRESS).await.body["puzzles"], Value::Null);
    let mut guest = Browser::at(&house);
    assert_eq!(guest.get(PROGRESS).await.status, 401);
    assert_eq!(put(&mut guest, "puzzles", 0, "his").await, 401);
    assert_eq!(put(&mut anna, "secrets", 0, "hers").await, 404);
    assert_eq!(put(&mut anna, "puzzles", 1, "a\0b").await, 400);
    anna.origin = "https://evil.example";
    assert_eq!(put(&mut anna, "puzzles", 1, "theirs").await, 403);
    assert_eq!(anna.get(PROGRESS).await.body["puzzles"]["text"], "hers");
}

#[tokio::test]
async fn all_that_is_kept_comes_as_one_file_without_what_opens_the_account() {
    let house = TestHouse::open().await;
    let (mut anna, codes) = Browser::signed_up(&house, "Anna").await;
    put(&mut anna, "lessons", 0, "{}").await;
    let all = anna.get("/api/members/me/export").await;
    assert_eq!(all.status, 200);
    assert_eq!((&all.body["name"], &all.body["plan"]), (&json!("Anna"), &json!("free")));
    assert_eq!(all.body["progress"]["lessons"]["text"], "{}");
    assert_eq!(all.body["sessions"][0]["device"], "Firefox · Linux");
    let text = all.body.to_string();
    let token = anna.cookies["rokade_session"].clone();
    for secret in ["$argon2id$", &codes[0], &token] {
        assert!(!text.contains(secret), "{secret}");
    }
    assert_eq!(Browser::at(&house).get("/api/members/me/export").await.status, 401);
}
