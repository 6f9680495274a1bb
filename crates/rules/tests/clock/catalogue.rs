//! Lines of `docs/catalogue.md`.

use rokade_rules::Color::{Black, White};
use rokade_rules::clock::{Category, ChessClock, Millis, Moment, TimeControl};

fn control(text: &str) -> TimeControl {
    TimeControl::read(text).unwrap_or_else(|faults| panic!("{text:?}: {faults}"))
}

/// A started clock.
fn clock(text: &str) -> ChessClock {
    let mut clock = ChessClock::new(&control(text), White).expect("there is a clock");
    clock.start(Moment::new(0)).expect("a new clock starts");
    clock
}

fn secs(seconds: u64) -> Moment {
    Moment::new(seconds * 1_000)
}

/// Moves of ten seconds by either side.
fn play(clock: &mut ChessClock, moves: u64) {
    for number in 0..moves {
        clock.press(White, secs(number * 20 + 10)).expect("White has the move");
        clock.press(Black, secs(number * 20 + 20)).expect("Black has the move");
    }
}

/// The same six moves of ten seconds under every kind of time control.
#[test]
fn b1_every_kind_of_time_control() {
    let cases = [
        ("5", 240),
        ("5+3", 300 + 7 * 3 - 60),
        ("5+15", 300 + 7 * 15 - 60),
        ("5 d3", 300 - 6 * 7),
        ("5 d15", 300),
        ("5 b3", 300 - 6 * 7),
        ("5 b15", 300),
        ("4/5,2", 300 + 120 - 60),
        ("4/5,2+5", 300 + 120 + 3 * 5 - 60),
        ("2/1", 4 * 60 - 60),
        ("3/5 d4,1 b6", 300 - 3 * 6 + 60 - 3 * 4),
        ("1/move", 60),
        ("10 v 5", 540),
    ];
    for (text, left) in cases {
        let mut clock = clock(text);
        play(&mut clock, 6);
        assert_eq!(clock.remaining(White, secs(120)), Millis::from_secs(left), "{text}");
    }
}

/// Whoever has not made the prescribed moves when nothing is left has a fallen flag, whatever the
/// periods to come would give.
#[test]
fn b1_prescribed_moves_not_made_in_time() {
    let mut clock = clock("6/1,60");
    play(&mut clock, 5);
    assert_eq!(clock.next_flag().map(|flag| flag.at), Some(secs(110)));
    assert!(!clock.is_flagged(White, Moment::new(109_999)));
    assert!(clock.is_flagged(White, secs(110)));
    assert_eq!(clock.remaining(White, secs(110)), Millis::ZERO);
    // The sixth move in the last millisecond brings the next period.
    let completed = clock.press(White, Moment::new(109_999)).expect("White has the move");
    assert_eq!(completed.left, Millis::from_mins(60) + Millis::new(1));
}

/// The borders between FIDE's categories, by fixed time, increments, delays and periods.
#[test]
fn b2_categories_as_fide_counts_them() {
    let cases = [
        ("0:01", Category::Blitz),
        ("10", Category::Blitz),
        ("10:00.001", Category::Rapid),
        ("3+2", Category::Blitz),
        ("5+5", Category::Blitz),
        ("5+5.001", Category::Rapid),
        ("59:59.999", Category::Rapid),
        ("60", Category::Standard),
        ("10+50", Category::Standard),
        ("10+49", Category::Rapid),
        ("5 d5", Category::Blitz),
        ("5 d6", Category::Rapid),
        ("30 b30", Category::Standard),
        ("25 b30", Category::Rapid),
        ("40/5,5", Category::Blitz),
        ("40/5,6", Category::Rapid),
        ("40/90+30,30+30", Category::Standard),
        // Forty increments of six seconds and twenty of eighteen: ten minutes.
        ("40/0+6,0+18", Category::Blitz),
        ("40/0+6,0+18.1", Category::Rapid),
        // The period begins three times within sixty moves.
        ("20/3", Category::Blitz),
        ("20/3.5", Category::Rapid),
        ("1 day/move", Category::Standard),
    ];
    for (text, category) in cases {
        assert_eq!(Category::of_game(&control(text)), Some(category), "{text}");
    }
    assert_eq!(Category::of_game(&control("10 v 5")), Some(Category::Blitz));
    assert_eq!(Category::of_game(&control("11 v 10")), None);
    assert_eq!(Category::of_game(&control("60 v 59")), None);
}

/// There need not be a clock.
#[test]
fn b5_no_clock_at_all() {
    for text in ["-", "none", "geen", "unlimited"] {
        assert_eq!(control(text), TimeControl::NoClock, "{text}");
    }
    assert_eq!(ChessClock::new(&TimeControl::NoClock, White), None);
    assert_eq!(Category::of_game(&TimeControl::NoClock), None);
}
