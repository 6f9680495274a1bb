//! What a game between two people promises whatever a browser sends.

use rokade_club::GameId;
use rokade_club::challenge::{Audience, Challenge, ColorWish, Lots, OnlineRules, Terms, Variant};
use rokade_club::person::Person;
use rokade_club::rating::Stakes;
use rokade_club::room::{AbsenceWish, Along, Claiming, Order, Room, Seat};
use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::ending::Ground;

/// A room that is sent anything never panics, forgets nothing that happened, changes nothing but by
/// an event, plays no move twice, and is the same room when it is built again.
///
/// The text is read line by line: who (`w`, `b`, else somebody who watches), what, a text with it, and how
/// many milliseconds later.
///
/// # Panics
///
/// When a promise is broken.
pub fn a_room_keeps_its_word(text: &str) {
    let mut room = begun();
    let mut now = Moment::new(1_000);
    for line in text.lines().take(400) {
        let mut words = line.split(' ');
        let (who, what) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
        let with = words.next().unwrap_or("");
        let later: u16 = words.next().and_then(|word| word.parse().ok()).unwrap_or(0);
        now = now + Millis::new(later.into());
        let order = order(&room, what, with);
        let before = room.clone();
        let answer = room.apply(seat(who), &order, now);
        assert!(room.events().starts_with(before.events()), "{line:?} made it forget");
        assert_eq!(room.events().len() - before.events().len(), answer.events.len());
        if answer.events.is_empty() {
            assert_eq!(room, before, "{line:?} changed something without an event");
        }
        let played = room.game().plies().len();
        if matches!(order, Order::Move { .. }) {
            room.apply(seat(who), &order, now);
            assert!(room.game().plies().len() <= played, "{line:?} was played twice");
        }
    }
    let again = Room::rebuild(room.head().clone(), room.events().to_vec());
    assert_eq!(again.as_ref(), Ok(&room), "other events make another room");
}

/// A blitz game between two guests, before the first move.
pub(super) fn begun() -> Room {
    let terms = Terms {
        control: "1+1".parse().expect("a time control"),
        rules: OnlineRules::Online,
        variant: Variant::Standard,
        series: None,
        stakes: Stakes::Casual,
    };
    let (id, by) = (GameId::new(1), Person::guest(1));
    let (wish, audience) = (ColorWish::Fixed(Color::White), Audience::Link);
    let challenge = Challenge { id, by, made: Moment::new(0), terms, wish, audience };
    let lots = Lots { color: Color::White, start: 0 };
    let head = challenge.take(Person::guest(2), lots, Moment::new(1_000));
    Room::new(head.expect("anybody may take it"))
}

fn seat(who: &str) -> Seat {
    match who {
        "w" => Seat::Player(Color::White),
        "b" => Seat::Player(Color::Black),
        "h" => Seat::House,
        _ => Seat::Watcher,
    }
}

fn order(room: &Room, what: &str, with: &str) -> Order {
    let answers = with.parse().unwrap_or_else(|_| room.game().plies().len());
    let uci = with.to_owned();
    match what {
        "offer" => Order::Offer,
        "accept" => Order::Accept { answers },
        "decline" => Order::Decline,
        "claim" => {
            let intended = Some(uci).filter(|uci| !uci.is_empty());
            Order::Claim { answers: room.game().plies().len(), ground: Ground::MoveCount, intended }
        }
        "resign" => Order::Resign,
        "abort" => Order::Abort,
        "back" => Order::AskBack { answers },
        "allow" => Order::AllowBack { answers },
        "refuse" => Order::RefuseBack,
        "win" => Order::ClaimAbsence(AbsenceWish::Win),
        "rematch" => Order::Rematch { fresh: GameId::new(2) },
        "prefer" => Order::Prefer(Claiming::Automatic),
        "write" => Order::Write(uci),
        "mute" => Order::Mute,
        "came" => Order::Came(Color::White),
        "went" => Order::Went(Color::White),
        "tick" => Order::Tick,
        _ => {
            let (along, lag) = (Along::DrawOffer, Millis::new(what.len() as u64));
            let (answers, seen) = (room.game().plies().len(), room.last_number());
            Order::Move { answers, seen, uci, along, lag }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_does_through_games_and_through_nonsense() {
        for text in [
            "w move e2e4 900\nb move e7e5 900\nw offer\nb accept 2\nw rematch\nb rematch",
            "w move e2e4\nb move e7e5\nw move e1e2 100\nb back 3 5\nw allow 3\nb move e7e5 60000\nh tick",
            "h came\nw prefer\nw move e2e4\nb move d7d5\nh went\nb win  60000\nw claim e4d5\nb mute",
            "x move e2e4\nw move e2e5\nw write é\nb resign\nw abort\n\n w\nw \u{0}",
        ] {
            a_room_keeps_its_word(text);
        }
    }
}
