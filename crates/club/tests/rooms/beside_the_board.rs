//! Taking back, another game, series and writing.

use rokade_club::challenge::{Lots, Terms, Variant};
use rokade_club::rating::Stakes;
use rokade_club::room::{LONGEST_TEXT, Order, Receipt, Refusal, Room, Start};
use rokade_club::series::Length;
use rokade_club::{GameId, Person};
use rokade_rules::Color::{Black, White};
use rokade_rules::game::PlayError;

use crate::table::{BEGIN, Table, challenge, terms};

#[test]
fn whoever_has_the_move_takes_two_half_moves_back() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    table.say(White, Order::AskBack { answers: 2 }).unwrap();
    table.say(Black, Order::AllowBack { answers: 2 }).unwrap();
    assert_eq!(table.played(), 0);
    table.play("d2d4 d7d5");
    assert_eq!(table.rebuilt(), table.room);
}

#[test]
fn a_move_answers_the_wish_to_take_back_and_it_is_asked_once() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5 g1f3");
    table.say(White, Order::AskBack { answers: 3 }).unwrap();
    table.say(Black, Order::RefuseBack).unwrap();
    assert_eq!(table.say(White, Order::AskBack { answers: 3 }), Err(Refusal::AskedAlready));
    table.say(Black, Order::AskBack { answers: 3 }).unwrap();
    table.play("b8c6");
    assert_eq!(table.say(White, Order::AllowBack { answers: 4 }), Err(Refusal::NothingAsked));
    assert_eq!(table.played(), 4);
}

#[test]
fn nothing_is_taken_back_in_a_rated_game() {
    let mut table = Table::of(Terms { stakes: Stakes::Rated, ..terms("5") });
    table.play("e2e4 e7e5");
    let refused = table.say(White, Order::AskBack { answers: 2 });
    assert_eq!(refused, Err(Refusal::Play(PlayError::MoveStands)));
}

#[test]
fn there_must_be_an_own_move() {
    let mut table = Table::new("5");
    assert_eq!(table.say(White, Order::AskBack { answers: 0 }), Err(Refusal::NothingToTakeBack));
    table.play("e2e4");
    assert_eq!(table.say(Black, Order::AskBack { answers: 1 }), Err(Refusal::NothingToTakeBack));
}

#[test]
fn a_rematch_changes_colours_and_draws_another_start() {
    let mut agreed = terms("5 v 3");
    agreed.variant = Variant::Chess960;
    let lots = Lots { color: White, start: 100 };
    let head = challenge(agreed).take(Person::member(2), lots, BEGIN).unwrap();
    assert_eq!(head.start, Start::Chess960(100));
    let mut table = Table { room: Room::new(head), now: BEGIN };
    table.say(White, Order::Resign).unwrap();
    table.say(Black, Order::Rematch { fresh: GameId::new(2) }).unwrap();
    table.say(White, Order::Rematch { fresh: GameId::new(3) }).unwrap();
    let next = table.room.next_head(200, table.now).unwrap();
    assert_eq!(next.start, Start::Chess960(200));
    assert_eq!(next.seats[White].id, Person::member(2).id);
    // Who had five minutes has them again, with the other colour.
    assert_eq!(next.control.to_string(), "3 v 5");
}

#[test]
fn a_series_keeps_the_score_of_both() {
    let mut agreed = terms("5");
    agreed.series = Some(Length::BestOf(3));
    let mut table = Table::of(agreed);
    for game in 2..4 {
        table.play("e2e4 e7e5");
        // Member 2 resigns each time.
        let loser = table.room.head().seat_of(Person::member(2).id).unwrap();
        table.say(loser, Order::Resign).unwrap();
        table.say(White, Order::Rematch { fresh: GameId::new(game) }).unwrap();
        table.say(Black, Order::Rematch { fresh: GameId::new(game) }).unwrap();
        let next = table.room.next_head(0, table.now).unwrap();
        let series = next.series.unwrap();
        let score = |number| series.half_points(Person::member(number).id);
        // After the second the best of three is decided, and another begins.
        let expected = if game == 2 { (2, 0, 1) } else { (0, 0, 0) };
        assert_eq!((score(1), score(2), series.played), expected);
        table = Table { room: Room::new(next), now: table.now };
    }
}

#[test]
fn members_write_and_guests_do_not() {
    let write = |text: &str| Order::Write(text.to_owned());
    let mut table = Table::new("5");
    assert_eq!(table.say(White, write(" hallo\u{7} ")), Ok(Receipt::Done));
    assert_eq!(table.say(White, write("  ")), Err(Refusal::TextLength { at_most: LONGEST_TEXT }));
    let long = "é".repeat(LONGEST_TEXT + 1);
    assert_eq!(table.say(White, write(&long)), Err(Refusal::TextLength { at_most: LONGEST_TEXT }));
    table.say(Black, Order::Mute).unwrap();
    assert_eq!(table.say(White, write("hallo?")), Err(Refusal::Muted));
    table.say(Black, Order::Unmute).unwrap();
    assert_eq!(table.say(White, write("hallo!")), Ok(Receipt::Done));

    let lots = Lots { color: White, start: 0 };
    let head = challenge(terms("5")).take(Person::guest(2), lots, BEGIN).unwrap();
    let mut table = Table { room: Room::new(head), now: BEGIN };
    assert_eq!(table.say(White, write("hallo")), Err(Refusal::ChatClosed));
}

#[test]
fn b4_every_game_of_a_series_starts_with_the_full_time() {
    let mut agreed = terms("5 v 3");
    agreed.series = Some(Length::Games(4));
    let mut table = Table::of(agreed);
    for game in 2..6 {
        let who = table.room.head().seat_of(Person::member(1).id).unwrap();
        let expected = if who == White { (300_000, 180_000) } else { (180_000, 300_000) };
        assert_eq!(table.left(), expected, "game {game}");
        table.play("e2e4 e7e5").wait(20).play("g1f3 b8c6");
        table.say(White, Order::Resign).unwrap();
        table.say(White, Order::Rematch { fresh: GameId::new(game) }).unwrap();
        table.say(Black, Order::Rematch { fresh: GameId::new(game) }).unwrap();
        let next = table.room.next_head(0, table.now).unwrap();
        table = Table { room: Room::new(next), now: table.now };
    }
}
