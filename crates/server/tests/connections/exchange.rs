//! Ordinary talk: both loopbacks, several questions on a line, HEAD, nonsense.

use rokade_server::Limits;

use crate::visitor::{House, Visitor};

#[tokio::test]
async fn both_loopback_addresses_answer() {
    let house = House::open(Limits::default()).await;
    assert!(house.addresses[0].is_ipv4());
    for &address in &house.addresses {
        let mut visitor = Visitor::at(address).await;
        visitor.ask("/").await;
        let answer = visitor.answer().await;
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n") && answer.ends_with("board"), "{answer}");
    }
    let ports: Vec<_> = house.addresses.iter().map(|address| address.port()).collect();
    assert!(ports.iter().all(|&port| port == ports[0] && port != 0));
}

#[tokio::test]
async fn a_connection_carries_many_questions() {
    let house = House::open(Limits::default()).await;
    let mut visitor = house.visitor().await;
    for path in ["/", "/health", "/missing.png", "/spel"] {
        visitor.ask(path).await;
        let answer = visitor.answer().await;
        assert!(answer.contains("content-length: "), "{answer}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{answer}");
    }
}

#[tokio::test]
async fn head_has_a_length_and_no_body() {
    let house = House::open(Limits::default()).await;
    let mut visitor = house.visitor().await;
    visitor.say("HEAD / HTTP/1.1\r\nhost: rokade\r\nconnection: close\r\n\r\n").await;
    let answer = visitor.rest().await;
    assert!(answer.contains("content-length: 5\r\n"), "{answer}");
    assert!(answer.ends_with("\r\n\r\n"), "{answer}");
}

#[tokio::test]
async fn not_modified_has_no_body() {
    let house = House::open(Limits::default()).await;
    let mut visitor = house.visitor().await;
    visitor
        .say("GET / HTTP/1.1\r\nhost: rokade\r\nif-none-match: *\r\nconnection: close\r\n\r\n")
        .await;
    let answer = visitor.rest().await;
    assert!(answer.starts_with("HTTP/1.1 304 ") && answer.ends_with("\r\n\r\n"), "{answer}");
}

#[tokio::test]
async fn a_question_without_a_host_is_refused_and_the_older_protocol_asks_without() {
    let house = House::open(Limits::default()).await;
    for (question, status) in [
        ("GET / HTTP/1.1\r\nconnection: close\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n", "400 Bad Request"),
        ("GET / HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n", "200 OK"),
        ("GET / HTTP/1.0\r\n\r\n", "200 OK"),
    ] {
        let mut visitor = house.visitor().await;
        visitor.say(question).await;
        let answer = visitor.rest().await;
        let (start, _) = answer.split_once("\r\n").unwrap();
        assert!(start.ends_with(status), "{question:?}: {answer}");
        assert!(answer.contains("x-content-type-options: nosniff"), "{answer}");
    }
}

#[tokio::test]
async fn nonsense_is_refused_and_the_house_goes_on() {
    let house = House::open(Limits::default()).await;
    for nonsense in ["e4 e5\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\x16\x03\x01 tls\r\n\r\n"] {
        let mut visitor = house.visitor().await;
        visitor.say(nonsense).await;
        let answer = visitor.rest().await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400"), "{nonsense:?}: {answer}");
    }
    let mut visitor = house.visitor().await;
    visitor.ask("/health").await;
    assert!(visitor.answer().await.starts_with("HTTP/1.1 200 OK\r\n"));
}
