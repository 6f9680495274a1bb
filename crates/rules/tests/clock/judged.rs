//! The clock beside the naive one.

use proptest::collection::vec;
use proptest::sample::select;
use proptest::{prop_assert, prop_assert_eq, proptest};
use rokade_rules::Color;
use rokade_rules::clock::{ChessClock, FlagFall, Millis, Moment, TimeControl};

use crate::controls::{cases, tiny_controls};
use crate::events::{Event, events};
use crate::naive::Naive;

type Judgement = Result<(), proptest::test_runner::TestCaseError>;

fn same(clock: &ChessClock, naive: &Naive) -> Judgement {
    let now = Moment::new(naive.now);
    prop_assert_eq!(clock.turn(), naive.turn);
    for color in Color::ALL {
        let (side, hand) = (naive.side(color), clock.hand(color, now));
        let ms = |time: Millis| i64::try_from(time.as_ms()).expect("tests use small times");
        prop_assert_eq!(ms(hand.left), side.left(), "left to {}", color);
        prop_assert_eq!(ms(hand.used), side.used(), "used by {}", color);
        prop_assert_eq!(ms(hand.given), side.left() + side.used(), "given to {}", color);
        prop_assert_eq!(ms(clock.delay_remaining(color, now)), side.delay_left());
        prop_assert_eq!(hand.flag, side.flag.map(Moment::new));
        prop_assert_eq!(usize::try_from(hand.moves), Ok(side.moves()));
    }
    let first = naive.first_flag.map(|side| {
        let at = naive.side(side).flag.expect("it is down");
        FlagFall { side, at: Moment::new(at) }
    });
    prop_assert_eq!(clock.first_flag(now), first);
    Ok(())
}

fn judge(control: &TimeControl, first: Color, script: &[Event]) -> Judgement {
    let mut clock = ChessClock::new(control, first).expect("there is a clock");
    let mut naive = Naive::new(control, first);
    same(&clock, &naive)?;
    for &event in script {
        let before = clock.clone();
        let answer = event.happen(&mut clock, Moment::new(naive.now));
        prop_assert_eq!(answer.is_ok(), naive.happen(event), "{:?}: {:?}", event, answer);
        if answer.is_err() {
            prop_assert_eq!(&clock, &before, "a refusal changes nothing");
        }
        prop_assert!(ChessClock::restore(clock.snapshot()).as_ref() == Ok(&clock));
        same(&clock, &naive)?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(1_000))]

    /// Used and left is given, flags fall to the millisecond, and everything is refused that must
    /// be, whatever happens.
    #[test]
    fn the_clock_is_as_the_naive_one_has_it(
        control in tiny_controls(),
        first in select(&Color::ALL[..]),
        script in vec(events(120), 0..60),
    ) {
        judge(&control, first, &script)?;
    }

    /// The same, with the clock started, so that more is played.
    #[test]
    fn a_running_clock_is_as_the_naive_one_has_it(
        control in tiny_controls(),
        script in vec(events(25), 0..80),
    ) {
        let script: Vec<Event> = [Event::Start].into_iter().chain(script).collect();
        judge(&control, Color::White, &script)?;
    }
}
