//! Games that are offered, taken and withdrawn.

use rokade_wire::{LobbyView, NewChallenge, OnlineAudience, OnlineNews};

use crate::player::{Browser, Open, wanted};

async fn seen(browser: &mut Browser) -> LobbyView {
    serde_json::from_str(&browser.ask("GET", "/api/online/lobby", "").await.body).unwrap()
}

#[tokio::test]
async fn an_open_offer_is_in_the_lobby_and_a_link_is_not() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let open = NewChallenge { audience: OnlineAudience::Lobby, ..wanted() };
    let id = anna.offer(&open).await.id;
    anna.offer(&wanted()).await;
    let for_bram = seen(&mut bram).await;
    assert_eq!(for_bram.challenges.len(), 1);
    assert_eq!((for_bram.challenges[0].id.as_str(), for_bram.challenges[0].own), (&*id, false));
    assert_eq!(seen(&mut anna).await.challenges.len(), 2);
    assert_eq!(bram.take(&id).await, 204);
    assert_eq!(seen(&mut bram).await.challenges.len(), 0);
    assert_eq!(seen(&mut bram).await.games, [id]);
}

#[tokio::test]
async fn whoever_waits_hears_that_the_game_begins() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let id = anna.offer(&wanted()).await.id;
    let mut waiting = anna.join(&id, 0).await;
    assert!(
        matches!(waiting.hear().await, Some(OnlineNews::Waiting { challenge }) if challenge.own)
    );
    assert_eq!(bram.take(&id).await, 204);
    assert_eq!(waiting.head().await.you, Some(rokade_wire::Color::White));
}

#[tokio::test]
async fn a_game_is_taken_once_and_not_by_whoever_offers() {
    let house = Open::fresh().await;
    let mut anna = Browser::at(&house);
    let id = anna.offer(&wanted()).await.id;
    assert_eq!(anna.take(&id).await, 409);
    let mut takers: Vec<_> = (0..6).map(|_| Browser::at(&house)).collect();
    let all = futures_util::future::join_all(takers.iter_mut().map(|taker| taker.take(&id))).await;
    assert_eq!(all.iter().filter(|&&status| status == 204).count(), 1, "{all:?}");
    assert!(all.iter().all(|status| [204, 404].contains(status)), "{all:?}");
}

#[tokio::test]
async fn a_withdrawn_offer_is_gone_for_everybody() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let id = anna.offer(&wanted()).await.id;
    let mut watching = bram.join(&id, 0).await;
    watching.hear().await;
    let path = format!("/api/online/challenges/{id}");
    assert_eq!(bram.ask("DELETE", &path, "").await.status, 404);
    assert_eq!(anna.ask("DELETE", &path, "").await.status, 204);
    assert_eq!(watching.hear().await, Some(OnlineNews::Nothing));
    assert_eq!(bram.take(&id).await, 404);
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_with_its_fault() {
    let house = Open::fresh().await;
    let mut anna = Browser::at(&house);
    let body = |wanted: &NewChallenge| serde_json::to_string(wanted).unwrap();
    let bad = body(&NewChallenge { control: "3+".to_owned(), ..wanted() });
    let answer = anna.ask("POST", "/api/online/challenges", &bad).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("\"column\""), "{}", answer.body);
    for nonsense in ["", "{}", "[1]", "{\"control\":3}"] {
        let answer = anna.ask("POST", "/api/online/challenges", nonsense).await;
        assert_eq!(answer.status, 400, "{nonsense}");
    }
    for _ in 0..20 {
        anna.offer(&wanted()).await;
    }
    let answer = anna.ask("POST", "/api/online/challenges", &body(&wanted())).await;
    assert_eq!(answer.status, 429);
}

#[tokio::test]
async fn whoever_listens_before_having_a_cookie_gets_it_with_the_socket() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let id = anna.offer(&wanted()).await.id;
    let (mut listening, cookie) = bram.join_as_new(&id).await;
    assert!(matches!(listening.hear().await, Some(OnlineNews::Waiting { .. })));
    bram.cookie = Some(cookie);
    assert_eq!(bram.take(&id).await, 204);
    assert_eq!(listening.head().await.you, Some(rokade_wire::Color::Black));
}
