//! Whatever is asked in whatever order: what always holds of a room.

use proptest::prelude::*;
use rokade_club::GameId;
use rokade_club::challenge::{OnlineRules, Variant};
use rokade_club::room::{AbsenceWish, Along, Claiming, Happening, Order, Room, Seat};
use rokade_club::room::{LAG_PER_GAME, LAG_PER_MOVE};
use rokade_rules::Color;
use rokade_rules::Color::{Black, White};
use rokade_rules::clock::Millis;
use rokade_rules::ending::Ground;
use rokade_rules::notation::uci_move;

use crate::table::{Table, terms};

/// What is asked, with a number that chooses among moves, and how long it takes.
fn asked() -> impl Strategy<Value = (u8, u16, u64)> {
    (0_u8..26, any::<u16>(), prop_oneof![4 => 0_u64..3_000, 1 => 0_u64..90_000])
}

fn order(table: &Table, kind: u8, number: u16) -> (Seat, Order) {
    let turn = table.room.turn();
    let side = if number.is_multiple_of(2) { White } else { Black };
    let answers = table.played() - usize::from(number.is_multiple_of(11)).min(table.played());
    let ground = if number.is_multiple_of(3) { Ground::Repetition } else { Ground::MoveCount };
    let moves: Vec<_> = table.room.game().position().legal_moves().into_iter().collect();
    let mode = table.room.head().start.castling_mode();
    let uci = moves
        .get(usize::from(number) % moves.len().max(1))
        .map_or("e2e4".to_owned(), |&one| uci_move::write(one, mode).to_string());
    let along = if kind == 1 { Along::DrawOffer } else { Along::Nothing };
    let lag = Millis::new(u64::from(number) % 400);
    let seen = table.room.last_number();
    let by = |order| (Seat::Player(side), order);
    match kind {
        0..=11 => (Seat::Player(turn), Order::Move { answers, seen, uci, along, lag }),
        12 => by(Order::Offer),
        13 => by(Order::Accept { answers }),
        14 => by(Order::Decline),
        15 => by(Order::Claim { answers, ground, intended: Some(uci) }),
        16 => by(Order::AskBack { answers }),
        17 => by(Order::AllowBack { answers }),
        18 => by(Order::Prefer(Claiming::Automatic)),
        19 => (Seat::House, Order::Went(side)),
        20 => (Seat::House, Order::Came(side)),
        21 => (Seat::House, Order::Interrupted { since: table.now }),
        22 => by(Order::ClaimAbsence(AbsenceWish::Win)),
        23 => by(Order::Rematch { fresh: GameId::new(u64::from(number)) }),
        24 if number.is_multiple_of(9) => by(Order::Resign),
        _ => (Seat::House, Order::Tick),
    }
}

/// What must hold whatever happened.
fn hold(table: &Table, before: &Room) {
    let room = &table.room;
    // Nothing that happened is forgotten.
    assert!(room.events().starts_with(before.events()));
    if let Some(ending) = before.ending() {
        assert_eq!(room.ending(), Some(ending), "an end is for good");
        assert_eq!(room.clocks(table.now), before.clocks(table.now));
    }
    if let Some(clocks) = room.clocks(table.now) {
        let waits = room.held_until().is_some() || !room.has_begun() || room.ending().is_some();
        assert_eq!(clocks.running.is_none(), waits);
        assert!(clocks.running.is_none_or(|side| side == room.turn()));
    }
    // Whoever adds up what happened knows what is left of the quota: nothing else uses it up.
    for side in Color::ALL {
        let made_up_for = room.events().iter().map(|event| match event.what {
            Happening::Moved { by, lag, .. } if by == side => lag.as_ms(),
            _ => 0,
        });
        assert!(made_up_for.clone().all(|ms| ms <= LAG_PER_MOVE.as_ms()));
        let in_all: u64 = made_up_for.sum();
        assert_eq!(room.lag_left(side).as_ms() + in_all, LAG_PER_GAME.as_ms());
        assert!(in_all == 0 || room.lag_quota().is_some());
    }
    // Whoever waits for the alarm misses nothing.
    if room.ending().is_none() {
        assert!(room.next_alarm().is_none_or(|alarm| alarm > table.now));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn what_holds_of_a_room(
        asks in prop::collection::vec(asked(), 1..120),
        control in prop::sample::select(vec!["1", "1+2", "2/1,1+1", "-", "1 d2", "1 day/move"]),
        automatic in any::<bool>(),
        chess960 in any::<bool>(),
    ) {
        let mut agreed = terms(control);
        if automatic { agreed.rules = OnlineRules::Automatic; }
        if chess960 { agreed.variant = Variant::Chess960; }
        let mut table = Table::of(agreed);
        for (kind, number, ms) in asks {
            table.wait_ms(ms);
            let (seat, order) = order(&table, kind, number);
            let before = table.room.clone();
            let answer = table.ask(seat, order.clone());
            if answer.events.is_empty() {
                prop_assert_eq!(&table.room, &before, "{:?}", order);
            }
            hold(&table, &before);
            // The same again does no harm: a move is never played twice.
            let played = table.played();
            if let (Seat::Player(_), Order::Move { .. }) = (seat, &order) {
                table.ask(seat, order);
                prop_assert_eq!(table.played(), played);
            }
        }
        // The same things make the same room.
        prop_assert_eq!(table.rebuilt(), table.room);
    }
}
