//! The line of a game for somebody with an account.

use rokade_wire::{Color, OnlineOrder};

use crate::player::{Browser, Open, begin, wanted};

const ACCOUNT: &str = r#"{"name":"Anna","password":"paard op f3"}"#;

#[tokio::test]
async fn a_guest_who_signs_up_goes_on_in_the_same_seat() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let id = begin(&mut anna, &mut bram, &wanted()).await;
    anna.join(&id, 0).await.play(0, "e2e4").await.unwrap();
    assert_eq!(anna.ask("POST", "/api/members", ACCOUNT).await.status, 201);
    bram.join(&id, 0).await.play(1, "e7e5").await.unwrap();
    let mut elsewhere = Browser::at(&house);
    assert_eq!(elsewhere.ask("POST", "/api/members/log-in", ACCOUNT).await.status, 200);
    let mut line = elsewhere.join(&id, 0).await;
    assert_eq!(line.head().await.you, Some(Color::White));
    line.play(2, "g1f3").await.unwrap();
}

#[tokio::test]
async fn a_session_that_is_closed_hangs_up_and_gives_the_seat_to_nobody() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    anna.ask("POST", "/api/members", ACCOUNT).await;
    let id = begin(&mut anna, &mut bram, &wanted()).await;
    let mut line = anna.join(&id, 0).await;
    line.play(0, "e2e4").await.unwrap();
    let known = anna.cookie.clone();
    let mut elsewhere = Browser::at(&house);
    elsewhere.ask("POST", "/api/members/log-in", ACCOUNT).await;
    assert_eq!(elsewhere.ask("DELETE", "/api/members/me/sessions", "").await.status, 204);
    while line.hear().await.is_some() {}
    // The opponent hears of it.
    bram.join(&id, 0).await.until(|standing| !standing.white_here).await;
    let revoked = Browser { address: house.address, cookie: known };
    let mut watcher = revoked.join(&id, 0).await;
    assert_eq!(watcher.head().await.you, None);
    assert!(watcher.ask(OnlineOrder::Resign).await.is_err());
    assert_eq!(elsewhere.join(&id, 0).await.head().await.you, Some(Color::White));
}
