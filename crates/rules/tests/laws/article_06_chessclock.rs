//! FIDE article 6 up to the fall of a flag, 6.10 and 6.11, and Guidelines III.4: the chessclock.
//!
//! What a fallen flag decides is in `article_06_flag_fall.rs`.

use rokade_rules::Color::{Black, White};
use rokade_rules::clock::{ChessClock, ClockRefusal, Millis, Moment, TimeControl};

fn control(text: &str) -> TimeControl {
    TimeControl::read(text).unwrap_or_else(|faults| panic!("{text:?}: {faults}"))
}

/// A clock started at nought.
fn started(text: &str) -> ChessClock {
    let mut clock = ChessClock::new(&control(text), White).expect("there is a clock");
    clock.start(Moment::new(0)).expect("a new clock starts");
    clock
}

fn secs(seconds: u64) -> Moment {
    Moment::new(seconds * 1_000)
}

fn seconds_left(clock: &ChessClock, side: rokade_rules::Color, now: u64) -> u64 {
    clock.remaining(side, secs(now)).as_ms() / 1_000
}

/// Two displays of which only one runs at a time.
#[test]
fn law_6_1_only_one_of_two_clocks_runs() {
    let mut clock = started("5");
    assert_eq!((seconds_left(&clock, White, 60), seconds_left(&clock, Black, 60)), (240, 300));
    clock.press(White, secs(60)).expect("White has the move");
    assert_eq!((seconds_left(&clock, White, 90), seconds_left(&clock, Black, 90)), (240, 270));
}

/// The flag falls when the allotted time has expired: at that instant, not before and not after.
#[test]
fn law_6_1_1_flag_fall_is_the_end_of_the_allotted_time() {
    let clock = started("5");
    assert!(!clock.is_flagged(White, Moment::new(299_999)));
    assert!(clock.is_flagged(White, Moment::new(300_000)));
    assert_eq!(clock.flag_fell_at(White, secs(900)), Some(secs(300)));
    assert!(!clock.is_flagged(Black, secs(900)));
}

/// A press stops the own clock, starts the opponent's and completes the move.
#[test]
fn law_6_2_1_a_press_completes_the_move() {
    let mut clock = started("5");
    clock.press(White, secs(10)).expect("White has the move");
    assert_eq!(clock.running(), Some(Black));
    assert_eq!((clock.moves(White), clock.moves(Black)), (1, 0));
    // The button that is down already does nothing.
    assert_eq!(clock.press(White, secs(11)), Err(ClockRefusal::NotYourMove(White)));
    assert_eq!(clock.running(), Some(Black));
}

/// A move that its player forgot to complete is completed by making the next one; the arbiter puts
/// the move counter right.
#[test]
fn law_6_2_1_2_an_uncompleted_move_is_counted() {
    let mut clock = started("2/5,10");
    clock.press(White, secs(10)).expect("White has the move");
    clock.press(Black, secs(20)).expect("Black has the move");
    // White's and Black's second moves were made without a press; White makes the third.
    clock.correct_moves(White, 2, secs(30)).expect("there is time");
    clock.correct_moves(Black, 2, secs(30)).expect("there is time");
    let third = clock.press(White, secs(40)).expect("White has the move");
    assert_eq!((clock.moves(White), third.granted), (3, Millis::ZERO));
}

/// The time between making a move and pressing is the player's own.
#[test]
fn law_6_2_2_until_the_press_it_is_the_players_time() {
    let mut clock = started("5");
    // The move is on the board at ten seconds, the press comes at fifteen.
    let completed = clock.press(White, secs(15)).expect("White has the move");
    assert_eq!(completed.thought, Millis::from_secs(15));
    assert_eq!(seconds_left(&clock, White, 15), 285);
}

/// A number of moves or all moves in a period, with what each move adds: all of it known before.
#[test]
fn law_6_3_1_a_number_of_moves_in_a_period() {
    let mut clock = started("2/5+10,1+10");
    assert_eq!(seconds_left(&clock, White, 0), 310, "the increment comes before the first move");
    clock.press(White, secs(30)).expect("White has the move");
    assert_eq!(seconds_left(&clock, White, 30), 290);
    clock.press(Black, secs(60)).expect("Black has the move");
    let second = clock.press(White, secs(90)).expect("White has the move");
    assert_eq!(second.granted, Millis::from_secs(70), "the second period and its increment");
    assert_eq!(seconds_left(&clock, White, 90), 330);
    assert_eq!(clock.schedule(White).period(clock.moves(White)).moves_to_go, None);
}

/// What is saved in one period is added to the next.
#[test]
fn law_6_3_2_time_saved_is_kept_for_the_next_period() {
    let mut clock = started("1/5,10");
    let completed = clock.press(White, secs(60)).expect("White has the move");
    assert_eq!(completed.left, Millis::from_mins(4 + 10));
}

/// In the time-delay mode the main time runs only after the fixed extra time, whatever part of
/// that is used; none of it is kept.
#[test]
fn law_6_3_2_time_delay_mode() {
    let mut clock = started("5 d10");
    assert_eq!(clock.remaining(White, secs(10)), Millis::from_mins(5));
    assert_eq!(clock.remaining(White, Moment::new(10_001)), Millis::new(299_999));
    for (at, left) in [(10, 300), (20, 300), (29, 300), (39, 300), (54, 295), (64, 300)] {
        let side = clock.turn();
        clock.press(side, secs(at)).expect("it is that side's move");
        assert_eq!(seconds_left(&clock, side, at), left, "{side} at {at}");
    }
    // The last second of the main time comes after the last of the delay.
    let clock = started("0:01 d10");
    assert_eq!(clock.next_flag().map(|flag| flag.at), Some(secs(11)));
}

/// When a flag falls, what counts is whether the prescribed moves have been completed; the clock
/// has given the next period's time to whoever has.
#[test]
fn law_6_4_a_fallen_flag_means_too_few_moves() {
    let mut in_time = started("1/5,10");
    in_time.press(White, Moment::new(299_999)).expect("White has the move");
    assert!(!in_time.is_flagged(White, secs(900)));

    let mut late = started("1/5,10");
    let completed = late.press(White, secs(300)).expect("White has the move");
    assert!(late.is_flagged(White, secs(300)));
    assert_eq!((completed.granted, completed.left), (Millis::ZERO, Millis::ZERO));
    assert_eq!(late.first_flag(secs(9_999)).map(|flag| flag.side), Some(White));
}

/// White's clock is started; with Black to move in a given position, Black's.
#[test]
fn law_6_6_whites_clock_is_started() {
    assert_eq!(started("5").running(), Some(White));
    let mut problem = ChessClock::new(&control("5"), Black).expect("there is a clock");
    assert_eq!(problem.running(), None);
    problem.start(secs(1)).expect("a new clock starts");
    assert_eq!(problem.running(), Some(Black));
    assert_eq!(problem.start(secs(2)), Err(ClockRefusal::AlreadyStarted));
}

/// When neither player is there White loses the time until somebody is.
#[test]
fn law_6_7_2_white_loses_the_time_of_absence() {
    let clock = started("90");
    assert_eq!(
        (seconds_left(&clock, White, 1_800), seconds_left(&clock, Black, 1_800)),
        (3_600, 5_400)
    );
}

/// A defective clock is replaced by one with the times that the arbiter judges best, also after a
/// flag has fallen on the old one.
#[test]
fn law_6_10_1_a_replaced_clock_shows_what_the_arbiter_judges() {
    let mut clock = started("5");
    assert!(clock.is_flagged(White, secs(400)));
    clock.correct_time(White, Millis::from_mins(3), secs(400)).expect("there is time");
    assert!(!clock.is_flagged(White, secs(400)));
    assert_eq!(clock.first_flag(secs(400)), None);
    assert_eq!(clock.next_flag().map(|flag| flag.at), Some(secs(580)));
}

/// A wrong setting is corrected in the middle of the game: the clock is stopped, the right setting
/// installed, times and move counter adjusted.
#[test]
fn law_6_10_2_a_wrong_setting_is_corrected() {
    let mut clock = started("40/90,30");
    clock.press(White, secs(60)).expect("White has the move");
    clock.pause(secs(70)).expect("it runs");
    clock.install(&control("40/90+30,30+30"), secs(80)).expect("there is time");
    for (side, left) in [(White, 90), (Black, 90)] {
        clock.correct_time(side, Millis::from_mins(left), secs(90)).expect("there is time");
    }
    clock.correct_moves(White, 39, secs(90)).expect("there is time");
    clock.correct_moves(Black, 38, secs(90)).expect("there is time");
    clock.resume(secs(100)).expect("it is paused");
    let black = clock.press(Black, secs(110)).expect("Black has the move");
    assert_eq!(black.granted, Millis::from_secs(30));
    let white = clock.press(White, secs(120)).expect("White has the move");
    assert_eq!(white.granted, Millis::from_mins(30) + Millis::from_secs(30));
}

/// While the game is interrupted no time passes and no flag falls …
#[test]
fn law_6_11_1_an_interruption_costs_no_time() {
    let mut clock = started("5 d5");
    clock.pause(secs(3)).expect("it runs");
    let tomorrow = secs(86_400);
    assert!(!clock.is_flagged(White, tomorrow) && !clock.is_flagged(Black, tomorrow));
    assert_eq!(clock.next_flag(), None);
    assert_eq!(clock.press(White, tomorrow), Err(ClockRefusal::NotRunning));
    // What was waited of the delay has been waited.
    assert_eq!(clock.delay_remaining(White, tomorrow), Millis::from_secs(2));
}

/// … until the arbiter restarts it, for the same player.
#[test]
fn law_6_11_3_the_game_restarts_where_it_was() {
    let mut clock = started("5");
    clock.press(White, secs(10)).expect("White has the move");
    clock.pause(secs(20)).expect("it runs");
    assert_eq!(clock.pause(secs(21)), Err(ClockRefusal::NotRunning));
    clock.resume(secs(1_000)).expect("it is paused");
    assert_eq!(clock.resume(secs(1_001)), Err(ClockRefusal::NotPaused));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(
        (seconds_left(&clock, White, 1_005), seconds_left(&clock, Black, 1_005)),
        (290, 285)
    );
}

/// On request both players get five seconds with each move for the rest, and the opponent two
/// extra minutes.
#[test]
fn guidelines_iii_4_five_seconds_for_both() {
    let mut clock = started("30");
    let now = secs(1_700);
    clock.pause(now).expect("it runs");
    clock.install(&control("30+5"), now).expect("there is time");
    clock.give(Black, Millis::from_mins(2), now).expect("the flag is up");
    clock.resume(now).expect("it is paused");
    assert_eq!(
        (seconds_left(&clock, White, 1_700), seconds_left(&clock, Black, 1_700)),
        (100, 1_920)
    );
    let completed = clock.press(White, secs(1_710)).expect("White has the move");
    assert_eq!(completed.left, Millis::from_secs(95));
}
