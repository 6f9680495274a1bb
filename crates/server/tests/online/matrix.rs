//! Who may give which order in a game: every seat with every order, in one table.
//!
//! What is forbidden is refused with its reason and changes nothing: no event, no clock but by time.

use rokade_wire::{Ground, OnlineOrder as Order, OnlineRefused as Refused};

use crate::player::{Browser, Open, two, wanted};

const ANNA: &str = r#"{"name":"Anna","password":"paard op f3"}"#;
const BEA: &str = r#"{"name":"Bea","password":"loper op c4"}"#;

/// Done, or refused and why.
type Cell = Result<(), Refused>;

const DONE: Cell = Ok(());

/// After 1 e4 e5: each order, and what it is to the player having the move and to the opponent. For
/// everybody else it is [`Refused::NotYourSeat`].
fn table() -> Vec<(Order, Cell, Cell)> {
    let repetition = Ground::Repetition;
    let claim = Order::Claim { answers: 2, ground: repetition, intended: None };
    let move_of_white = |answers| Order::Move {
        answers,
        seen: u32::MAX,
        uci: "g1f3".to_owned(),
        offers_draw: false,
    };
    let not_your_turn = Err(Refused::NotYourTurn);
    let nothing_offered = Err(Refused::NothingOffered);
    let nothing_asked = Err(Refused::NothingAsked);
    let is_there = Err(Refused::OpponentIsThere);
    let not_over = Err(Refused::NotOver);
    let closed = Err(Refused::ChatClosed);
    vec![
        (move_of_white(2), DONE, not_your_turn),
        (move_of_white(1), Err(Refused::Stale), Err(Refused::Stale)),
        (Order::Offer, DONE, DONE),
        (Order::Accept { answers: 2 }, nothing_offered, nothing_offered),
        (Order::Decline, nothing_offered, nothing_offered),
        // A wrong claim is judged: it stands as an offer.
        (claim, DONE, not_your_turn),
        (Order::Resign, DONE, DONE),
        (Order::Abort, Err(Refused::BothHaveMoved), Err(Refused::BothHaveMoved)),
        (Order::AskBack { answers: 2 }, DONE, DONE),
        (Order::AllowBack { answers: 2 }, nothing_asked, nothing_asked),
        (Order::RefuseBack, nothing_asked, nothing_asked),
        (Order::ClaimWin, is_there, is_there),
        (Order::ClaimDraw, is_there, is_there),
        (Order::Rematch, not_over, not_over),
        (Order::DeclineRematch, nothing_asked, nothing_asked),
        (Order::Prefer { automatic: true }, DONE, DONE),
        // Guests do not write.
        (Order::Write { text: "hallo".to_owned() }, closed, closed),
        (Order::Mute, DONE, DONE),
        // Already so: nothing to refuse, and nothing happens.
        (Order::Unmute, DONE, DONE),
    ]
}

/// A game after 1 e4 e5.
async fn begun(house: &Open) -> (Browser, Browser, String) {
    let (anna, bram, id) = two(house).await;
    let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
    white.play(0, "e2e4").await.unwrap();
    black.play(1, "e7e5").await.unwrap();
    white.until(|standing| standing.played == 2).await;
    (anna, bram, id)
}

#[tokio::test]
async fn every_seat_gets_what_is_its_own_and_nothing_else() {
    let house = Open::fresh().await;
    for (order, of_white, of_black) in table() {
        for seat in [0, 1] {
            let (anna, bram, id) = begun(&house).await;
            // Both are there, so that coming and going is not mistaken for a change.
            let (mut white, mut black) = (anna.join(&id, 0).await, bram.join(&id, 0).await);
            let is_whole = |standing: &rokade_wire::OnlineStanding| {
                standing.played == 2 && standing.white_here && standing.black_here
            };
            let before = white.until(is_whole).await;
            black.until(|standing| standing.number == before.number).await;
            let (player, expected) =
                if seat == 0 { (&mut white, of_white) } else { (&mut black, of_black) };
            assert_eq!(player.ask(order.clone()).await, expected, "{order:?} of seat {seat}");
            let mut watcher = Browser::at(&house).join(&id, 0).await;
            let after = watcher.until(|_| true).await;
            let changed = after.number != before.number;
            let changes = expected.is_ok() && order != Order::Unmute;
            assert_eq!(changed, changes, "{order:?} of seat {seat}: {after:?}");
        }
    }
}

#[tokio::test]
async fn whoever_has_no_seat_gives_no_order() {
    let house = Open::fresh().await;
    let (mut anna, bram, id) = begun(&house).await;
    // Her first session is closed from elsewhere.
    anna.ask("POST", "/api/members", ANNA).await;
    let mut elsewhere = Browser::at(&house);
    elsewhere.ask("POST", "/api/members/log-in", ANNA).await;
    elsewhere.ask("DELETE", "/api/members/me/sessions", "").await;
    let mut member = Browser::at(&house);
    assert_eq!(member.ask("POST", "/api/members", BEA).await.status, 201);
    let (mut white, _black) = (elsewhere.join(&id, 0).await, bram.join(&id, 0).await);
    let before = white.until(|standing| standing.white_here && standing.black_here).await;
    let nobody = Browser::at(&house);
    let mut guest = Browser::at(&house);
    guest.offer(&wanted()).await;
    // A player, in another game.
    let (neighbour, _, _) = begun(&house).await;
    let forged = bram.cookie.clone().map(|cookie| cookie.replace('.', ".0"));
    let forger = Browser { address: house.address, cookie: forged };
    for (name, browser) in [
        ("nobody", nobody),
        ("guest", guest),
        ("member", member),
        ("expired session", anna),
        ("neighbour", neighbour),
        ("forger", forger),
    ] {
        for (order, _, _) in table() {
            let mut watcher = browser.join(&id, 0).await;
            let refused = watcher.ask(order.clone()).await;
            assert_eq!(refused, Err(Refused::NotYourSeat), "{order:?} of {name}");
        }
    }
    let after = Browser::at(&house).join(&id, 0).await.until(|_| true).await;
    assert_eq!((after.number, after.fen), (before.number, before.fen));
    assert_eq!((after.offer, after.asked_back, after.ending), (None, None, None));
}

/// The requests about a challenge, by whom and with what status.
#[tokio::test]
async fn a_challenge_is_taken_by_others_and_withdrawn_by_its_owner() {
    let house = Open::fresh().await;
    for (who, method, expected) in [
        ("owner", "take", 409),
        ("owner", "withdraw", 204),
        ("guest", "take", 204),
        ("guest", "withdraw", 404),
        ("nobody", "take", 204),
        ("nobody", "withdraw", 404),
    ] {
        let (mut owner, mut guest) = (Browser::at(&house), Browser::at(&house));
        let id = owner.offer(&wanted()).await.id;
        guest.offer(&wanted()).await;
        let mut nobody = Browser::at(&house);
        let browser = match who {
            "owner" => &mut owner,
            "guest" => &mut guest,
            _ => &mut nobody,
        };
        let path = format!("/api/online/challenges/{id}");
        let status = match method {
            "take" => browser.ask("POST", &format!("{path}/take"), "").await.status,
            _ => browser.ask("DELETE", &path, "").await.status,
        };
        assert_eq!(status, expected, "{who} {method}");
        // What was refused has changed nothing: somebody can still take it.
        if expected >= 400 {
            assert_eq!(Browser::at(&house).take(&id).await, 204, "{who} {method}");
        }
    }
}
