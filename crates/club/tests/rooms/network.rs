//! A thousand bad networks: lines that are slow, break in the middle, and come back; orders that are
//! given twice. When all is at rest, everybody has the same, and nothing was lost or done twice.
//!
//! The players here behave as the browser does (`web/src/online/line.ts`): they say the last event that they
//! saw, and ask again what was not answered.

use std::collections::VecDeque;

use proptest::prelude::*;
use rokade_club::room::{Along, Event, Happening, Order, Receipt, Refusal, Room, Seat};
use rokade_rules::Color;
use rokade_rules::Color::{Black, White};
use rokade_rules::board::ByColor;
use rokade_rules::clock::Millis;
use rokade_rules::notation::uci_move;

use crate::table::Table;

/// What goes up: a number by which its answer will be known, and an order.
type Asked = (u32, Order);

/// What comes down.
#[derive(Clone, Debug)]
enum News {
    Events(Vec<Event>),
    Answer(u32, Result<Receipt, Refusal>),
}

/// A player's end of a line, and what is under way on it.
#[derive(Default)]
struct Line {
    events: Vec<Event>,
    unanswered: Vec<Asked>,
    /// Moves whose answer was that they were played.
    acknowledged: Vec<String>,
    asked: u32,
    is_up: bool,
    up: VecDeque<Asked>,
    down: VecDeque<News>,
}

impl Line {
    fn seen(&self) -> u32 {
        self.events.last().map_or(0, |event| event.number)
    }

    fn ask(&mut self, order: Order) {
        self.asked += 1;
        self.unanswered.push((self.asked, order.clone()));
        if self.is_up {
            self.up.push_back((self.asked, order));
        }
    }

    /// What is under way is lost, in both directions.
    fn breaks(&mut self) {
        self.is_up = false;
        self.up.clear();
        self.down.clear();
    }

    fn hear(&mut self) {
        match self.down.pop_front() {
            Some(News::Events(events)) => {
                for event in events {
                    // What is told twice is one thing.
                    if event.number > self.seen() {
                        assert_eq!(event.number, self.seen() + 1, "an event is missing");
                        self.events.push(event);
                    }
                }
            }
            Some(News::Answer(asked, receipt)) => {
                let is_this = |one: &Asked| one.0 == asked;
                let Some(place) = self.unanswered.iter().position(is_this) else { return };
                let (_, order) = self.unanswered.remove(place);
                if let (Order::Move { uci, .. }, Ok(_)) = (order, receipt) {
                    self.acknowledged.push(uci);
                }
            }
            None => {}
        }
    }
}

struct Net {
    table: Table,
    lines: ByColor<Line>,
}

impl Net {
    fn begin() -> Net {
        let lines = ByColor::new(Line::default(), Line::default());
        Net { table: Table::new("10+1"), lines }
    }

    fn step(&mut self, side: Color, kind: u8, lot: u16) {
        self.table.wait_ms(u64::from(lot) % 500);
        match kind {
            0..=3 => self.act(side, lot),
            4..=7 => self.arrive(side),
            8..=11 => self.lines[side].hear(),
            // The same order once more, as by a second press or an old program.
            12 => {
                let line = &mut self.lines[side];
                if let Some(first) = line.up.front().cloned() {
                    line.up.push_back(first);
                }
            }
            13 => self.lines[side].breaks(),
            _ => self.connect(side),
        }
    }

    fn connect(&mut self, side: Color) {
        let line = &mut self.lines[side];
        if line.is_up {
            return;
        }
        line.is_up = true;
        let from = line.seen() as usize;
        line.down.push_back(News::Events(self.table.room.events()[from..].to_vec()));
        line.up.extend(line.unanswered.iter().cloned());
    }

    /// A player moves by what the own page shows; or asks to take back, or allows it.
    fn act(&mut self, side: Color, lot: u16) {
        let head = self.table.room.head().clone();
        let page = Room::rebuild(head, self.lines[side].events.clone()).unwrap();
        let line = &mut self.lines[side];
        let answers = page.game().plies().len();
        if !line.unanswered.is_empty() || page.ending().is_some() {
            return;
        }
        if page.asked_back().is_some_and(|asked| asked.by != side) {
            line.ask(Order::AllowBack { answers });
        } else if lot.is_multiple_of(13) && answers > 3 {
            line.ask(Order::AskBack { answers });
        } else if page.turn() == side {
            let moves: Vec<_> = page.game().position().legal_moves().into_iter().collect();
            let chosen = moves[usize::from(lot) % moves.len()];
            let uci = uci_move::write(chosen, page.head().start.castling_mode()).to_string();
            let (seen, along, lag) = (line.seen(), Along::Nothing, Millis::ZERO);
            line.ask(Order::Move { answers, seen, uci, along, lag });
        }
    }

    /// The next order of a player reaches the house; what happened goes to all lines that are up.
    fn arrive(&mut self, side: Color) {
        let Some((asked, order)) = self.lines[side].up.pop_front() else { return };
        let answer = self.table.ask(Seat::Player(side), order);
        for other in Color::ALL {
            if self.lines[other].is_up && !answer.events.is_empty() {
                self.lines[other].down.push_back(News::Events(answer.events.clone()));
            }
        }
        self.lines[side].down.push_back(News::Answer(asked, answer.receipt));
    }

    /// The network is mended, and everything arrives.
    fn rest(&mut self) {
        for side in Color::ALL {
            self.connect(side);
        }
        while Color::ALL
            .iter()
            .any(|&side| !self.lines[side].up.is_empty() || !self.lines[side].down.is_empty())
        {
            for side in Color::ALL {
                self.arrive(side);
                self.lines[side].hear();
            }
        }
    }
}

/// How often each player's moves happened, in their order.
fn moved(room: &Room, side: Color) -> Vec<String> {
    let mode = room.head().start.castling_mode();
    let of_side = room.events().iter().filter_map(|event| match event.what {
        Happening::Moved { by, chess_move, .. } if by == side => {
            Some(uci_move::write(chess_move, mode).to_string())
        }
        _ => None,
    });
    of_side.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn players_and_house_agree_at_rest(
        steps in prop::collection::vec((any::<bool>(), 0_u8..16, any::<u16>()), 1..150),
    ) {
        let mut net = Net::begin();
        net.connect(White);
        net.connect(Black);
        for (is_white, kind, lot) in steps {
            net.step(if is_white { White } else { Black }, kind, lot);
        }
        net.rest();
        for side in Color::ALL {
            let line = &net.lines[side];
            prop_assert_eq!(&line.events[..], net.table.room.events());
            prop_assert!(line.unanswered.is_empty());
            // Each move that was acknowledged happened, once, and no other move did.
            prop_assert_eq!(&line.acknowledged, &moved(&net.table.room, side));
        }
        prop_assert_eq!(net.table.rebuilt(), net.table.room);
    }
}
