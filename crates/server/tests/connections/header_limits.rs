//! Headers that come too slowly, or are too much.

use std::fmt::Write as _;
use std::time::Duration;

use rokade_server::Limits;

use crate::visitor::House;

/// A header timer short enough to wait for; nothing here measures it.
fn hasty() -> Limits {
    Limits { header_time: Duration::from_millis(50), ..Limits::default() }
}

#[tokio::test]
async fn a_header_that_never_ends_is_cut_off() {
    let house = House::open(hasty()).await;
    let mut visitor = house.visitor().await;
    visitor.say("GET / HTTP/1.1\r\nhost: rok").await;
    let answer = visitor.rest().await;
    assert!(!answer.contains("200 OK"), "{answer}");
}

#[tokio::test]
async fn a_caller_who_says_nothing_is_cut_off() {
    let house = House::open(hasty()).await;
    assert_eq!(house.visitor().await.rest().await, "");
}

#[tokio::test]
async fn a_connection_that_fell_silent_is_cut_off_too() {
    let house = House::open(hasty()).await;
    let mut visitor = house.visitor().await;
    visitor.ask("/").await;
    assert!(visitor.answer().await.ends_with("board"));
    assert_eq!(visitor.rest().await, "");
}

#[tokio::test]
async fn too_long_a_header_is_refused() {
    let limits = Limits::default();
    let house = House::open(limits).await;
    let mut visitor = house.visitor().await;
    let long = "p".repeat(limits.header_bytes);
    visitor.say(&format!("GET / HTTP/1.1\r\nhost: rokade\r\nx-pawn: {long}\r\n\r\n")).await;
    assert!(visitor.rest().await.starts_with("HTTP/1.1 431 "));
}

#[tokio::test]
async fn too_long_a_path_is_refused() {
    let limits = Limits::default();
    let house = House::open(limits).await;
    let mut visitor = house.visitor().await;
    visitor.say(&format!("GET /{} HTTP/1.1\r\n\r\n", "p".repeat(limits.header_bytes))).await;
    let answer = visitor.rest().await;
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
}

#[tokio::test]
async fn too_many_headers_are_refused() {
    let limits = Limits::default();
    let house = House::open(limits).await;
    let mut visitor = house.visitor().await;
    let mut request = String::from("GET / HTTP/1.1\r\n");
    for number in 0..=limits.headers {
        write!(request, "x-{number}: pawn\r\n").unwrap();
    }
    visitor.say(&(request + "\r\n")).await;
    assert!(visitor.rest().await.starts_with("HTTP/1.1 431 "));
}
