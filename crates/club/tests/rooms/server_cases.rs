//! Faults that real chess servers had, each with what a room does instead. The numbers are those of
//! the list from which this house was planned; those that are no room's business are named at the
//! end, with where they are looked after.

use rokade_club::challenge::Lots;
use rokade_club::room::{
    AbsenceWish, Along, Claiming, Event, Happening, Order, Presence, Receipt, Refusal, Rematch,
    Room, Seat,
};
use rokade_club::{GameId, Person};
use rokade_rules::Color::{Black, White};
use rokade_rules::clock::{Millis, Moment};
use rokade_rules::ending::Ground;
use rokade_rules::game::ClaimRuling;

use crate::table::{BEGIN, SHUFFLE, Table, challenge, terms};

fn interrupted(since: Moment) -> Order {
    Order::Interrupted { since }
}

fn claim(table: &Table, ground: Ground, intended: Option<&str>) -> Order {
    Order::Claim { answers: table.played(), ground, intended: intended.map(str::to_owned) }
}

#[test]
fn case_01_downtime_is_nobodys_time_and_no_flag_falls_before_one_could_come_back() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5");
    table.wait(10);
    let alive = table.now;
    table.wait(3_600);
    let answer = table.house(interrupted(alive));
    assert!(table.room.ending().is_none(), "{answer:?}");
    assert_eq!(table.left(), (50_000, 60_000));
    // Nobody comes: the clock waits for fifteen seconds and runs on then.
    table.wait(14);
    table.house(Order::Tick);
    assert_eq!((table.running(), table.left().0), (None, 50_000));
    table.wait(2);
    table.house(Order::Tick);
    assert_eq!((table.running(), table.left().0), (Some(White), 49_000));
}

#[test]
fn case_01_a_flag_that_nobody_saw_fall_did_not_fall() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait(100);
    let alive = table.now;
    table.house(interrupted(alive));
    assert!(table.room.ending().is_none());
    table.wait(5);
    table.play("g1f3");
    assert!(table.room.ending().is_none());
}

#[test]
fn case_02_events_alone_make_the_same_room_and_moves_go_only_by_consent() {
    let mut table = Table::new("3+2");
    table.play("e2e4 e7e5 g1f3");
    assert_eq!(table.rebuilt(), table.room);
    assert_eq!(table.say(White, Order::AskBack { answers: 3 }), Ok(Receipt::Done));
    assert_eq!(table.played(), 3);
    assert_eq!(table.say(Black, Order::AllowBack { answers: 3 }), Ok(Receipt::Done));
    assert_eq!(table.played(), 2);
    assert_eq!(table.rebuilt(), table.room);
}

#[test]
fn case_03_time_that_is_given_is_an_event() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    let before = table.left().1;
    let order = claim(&table, Ground::Repetition, None);
    let answer = table.ask(Seat::Player(White), order);
    let [Event { what: Happening::Claimed { given, ruling, .. }, .. }] = answer.events.as_slice()
    else {
        panic!("{answer:?}");
    };
    assert_eq!(*ruling, ClaimRuling::Wrong { bonus_to: Black });
    assert_eq!(table.left().1, before + given.as_ms());
    assert_eq!(given.as_ms(), 60_000);
}

#[test]
fn case_04_a_repeated_move_is_the_same_move_and_a_flag_says_whose_and_when() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5");
    let order = table.order_move("g1f3");
    assert_eq!(table.say(White, order.clone()), Ok(Receipt::Done));
    let number = table.room.last_number();
    assert_eq!(table.say(White, order), Ok(Receipt::Repeated));
    assert_eq!(table.room.last_number(), number);
    table.wait(61);
    let answer = table.house(Order::Tick);
    assert_eq!(answer.events.last().unwrap().what, Happening::FlagFell(Black));
    assert_eq!(table.played(), 3);
    assert!(table.is_over("1-0", "flag-fall"));
}

#[test]
fn case_05_nobody_gains_by_a_take_back() {
    let mut table = Table::new("3+2");
    table.play("e2e4 e7e5").wait(10).play("g1f3");
    let before = table.left();
    assert_eq!(before.0, 184_000 - 11_000 + 2_000);
    table.wait(5);
    table.say(White, Order::AskBack { answers: 3 }).unwrap();
    table.say(Black, Order::AllowBack { answers: 3 }).unwrap();
    // White's increment is undone and the eleven seconds stay spent; so do Black's five.
    assert_eq!(table.left(), (before.0 - 2_000, before.1 - 5_000));
}

#[test]
fn case_06_exactly_one_clock_runs_in_a_game_that_has_begun() {
    let mut table = Table::new("3+2");
    table.play("e2e4 e7e5 g1f3 b8c6");
    table.say(White, Order::AskBack { answers: 4 }).unwrap();
    table.say(Black, Order::AllowBack { answers: 4 }).unwrap();
    assert_eq!((table.room.turn(), table.running()), (White, Some(White)));
    table.play("f1c4");
    assert_eq!(table.running(), Some(Black));
}

#[test]
fn case_09_an_offer_can_be_made_again_when_the_game_has_gone_on() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5 g1f3");
    table.say(White, Order::Offer).unwrap();
    table.say(Black, Order::Decline).unwrap();
    assert_eq!(table.say(White, Order::Offer), Err(Refusal::OfferedRecently { again_at: 13 }));
    // A pawn's move lifts it.
    table.play("d7d6");
    table.say(White, Order::Offer).unwrap();
    table.play("f1e2 b8c6 e2f1");
    assert_eq!(table.say(White, Order::Offer), Err(Refusal::OfferedRecently { again_at: 14 }));
    // So does the other's offer.
    table.say(Black, Order::Offer).unwrap();
    table.say(White, Order::Decline).unwrap();
    assert_eq!(table.say(White, Order::Offer), Ok(Receipt::Done));
}

#[test]
fn case_10_an_offer_with_a_move_stands_and_a_claim_with_a_move_is_one_order() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    let Order::Move { answers, seen, uci, lag, .. } = table.order_move("g1f3") else {
        unreachable!();
    };
    let order = Order::Move { answers, seen, uci, along: Along::DrawOffer, lag };
    let answer = table.ask(Seat::Player(White), order);
    assert_eq!(answer.events.len(), 2);
    assert_eq!(table.room.game().offer().unwrap().by, White);
    // The opponent's move answers it; the offerer's own does not.
    table.play("b8c6");
    assert_eq!(table.room.game().offer(), None);

    let mut table = Table::new("5");
    table.play(SHUFFLE).play("g1f3 g8f6 f3g1");
    // The announced move brings the initial position for the third time.
    let order = claim(&table, Ground::Repetition, Some("f6g8"));
    assert_eq!(table.say(Black, order), Ok(Receipt::Ruled(ClaimRuling::Right)));
    assert!(table.is_over("1/2-1/2", "threefold-repetition"));
    assert_eq!(table.played(), 7);
}

#[test]
fn case_11_a_wrong_claim_stays_an_offer() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    let order = claim(&table, Ground::MoveCount, None);
    assert!(matches!(
        table.say(White, order),
        Ok(Receipt::Ruled(ClaimRuling::Wrong { bonus_to: Black })),
    ));
    assert_eq!(table.say(Black, Order::Accept { answers: 2 }), Ok(Receipt::Done));
    assert!(table.is_over("1/2-1/2", "agreement"));
}

#[test]
fn case_12_the_start_position_counts() {
    let mut table = Table::new("5");
    table.play(SHUFFLE).play(SHUFFLE);
    let order = claim(&table, Ground::Repetition, None);
    assert_eq!(table.say(White, order), Ok(Receipt::Ruled(ClaimRuling::Right)));
}

#[test]
fn case_13_three_is_claimed_and_five_is_automatic() {
    let mut table = Table::new("60");
    table.play(SHUFFLE).play(SHUFFLE).play(SHUFFLE);
    assert!(table.room.ending().is_none());
    table.play(SHUFFLE);
    assert!(table.is_over("1/2-1/2", "fivefold-repetition"));

    let mut automatic = terms("60");
    automatic.rules = rokade_club::challenge::OnlineRules::Automatic;
    let mut table = Table::of(automatic);
    table.play(SHUFFLE).play(SHUFFLE);
    assert!(table.is_over("1/2-1/2", "threefold-repetition"));
}

#[test]
fn case_14_the_flag_stands_unless_a_claim_came_before() {
    let third_time = |claiming: Claiming| {
        let mut table = Table::new("1");
        table.say(White, Order::Prefer(claiming)).unwrap();
        table.play(SHUFFLE).play(SHUFFLE).wait(100);
        let order = claim(&table, Ground::Repetition, None);
        let late = table.say(White, order);
        (table.ending().unwrap(), late)
    };
    let over = Err(Refusal::GameOver);
    assert_eq!(third_time(Claiming::ByHand), (("0-1".to_owned(), "flag-fall"), over.clone()));
    let drawn = ("1/2-1/2".to_owned(), "threefold-repetition");
    assert_eq!(third_time(Claiming::Automatic), (drawn, over));
}

#[test]
fn case_15_a_flag_is_judged_by_proof() {
    let mut table = (1..).find_map(bare_king).unwrap();
    table.wait(4_000_000);
    table.house(Order::Tick);
    // White has an army and no time, Black a king that cannot mate.
    assert!(table.is_over("1/2-1/2", "flag-fall"), "{:?}", table.ending());
}

/// A game in which White takes all that Black has while both move at random otherwise; it ends with
/// White to move. Nothing where the lots let the game end before.
fn bare_king(seed: u64) -> Option<Table> {
    let mut table = Table::new("999");
    let mut lot = seed;
    while table.room.ending().is_none() {
        let position = *table.room.game().position();
        let turn = position.turn();
        if turn == White && position.board().color(Black).len() == 1 {
            return Some(table);
        }
        let (takes, others): (Vec<_>, Vec<_>) =
            position.legal_moves().into_iter().partition(|&one| position.is_capture(one));
        let moves = match turn {
            White if !takes.is_empty() => takes,
            Black if !others.is_empty() => others,
            _ => [takes, others].concat(),
        };
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = moves[(lot >> 33) as usize % moves.len()];
        let mode = table.room.head().start.castling_mode();
        table.play(&rokade_rules::notation::uci_move::write(chosen, mode).to_string());
    }
    None
}

#[test]
fn case_16_result_and_reason_are_one_value() {
    let mut table = Table::new("5");
    table.play("f2f3 e7e5 g2g4 d8h4");
    let ending = table.room.ending().unwrap();
    assert_eq!(ending.reason.article(), Some("5.1.1"));
    assert!(table.is_over("0-1", "checkmate"));
    assert_eq!(table.rebuilt().ending(), Some(ending));
}

#[test]
fn case_17_nothing_is_accepted_for_anybody() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5");
    table.say(White, Order::Offer).unwrap();
    table.wait(100);
    table.house(Order::Tick);
    assert!(table.is_over("0-1", "flag-fall"));
}

#[test]
fn case_18_nothing_follows_the_end_but_what_is_about_another_game() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    table.say(White, Order::Resign).unwrap();
    assert_eq!(table.room.events().last().unwrap().what, Happening::Resigned(White));
    let number = table.room.last_number();
    let order = table.order_move("g1f3");
    for order in [order, Order::Offer, Order::Resign, Order::Abort, Order::AskBack { answers: 2 }] {
        assert_eq!(table.say(White, order.clone()), Err(Refusal::GameOver), "{order:?}");
    }
    assert_eq!(table.room.last_number(), number);
    assert_eq!(table.room.next_alarm(), None);
}

#[test]
fn case_19_events_are_numbered_without_gaps() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5 g1f3");
    let numbers: Vec<u32> = table.room.events().iter().map(|event| event.number).collect();
    let expected: Vec<u32> = (1..=table.room.last_number()).collect();
    assert_eq!(numbers, expected);
    let mut events = table.room.events().to_vec();
    events.remove(2);
    assert!(Room::rebuild(table.room.head().clone(), events).is_err());
}

#[test]
fn case_20_a_move_for_another_ply_is_refused_and_never_played_later() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5");
    let old = table.order_move("g1f3");
    table.play("d2d4 e5d4");
    assert_eq!(table.say(White, old.clone()), Err(Refusal::Stale { played: 4 }));
    // Nor is it played when a take-back brings its ply back.
    table.say(White, Order::AskBack { answers: 4 }).unwrap();
    table.say(Black, Order::AllowBack { answers: 4 }).unwrap();
    assert_eq!(table.played(), 2);
    assert_eq!(table.say(White, old), Err(Refusal::Stale { played: 2 }));
    assert_eq!(table.played(), 2);
}

#[test]
fn case_21_lag_is_made_up_for_within_a_quota_that_is_written_down() {
    let mut table = Table::new("1");
    table.play("e2e4 e7e5").wait(10);
    let Order::Move { answers, seen, uci, along, .. } = table.order_move("g1f3") else {
        unreachable!();
    };
    let order = Order::Move { answers, seen, uci, along, lag: Millis::from_secs(9) };
    let answer = table.ask(Seat::Player(White), order);
    let Happening::Moved { lag, .. } = answer.events[0].what else { panic!("{answer:?}") };
    assert_eq!(lag, rokade_club::room::LAG_PER_MOVE);
    assert_eq!(table.left(), (50_000 + lag.as_ms(), 60_000));
    // In all it is no more than the quota of a game.
    let mut granted = lag.as_ms();
    for uci in ["b8c6", "f3g1", "c6b8", "g1f3"].iter().cycle().take(300) {
        table.wait_ms(100);
        let Order::Move { answers, seen, uci, along, .. } = table.order_move(uci) else {
            unreachable!();
        };
        let lag = Millis::from_secs(9);
        let turn = table.room.turn();
        let answer = table.ask(Seat::Player(turn), Order::Move { answers, seen, uci, along, lag });
        match answer.events.first().map(|event| &event.what) {
            Some(&Happening::Moved { by: White, lag, .. }) => granted += lag.as_ms(),
            _ if table.room.ending().is_some() => break,
            _ => {}
        }
    }
    assert!(granted <= rokade_club::room::LAG_PER_GAME.as_ms());
}

#[test]
fn case_22_the_room_owns_every_flag_correspondence_too() {
    let mut table = Table::new("1 day/move");
    table.play("e2e4 e7e5");
    table.house(Order::Went(White));
    let alarm = table.room.next_alarm().unwrap();
    assert!(alarm - table.now <= Millis::from_days(1) + Millis::new(200));
    table.now = alarm;
    table.house(Order::Tick);
    assert!(table.is_over("0-1", "flag-fall"));
}

#[test]
fn case_23_absence_is_judged_by_presence_and_turn_at_that_moment() {
    let mut table = Table::new("3+2");
    table.play("e2e4 e7e5 g1f3");
    let win = Order::ClaimAbsence(AbsenceWish::Win);
    assert_eq!(table.say(White, win.clone()), Err(Refusal::OpponentIsThere));
    table.house(Order::Went(Black));
    assert!(matches!(table.say(White, win.clone()), Err(Refusal::TooSoon { .. })));
    table.wait(60);
    // A frame of the opponent voids it.
    table.house(Order::Came(Black));
    assert_eq!(table.say(White, win.clone()), Err(Refusal::OpponentIsThere));
    table.house(Order::Went(Black));
    table.wait(60);
    assert_eq!(table.say(White, win), Ok(Receipt::Done));
    assert!(table.is_over("1-0", "left"));
}

#[test]
fn case_23_not_in_ones_own_move() {
    let mut table = Table::new("3+2");
    table.play("e2e4 e7e5");
    table.house(Order::Went(Black));
    table.wait(100);
    let win = Order::ClaimAbsence(AbsenceWish::Win);
    assert_eq!(table.say(White, win), Err(Refusal::OpponentIsNotToMove));
}

#[test]
fn case_24_gone_since_is_part_of_what_can_be_seen_for_guests_too() {
    let lots = Lots { color: White, start: 0 };
    let head = challenge(terms("5")).take(Person::guest(7), lots, BEGIN).unwrap();
    let mut table = Table { room: Room::new(head), now: BEGIN };
    table.house(Order::Came(White));
    table.house(Order::Came(Black));
    table.play("e2e4 e7e5 g1f3").wait(3);
    table.house(Order::Went(Black));
    assert_eq!(table.room.presence(Black), Presence::Gone { since: table.now });
    assert!(table.room.absence_claimable_at(Black).is_some());
}

#[test]
fn case_25_the_countdown_stops_when_the_opponent_is_back() {
    let mut table = Table::new("5");
    table.play("e2e4 e7e5 g1f3");
    table.house(Order::Went(Black));
    assert!(table.room.absence_claimable_at(Black).is_some());
    table.house(Order::Came(Black));
    assert_eq!(table.room.absence_claimable_at(Black), None);
}

#[test]
fn case_26_unlimited_means_unlimited() {
    let mut table = Table::new("-");
    assert_eq!(table.room.next_alarm(), None);
    table.wait(10_000_000);
    table.play("e2e4").wait(10_000_000).play("e7e5");
    assert_eq!(table.room.next_alarm(), None);
    assert!(table.room.ending().is_none());
}

#[test]
fn case_27_clocks_stop_at_the_end() {
    let mut table = Table::new("3 days/move");
    table.play("e2e4 e7e5");
    table.say(White, Order::Resign).unwrap();
    let then = table.left();
    table.wait(1_000_000);
    assert_eq!((table.left(), table.running()), (then, None));
}

#[test]
fn case_28_an_interruption_stops_and_never_refills() {
    let mut table = Table::new("3 days/move");
    table.play("e2e4 e7e5").wait(86_400);
    let before = table.left();
    let alive = table.now;
    table.wait(2 * 86_400);
    table.house(interrupted(alive));
    table.house(Order::Came(White));
    assert_eq!(table.left(), before);
}

#[test]
fn case_31_the_clock_starts_after_both_first_moves_and_the_wait_has_its_own_timer() {
    let mut table = Table::new("1");
    table.wait(30).play("e2e4");
    assert_eq!((table.running(), table.left()), (None, (60_000, 60_000)));
    table.wait(30).play("e7e5");
    assert_eq!((table.running(), table.left()), (Some(White), (60_000, 60_000)));
}

#[test]
fn case_32_the_side_to_move_is_the_one_that_did_not_come() {
    let mut table = Table::new("3");
    table.play("e2e4");
    table.now = table.room.next_alarm().unwrap();
    let answer = table.house(Order::Tick);
    assert_eq!(answer.events[0].what, Happening::NeverCame(Black));
    assert!(table.is_over("*", "never-came"));

    let mut table = Table::new("3");
    table.play("e2e4 e7e5");
    assert_eq!(table.say(White, Order::Abort), Err(Refusal::BothHaveMoved));
}

#[test]
fn case_33_one_game_comes_of_a_rematch_even_when_both_press_at_once() {
    let mut table = Table::new("3");
    table.play("e2e4 e7e5");
    table.say(White, Order::Resign).unwrap();
    let press = |number| Order::Rematch { fresh: GameId::new(number) };
    table.say(White, press(10)).unwrap();
    table.say(Black, press(11)).unwrap();
    assert_eq!(table.room.rematch(), Rematch::Made(GameId::new(11)));
    assert_eq!(table.say(White, press(12)), Ok(Receipt::Repeated));
    assert_eq!(table.room.rematch(), Rematch::Made(GameId::new(11)));
    let next = table.room.next_head(518, table.now).unwrap();
    assert_eq!((next.id, next.seats[White].id), (GameId::new(11), Person::member(2).id));
}

#[test]
fn case_33_an_offered_rematch_has_a_term() {
    let mut table = Table::new("3");
    table.play("e2e4 e7e5");
    table.say(White, Order::Resign).unwrap();
    let press = |number| Order::Rematch { fresh: GameId::new(number) };
    table.say(White, press(10)).unwrap();
    table.wait(301);
    table.say(Black, press(11)).unwrap();
    assert!(matches!(table.room.rematch(), Rematch::Offered { by: Black, .. }));
}

#[test]
fn case_34_the_creators_own_link_takes_no_second_seat() {
    let lots = Lots { color: White, start: 0 };
    let own = challenge(terms("5")).take(Person::member(1), lots, BEGIN);
    assert_eq!(own, Err(rokade_club::challenge::NotTaken::Own));
}

#[test]
fn case_37_the_first_move_gives_both_the_same() {
    for control in ["3+2", "5 d3", "5 b3", "40/90+30,30+30"] {
        let mut table = Table::new(control);
        let (white, black) = table.left();
        table.play("e2e4 e7e5");
        let after = table.left();
        assert_eq!(after.0 - white, after.1 - black, "{control}");
    }
}

#[test]
fn case_38_every_unfinished_game_can_be_left() {
    for moves in ["", "e2e4", "e2e4 e7e5"] {
        for (order, by) in [(Order::Abort, White), (Order::Resign, White), (Order::Resign, Black)] {
            let mut table = Table::new("-");
            table.play(moves);
            let left = table.say(by, order.clone());
            let begun = moves.len() > 4 && order == Order::Abort;
            assert_eq!(left.is_err(), begun, "{moves} {order:?}");
        }
    }
}

// 7 and 39 are the client's and the socket's: a snapshot with its number follows a take-back
// (`rokade-server`, `tests/online`). 8 needs a computer as an opponent, which rooms do not have.
// 29 and 30 are a tournament's. 35 is `rokade_rules::clock::pgn_tag` and the export. 36: an `Order`
// has no place for a clock's value.
