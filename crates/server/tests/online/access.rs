//! Who may do what, over the line: what is forbidden is refused and changes nothing.

use futures_util::SinkExt as _;
use rokade_wire::{Ground, OnlineOrder, OnlineRefused};
use tokio_tungstenite::tungstenite::{Message, http::StatusCode};

use crate::player::{Browser, Open, two, wanted};

fn every_order() -> Vec<OnlineOrder> {
    vec![
        OnlineOrder::Move { answers: 2, seen: 9, uci: "g1f3".to_owned(), offers_draw: true },
        OnlineOrder::Offer,
        OnlineOrder::Accept { answers: 2 },
        OnlineOrder::Decline,
        OnlineOrder::Claim { answers: 2, ground: Ground::Repetition, intended: None },
        OnlineOrder::Resign,
        OnlineOrder::Abort,
        OnlineOrder::AskBack { answers: 2 },
        OnlineOrder::AllowBack { answers: 2 },
        OnlineOrder::RefuseBack,
        OnlineOrder::ClaimWin,
        OnlineOrder::ClaimDraw,
        OnlineOrder::Rematch,
        OnlineOrder::DeclineRematch,
        OnlineOrder::Prefer { automatic: true },
        OnlineOrder::Write { text: "hallo".to_owned() },
        OnlineOrder::Mute,
        OnlineOrder::Unmute,
    ]
}

#[tokio::test]
async fn nobody_without_a_seat_gives_orders() {
    let place = tempfile::tempdir().unwrap();
    let house = Open::over(place.path()).await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    let before = white.until(|standing| standing.played == 2).await.number;
    // Somebody with a cookie of their own, somebody with none, and one whose cookie is forged.
    let mut other = Browser::at(&house);
    other.offer(&wanted()).await;
    let forged = bram.cookie.clone().map(|cookie| cookie.replace(".", ".0"));
    let forger = Browser { address: house.address, cookie: forged };
    for browser in [other, Browser::at(&house), forger] {
        for order in every_order() {
            let mut watcher = browser.join(&id, 0).await;
            let refused = watcher.ask(order.clone()).await;
            assert_eq!(refused, Err(OnlineRefused::NotYourSeat), "{order:?}");
        }
    }
    let again = anna.join(&id, 0).await.until(|_| true).await;
    assert_eq!((again.played, again.number), (2, before));
}

#[tokio::test]
async fn a_seat_key_opens_that_seat_elsewhere_and_no_other_does() {
    let place = tempfile::tempdir().unwrap();
    let house = Open::over(place.path()).await;
    let (anna, _bram, id) = two(&house).await;
    let key = anna.join(&id, 0).await.head().await.seat_key.unwrap();
    let elsewhere = Browser::at(&house);
    let mut player = elsewhere.join_with(&id, 0, Some(key.clone())).await;
    assert_eq!(player.head().await.you, Some(rokade_wire::Color::White));
    player.play(0, "e2e4").await.unwrap();
    let wrong = format!("{}0", &key[..key.len() - 1]);
    let others = [wrong, String::new(), "é".repeat(16)];
    for key in others.into_iter().filter(|other| *other != key) {
        let mut watcher = elsewhere.join_with(&id, 0, Some(key)).await;
        assert_eq!(watcher.head().await.you, None);
    }
}

#[tokio::test]
async fn another_site_gets_neither_a_socket_nor_a_change() {
    let place = tempfile::tempdir().unwrap();
    let house = Open::over(place.path()).await;
    let (mut anna, _bram, id) = two(&house).await;
    let body = serde_json::to_string(&wanted()).unwrap();
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1"] {
        let socket = anna.socket(&id, origin).await.err();
        assert_eq!(socket, Some(StatusCode::FORBIDDEN), "{origin}");
        for (method, path) in [
            ("POST", "/api/online/challenges".to_owned()),
            ("POST", format!("/api/online/challenges/{id}/take")),
            ("DELETE", format!("/api/online/challenges/{id}")),
        ] {
            let answer = anna.ask_from(origin, method, &path, &body).await;
            assert_eq!(answer.status, 403, "{origin} {method} {path}");
            assert_eq!(answer.cookie, None);
        }
    }
}

#[tokio::test]
async fn what_is_no_message_ends_the_connection_and_harms_nobody() {
    let place = tempfile::tempdir().unwrap();
    let house = Open::over(place.path()).await;
    let (anna, bram, id) = two(&house).await;
    let mut white = anna.join(&id, 0).await;
    white.head().await;
    let long = format!("{{\"asked\":1,\"ask\":\"{}\"}}", "x".repeat(5_000));
    let frames = [
        Message::text("no json"),
        Message::text("{\"asked\":1,\"ask\":{\"is\":\"fly\"}}"),
        Message::text("{\"asked\":-1,\"ask\":{\"is\":\"offer\"}}"),
        Message::text("{\"asked\":1,\"ask\":{\"is\":\"offer\"},\"clock\":99}"),
        Message::binary(vec![0, 1, 2]),
        Message::text(long),
    ];
    for frame in frames {
        let mut black = bram.join(&id, 0).await;
        black.head().await;
        black.socket.send(frame.clone()).await.unwrap();
        while black.hear().await.is_some() {}
    }
    white.play(0, "e2e4").await.unwrap();
}
