//! Who asks too fast, and who stands behind a program in front.

use std::time::Duration;

use rokade_server::online::{House as Games, Signer, SystemChance};
use rokade_server::{ClientFiles, Limits, Pace, PaceTable, Plans, Proxies, house_router_behind};
use rokade_test_kit::memory_store::MemoryStore;
use std::sync::Arc;

use crate::visitor::{House, Visitor};

/// A house behind a program on this machine, in which hardly anything may be asked twice.
async fn house(paces: PaceTable) -> House {
    let limits = Limits { paces, connections_of_one: 1, ..Limits::default() };
    let store = Arc::new(MemoryStore::default());
    let signer = Signer::new(&[7; 32]);
    let games = Games::open(store, Arc::new(SystemChance), signer).await.unwrap();
    let files = ClientFiles::from_files([("index.html", "board")]);
    let proxies = Proxies::from(vec!["127.0.0.1".parse().unwrap()]);
    let router = house_router_behind(files, games, limits, Plans::default(), proxies);
    House::open_with(router, limits).await
}

fn once_an_hour() -> Pace {
    Pace { at_once: 2, every: Duration::from_secs(3_600) }
}

async fn ask(visitor: &mut Visitor, path: &str, headers: &str) -> String {
    visitor.say(&format!("GET {path} HTTP/1.1\r\nhost: rokade\r\n{headers}\r\n")).await;
    visitor.answer().await
}

#[tokio::test]
async fn who_asks_too_fast_is_told_when_to_ask_again() {
    let house = house(PaceTable { question: once_an_hour(), ..PaceTable::default() }).await;
    let mut visitor = house.visitor().await;
    let from = "x-forwarded-for: 192.0.2.1\r\n";
    for _ in 0..2 {
        assert!(ask(&mut visitor, "/api/online/lobby", from).await.starts_with("HTTP/1.1 200 "));
    }
    let refused = ask(&mut visitor, "/api/online/lobby", from).await;
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    assert!(refused.contains("\r\nretry-after: 36"), "{refused}");
    assert!(refused.contains("\r\ncontent-security-policy: "), "{refused}");
    // Pages are another class, the neighbour another household, and this machine is not counted.
    assert!(ask(&mut visitor, "/", from).await.starts_with("HTTP/1.1 200 "));
    let other = "x-forwarded-for: 192.0.2.2\r\n";
    assert!(ask(&mut visitor, "/api/online/lobby", other).await.starts_with("HTTP/1.1 200 "));
    for _ in 0..5 {
        assert!(ask(&mut visitor, "/api/online/lobby", "").await.starts_with("HTTP/1.1 200 "));
    }
}

const SOCKET: &str = "origin: http://rokade\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
    sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

#[tokio::test]
async fn sockets_that_a_program_in_front_brings_are_counted_by_who_is_behind_it() {
    let house = house(PaceTable::default()).await;
    let path = "/api/online/games/00000000001/live";
    let from = |last: u8| format!("x-forwarded-for: 192.0.2.{last}\r\n{SOCKET}");
    let mut first = house.visitor().await;
    assert!(ask(&mut first, path, &from(1)).await.starts_with("HTTP/1.1 101 "));
    let mut second = house.visitor().await;
    let refused = ask(&mut second, path, &from(1)).await;
    assert!(refused.starts_with("HTTP/1.1 429 "), "{refused}");
    let mut third = house.visitor().await;
    assert!(ask(&mut third, path, &from(2)).await.starts_with("HTTP/1.1 101 "));
}

#[tokio::test]
async fn a_cookie_is_sealed_where_nobody_can_read_along() {
    let house = house(PaceTable::default()).await;
    let mut visitor = house.visitor().await;
    let plain = ask(&mut visitor, "/api/online/lobby", "").await;
    assert!(plain.contains("\r\nset-cookie: rokade_guest="), "{plain}");
    let encrypted = "x-forwarded-for: 192.0.2.1\r\nx-forwarded-proto: https\r\n";
    let sealed = ask(&mut visitor, "/api/online/lobby", encrypted).await;
    assert!(sealed.contains("\r\nset-cookie: __Host-rokade_guest="), "{sealed}");
    assert!(sealed.contains("; Secure\r\n"), "{sealed}");
    // With it the guest is known, and gets no other.
    let cookie = sealed.split("set-cookie: ").nth(1).unwrap().split(';').next().unwrap();
    let known = format!("{encrypted}cookie: {cookie}\r\n");
    let again = ask(&mut visitor, "/api/online/lobby", &known).await;
    assert!(!again.contains("set-cookie"), "{again}");
    let unsealed = format!("{encrypted}cookie: {}\r\n", cookie.trim_start_matches("__Host-"));
    assert!(ask(&mut visitor, "/api/online/lobby", &unsealed).await.contains("set-cookie"));
}
