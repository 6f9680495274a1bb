//! Properties of every clock in any series of events, by itself.

use proptest::collection::vec;
use proptest::{prop_assert, prop_assert_eq, proptest};
use rokade_rules::Color;
use rokade_rules::clock::{
    Bonus, ChessClock, CompletedMove, Face, Millis, Moment, Motion, Precision, TimeControl,
};

use crate::controls::{cases, controls, tiny_controls};
use crate::events::{Event, events};

/// A clock at the end of a series of events, and when that is.
fn played(control: &TimeControl, first: Color, script: &[Event]) -> Option<(ChessClock, Moment)> {
    let mut clock = ChessClock::new(control, first)?;
    let mut now = Moment::new(1_000);
    clock.start(now).expect("a new clock starts");
    for &event in script {
        // Refusals are events too: they change nothing.
        let _refused = event.happen(&mut clock, now);
        if let Event::Wait(ms) = event {
            now = now + Millis::new(ms);
        }
    }
    Some((clock, now))
}

/// Up to six hours.
const SPAN_MS: u64 = 21_600_000;

proptest! {
    #![proptest_config(cases(300))]

    /// With times of days as well as of milliseconds.
    #[test]
    fn used_and_left_is_given(control in controls(), script in vec(events(SPAN_MS), 0..60)) {
        let Some((clock, now)) = played(&control, Color::White, &script) else { return Ok(()) };
        for later in [now, now + Millis::new(1), now + Millis::from_days(3)] {
            for side in Color::ALL {
                let hand = clock.hand(side, later);
                prop_assert_eq!(hand.used + hand.left, hand.given);
                prop_assert_eq!(hand.used, clock.used(side, later));
                prop_assert_eq!(hand.given, clock.given(side, later));
            }
        }
    }

    /// The next flag falls at the instant foretold and not a millisecond before.
    #[test]
    fn a_flag_falls_at_the_first_instant_without_time(
        control in controls(),
        script in vec(events(SPAN_MS), 0..60),
    ) {
        let Some((clock, now)) = played(&control, Color::White, &script) else { return Ok(()) };
        let Some(next) = clock.next_flag().filter(|flag| flag.at > now) else { return Ok(()) };
        let before = Moment::new(next.at.as_ms() - 1);
        prop_assert!(!clock.is_flagged(next.side, before));
        let all = clock.remaining(next.side, before) + clock.delay_remaining(next.side, before);
        prop_assert_eq!(all, Millis::new(1));
        prop_assert!(clock.is_flagged(next.side, next.at));
        prop_assert_eq!(clock.remaining(next.side, next.at), Millis::ZERO);
        prop_assert_eq!(clock.flag_fell_at(next.side, next.at), Some(next.at));
        let later = next.at + Millis::from_days(100);
        prop_assert_eq!(clock.flag_fell_at(next.side, later), Some(next.at));
    }

    /// Nothing that stands falls: neither while paused nor on the side that does not run.
    #[test]
    fn no_flag_falls_while_its_clock_stands(
        control in tiny_controls(),
        script in vec(events(60), 0..60),
    ) {
        let Some((clock, now)) = played(&control, Color::White, &script) else { return Ok(()) };
        for side in Color::ALL.into_iter().filter(|&side| clock.running() != Some(side)) {
            let later = now + Millis::from_days(9_000);
            prop_assert_eq!(clock.hand(side, now), clock.hand(side, later));
        }
    }

    /// With the sides exchanged everything is exchanged.
    #[test]
    fn mirrored_clocks_mirror(control in tiny_controls(), script in vec(events(60), 0..60)) {
        let mirror: Vec<Event> = script.iter().map(|event| event.mirrored()).collect();
        let one = played(&control, Color::White, &script);
        let other = played(&control.mirrored(), Color::Black, &mirror);
        let (Some((one, now)), Some((other, _))) = (one, other) else { return Ok(()) };
        prop_assert_eq!(one.turn(), !other.turn());
        prop_assert_eq!(one.motion(), other.motion());
        for side in Color::ALL {
            prop_assert_eq!(one.hand(side, now), other.hand(!side, now));
        }
        let first = |clock: &ChessClock| clock.first_flag(now).map(|flag| (flag.side, flag.at));
        prop_assert_eq!(first(&one), first(&other).map(|(side, at)| (!side, at)));
    }

    /// A moment before the latest one is the latest one.
    #[test]
    fn time_does_not_run_backwards(
        control in tiny_controls(),
        script in vec((events(60), 0..3_000_u64), 0..60),
    ) {
        let mut raw = ChessClock::new(&control, Color::White).expect("there is a clock");
        let mut monotonic = raw.clone();
        let mut latest = 0;
        for (event, now) in script {
            let answer = event.happen(&mut raw, Moment::new(now));
            if event != Event::Untimed && answer.is_ok() && !matches!(event, Event::Wait(_)) {
                latest = latest.max(now);
            }
            let same = event.happen(&mut monotonic, Moment::new(latest.max(now)));
            prop_assert_eq!(answer, same);
            prop_assert_eq!(&raw, &monotonic);
        }
    }

    /// Pausing for no time changes nothing.
    #[test]
    fn a_pause_of_no_time_is_nothing(control in tiny_controls(), script in vec(events(60), 0..60)) {
        let Some((clock, now)) = played(&control, Color::White, &script) else { return Ok(()) };
        if clock.motion() == Motion::Running {
            let mut paused = clock.clone();
            paused.pause(now).expect("it runs");
            paused.resume(now).expect("it is paused");
            for later in [now, now + Millis::new(17), now + Millis::new(1_000)] {
                for side in Color::ALL {
                    prop_assert_eq!(clock.hand(side, later), paused.hand(side, later));
                }
            }
        }
    }

    /// A change of the moments' origin costs nobody time.
    #[test]
    fn going_on_from_another_origin_costs_no_time(
        control in tiny_controls(),
        before in vec(events(60), 0..30),
        after in vec(events(60), 0..30),
        shift in 0..1_000_000_u64,
    ) {
        let Some((mut clock, now)) = played(&control, Color::White, &before) else {
            return Ok(());
        };
        // Up to now everything is counted.
        let _refused = clock.give(clock.turn(), Millis::ZERO, now);
        let mut moved = clock.clone();
        let seen = clock.snapshot().seen;
        let shifted = |moment: Moment| moment + Millis::new(shift);
        moved.continue_from(shifted(seen));
        let mut now = now;
        for event in after {
            let answers = [event.happen(&mut clock, now), event.happen(&mut moved, shifted(now))];
            prop_assert_eq!(answers[0], answers[1]);
            if let Event::Wait(ms) = event {
                now = now + Millis::new(ms);
            }
            for side in Color::ALL {
                let (mut one, other) = (clock.hand(side, now), moved.hand(side, shifted(now)));
                one.flag = one.flag.map(shifted);
                prop_assert_eq!(one, other);
            }
        }
    }

    /// No display shows nothing while the flag is up, and none shows something once it is down.
    /// What it shows is never less than there is, nor more than a unit above it.
    #[test]
    fn a_face_is_blank_only_when_the_flag_is_down(
        control in tiny_controls(),
        script in vec(events(60), 0..60),
    ) {
        let Some((clock, now)) = played(&control, Color::White, &script) else { return Ok(()) };
        for side in Color::ALL {
            for (precision, unit_ms) in [(Precision::Seconds, 1_000), (Precision::Tenths, 100)] {
                let shown = clock.face(side, now, precision).shown();
                prop_assert_eq!(shown.is_zero(), clock.is_flagged(side, now));
                let left = clock.remaining(side, now);
                prop_assert!(shown >= left && shown.as_ms() % unit_ms == 0);
                if !left.is_zero() {
                    prop_assert!(shown.as_ms() < left.as_ms() + unit_ms);
                    prop_assert_eq!(shown, Face::of(left, precision).shown());
                }
            }
        }
    }

    /// Bronstein gives back no more than was used, and a delay waives no more than its length and
    /// charges nothing before it is over.
    #[test]
    fn a_delay_gives_no_more_than_was_used(
        control in tiny_controls(),
        script in vec(events(60), 0..60),
    ) {
        let Some((clock, _)) = played(&control, Color::White, &script) else { return Ok(()) };
        let mut number = [0_u32; 2];
        for completed in clock.completed() {
            let schedule = clock.schedule(completed.side);
            let this = schedule.period(number[completed.side as usize]);
            number[completed.side as usize] += 1;
            let next = schedule.period(number[completed.side as usize]);
            let grace = match this.stage.bonus {
                Bonus::Delay(time) => time,
                _ => Millis::ZERO,
            };
            prop_assert_eq!(completed.waived, completed.thought.min(grace));
            if let (Bonus::Bronstein(time), true) =
                (this.stage.bonus, this.number == next.number)
            {
                prop_assert!(completed.granted <= completed.thought.min(time));
            }
        }
    }

    /// Taking back gives nobody more than the clock showed before.
    #[test]
    fn taking_back_gives_nobody_time(
        control in tiny_controls(),
        script in vec(events(60), 0..60),
    ) {
        let Some((mut clock, now)) = played(&control, Color::White, &script) else {
            return Ok(());
        };
        let before = Color::ALL.map(|side| clock.hand(side, now));
        let Some(&last) = clock.completed().last() else { return Ok(()) };
        if clock.take_back(now) != Ok(last) {
            return Ok(());
        }
        let after = Color::ALL.map(|side| clock.hand(side, now));
        prop_assert_eq!(clock.turn(), last.side);
        for (before, after) in before.into_iter().zip(after) {
            prop_assert_eq!(before.used, after.used);
        }
        let other = !last.side as usize;
        prop_assert_eq!(before[other], after[other]);
        let (before, after) = (before[last.side as usize], after[last.side as usize]);
        let grace = |moves| match clock.schedule(last.side).period(moves).stage.bonus {
            Bonus::Delay(time) => time,
            _ => Millis::ZERO,
        };
        if grace(before.moves) == grace(after.moves) {
            prop_assert!(after.left <= before.left);
        }
        // Made again at once, the move brings what it brought; unless it was made with the flag
        // down, which has been raised since.
        let raised = script.iter().any(|event| matches!(event, Event::Correct(..)));
        if clock.motion() == Motion::Running && before.thought.is_zero() && !raised {
            let again = clock.press(last.side, now).expect("it is that side's move");
            prop_assert_eq!(again, CompletedMove { left: again.left, ..last });
            prop_assert_eq!(clock.hand(last.side, now), before);
        }
    }
}
