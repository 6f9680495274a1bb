//! Strategies for time controls.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::{Just, ProptestConfig, Strategy, prop_oneof};
use rokade_rules::clock::{Bonus, Millis, Schedule, Stage, TimeControl};

/// How many cases `proptest` draws. A failure prints its smallest case; nothing is kept on disk.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Lengths that people choose, and any other.
fn lengths() -> impl Strategy<Value = Millis> {
    prop_oneof![
        4 => (0..200_u64).prop_map(Millis::from_mins),
        2 => (0..10_000_u64).prop_map(Millis::from_secs),
        1 => (0..=10_000_u64).prop_map(Millis::from_days),
        1 => (0..=Millis::LONGEST.as_ms()).prop_map(Millis::new),
        1 => (0..5_000_u64).prop_map(Millis::new),
    ]
}

fn bonuses(lengths: impl Strategy<Value = Millis> + Clone) -> impl Strategy<Value = Bonus> {
    prop_oneof![
        Just(Bonus::None),
        lengths.clone().prop_map(Bonus::Increment),
        lengths.clone().prop_map(Bonus::Delay),
        lengths.prop_map(Bonus::Bronstein),
    ]
}

fn schedules_of(
    lengths: impl Strategy<Value = Millis> + Clone,
    moves: impl Strategy<Value = u16> + Clone,
) -> impl Strategy<Value = Schedule> {
    let parts = || (lengths.clone(), bonuses(lengths.clone()));
    let earlier = vec((moves.clone(), parts()), 0..4);
    let last = (option::of(moves), parts());
    (earlier, last).prop_filter_map("a period without time", |(earlier, last)| {
        let stage = |moves, (time, bonus)| Stage { moves, time, bonus };
        let mut stages: Vec<Stage> =
            earlier.into_iter().map(|(moves, parts)| stage(Some(moves), parts)).collect();
        stages.push(stage(last.0, last.1));
        Schedule::new(stages).ok()
    })
}

/// Any schedule.
pub fn schedules() -> impl Strategy<Value = Schedule> {
    let per_move = lengths().prop_filter_map("no time", |time| Schedule::per_move(time).ok());
    let any = schedules_of(lengths().boxed(), prop_oneof![1..=60_u16, 1..=u16::MAX].boxed());
    prop_oneof![1 => per_move, 6 => any]
}

/// Any time control.
pub fn controls() -> impl Strategy<Value = TimeControl> {
    prop_oneof![
        1 => Just(TimeControl::NoClock),
        8 => schedules().prop_map(TimeControl::even),
        4 => (schedules(), schedules()).prop_map(|(white, black)| TimeControl::odds(white, black)),
    ]
}

/// Time controls of fractions of a second with periods of few moves, so that counting single
/// milliseconds gets through many periods and flags.
pub fn tiny_controls() -> impl Strategy<Value = TimeControl> {
    let lengths = || prop_oneof![Just(0), 0..30_u64, 0..300_u64].prop_map(Millis::new).boxed();
    let schedules = move || schedules_of(lengths(), (1..=3_u16).boxed());
    prop_oneof![
        3 => schedules().prop_map(TimeControl::even),
        1 => (schedules(), schedules()).prop_map(|(white, black)| TimeControl::odds(white, black)),
    ]
}
