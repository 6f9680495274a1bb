//! By which door somebody comes to a seat, and from which page. What each seat may do is in `matrix.rs`.

use tokio_tungstenite::tungstenite::http::StatusCode;

use crate::player::{Browser, Open, two, wanted};

#[tokio::test]
async fn a_seat_key_opens_that_seat_elsewhere_and_no_other_does() {
    let house = Open::fresh().await;
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
    let house = Open::fresh().await;
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
