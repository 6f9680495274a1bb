//! A disk that cannot keep up: those who look on and the lobby go first, and players play on.

use std::sync::Arc;
use std::time::Duration;

use rokade_server::online::Signer;
use rokade_test_kit::memory_store::MemoryStore;
use rokade_wire::{OnlineNews, OnlineOrder, OnlineRefused};
use tokio::task::JoinSet;

use crate::player::{Browser, Open, Player, two};

/// Each write takes so long: more than a house bears for long.
const SLOW: Duration = Duration::from_millis(100);

/// Games at the same time, so that something is always being kept.
const GAMES: usize = 4;

/// More than a room's mailbox would hold of what each of them asks.
const WATCHERS: usize = 16;

/// As many as one connection may ask for at once.
const ORDERS: u32 = 20;

/// The beginning of a game that nobody wins soon, for as long as it takes.
const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 f8e7 b1c3 b7b5 a4b3 d7d6 \
    c1g5 c8g4 h2h3 g4h5 g2g4 h5g6 g5f6 e7f6 c3d5 c6a5 c2c3 a5b3 a2b3 c7c6 d5f6 d8f6 d1e2 h7h6 \
    e2e3 f6e7 h1g1 e7e6 b3b4 a8b8 f3d2 e6e7 d2f1 e7e6 f1g3 e6e7 g3f5 g6f5 g4f5 e7f6 e1e2 g7g6 \
    f5g6 f7g6 a1a6 f6f7 a6c6 f7d7 c6c7 d7c7 e3h6 h8h6";

struct Table {
    white: Player,
    black: Player,
    id: String,
}

/// Lets both play on at all tables; every move must be acknowledged.
async fn all_play(tables: Vec<Table>, from: usize, moves: usize) -> Vec<Table> {
    let mut playing = JoinSet::new();
    for mut table in tables {
        playing.spawn(async move {
            for (ply, chess_move) in MOVES.split(' ').enumerate().skip(from).take(moves) {
                let side = if ply % 2 == 0 { &mut table.white } else { &mut table.black };
                side.play(ply as u32, chess_move).await.expect("a player's move is kept");
            }
            table
        });
    }
    playing.join_all().await
}

async fn lobby(browser: &mut Browser) -> u16 {
    browser.ask("GET", "/api/online/lobby", "").await.status
}

/// Hears until the house hangs up.
async fn until_let_go(mut watcher: Player) -> Player {
    while watcher.hear().await.is_some() {}
    watcher
}

#[tokio::test]
async fn spectators_and_the_lobby_go_first_and_every_move_of_a_player_is_kept() {
    let store = Arc::new(MemoryStore::default());
    let house = Open::with(Arc::<MemoryStore>::clone(&store), Signer::new(&[7; 32])).await;
    let mut tables = Vec::new();
    for _ in 0..GAMES {
        let (anna, bram, id) = two(&house).await;
        tables.push(Table { white: anna.join(&id, 0).await, black: bram.join(&id, 0).await, id });
    }
    let mut visitor = Browser::at(&house);
    let mut watchers = Vec::new();
    for table in tables.iter().cycle().take(WATCHERS) {
        let mut watcher = visitor.join(&table.id, 0).await;
        watcher.head().await;
        watchers.push(watcher);
    }
    tables = all_play(tables, 0, 2).await;
    assert_eq!(lobby(&mut visitor).await, 200);

    store.take(SLOW);
    let mut played = 2;
    // The disk has to be slow for a while first: one long sync is none.
    while lobby(&mut visitor).await != 503 {
        assert!(played < MOVES.split(' ').count(), "the house never felt the strain");
        tables = all_play(tables, played, 1).await;
        played += 1;
    }
    tables = all_play(tables, played, 2).await;
    played += 2;
    // All who looked on have been let go, and who comes now is let go too; no player was.
    let mut seen = 0;
    for watcher in watchers {
        seen = until_let_go(watcher).await.last();
    }
    until_let_go(visitor.join(&tables[0].id, seen).await).await;
    tables = all_play(tables, played, 2).await;
    played += 2;

    store.take(Duration::ZERO);
    tables = all_play(tables, played, 8).await;
    assert_eq!(lobby(&mut visitor).await, 200);
    // Who comes back by number gets the rest.
    let mut back = visitor.join(&tables[GAMES - 1].id, seen).await;
    let all = back.until(|standing| standing.played == played as u32 + 8).await;
    assert!(back.events.first().is_some_and(|event| event.number == seen + 1));
    assert_eq!(back.last(), all.number);
}

#[tokio::test]
async fn a_crowd_that_fills_the_mailbox_leaves_room_for_players() {
    let store = Arc::new(MemoryStore::default());
    let house = Open::with(Arc::<MemoryStore>::clone(&store), Signer::new(&[7; 32])).await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.until(|standing| standing.played == 1).await;
    let visitor = Browser::at(&house);
    let mut crowd = Vec::new();
    for _ in 0..WATCHERS {
        let mut watcher = visitor.join(&id, 0).await;
        watcher.until(|standing| standing.played == 1).await;
        crowd.push(watcher);
    }
    // While one move waits for the disk, nothing is read from the mailbox.
    store.hold();
    black.send(black.order_move(1, "e7e5")).await;
    for watcher in &mut crowd {
        for _ in 0..ORDERS {
            watcher.send(OnlineOrder::Resign).await;
        }
        watcher.is_heard().await;
    }
    let asked = white.send(OnlineOrder::Offer).await;
    white.is_heard().await;
    store.let_go();
    assert_ne!(white.answer_to(asked).await, Err(OnlineRefused::TooBusy));
    let mut too_many = 0;
    for watcher in &mut crowd {
        let mut answered = 0;
        while answered < ORDERS {
            if let OnlineNews::Refused { why, .. } = watcher.hear().await.unwrap() {
                answered += 1;
                too_many += usize::from(why == OnlineRefused::TooBusy);
            }
        }
    }
    assert!(too_many > 0, "the crowd was too small to fill the mailbox");
    white.play(2, "g1f3").await.unwrap();
}
