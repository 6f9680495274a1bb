//! Two people play.

use rokade_wire::{
    Color, Ground, NewChallenge, OnlineAudience, OnlineHappening, OnlineNews, OnlineOrder,
    OnlineRefused, OnlineRematch, OnlineSeries,
};

use crate::player::{Browser, Open, begin, two, wanted};

#[tokio::test]
async fn a_game_is_played_to_mate_and_both_hear_the_same() {
    let house = Open::fresh().await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    assert_eq!(white.head().await.you, Some(Color::White));
    assert_eq!(black.head().await.you, Some(Color::Black));
    for (ply, uci) in (0..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
        let player = if ply % 2 == 0 { &mut white } else { &mut black };
        player.play(ply, uci).await.unwrap();
    }
    for player in [&mut white, &mut black] {
        let standing = player.until(|standing| standing.ending.is_some()).await;
        let ending = standing.ending.unwrap();
        assert_eq!(
            (ending.reason.as_str(), ending.article.as_deref()),
            ("checkmate", Some("5.1.1"))
        );
        assert_eq!(standing.clocks.unwrap().running, None);
    }
    assert_eq!(white.events, black.events);
}

#[tokio::test]
async fn whoever_comes_back_gets_the_rest_and_a_repeated_move_is_the_same() {
    let house = Open::fresh().await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    white.until(|standing| standing.played == 2).await;
    let order = white.order_move(2, "g1f3");
    // The connection breaks before the answer comes.
    white.send(order.clone()).await;
    let seen = white.last();
    drop(white);
    black.until(|standing| standing.played == 3).await;
    let mut white = anna.join(&id, seen).await;
    white.until(|standing| standing.played == 3).await;
    assert_eq!(white.events[0].number, seen + 1);
    assert_eq!(white.ask(order).await, Ok(()));
    black.play(3, "b8c6").await.unwrap();
    let standing = white.until(|standing| standing.played == 4).await;
    assert_eq!(standing.ending, None);
}

#[tokio::test]
async fn offers_claims_and_take_backs_go_through_the_room() {
    let house = Open::fresh().await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    assert_eq!(white.ask(OnlineOrder::Offer).await, Err(OnlineRefused::TooEarly));
    black.play(1, "e7e5").await.unwrap();
    white.play(2, "g1f3").await.unwrap();
    white.ask(OnlineOrder::AskBack { answers: 3 }).await.unwrap();
    black.until(|standing| standing.asked_back.is_some()).await;
    black.ask(OnlineOrder::AllowBack { answers: 3 }).await.unwrap();
    let standing = white.until(|standing| standing.played == 2).await;
    assert_eq!(standing.clocks.unwrap().running, Some(Color::White));
    // A wrong claim gives the opponent time and stays an offer.
    let claim = OnlineOrder::Claim { answers: 2, ground: Ground::Repetition, intended: None };
    white.ask(claim).await.unwrap();
    let standing = black.until(|standing| standing.offer.is_some()).await;
    assert!(standing.clocks.unwrap().black_ms > 650_000);
    black.ask(OnlineOrder::Accept { answers: 2 }).await.unwrap();
    let ending = white.until(|standing| standing.ending.is_some()).await.ending.unwrap();
    assert_eq!(ending.reason, "agreement");
}

#[tokio::test]
async fn a_rematch_is_one_game_with_colours_changed() {
    let house = Open::fresh().await;
    let (anna, bram, id) = two(&house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    white.ask(OnlineOrder::Resign).await.unwrap();
    white.send(OnlineOrder::Rematch).await;
    black.send(OnlineOrder::Rematch).await;
    let is_made = |rematch: &OnlineRematch| matches!(rematch, OnlineRematch::Made { .. });
    let first = white.until(|standing| is_made(&standing.rematch)).await.rematch;
    let second = black.until(|standing| is_made(&standing.rematch)).await.rematch;
    assert_eq!(first, second);
    let OnlineRematch::Made { id: next } = first else { unreachable!() };
    assert_eq!(anna.join(&next, 0).await.head().await.you, Some(Color::Black));
    assert_eq!(bram.join(&next, 0).await.head().await.you, Some(Color::White));
}

#[tokio::test]
async fn chess960_is_sent_with_its_start_and_played_by_its_castling() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let wanted = rokade_wire::NewChallenge {
        variant: rokade_wire::OnlineVariant::Chess960,
        audience: OnlineAudience::Link,
        ..wanted()
    };
    let id = anna.offer(&wanted).await.id;
    bram.take(&id).await;
    let start = anna.join(&id, 0).await.head().await.start.unwrap();
    assert_eq!(bram.join(&id, 0).await.head().await.start, Some(start));
}

#[tokio::test]
async fn somebody_without_a_seat_watches_and_sees_all_moves() {
    let house = Open::fresh().await;
    let (anna, _bram, id) = two(&house).await;
    let mut white = anna.join(&id, 0).await;
    white.play(0, "d2d4").await.unwrap();
    let mut watcher = Browser::at(&house).join(&id, 0).await;
    let head = watcher.head().await;
    assert_eq!((head.you, head.seat_key), (None, None));
    watcher.until(|standing| standing.played == 1).await;
    let moved = watcher
        .events
        .iter()
        .filter(|event| matches!(&event.what, OnlineHappening::Moved { uci, .. } if uci == "d2d4"));
    assert_eq!(moved.count(), 1);
}

#[tokio::test]
async fn a_game_that_is_none_is_told() {
    let house = Open::fresh().await;
    let mut lost = Browser::at(&house).join("00000000007", 0).await;
    assert_eq!(lost.hear().await, Some(OnlineNews::Nothing));
}

#[tokio::test]
async fn a_series_goes_on_with_colours_changed_until_nobody_can_catch_up() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let series = Some(OnlineSeries::BestOf { games: 3 });
    let mut id = begin(&mut anna, &mut bram, &NewChallenge { series, ..wanted() }).await;
    // Bram resigns each time.
    for game in 1..=2 {
        let (mut winner, mut loser) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
        let before = winner.head().await;
        assert_eq!(before.you, Some(if game == 1 { Color::White } else { Color::Black }));
        let score = before.series.unwrap();
        assert_eq!((score.played, score.over), (game - 1, false));
        let players = if game == 1 { (&mut winner, &mut loser) } else { (&mut loser, &mut winner) };
        players.0.play(0, "e2e4").await.unwrap();
        players.1.play(1, "e7e5").await.unwrap();
        loser.ask(OnlineOrder::Resign).await.unwrap();
        let ending = winner.until(|standing| standing.ending.is_some()).await.ending.unwrap();
        let after = ending.series.unwrap();
        let (white, black) = (after.white_half_points, after.black_half_points);
        assert_eq!((white, black), if game == 1 { (2, 0) } else { (0, 4) });
        assert_eq!((after.played, after.over), (game, game == 2));
        if game == 1 {
            winner.ask(OnlineOrder::Rematch).await.unwrap();
            loser.ask(OnlineOrder::Rematch).await.unwrap();
            let is_made = |made: &OnlineRematch| matches!(made, OnlineRematch::Made { .. });
            let made = winner.until(|standing| is_made(&standing.rematch)).await.rematch;
            let OnlineRematch::Made { id: next } = made else { unreachable!() };
            id = next;
        }
    }
}
