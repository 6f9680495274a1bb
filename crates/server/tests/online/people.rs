//! Members at the boards: rated games, challenges by name, and the games that are over.

use rokade_club::members::MemberName;
use rokade_server::members::Host;
use rokade_server::online::{HouseTime, SystemChance};
use rokade_server::store::SqliteStore;
use rokade_wire::{
    ArchivePage, ArchivedMoves, GamePlayers, LobbyView, NewChallenge, OnlineAudience, OnlineOrder,
    Outcome, PlayerKind, ProfileView,
};
use serde::de::DeserializeOwned;

use crate::player::{Browser, Open, begin, wanted};

async fn member(house: &Open, name: &str) -> Browser {
    let mut browser = Browser::at(house);
    let account = format!(r#"{{"name":"{name}","password":"paard op f3"}}"#);
    let answer = browser.ask("POST", "/api/members", &account).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    browser
}

async fn anna_and_bram(house: &Open) -> (Browser, Browser) {
    (member(house, "Anna").await, member(house, "Bram").await)
}

async fn get<T: DeserializeOwned>(browser: &mut Browser, path: &str) -> T {
    let answer = browser.ask("GET", path, "").await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn offered(browser: &mut Browser, wanted: &NewChallenge) -> u16 {
    let body = serde_json::to_string(wanted).unwrap();
    browser.ask("POST", "/api/online/challenges", &body).await.status
}

fn rated() -> NewChallenge {
    let audience = OnlineAudience::Lobby;
    NewChallenge { control: "5+3".to_owned(), audience, rated: true, ..wanted() }
}

/// The quickest mate, by Black.
async fn mate(white: &Browser, black: &Browser, id: &str) {
    let (mut first, mut second) = (white.join(id, 0).await, black.join(id, 0).await);
    first.play(0, "f2f3").await.unwrap();
    second.play(1, "e7e5").await.unwrap();
    first.play(2, "g2g4").await.unwrap();
    second.play(3, "d8h4").await.unwrap();
    first.until(|standing| standing.ending.is_some()).await;
}

#[tokio::test]
async fn a_rated_game_changes_ratings_and_is_found_again() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = anna_and_bram(&house).await;
    let id = anna.offer(&rated()).await.id;
    let lobby: LobbyView = get(&mut bram, "/api/online/lobby").await;
    assert_eq!(lobby.challenges[0].by.name.as_deref(), Some("Anna"));
    assert!(lobby.challenges[0].rated);
    assert_eq!(bram.take(&id).await, 204);
    let path = format!("/api/online/games/{id}/players");
    let before: GamePlayers = get(&mut anna, &path).await;
    assert_eq!((before.white.rating, before.white.change), (None, None));
    mate(&anna, &bram, &id).await;
    let after: GamePlayers = get(&mut anna, &path).await;
    let (white, black) = (after.white.change.unwrap(), after.black.change.unwrap());
    assert!(after.rated && white < 0 && black == -white, "{after:?}");
    let profile: ProfileView = get(&mut anna, "/api/members/named/bram").await;
    let rating = &profile.ratings[0];
    assert_eq!((profile.name.as_str(), rating.pool.as_str(), rating.games), ("Bram", "blitz", 1));
    assert_eq!(Some(rating.points), after.black.rating);
    assert!(rating.uncertain);
    let games: ArchivePage = get(&mut anna, "/api/archive").await;
    let game = &games.games[0];
    assert_eq!((games.found, games.all, game.id.as_str()), (1, 1, id.as_str()));
    assert_eq!(game.outcome, Some(Outcome::Win { winner: rokade_wire::Color::Black }));
    assert_eq!((game.reason.as_str(), game.plies, game.change), ("checkmate", 4, Some(white)));
    assert_eq!(game.opponent.name.as_deref(), Some("Bram"));
    assert!(game.opening_en.is_some() && game.opening_nl.is_some(), "{game:?}");
}

#[tokio::test]
async fn games_are_searched_by_opponent_result_opening_and_date() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = anna_and_bram(&house).await;
    let id = begin(&mut anna, &mut bram, &wanted()).await;
    mate(&anna, &bram, &id).await;
    let mut guest = Browser::at(&house);
    let other = anna.offer(&wanted()).await.id;
    guest.take(&other).await;
    mate(&anna, &guest, &other).await;
    let all: ArchivePage = get(&mut anna, "/api/archive").await;
    assert_eq!((all.found, all.games[0].opponent.kind), (2, PlayerKind::Guest));
    let code = all.games[0].opening_code.clone().unwrap();
    let begun = all.games[1].begun_ms;
    for (query, found) in [
        ("opponent=bra".to_owned(), 1),
        ("opponent=carla".to_owned(), 0),
        ("result=lost".to_owned(), 2),
        ("result=won".to_owned(), 0),
        (format!("opening={code}"), 2),
        ("opening=E99".to_owned(), 0),
        (format!("until={begun}"), 0),
        (format!("from={begun}&opponent=&opening="), 2),
        ("page=1".to_owned(), 2),
    ] {
        let page: ArchivePage = get(&mut anna, &format!("/api/archive?{query}")).await;
        assert_eq!((page.found, page.all), (found, 2), "{query}");
    }
    let beyond: ArchivePage = get(&mut anna, "/api/archive?page=1").await;
    assert_eq!(beyond.games, []);
    assert_eq!(anna.ask("GET", "/api/archive?result=maybe", "").await.status, 400);
    // Each finds their own; guests too, and who is new finds nothing.
    let of_guest: ArchivePage = get(&mut guest, "/api/archive?result=won").await;
    assert_eq!(of_guest.games[0].opponent.name.as_deref(), Some("Anna"));
    let of_nobody: ArchivePage = get(&mut Browser::at(&house), "/api/archive").await;
    assert_eq!(of_nobody.all, 0);
    let pgn = anna.ask("GET", "/api/archive/pgn?opponent=bram", "").await.body;
    assert!(pgn.contains("[White \"Anna\"]\n[Black \"Bram\"]\n[Result \"0-1\"]"), "{pgn}");
    assert!(pgn.contains("[TimeControl \"600\"]"), "{pgn}");
    // The first moves cost no time; the clocks are those that the players saw.
    let unwrapped = pgn.replace('\n', " ");
    let first = "1. f3 {[%clk 0:10:00] [%emt 0:00:00]} 1... e5 {[%clk 0:10:00] [%emt 0:00:00]}";
    assert!(unwrapped.contains(first) && pgn.matches("[%clk 0:").count() == 4, "{pgn}");
    assert!(unwrapped.contains("} 2... Qh4# {") && pgn.ends_with("} 0-1\n"), "{pgn}");
    let pgn = anna.ask("GET", "/api/archive/pgn", "").await.body;
    assert_eq!(pgn.matches("[Event ").count(), 2);
    let moves: ArchivedMoves = get(&mut guest, &format!("/api/archive/games/{id}")).await;
    assert_eq!((moves.start, moves.moves.join(" ")), (None, "f2f3 e7e5 g2g4 d8h4".to_owned()));
}

#[tokio::test]
async fn nothing_is_handed_out_of_a_game_that_is_being_played() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = (Browser::at(&house), Browser::at(&house));
    let id = begin(&mut anna, &mut bram, &wanted()).await;
    anna.join(&id, 0).await.play(0, "e2e4").await.unwrap();
    for path in [format!("/api/archive/games/{id}"), format!("/api/archive/games/{id}/pgn")] {
        assert_eq!(anna.ask("GET", &path, "").await.status, 404, "{path}");
    }
    let page: ArchivePage = get(&mut anna, "/api/archive").await;
    assert_eq!(page.all, 0);
    bram.join(&id, 0).await.ask(OnlineOrder::Resign).await.unwrap();
    for path in [format!("/api/archive/games/{id}"), format!("/api/archive/games/{id}/pgn")] {
        assert_eq!(bram.ask("GET", &path, "").await.status, 200, "{path}");
    }
    assert_eq!(anna.ask("GET", "/api/archive/games/00000000009/pgn", "").await.status, 404);
    assert_eq!(anna.ask("GET", "/api/online/games/x/players", "").await.status, 404);
}

#[tokio::test]
async fn only_members_play_for_ratings_and_with_the_same_time() {
    let house = Open::fresh().await;
    let (mut anna, mut guest) = (member(&house, "Anna").await, Browser::at(&house));
    assert_eq!(offered(&mut guest, &rated()).await, 401);
    for control in ["-", "5 v 3"] {
        let unequal = NewChallenge { control: control.to_owned(), ..rated() };
        assert_eq!(offered(&mut anna, &unequal).await, 422, "{control}");
    }
    let id = anna.offer(&rated()).await.id;
    assert_eq!(guest.take(&id).await, 401);
    let lobby: LobbyView = get(&mut guest, "/api/online/lobby").await;
    assert_eq!(lobby.challenges.len(), 1, "it is still offered");
}

#[tokio::test]
async fn a_challenge_by_name_is_for_that_member_alone() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = anna_and_bram(&house).await;
    let mut carla = member(&house, "Carla").await;
    let by_name = |name: &str| NewChallenge {
        audience: OnlineAudience::One,
        opponent: Some(name.to_owned()),
        ..rated()
    };
    assert_eq!(offered(&mut anna, &by_name("Dirk")).await, 404);
    assert_eq!(offered(&mut anna, &by_name("anna")).await, 409);
    let nobody = NewChallenge { opponent: None, ..by_name("bram") };
    assert_eq!(offered(&mut anna, &nobody).await, 404);
    let id = anna.offer(&by_name("bram")).await.id;
    let shown = async |browser: &mut Browser| {
        let lobby: LobbyView = get(browser, "/api/online/lobby").await;
        lobby.challenges.len()
    };
    assert_eq!(
        (shown(&mut anna).await, shown(&mut bram).await, shown(&mut carla).await),
        (1, 1, 0)
    );
    assert_eq!(carla.take(&id).await, 409);
    assert_eq!(bram.take(&id).await, 204);
}

#[tokio::test]
async fn who_is_blocked_neither_finds_nor_challenges_the_other() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = anna_and_bram(&house).await;
    assert_eq!(Browser::at(&house).ask("GET", "/api/blocks", "").await.status, 401);
    assert_eq!(anna.ask("POST", "/api/blocks", r#"{"name":"anna"}"#).await.status, 404);
    assert_eq!(anna.ask("POST", "/api/blocks", r#"{"name":"bram"}"#).await.status, 204);
    let blocked: Vec<String> = get(&mut anna, "/api/blocks").await;
    assert_eq!(blocked, ["Bram"]);
    let of_bram = bram.offer(&rated()).await.id;
    let of_anna = anna.offer(&rated()).await.id;
    let lobby: LobbyView = get(&mut anna, "/api/online/lobby").await;
    assert_eq!(lobby.challenges.len(), 1, "her own alone");
    assert_eq!((anna.take(&of_bram).await, bram.take(&of_anna).await), (404, 404));
    let audience = OnlineAudience::One;
    let by_name = NewChallenge { audience, opponent: Some("anna".to_owned()), ..rated() };
    assert_eq!(offered(&mut bram, &by_name).await, 404);
    assert_eq!(anna.ask("DELETE", "/api/blocks/BRAM", "").await.status, 204);
    assert_eq!(bram.take(&of_anna).await, 204);
}

#[tokio::test]
async fn the_host_reads_what_was_reported() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = anna_and_bram(&house).await;
    let id = begin(&mut anna, &mut bram, &wanted()).await;
    let text = "leer schaken".to_owned();
    bram.join(&id, 0).await.ask(OnlineOrder::Write { text: text.clone() }).await.unwrap();
    let path = format!("/api/online/games/{id}/report");
    let mut carla = member(&house, "Carla").await;
    let statuses = [
        anna.ask_from("https://evil.example", "POST", &path, "").await.status,
        Browser::at(&house).ask("POST", &path, "").await.status,
        carla.ask("POST", &path, "").await.status,
        anna.ask("POST", "/api/online/games/00000000009/report", "").await.status,
        anna.ask("POST", &path, "").await.status,
    ];
    assert_eq!(statuses, [403, 401, 404, 404, 204]);
    let store = SqliteStore::open_in(house.place()).unwrap();
    let time = HouseTime::from(None);
    let reports = Host::at(&store, &time, &SystemChance).reports().unwrap();
    assert_eq!(reports.len(), 1);
    let name = |of: &Option<MemberName>| of.as_ref().map(MemberName::to_string);
    assert_eq!(name(&reports[0].by).as_deref(), Some("Anna"));
    assert_eq!(name(&reports[0].about).as_deref(), Some("Bram"));
    assert_eq!(reports[0].written, [(true, text)]);
}

#[tokio::test]
async fn who_has_gone_leaves_games_without_a_name() {
    let house = Open::fresh().await;
    let (mut anna, mut bram) = anna_and_bram(&house).await;
    let id = begin(&mut anna, &mut bram, &rated()).await;
    mate(&anna, &bram, &id).await;
    let gone = bram.ask("DELETE", "/api/members/me", r#"{"password":"paard op f3"}"#).await;
    assert_eq!(gone.status, 204);
    let page: ArchivePage = get(&mut anna, "/api/archive").await;
    assert_eq!((page.found, page.games[0].opponent.kind), (1, PlayerKind::Gone));
    let pgn = anna.ask("GET", &format!("/api/archive/games/{id}/pgn"), "").await.body;
    assert!(pgn.contains("[Black \"?\"]"), "{pgn}");
    assert_eq!(anna.ask("GET", "/api/members/named/bram", "").await.status, 404);
}
