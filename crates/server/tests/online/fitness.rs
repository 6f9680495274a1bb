//! A disk or a database that fails: it is said, nothing counts that was not kept, and the game goes on afterwards.

use std::sync::Arc;

use rokade_club::ports::Store;
use rokade_server::online::Signer;
use rokade_server::store::{Part, PostgresStore};
use rokade_test_kit::memory_store::MemoryStore;
use rokade_test_kit::postgres_server::PostgresServer;
use rokade_wire::{OnlineHappening, OnlineRefused};
use tokio::task::block_in_place;

use crate::player::{Browser, Open, two, wanted};

#[tokio::test]
async fn what_cannot_be_kept_is_refused_and_the_house_is_not_ready_until_it_can() {
    let store = Arc::new(MemoryStore::default());
    let (failing, recovering) = (Arc::clone(&store), Arc::clone(&store));
    bear(store, move || failing.fail(), move || recovering.recover()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_falls_is_borne_like_a_disk_that_fails() {
    let Some(server) = block_in_place(PostgresServer::start) else { return };
    let address = server.fresh_database().parse().unwrap();
    let store = block_in_place(|| PostgresStore::open_at(&address, Part::House)).unwrap();
    let fall = || block_in_place(|| server.fall());
    bear(Arc::new(store), fall, || block_in_place(|| server.rise())).await;
}

/// A game over a store that fails and recovers.
async fn bear(store: Arc<dyn Store>, fail: impl FnOnce(), recover: impl FnOnce()) {
    let house = Open::with(store, Signer::new(&[7; 32])).await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    let mut monitor = Browser::at(&house);
    assert_eq!(monitor.ask("GET", "/ready", "").await.status, 200);

    fail();
    assert_eq!(white.play(2, "g1f3").await, Err(OnlineRefused::NotKept));
    assert_eq!(monitor.ask("GET", "/ready", "").await.status, 503);
    let offer = serde_json::to_string(&wanted()).unwrap();
    assert_eq!(monitor.ask("POST", "/api/online/challenges", &offer).await.status, 503);
    // It runs, and says so; it is only not ready.
    assert_eq!(monitor.ask("GET", "/health", "").await.status, 200);

    recover();
    let is_interrupted = |what: &OnlineHappening| *what == OnlineHappening::Interrupted;
    while !black.events.iter().any(|event| is_interrupted(&event.what)) {
        black.hear().await.unwrap();
    }
    assert_eq!(monitor.ask("GET", "/ready", "").await.status, 200);
    let standing = black.until(|standing| standing.held_ms.is_none()).await;
    assert_eq!((standing.played, standing.ending), (2, None));
    white.play(2, "g1f3").await.unwrap();
    black.play(3, "b8c6").await.unwrap();
}
