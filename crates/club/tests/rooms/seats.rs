//! Who may ask for what: every order from every seat.

use rokade_club::GameId;
use rokade_club::room::{AbsenceWish, Claiming, Order, Refusal, Seat};
use rokade_rules::Color::{Black, White};
use rokade_rules::ending::Ground;

use crate::table::Table;

/// One of each that players give.
fn of_players(table: &Table) -> Vec<Order> {
    vec![
        table.order_move("g1f3"),
        Order::Offer,
        Order::Accept { answers: 2 },
        Order::Decline,
        Order::Claim { answers: 2, ground: Ground::Repetition, intended: None },
        Order::Resign,
        Order::Abort,
        Order::AskBack { answers: 2 },
        Order::AllowBack { answers: 2 },
        Order::RefuseBack,
        Order::ClaimAbsence(AbsenceWish::Win),
        Order::Rematch { fresh: GameId::new(2) },
        Order::DeclineRematch,
        Order::Prefer(Claiming::Automatic),
        Order::Write("hallo".to_owned()),
        Order::Mute,
        Order::Unmute,
    ]
}

fn of_the_house(table: &Table) -> Vec<Order> {
    vec![
        Order::Tick,
        Order::Came(White),
        Order::Went(Black),
        Order::Interrupted { since: table.now },
    ]
}

#[test]
fn nobody_gives_orders_from_another_seat() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    let before = table.room.clone();
    let players = of_players(&table);
    let house = of_the_house(&table);
    let forbidden = players
        .iter()
        .flat_map(|order| [(Seat::Watcher, order), (Seat::House, order)])
        .chain(house.iter().flat_map(|order| {
            [Seat::Watcher, Seat::Player(White), Seat::Player(Black)].map(|seat| (seat, order))
        }));
    for (seat, order) in forbidden {
        let answer = table.room.apply(seat, order, table.now);
        assert_eq!(answer.receipt, Err(Refusal::NotYourSeat), "{seat:?} {order:?}");
        assert_eq!(table.room, before, "{seat:?} {order:?}");
    }
}

#[test]
fn nobody_moves_for_the_opponent() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    let order = table.order_move("g1f3");
    assert_eq!(table.say(Black, order), Err(Refusal::NotYourTurn));
    let order = Order::Claim { answers: 2, ground: Ground::Repetition, intended: None };
    assert!(matches!(table.say(Black, order), Err(Refusal::Claim(_))));
    assert_eq!(table.played(), 2);
}
