//! A naive second clock: it counts single milliseconds, keeps nothing but how long each move took,
//! and adds everything up anew whenever it is asked.

use rokade_rules::Color;
use rokade_rules::clock::{Bonus, Stage, TimeControl};

use crate::events::Event;

/// What one side has done.
#[derive(Clone, Debug)]
pub struct Side {
    stages: Vec<Stage>,
    /// How long each completed move took, and whether the flag was up then.
    completed: Vec<(i64, bool)>,
    /// How long the move to be made has taken until now.
    current: i64,
    /// What the arbiter gave, less what he took.
    by_arbiter: i64,
    /// When the flag fell.
    pub flag: Option<u64>,
}

impl Side {
    /// The period of a move, counted from nought, and whether that move is its first.
    fn stage(&self, number: usize) -> (Stage, bool) {
        let (mut index, mut in_period) = (0, 0);
        for _ in 0..number {
            in_period += 1;
            if Some(in_period) == self.stages[index].moves {
                in_period = 0;
                index = (index + 1).min(self.stages.len() - 1);
            }
        }
        (self.stages[index], in_period == 0)
    }

    fn delay(&self, number: usize) -> i64 {
        match self.stage(number).0.bonus {
            Bonus::Delay(time) => signed(time.as_ms()),
            _ => 0,
        }
    }

    /// What comes before a move: its increment, and the time of a period that begins with it.
    fn before(&self, number: usize) -> i64 {
        let (stage, begins) = self.stage(number);
        let increment = match stage.bonus {
            Bonus::Increment(time) => signed(time.as_ms()),
            _ => 0,
        };
        increment + if begins { signed(stage.time.as_ms()) } else { 0 }
    }

    /// What Bronstein gives back for a move.
    fn back(&self, number: usize, took: i64) -> i64 {
        match self.stage(number).0.bonus {
            Bonus::Bronstein(time) => took.min(signed(time.as_ms())),
            _ => 0,
        }
    }

    /// What is left of the main time.
    pub fn left(&self) -> i64 {
        let mut left = self.before(0) + self.by_arbiter;
        for (number, &(took, flag_was_up)) in self.completed.iter().enumerate() {
            left -= (took - self.delay(number)).max(0);
            if flag_was_up {
                left += self.back(number, took) + self.before(number + 1);
            }
        }
        left - (self.current - self.delay(self.completed.len())).max(0)
    }

    /// What is left of the delay for the move to be made.
    pub fn delay_left(&self) -> i64 {
        match self.flag {
            Some(_) => 0,
            None => (self.delay(self.completed.len()) - self.current).max(0),
        }
    }

    /// All thinking.
    pub fn used(&self) -> i64 {
        self.completed.iter().map(|&(took, _)| took).sum::<i64>() + self.current
    }

    /// How many moves are completed.
    pub fn moves(&self) -> usize {
        self.completed.len()
    }

    fn has_nothing(&self) -> bool {
        self.left() <= 0 && self.delay_left() == 0
    }
}

fn signed(ms: u64) -> i64 {
    i64::try_from(ms).expect("tests use small times")
}

/// Both sides.
#[derive(Clone, Debug)]
pub struct Naive {
    pub sides: [Side; 2],
    pub turn: Color,
    pub now: u64,
    started: bool,
    going: bool,
    /// Whose move each completed one was.
    order: Vec<Color>,
    pub first_flag: Option<Color>,
}

impl Naive {
    pub fn new(control: &TimeControl, first: Color) -> Naive {
        let side = |color| Side {
            stages: control.schedule(color).expect("there is a clock").stages().to_vec(),
            completed: Vec::new(),
            current: 0,
            by_arbiter: 0,
            flag: None,
        };
        Naive {
            sides: Color::ALL.map(side),
            turn: first,
            now: 0,
            started: false,
            going: false,
            order: Vec::new(),
            first_flag: None,
        }
    }

    pub fn side(&self, color: Color) -> &Side {
        &self.sides[color as usize]
    }

    /// Lets something happen; says whether it could.
    pub fn happen(&mut self, event: Event) -> bool {
        let before = self.clone();
        let could = self.try_to(event);
        if !could {
            *self = before;
        }
        could
    }

    fn try_to(&mut self, event: Event) -> bool {
        match event {
            Event::Wait(ms) => {
                for _ in 0..ms {
                    self.tick();
                }
                true
            }
            Event::Start => {
                let could = !self.started;
                (self.started, self.going) = (true, self.going || could);
                could
            }
            Event::Untimed => !self.started && self.complete(),
            Event::Press => self.going && self.complete(),
            Event::PressBy(side) => self.going && side == self.turn && self.complete(),
            Event::Pause => core::mem::replace(&mut self.going, false),
            Event::Resume => self.started && !core::mem::replace(&mut self.going, true),
            Event::Give(color, time) => {
                let side = &mut self.sides[color as usize];
                side.by_arbiter += signed(time.as_ms());
                side.flag.is_none()
            }
            Event::Take(color, time) => {
                let side = &mut self.sides[color as usize];
                let could = side.flag.is_none();
                side.by_arbiter -= signed(time.as_ms()).min(side.left());
                self.look_at_flag(color);
                could
            }
            Event::Correct(color, time) => {
                let side = &mut self.sides[color as usize];
                side.by_arbiter += signed(time.as_ms()) - side.left();
                side.flag = None;
                let could = !side.has_nothing();
                if self.first_flag == Some(color) {
                    self.first_flag = self.side(!color).flag.map(|_| !color);
                }
                could
            }
            Event::TakeBack => self.take_back(),
        }
    }

    /// One millisecond.
    fn tick(&mut self) {
        self.now += 1;
        let side = &mut self.sides[self.turn as usize];
        if self.going && side.flag.is_none() {
            side.current += 1;
            self.look_at_flag(self.turn);
        }
    }

    fn look_at_flag(&mut self, color: Color) {
        let side = &mut self.sides[color as usize];
        if side.flag.is_none() && side.has_nothing() {
            side.flag = Some(self.now);
            self.first_flag = self.first_flag.or(Some(color));
        }
    }

    fn complete(&mut self) -> bool {
        let side = &mut self.sides[self.turn as usize];
        side.completed.push((side.current, side.flag.is_none()));
        side.current = 0;
        self.order.push(self.turn);
        self.turn = !self.turn;
        true
    }

    /// As if the press had not been: all thinking since then was on that move.
    fn take_back(&mut self) -> bool {
        let Some(color) = self.order.pop() else { return false };
        let side = &mut self.sides[color as usize];
        let (took, _) = side.completed.pop().expect("it was completed");
        side.current += took;
        self.turn = color;
        self.first_flag.is_none() && !self.side(color).has_nothing() && self.side(color).left() >= 0
    }
}
