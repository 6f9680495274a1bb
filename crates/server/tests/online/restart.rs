//! The house is stopped in the middle of a game and opened again over the same file.

use rokade_wire::{Color, OnlineHappening};

use crate::player::{Browser, Open, two};

#[tokio::test]
async fn a_game_goes_on_where_it_was_and_nobody_pays_for_the_time_between() {
    let place = tempfile::tempdir().unwrap();
    let house = Open::over(&place.path().join("data")).await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    white.play(2, "g1f3").await.unwrap();
    // What is acknowledged is in the file: a copy of it, as a crash would leave it, is enough.
    let crashed = place.path().join("crashed");
    std::fs::create_dir(&crashed).unwrap();
    for entry in std::fs::read_dir(place.path().join("data")).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), crashed.join(entry.file_name())).unwrap();
    }
    let again = Open::over(&crashed).await;
    let moved =
        |browser: &Browser| Browser { address: again.address, cookie: browser.cookie.clone() };
    let mut watcher = Browser::at(&again).join(&id, 0).await;
    let standing = watcher.until(|standing| standing.played == 3).await;
    let clocks = standing.clocks.unwrap();
    assert_eq!((clocks.running, clocks.black_ms > 590_000), (None, true), "{clocks:?}");
    assert!(standing.held_ms.is_some());
    let interrupted =
        watcher.events.iter().filter(|event| event.what == OnlineHappening::Interrupted);
    assert_eq!(interrupted.count(), 1);
    // The clock goes on when the player having the move is back.
    let mut black = moved(&bram).join(&id, 0).await;
    let standing = black.until(|standing| standing.held_ms.is_none()).await;
    assert_eq!(standing.clocks.unwrap().running, Some(Color::Black));
    black.play(3, "b8c6").await.unwrap();
    let mut white = moved(&anna).join(&id, 0).await;
    white.play(4, "f1c4").await.unwrap();
}

#[tokio::test]
async fn a_challenge_is_still_open() {
    let place = tempfile::tempdir().unwrap();
    let house = Open::over(&place.path().join("data")).await;
    let mut anna = Browser::at(&house);
    let id = anna.offer(&crate::player::wanted()).await.id;
    let crashed = place.path().join("crashed");
    std::fs::create_dir(&crashed).unwrap();
    for entry in std::fs::read_dir(place.path().join("data")).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), crashed.join(entry.file_name())).unwrap();
    }
    let again = Open::over(&crashed).await;
    assert_eq!(Browser::at(&again).take(&id).await, 204);
}
