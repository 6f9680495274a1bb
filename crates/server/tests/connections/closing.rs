//! Closing: what was begun is finished, nothing new begins.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use rokade_server::Limits;
use tokio::net::TcpStream;
use tokio::sync::Notify;

use crate::visitor::House;

/// A router whose one answer waits for a word, and tells when it has begun to wait.
fn patient() -> (Router, Arc<Notify>, Arc<Notify>) {
    let (begun, word) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (tell, wait) = (Arc::clone(&begun), Arc::clone(&word));
    let answer = move || async move {
        tell.notify_one();
        wait.notified().await;
        "finished"
    };
    (Router::new().route("/", get(answer)), begun, word)
}

#[tokio::test]
async fn an_idle_connection_is_closed_and_the_port_is_free_again() {
    let house = House::open(Limits::default()).await;
    let address = house.addresses[0];
    let mut visitor = house.visitor().await;
    visitor.ask("/").await;
    visitor.answer().await;

    house.close().await.unwrap();
    assert_eq!(visitor.rest().await, "");
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn half_a_question_does_not_keep_the_house_open() {
    for half in ["G", "GET / HTTP/1.1", "GET / HTTP/1.1\r\nhost: rok"] {
        // Long enough that only the closing itself can end these connections.
        let hour = Duration::from_secs(3_600);
        let limits = Limits { header_time: hour, farewell_time: hour, ..Limits::default() };
        let house = House::open(limits).await;
        let (mut first, mut second) = (house.visitor().await, house.visitor().await);
        second.ask("/").await;
        second.answer().await;
        first.say(half).await;
        second.say(half).await;
        // After this answer the one thread of this test has read what came before.
        let mut third = house.visitor().await;
        third.ask("/").await;
        third.answer().await;

        house.close().await.unwrap();
        assert_eq!((first.rest().await, second.rest().await), (String::new(), String::new()));
    }
}

#[tokio::test]
async fn an_answer_that_was_begun_is_finished() {
    let (router, begun, word) = patient();
    let house = House::open_with(router, Limits::default()).await;
    let mut visitor = house.visitor().await;
    visitor.ask("/").await;
    begun.notified().await;

    let closed = house.close();
    word.notify_one();
    assert!(visitor.rest().await.ends_with("finished"));
    closed.await.unwrap();
}

#[tokio::test]
async fn an_answer_that_never_ends_does_not_keep_the_house_open() {
    let (router, begun, _word) = patient();
    let limits = Limits { farewell_time: Duration::from_millis(20), ..Limits::default() };
    let house = House::open_with(router, limits).await;
    let mut visitor = house.visitor().await;
    visitor.ask("/").await;
    begun.notified().await;

    house.close().await.unwrap();
    assert_eq!(visitor.rest().await, "");
}

#[tokio::test]
async fn a_caller_who_does_not_read_does_not_keep_the_house_open() {
    // More than a system's socket buffers take in.
    let begun = Arc::new(Notify::new());
    let telling = Arc::clone(&begun);
    let answer = move || async move {
        telling.notify_one();
        vec![b'p'; 64 << 20]
    };
    let limits = Limits {
        stall_time: Duration::from_millis(20),
        // Long enough that only the stall can end this connection.
        farewell_time: Duration::from_secs(3_600),
        ..Limits::default()
    };
    let house = House::open_with(Router::new().route("/", get(answer)), limits).await;
    let mut visitor = house.visitor().await;
    visitor.ask("/").await;
    begun.notified().await;

    house.close().await.unwrap();
    assert!(visitor.rest().await.len() < 64 << 20);
}
