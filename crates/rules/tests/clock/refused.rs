//! What a clock refuses, and snapshots that no clock can stand as.

use rokade_rules::Color::{Black, White};
use rokade_rules::clock::{
    ChessClock, ClockRefusal, Millis, Moment, Snapshot, SnapshotFault, TimeControl,
};

fn control(text: &str) -> TimeControl {
    TimeControl::read(text).unwrap_or_else(|faults| panic!("{text:?}: {faults}"))
}

fn started(text: &str) -> ChessClock {
    let mut clock = ChessClock::new(&control(text), White).expect("there is a clock");
    clock.start(Moment::new(0)).expect("a new clock starts");
    clock
}

/// That it is refused for this reason, and that nothing has changed.
#[track_caller]
fn refused<T: core::fmt::Debug + PartialEq>(
    clock: &ChessClock,
    refusal: ClockRefusal,
    attempt: impl Fn(&mut ChessClock) -> Result<T, ClockRefusal>,
) {
    let mut tried = clock.clone();
    assert_eq!(attempt(&mut tried), Err(refusal));
    assert_eq!(&tried, clock);
}

#[test]
fn more_than_the_longest_time_is_refused() {
    let clock = started("5");
    let (now, too_much) = (Moment::new(1), Millis::LONGEST + Millis::new(1));
    refused(&clock, ClockRefusal::TooMuchTime, |clock| clock.give(White, too_much, now));
    refused(&clock, ClockRefusal::TooMuchTime, |clock| clock.correct_time(White, too_much, now));
    let mut clock = clock;
    assert_eq!(clock.give(White, Millis::LONGEST, now), Ok(()));
}

#[test]
fn a_change_that_leaves_nothing_is_refused() {
    // Both sides live on the delay alone.
    let clock = started("2/0 d5,5");
    let now = Moment::new(1_000);
    let no_time = ClockRefusal::NoTimeLeft(White);
    refused(&clock, no_time, |clock| clock.correct_moves(White, 2, now));
    refused(&clock, no_time, |clock| clock.install(&control("5"), now));
    refused(&started("5"), no_time, |clock| clock.correct_time(White, Millis::ZERO, now));
    let mut clock = clock;
    assert_eq!(clock.correct_time(White, Millis::ZERO, now), Ok(()), "the delay is left");
    assert_eq!(clock.correct_moves(White, 1, now), Ok(()));
}

#[test]
fn extra_time_and_taking_back_raise_no_flag() {
    let mut clock = started("5");
    clock.press(White, Moment::new(1)).expect("White has the move");
    clock.press(Black, Moment::new(2)).expect("Black has the move");
    let late = Moment::new(900_000);
    let fallen = ClockRefusal::FlagFallen(White);
    refused(&clock, fallen, |clock| clock.give(White, Millis::from_mins(2), late));
    refused(&clock, fallen, |clock| clock.take(White, Millis::from_mins(2), late));
    refused(&clock, fallen, |clock| clock.take_back(late));
    assert_eq!(clock.give(Black, Millis::from_mins(2), late), Ok(()));
}

/// Ten seconds came with the move; nine of them are gone, and one was there before.
#[test]
fn taking_back_what_has_been_spent_is_refused() {
    let mut clock = started("0:01+10");
    clock.press(White, Moment::new(10_500)).expect("White has the move");
    clock.press(Black, Moment::new(10_600)).expect("Black has the move");
    let before = clock.clone();
    let now = Moment::new(19_600);
    assert_eq!(clock.take_back(now).map(|taken| taken.side), Ok(Black));
    refused(&clock, ClockRefusal::NoTimeLeft(White), |clock| clock.take_back(now));
    // Half a second would have been left at once.
    let mut clock = before;
    let at_once = Moment::new(10_600);
    assert!(clock.take_back(at_once).and(clock.take_back(at_once)).is_ok());
    assert_eq!(clock.remaining(White, at_once), Millis::new(500));
    refused(&clock, ClockRefusal::NothingToTakeBack, |clock| clock.take_back(at_once));
}

type Spoil = fn(&mut Snapshot);

#[test]
fn a_snapshot_that_contradicts_itself_is_refused() {
    let good = started("5").snapshot();
    let cases: [(Spoil, SnapshotFault); 6] = [
        (|s| s.hands[White].used = Millis::new(1), SnapshotFault::Account(White)),
        (|s| s.hands[Black].waived = Millis::new(1), SnapshotFault::Account(Black)),
        (|s| s.hands[Black].flag = Some(Moment::new(0)), SnapshotFault::Flag(Black)),
        (
            |s| {
                s.hands[White].used = s.hands[White].left;
                s.hands[White].left = Millis::ZERO;
            },
            SnapshotFault::Flag(White),
        ),
        (|s| s.first_flag = Some(White), SnapshotFault::FirstFlag),
        (
            |s| {
                s.hands[White].used = s.hands[White].left;
                s.hands[White].left = Millis::ZERO;
                s.hands[White].flag = Some(s.seen);
            },
            SnapshotFault::FirstFlag,
        ),
    ];
    for (spoil, fault) in cases {
        let mut snapshot = good.clone();
        spoil(&mut snapshot);
        assert_eq!(ChessClock::restore(snapshot), Err(fault));
    }
    assert!(ChessClock::restore(good).is_ok());
}
