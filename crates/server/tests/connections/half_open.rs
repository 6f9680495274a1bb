//! A crowd that begins to ask and never ends.

use std::time::Duration;

use rokade_server::Limits;

use crate::visitor::{House, Visitor};

#[tokio::test]
async fn a_crowd_of_half_questions_is_sent_away_and_nobody_else_waits_for_it() {
    let limits = Limits { header_time: Duration::from_millis(400), ..Limits::default() };
    let house = House::open(limits).await;
    let mut crowd: Vec<Visitor> = Vec::new();
    for _ in 0..200 {
        let mut visitor = house.visitor().await;
        visitor.say("GET / HTTP/1.1\r\nhost: rok").await;
        crowd.push(visitor);
    }
    let mut visitor = house.visitor().await;
    visitor.ask("/").await;
    assert!(visitor.answer().await.ends_with("board"));
    for half in crowd {
        assert!(!half.rest().await.contains("200 OK"));
    }
}
