//! What can happen to a clock, as values, so that the same can happen to another one.

use proptest::prelude::{Just, Strategy, prop_oneof};
use proptest::sample::select;
use rokade_rules::Color;
use rokade_rules::clock::{ChessClock, ClockRefusal, Millis, Moment};

/// Something that happens to a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Time passes.
    Wait(u64),
    Start,
    /// A move before the start.
    Untimed,
    /// The side that has the move presses.
    Press,
    /// One of the sides presses, whoever has the move.
    PressBy(Color),
    Pause,
    Resume,
    Give(Color, Millis),
    Take(Color, Millis),
    Correct(Color, Millis),
    TakeBack,
}

impl Event {
    /// The same with the sides exchanged.
    pub fn mirrored(self) -> Event {
        match self {
            Event::PressBy(side) => Event::PressBy(!side),
            Event::Give(side, time) => Event::Give(!side, time),
            Event::Take(side, time) => Event::Take(!side, time),
            Event::Correct(side, time) => Event::Correct(!side, time),
            other => other,
        }
    }

    /// Lets it happen to a clock. Waiting does nothing: the next event comes later.
    pub fn happen(self, clock: &mut ChessClock, now: Moment) -> Result<(), ClockRefusal> {
        let turn = clock.turn();
        match self {
            Event::Wait(_) => Ok(()),
            Event::Start => clock.start(now),
            Event::Untimed => clock.complete_untimed(turn).map(|_| ()),
            Event::Press => clock.press(turn, now).map(|_| ()),
            Event::PressBy(side) => clock.press(side, now).map(|_| ()),
            Event::Pause => clock.pause(now),
            Event::Resume => clock.resume(now),
            Event::Give(side, time) => clock.give(side, time, now),
            Event::Take(side, time) => clock.take(side, time, now),
            Event::Correct(side, time) => clock.correct_time(side, time, now),
            Event::TakeBack => clock.take_back(now).map(|_| ()),
        }
    }
}

/// Events in proportions in which games are played: mostly thinking and pressing. Lengths of time
/// are below `span_ms`.
pub fn events(span_ms: u64) -> impl Strategy<Value = Event> {
    let sides = || select(&Color::ALL[..]);
    let times = move || (0..span_ms).prop_map(Millis::new);
    prop_oneof![
        20 => (0..span_ms).prop_map(Event::Wait),
        20 => Just(Event::Press),
        4 => Just(Event::Start),
        4 => Just(Event::TakeBack),
        2 => Just(Event::Pause),
        4 => Just(Event::Resume),
        1 => Just(Event::Untimed),
        1 => sides().prop_map(Event::PressBy),
        1 => (sides(), times()).prop_map(|(side, time)| Event::Give(side, time)),
        1 => (sides(), times()).prop_map(|(side, time)| Event::Take(side, time)),
        1 => (sides(), times()).prop_map(|(side, time)| Event::Correct(side, time)),
    ]
}
