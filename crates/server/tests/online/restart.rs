//! The house is stopped in the middle of a game and opened again over the same file.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rokade_club::challenge::{Audience, Challenge, ColorWish, Lots, OnlineRules, Terms, Variant};
use rokade_club::ports::Write;
use rokade_club::rating::Stakes;
use rokade_club::room::{Along, Order, Room, Seat};
use rokade_club::{GameId, Person};
use rokade_rules::clock::{Millis, Moment};
use rokade_server::online::Signer;
use rokade_test_kit::memory_store::MemoryStore;
use rokade_test_kit::store_contract::kept;
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

/// Keeps a game of a minute in which both moved a while ago, the last of them ten seconds later.
fn leave_behind(store: &MemoryStore, number: u64, began: Moment) {
    let id = GameId::new(number);
    let terms = Terms {
        control: "1".parse().unwrap(),
        rules: OnlineRules::Online,
        variant: Variant::Standard,
        series: None,
        stakes: Stakes::Casual,
    };
    let wish = ColorWish::Fixed(rokade_rules::Color::White);
    let (by, audience) = (Person::guest(1), Audience::Link);
    let challenge = Challenge { id, by, made: began, terms, wish, audience };
    let lots = Lots { color: rokade_rules::Color::White, start: 0 };
    let head = challenge.take(Person::guest(2), lots, began).unwrap();
    kept(store, Write::Offer(challenge)).unwrap();
    kept(store, Write::Begin(head.clone())).unwrap();
    let mut room = Room::new(head);
    for (ply, uci) in ["e2e4", "e7e5", "g1f3"].into_iter().enumerate() {
        let (along, lag) = (Along::Nothing, Millis::ZERO);
        let order = Order::Move { answers: ply, seen: 99, uci: uci.to_owned(), along, lag };
        let at = began + Millis::from_secs(5 * ply as u64);
        room.apply(Seat::Player(room.turn()), &order, at).receipt.unwrap();
    }
    let events = room.events().to_vec();
    kept(store, Write::Append { game: id, events, ending: None, next: None }).unwrap();
}

#[tokio::test]
async fn no_flag_falls_of_a_game_that_the_house_has_slept_through() {
    let store = Arc::new(MemoryStore::default());
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let an_hour_ago = Moment::new(u64::try_from(today).unwrap() - 3_600_000);
    // Many, so that none of them was merely lucky in what its task looked at first.
    for number in 1..=32 {
        leave_behind(&store, number, an_hour_ago);
    }
    kept(&*store, Write::Pulse(an_hour_ago + Millis::from_secs(12))).unwrap();
    let house = Open::with(store, Signer::new(&[7; 32])).await;
    for number in 1..=32 {
        let id = GameId::new(number).to_string();
        let mut watcher = Browser::at(&house).join(&id, 0).await;
        let standing = watcher.until(|standing| standing.played == 3).await;
        assert_eq!(standing.ending, None);
        assert!(standing.held_ms.is_some());
        // White thought for five seconds; Black's clock ran for the two until the last pulse.
        let clocks = standing.clocks.unwrap();
        assert_eq!((clocks.white_ms, clocks.black_ms, clocks.running), (55_000, 58_000, None));
    }
}

#[tokio::test]
async fn whatever_happened_last_in_any_game_says_until_when_the_house_ran() {
    let store = Arc::new(MemoryStore::default());
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let an_hour_ago = Moment::new(u64::try_from(today).unwrap() - 3_600_000);
    leave_behind(&store, 1, an_hour_ago);
    // Its last move is fifteen seconds later than that of the first; the pulse is older than both.
    leave_behind(&store, 2, an_hour_ago + Millis::from_secs(15));
    kept(&*store, Write::Pulse(an_hour_ago)).unwrap();
    let house = Open::with(store, Signer::new(&[7; 32])).await;
    for (number, black_ms) in [(1, 45_000), (2, 60_000)] {
        let id = GameId::new(number).to_string();
        let mut watcher = Browser::at(&house).join(&id, 0).await;
        let standing = watcher.until(|standing| standing.played == 3).await;
        assert_eq!(standing.clocks.unwrap().black_ms, black_ms);
    }
}
