//! How long the way to each player is, and what of it is made up for: told to all, and in the rulebook.

use rokade_club::room::{LAG_PER_GAME, LAG_PER_MOVE};
use rokade_content::{Language, Rulebook};
use rokade_wire::{NewChallenge, OnlineWays};

use crate::player::{Browser, Open, begin, two, wanted};

#[tokio::test]
async fn the_ways_of_both_players_are_told_to_all_who_look_on() {
    let house = Open::fresh().await;
    let (anna, bram, id) = two(&house).await;
    let mut white = anna.join(&id, 0).await;
    let first = white.ways(|ways| ways.white_ms.is_some()).await;
    assert_eq!(first.black_ms, None, "nobody sits there");
    // Told with the first answer to a ping, and afterwards with pings alone.
    let both = |ways: &OnlineWays| ways.white_ms.is_some() && ways.black_ms.is_some();
    let mut black = bram.join(&id, 0).await;
    black.ways(both).await;
    let mut watcher = Browser::at(&house).join(&id, 0).await;
    watcher.ways(both).await;
    white.ways(both).await;
    // Who looks on has no way that anybody is told of, and who has gone has none any more.
    drop((watcher, black));
    white.ways(|ways| ways.black_ms.is_none()).await;
}

#[tokio::test]
async fn the_quota_of_lag_is_the_club_s_and_there_only_with_clocks() {
    let house = Open::fresh().await;
    let (anna, _bram, id) = two(&house).await;
    let quota = anna.join(&id, 0).await.head().await.lag.unwrap();
    assert_eq!(quota.per_move_ms, LAG_PER_MOVE.as_ms());
    assert_eq!(quota.per_game_ms, LAG_PER_GAME.as_ms());
    let (mut carla, mut dirk) = (Browser::at(&house), Browser::at(&house));
    let without = NewChallenge { control: "-".to_owned(), ..wanted() };
    let id = begin(&mut carla, &mut dirk, &without).await;
    assert_eq!(carla.join(&id, 0).await.head().await.lag, None);
}

/// The page of the rulebook that says what is made up for says what the club does.
#[test]
fn the_rulebook_names_the_quota_of_the_club() {
    let page = Rulebook::built_in().page("ruleset-online").unwrap();
    let (per_move, per_game) = (LAG_PER_MOVE.as_ms(), LAG_PER_GAME.as_ms() / 1_000);
    assert_eq!(per_game * 1_000, LAG_PER_GAME.as_ms(), "told in whole seconds");
    let languages = [(Language::Dutch, "seconden"), (Language::English, "seconds")];
    for (language, seconds) in languages {
        let written = format!("{:?}", page.text.of(language).body);
        assert!(written.contains(&format!("{per_move} milli{seconds}")), "{written}");
        assert!(written.contains(&format!(" {per_game} {seconds}")), "{written}");
    }
}
