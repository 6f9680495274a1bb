//! What every store promises, as a list of trials that any of them must pass.
//!
//! A trial gets a way to open the same store: what was reported as kept is there when it is opened
//! again. [`TRIALS`] is the whole contract.

use std::sync::Arc;
use std::sync::mpsc::channel;

use rokade_club::archive::{Filing, Finished};
use rokade_club::challenge::{Audience, Challenge, ColorWish, Lots, OnlineRules, Terms, Variant};
use rokade_club::ports::{Store, StoreFault, Write};
use rokade_club::rating::Stakes;
use rokade_club::room::{Along, Head, Order, Room, Seat};
use rokade_club::series::Length;
use rokade_club::{GameId, Person};
use rokade_rules::Color;
use rokade_rules::clock::{Millis, Moment};

/// Opens the store of a trial, again and again.
pub type Open<'a> = &'a dyn Fn() -> Arc<dyn Store>;

/// One promise: its name, and what tries it. It panics where the promise is broken.
pub type Trial = (&'static str, fn(Open<'_>));

/// The contract.
pub const TRIALS: &[Trial] = &[
    ("a new store holds nothing", a_new_store_holds_nothing),
    ("challenges are kept as they are", challenges_are_kept_as_they_are),
    ("a challenge is taken once", a_challenge_is_taken_once),
    ("a room is kept as it is", a_room_is_kept_as_it_is),
    ("events follow without gaps or doubles", events_follow_without_gaps_or_doubles),
    ("a game and its rematch are one write", a_game_and_its_rematch_are_one_write),
    ("a finished game is finished", a_finished_game_is_finished),
    ("what does not fit takes nothing with it", what_does_not_fit_takes_nothing_with_it),
    ("the pulse is the latest", the_pulse_is_the_latest),
];

/// Writes and waits.
pub fn kept(store: &dyn Store, write: Write) -> Result<(), StoreFault> {
    let (tell, told) = channel();
    store.write(
        write,
        Box::new(move |result| {
            // Whoever asked has not gone away: it waits below.
            let _ = tell.send(result);
        }),
    );
    told.recv().expect("every write is answered")
}

/// A challenge with something in every column.
pub fn challenge(number: u64) -> Challenge {
    Challenge {
        id: GameId::new(number),
        by: Person::guest(1),
        made: Moment::new(number),
        terms: Terms {
            control: "40/90+30,30+30".parse().expect("a time control"),
            rules: OnlineRules::Automatic,
            variant: Variant::Chess960,
            series: Some(Length::BestOf(3)),
            stakes: Stakes::Casual,
        },
        wish: ColorWish::Drawn,
        audience: Audience::One(Person::member(2).id),
    }
}

fn head(number: u64) -> Head {
    let lots = Lots { color: Color::Black, start: 17 };
    challenge(number)
        .take(Person::member(2), lots, Moment::new(1_000))
        .expect("it is meant for this member")
}

/// A room in which the player having the move plays the first legal move, so many times.
pub(crate) fn played(head: Head, plies: usize) -> Room {
    let mut room = Room::new(head);
    for ply in 0..plies {
        let mode = room.head().start.castling_mode();
        let moves = room.game().position().legal_moves();
        let first = *moves.iter().next().expect("these games are not over");
        let order = Order::Move {
            answers: ply,
            seen: room.last_number(),
            uci: rokade_rules::notation::uci_move::write(first, mode).to_string(),
            along: Along::Nothing,
            lag: Millis::ZERO,
        };
        let now = Moment::new(2_000 + 1_000 * ply as u64);
        room.apply(Seat::Player(room.turn()), &order, now).receipt.expect("a legal move");
    }
    room
}

pub(crate) fn append(room: &Room, from: usize) -> Write {
    Write::Append {
        game: room.head().id,
        events: room.events()[from..].to_vec(),
        ending: room.ending(),
        next: None,
    }
}

/// A store with a game in which nothing has happened.
fn begun(store: &dyn Store, number: u64) -> Head {
    kept(store, Write::Offer(challenge(number))).expect("it is new");
    kept(store, Write::Begin(head(number))).expect("it is there to be taken");
    head(number)
}

fn a_new_store_holds_nothing(open: Open<'_>) {
    let store = open();
    assert_eq!(store.challenges(), Ok(vec![]));
    assert_eq!(store.unfinished(), Ok(vec![]));
    assert_eq!(store.pulse(), Ok(None));
    let id = GameId::new(1);
    assert_eq!(store.room(id), Err(StoreFault::NoSuchGame(id)));
}

fn challenges_are_kept_as_they_are(open: Open<'_>) {
    let store = open();
    for number in [2, 1, 3] {
        assert_eq!(kept(&*store, Write::Offer(challenge(number))), Ok(()));
    }
    let again = kept(&*store, Write::Offer(challenge(2)));
    assert_eq!(again, Err(StoreFault::Exists(GameId::new(2))));
    assert_eq!(kept(&*store, Write::Withdraw(GameId::new(3))), Ok(()));
    drop(store);
    assert_eq!(open().challenges(), Ok(vec![challenge(1), challenge(2)]));
}

fn a_challenge_is_taken_once(open: Open<'_>) {
    let store = open();
    begun(&*store, 1);
    let fault = Err(StoreFault::NoSuchChallenge(GameId::new(1)));
    assert_eq!(kept(&*store, Write::Begin(head(1))), fault);
    assert_eq!(kept(&*store, Write::Withdraw(GameId::new(1))), fault);
    assert_eq!(store.challenges(), Ok(vec![]));
    assert_eq!(store.unfinished(), Ok(vec![GameId::new(1)]));
}

fn a_room_is_kept_as_it_is(open: Open<'_>) {
    let store = open();
    let room = played(begun(&*store, 1), 7);
    assert_eq!(kept(&*store, append(&room, 0)), Ok(()));
    drop(store);
    let store = open();
    assert_eq!(store.room(GameId::new(1)), Ok(room));
    assert_eq!(store.head(GameId::new(1)), Ok(head(1)));
    assert_eq!(store.head(GameId::new(9)), Err(StoreFault::NoSuchGame(GameId::new(9))));
    for person in [Person::guest(1), Person::member(2)] {
        assert_eq!(store.games_of(person.id, 10), Ok(vec![GameId::new(1)]));
    }
    assert_eq!(store.games_of(Person::guest(9).id, 10), Ok(vec![]));
}

fn events_follow_without_gaps_or_doubles(open: Open<'_>) {
    let store = open();
    let room = played(begun(&*store, 1), 4);
    assert_eq!(kept(&*store, append(&room, 0)), Ok(()));
    let game = room.head().id;
    let longer = played(room.head().clone(), 6);
    for from in [0, 3, 5] {
        let number = from as u32 + 1;
        let fault = Err(StoreFault::DoesNotFollow { game, number });
        assert_eq!(kept(&*store, append(&longer, from)), fault, "from {from}");
    }
    assert_eq!(store.room(game), Ok(room));
    assert_eq!(kept(&*store, append(&longer, 4)), Ok(()));
    assert_eq!(store.room(game), Ok(longer));
}

fn a_game_and_its_rematch_are_one_write(open: Open<'_>) {
    let store = open();
    let mut room = Room::new(begun(&*store, 1));
    begun(&*store, 2);
    let press = |number| Order::Rematch { fresh: GameId::new(number) };
    let now = Moment::new(9_000);
    for (side, order) in
        [(Color::White, Order::Resign), (Color::White, press(2)), (Color::Black, press(2))]
    {
        room.apply(Seat::Player(side), &order, now).receipt.expect("it can be asked");
    }
    let with_next = |next: Option<Head>| Write::Append {
        game: room.head().id,
        events: room.events().to_vec(),
        ending: room.ending(),
        next,
    };
    // The name of the next game is taken, so that nothing of this is kept.
    let taken = kept(&*store, with_next(room.next_head(5, now)));
    assert_eq!(taken, Err(StoreFault::Exists(GameId::new(2))));
    assert_eq!(store.room(GameId::new(1)), Ok(Room::new(head(1))));
    let next = Head { id: GameId::new(3), ..room.next_head(5, now).expect("both want one") };
    assert_eq!(kept(&*store, with_next(Some(next.clone()))), Ok(()));
    drop(store);
    let store = open();
    assert_eq!(store.room(GameId::new(1)), Ok(room));
    assert_eq!(store.room(GameId::new(3)), Ok(Room::new(next)));
}

fn a_finished_game_is_finished(open: Open<'_>) {
    let store = open();
    let mut room = played(begun(&*store, 1), 2);
    let resigned = room.apply(Seat::Player(Color::White), &Order::Resign, Moment::new(9_000));
    resigned.receipt.expect("both have moved");
    assert_eq!(kept(&*store, append(&room, 0)), Ok(()));
    begun(&*store, 2);
    assert_eq!(store.unfinished(), Ok(vec![GameId::new(2)]));
    let ending = room.ending().expect("she has resigned");
    let mut finished = Finished {
        head: room.head().clone(),
        outcome: ending.outcome,
        reason: "resignation".to_owned(),
        filing: None,
    };
    assert_eq!(store.finished(GameId::new(1)), Ok(Some(finished.clone())));
    assert_eq!(store.finished(GameId::new(2)), Ok(None));
    let filing = Filing { plies: 2, opening: Some("C20".to_owned()) };
    let file = |game| Write::File { game: GameId::new(game), filing: filing.clone() };
    for _ in 0..2 {
        assert_eq!(kept(&*store, file(1)), Ok(()));
    }
    assert_eq!(kept(&*store, file(9)), Err(StoreFault::NoSuchGame(GameId::new(9))));
    finished.filing = Some(filing.clone());
    assert_eq!(store.finished_of(Person::member(2).id), Ok(vec![finished]));
    assert_eq!(store.finished_of(Person::guest(9).id), Ok(vec![]));
    assert_eq!(store.room(GameId::new(1)).map(|room| room.ending()), Ok(room.ending()));
}

fn what_does_not_fit_takes_nothing_with_it(open: Open<'_>) {
    let store = open();
    let room = played(begun(&*store, 1), 3);
    let (tell, told) = channel();
    let stranger = Write::Append {
        game: GameId::new(99),
        events: room.events().to_vec(),
        ending: None,
        next: None,
    };
    // All at once, so that a store that writes in groups has them in one.
    let writes = [append(&room, 0), stranger, append(&room, 0), Write::Offer(challenge(5))];
    let asked = writes.len();
    for (place, write) in writes.into_iter().enumerate() {
        let tell = tell.clone();
        let done = move |result: Result<(), StoreFault>| {
            // It is waited for below.
            let _ = tell.send((place, result.is_ok()));
        };
        store.write(write, Box::new(done));
    }
    let mut results: Vec<(usize, bool)> = told.iter().take(asked).collect();
    results.sort_unstable();
    assert_eq!(results, [(0, true), (1, false), (2, false), (3, true)]);
    assert_eq!(store.room(GameId::new(1)), Ok(room));
    assert_eq!(store.challenges(), Ok(vec![challenge(5)]));
}

fn the_pulse_is_the_latest(open: Open<'_>) {
    let store = open();
    for ms in [5, 7, 1_764_500_000_000] {
        assert_eq!(kept(&*store, Write::Pulse(Moment::new(ms))), Ok(()));
    }
    drop(store);
    assert_eq!(open().pulse(), Ok(Some(Moment::new(1_764_500_000_000))));
}
