//! Two people at a room, and the time that a test gives them.

use rokade_club::challenge::{Audience, ColorWish, Lots, OnlineRules, Terms, Variant};
use rokade_club::room::{Along, Answer, Order, Receipt, Refusal, Room, Seat};
use rokade_club::{Challenge, GameId, Person};
use rokade_rules::Color;
use rokade_rules::Color::{Black, White};
use rokade_rules::clock::{Millis, Moment};

/// When every game here begins.
pub const BEGIN: Moment = Moment::new(1_000_000);

pub struct Table {
    pub room: Room,
    pub now: Moment,
}

/// Terms that most tests share.
pub fn terms(control: &str) -> Terms {
    Terms {
        control: control.parse().unwrap(),
        rules: OnlineRules::Online,
        variant: Variant::Standard,
        series: None,
        stakes: rokade_club::rating::Stakes::Casual,
    }
}

pub fn challenge(terms: Terms) -> Challenge {
    Challenge {
        id: GameId::new(1),
        by: Person::member(1),
        made: Moment::new(0),
        terms,
        wish: ColorWish::Fixed(White),
        audience: Audience::Link,
    }
}

impl Table {
    /// Two members who are both there.
    pub fn of(terms: Terms) -> Table {
        let lots = Lots { color: White, start: 518 };
        let head = challenge(terms).take(Person::member(2), lots, BEGIN).unwrap();
        let mut table = Table { room: Room::new(head), now: BEGIN };
        for side in Color::ALL {
            table.house(Order::Came(side));
        }
        table
    }

    pub fn new(control: &str) -> Table {
        Table::of(terms(control))
    }

    /// So many seconds go by.
    pub fn wait(&mut self, seconds: u64) -> &mut Table {
        self.wait_ms(seconds * 1_000)
    }

    pub fn wait_ms(&mut self, ms: u64) -> &mut Table {
        self.now = self.now + Millis::new(ms);
        self
    }

    pub fn ask(&mut self, seat: Seat, order: Order) -> Answer {
        self.room.apply(seat, &order, self.now)
    }

    pub fn house(&mut self, order: Order) -> Answer {
        self.ask(Seat::House, order)
    }

    pub fn say(&mut self, by: Color, order: Order) -> Result<Receipt, Refusal> {
        self.ask(Seat::Player(by), order).receipt
    }

    pub fn order_move(&self, uci: &str) -> Order {
        Order::Move {
            answers: self.room.game().plies().len(),
            seen: self.room.last_number(),
            uci: uci.to_owned(),
            along: Along::Nothing,
            lag: Millis::ZERO,
        }
    }

    /// Moves in turn, each taking a second.
    pub fn play(&mut self, moves: &str) -> &mut Table {
        for uci in moves.split_whitespace() {
            self.wait(1);
            let order = self.order_move(uci);
            let turn = self.room.turn();
            assert_eq!(self.say(turn, order), Ok(Receipt::Done), "{uci}");
        }
        self
    }

    pub fn played(&self) -> usize {
        self.room.game().plies().len()
    }

    /// What both have left, in milliseconds.
    pub fn left(&self) -> (u64, u64) {
        let left = self.room.clocks(self.now).unwrap().left;
        (left[White].as_ms(), left[Black].as_ms())
    }

    pub fn running(&self) -> Option<Color> {
        self.room.clocks(self.now).unwrap().running
    }

    /// Why the game is over, and with what result.
    pub fn ending(&self) -> Option<(String, &'static str)> {
        let ending = self.room.ending()?;
        let outcome = ending.outcome.map_or("*".to_owned(), |outcome| outcome.to_string());
        Some((outcome, ending.reason.code()))
    }

    pub fn is_over(&self, outcome: &str, reason: &str) -> bool {
        self.ending() == Some((outcome.to_owned(), reason_of(reason)))
    }

    /// The room that its events make, which must be this one.
    pub fn rebuilt(&self) -> Room {
        Room::rebuild(self.room.head().clone(), self.room.events().to_vec()).unwrap()
    }
}

/// A text that lives as long as the program.
fn reason_of(reason: &str) -> &'static str {
    Box::leak(reason.to_owned().into_boxed_str())
}

/// Knights out and back: the initial position again after four half-moves.
pub const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8";
