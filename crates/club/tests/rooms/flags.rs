//! Flags: when a room wakes, and what arrives on the edge.

use rokade_club::room::{Happening, LAG_PER_MOVE, Order, Receipt, Refusal, Seat};
use rokade_rules::Color::{Black, White};
use rokade_rules::clock::Millis;

use crate::table::Table;

fn late_move(table: &Table, lag_ms: u64) -> Order {
    let Order::Move { answers, seen, uci, along, .. } = table.order_move("g1f3") else {
        unreachable!();
    };
    Order::Move { answers, seen, uci, along, lag: Millis::new(lag_ms) }
}

#[test]
fn the_alarm_is_the_flag_and_the_way_of_a_move() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5");
    let alarm = table.room.next_alarm().unwrap();
    assert_eq!(alarm - table.now, Millis::from_secs(60) + LAG_PER_MOVE);
    table.now = alarm;
    assert_eq!(table.house(Order::Tick).events[0].what, Happening::FlagFell(White));
}

#[test]
fn a_move_that_was_sent_in_time_arrives_in_time() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait_ms(60_100);
    let order = late_move(&table, 140);
    assert_eq!(table.say(White, order), Ok(Receipt::Done));
    assert_eq!(table.left(), (40, 60_000));
}

#[test]
fn a_move_that_was_sent_too_late_lets_the_flag_fall() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait_ms(60_100);
    let order = late_move(&table, 60);
    assert_eq!(table.say(White, order), Err(Refusal::GameOver));
    assert!(table.is_over("0-1", "flag-fall"));
    assert_eq!(table.played(), 2);
}

#[test]
fn what_is_said_after_the_flag_is_too_late() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait_ms(60_000);
    assert_eq!(table.say(White, Order::Resign), Err(Refusal::GameOver));
    assert!(table.is_over("0-1", "flag-fall"));
}

#[test]
fn the_opponent_pays_nothing_for_the_way_of_a_move() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait(10);
    let order = late_move(&table, 100);
    table.say(White, order).unwrap();
    assert_eq!(table.left(), (50_100, 60_000));
    table.wait(1);
    assert_eq!(table.left(), (50_100, 59_000));
}

#[test]
fn the_prescribed_moves_bring_the_next_period() {
    let mut table = Table::new("2/1,1");
    table.play("e2e4 e7e5 g1f3 b8c6");
    assert_eq!(table.left(), (119_000, 119_000));
}

#[test]
fn a_watcher_does_not_let_a_flag_fall_early() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait_ms(59_999);
    let answer = table.ask(Seat::Watcher, Order::Resign);
    assert_eq!((answer.events.len(), answer.receipt), (0, Err(Refusal::NotYourSeat)));
    assert!(table.room.ending().is_none());
    assert_eq!(table.running(), Some(White));
    assert_ne!(table.running(), Some(Black));
}
