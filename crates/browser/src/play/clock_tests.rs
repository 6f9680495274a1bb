//! Games beside their clock, before an arbiter, and of children.

use super::*;
use rokade_wire::{Color, Decision, Handover, Motion, Outcome, Said, Termination, Verdict};

fn game(fen: Option<&str>, ruleset: RulesetName, control: Option<&str>) -> Play {
    let [start, control] = [fen, control].map(|text| text.map(str::to_owned));
    Play::new(NewGame { start, ruleset, opponent: Opponent::Person, control }).expect("a game")
}

fn at(ms: u64) -> Moment {
    Moment::new(ms)
}

fn move_of(uci: &str) -> Deed {
    Deed::Move { uci: uci.to_owned() }
}

fn why(done: Result<(), Fault>) -> DeedRefused {
    match done {
        Err(Fault::Deed { why, .. }) => why,
        other => panic!("{other:?}"),
    }
}

/// The game as it was kept.
fn recalled(play: &Play, kept: &GameRecord, now: Moment) -> Result<Play, Fault> {
    let mut again = Play::new(play.asked.clone())?;
    for deed in &kept.deeds {
        again.recall(deed.clone())?;
    }
    let clock = kept.clock.as_deref().expect("a clock");
    again.recall_clock(clock, now)?;
    Ok(again)
}

fn ended(play: &Play) -> (Outcome, Termination) {
    match play.view().verdict {
        Verdict::Ended { outcome, termination, .. } => (outcome, termination),
        other => panic!("{other:?}"),
    }
}

fn shown(play: &Play, ms: u64) -> (String, String) {
    let faces = play.faces(at(ms)).expect("a clock");
    (faces.white.text, faces.black.text)
}

const WHITE_WINS: Outcome = Outcome::Win { winner: Color::White };
const BLACK_WINS: Outcome = Outcome::Win { winner: Color::Black };

#[test]
fn b3_the_turn_goes_over_by_itself_after_a_first_move_that_takes_no_time() {
    let mut play = game(None, RulesetName::Online, Some("3+2"));
    let clock = play.view().clock.expect("a clock");
    assert_eq!((clock.motion, clock.handover), (Motion::NotStarted, Handover::Automatic));
    play.act(&move_of("e2e4"), at(9_000)).expect("legal");
    assert_eq!(shown(&play, 12_000), ("3:04".to_owned(), "2:59".to_owned()));
    play.act(&move_of("e7e5"), at(12_000)).expect("legal");
    assert_eq!(shown(&play, 12_000), ("3:04".to_owned(), "3:01".to_owned()));
    assert_eq!(play.view().clock.map(|clock| clock.turn), Some(Color::White));
}

#[test]
fn b3_two_at_one_device_press_before_the_other_moves() {
    let mut play = game(None, RulesetName::Official, Some("5"));
    assert_eq!(why(play.act_on_clock(ClockDeed::Press, at(0))), DeedRefused::MoveFirst);
    play.act_on_clock(ClockDeed::Start, at(0)).expect("not started");
    play.act(&move_of("e2e4"), at(1_000)).expect("legal");
    assert_eq!(play.view().clock.and_then(|clock| clock.to_press), Some(Color::White));
    assert_eq!(why(play.act(&move_of("e7e5"), at(2_000))), DeedRefused::PressFirst);
    play.act_on_clock(ClockDeed::Press, at(3_000)).expect("a move was made");
    assert_eq!(shown(&play, 5_000), ("4:57".to_owned(), "4:58".to_owned()));
}

#[test]
fn a_move_before_the_start_starts_the_clock_of_whoever_makes_it() {
    let mut play = game(None, RulesetName::Home, Some("5"));
    play.act(&move_of("e2e4"), at(60_000)).expect("legal");
    assert_eq!(shown(&play, 61_000), ("4:59".to_owned(), "5:00".to_owned()));
}

#[test]
fn a14_a_flag_that_fell_comes_before_a_move_that_came_too_late() {
    let mut play = game(None, RulesetName::Automatic, Some("1"));
    play.act(&move_of("e2e4"), at(0)).expect("legal");
    assert_eq!(play.faces(at(60_000)).and_then(|faces| faces.flag), Some(Color::Black));
    assert_eq!(why(play.act(&move_of("e7e5"), at(60_000))), DeedRefused::GameOver);
    assert_eq!(ended(&play), (WHITE_WINS, Termination::FlagFall));
    let kept = play.record(at(60_001));
    assert_eq!(kept.deeds.last(), Some(&Deed::FlagFall { of: Color::Black }));
    let again = recalled(&play, &kept, at(0)).expect("it was so");
    assert_eq!(again.view().verdict, play.view().verdict);
}

#[test]
fn a14_a_flag_against_a_bare_king_draws_and_a_flag_that_is_up_ends_nothing() {
    let mut play = game(Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), RulesetName::Official, Some("1"));
    play.act_on_clock(ClockDeed::Start, at(0)).expect("not started");
    let fell = Deed::FlagFall { of: Color::White };
    assert_eq!(why(play.act(&fell, at(59_999))), DeedRefused::ClockKnows);
    play.act(&fell, at(60_000)).expect("it is down");
    assert_eq!(ended(&play), (Outcome::Draw, Termination::FlagFall));
}

#[test]
fn a7_a_mate_stands_though_nobody_presses() {
    let start = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let mut play = game(Some(start), RulesetName::Official, Some("1"));
    play.act_on_clock(ClockDeed::Start, at(0)).expect("not started");
    play.act(&move_of("a1a8"), at(1_000)).expect("legal");
    assert_eq!(ended(&play), (WHITE_WINS, Termination::Checkmate));
    assert_eq!(play.faces(at(90_000)).and_then(|faces| faces.flag), None);
    assert_eq!(play.view().clock.map(|clock| clock.motion), Some(Motion::Paused));
}

#[test]
fn a_kept_clock_waits_and_loses_nothing() {
    let mut play = game(None, RulesetName::Online, Some("3+2"));
    play.act(&move_of("e2e4"), at(0)).expect("legal");
    let kept = play.record(at(10_000));
    let mut again = recalled(&play, &kept, at(77)).expect("it was so");
    assert_eq!(shown(&again, 999_999), shown(&play, 10_000));
    assert_eq!(why(again.act(&move_of("e7e5"), at(100))), DeedRefused::ClockStopped);
    again.act_on_clock(ClockDeed::Resume, at(100)).expect("it waits");
    again.act(&move_of("e7e5"), at(5_100)).expect("legal");
    assert_eq!(shown(&again, 5_100), ("3:04".to_owned(), "2:49".to_owned()));
}

#[test]
fn a_clock_that_cannot_have_been_is_refused() {
    let play = game(None, RulesetName::Online, Some("3+2"));
    let kept = GameRecord { clock: Some("w s 1".to_owned()), ..play.record(at(0)) };
    assert!(matches!(
        recalled(&play, &kept, at(0)),
        Err(Fault::Word { ref text, .. }) if text == "w s 1"
    ));
}

#[test]
fn taking_back_gives_no_time_back() {
    let mut play = game(None, RulesetName::Online, Some("5+3"));
    play.act(&move_of("e2e4"), at(0)).expect("legal");
    play.act(&move_of("e7e5"), at(10_000)).expect("legal");
    play.take_back(at(12_000)).expect("allowed");
    assert_eq!(play.view().position.turn, Color::Black);
    assert_eq!(shown(&play, 12_000), ("5:04".to_owned(), "4:53".to_owned()));
    assert_eq!(play.view().clock.map(|clock| clock.turn), Some(Color::Black));
}

#[test]
fn taking_back_before_pressing_leaves_the_clock_alone_and_after_the_end_lets_it_run() {
    let start = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let mut play = game(Some(start), RulesetName::Home, Some("1"));
    play.act_on_clock(ClockDeed::Start, at(0)).expect("not started");
    play.act(&move_of("a1a8"), at(0)).expect("legal");
    play.take_back(at(5_000)).expect("allowed");
    let clock = play.view().clock.expect("a clock");
    assert_eq!((clock.motion, clock.turn, clock.to_press), (Motion::Running, Color::White, None));
    assert_eq!(shown(&play, 7_000).0, "0:58");
}

#[test]
fn a_display_says_when_it_changes_and_shows_tenths_at_the_end() {
    let play = |ms| {
        let mut play = game(None, RulesetName::Official, Some("1"));
        play.act_on_clock(ClockDeed::Start, at(0)).expect("not started");
        play.faces(at(ms)).expect("a clock")
    };
    let [early, short, last] = [250, 50_000, 59_999].map(play);
    assert_eq!((early.white.text.as_str(), early.changes_in_ms), ("1:00", Some(750)));
    assert_eq!((short.white.text.as_str(), short.changes_in_ms), ("0:10.0", Some(100)));
    assert_eq!((last.white.text.as_str(), last.changes_in_ms), ("0:00.1", Some(1)));
    assert_eq!((early.white.low, short.white.low, short.black.low), (false, true, false));
    assert_eq!(play(60_000).changes_in_ms, None);
}

#[test]
fn a_delay_waits_first() {
    let mut play = game(None, RulesetName::Official, Some("5 d3"));
    play.act_on_clock(ClockDeed::Start, at(0)).expect("not started");
    assert_eq!(play.faces(at(1_000)).and_then(|faces| faces.changes_in_ms), Some(2_000));
    assert_eq!(play.faces(at(3_500)).and_then(|faces| faces.changes_in_ms), Some(500));
}

#[test]
fn a15_a_wrong_claim_gives_the_opponent_a_minute_in_blitz() {
    let mut play = game(None, RulesetName::Online, Some("3"));
    let ground = rokade_wire::Ground::Repetition;
    let claim = Deed::Claim { by: Color::White, ground, intended: None };
    play.act(&claim, at(0)).expect("judged");
    assert_eq!(shown(&play, 0), ("3:00".to_owned(), "4:00".to_owned()));
    assert_eq!(play.view().penalty_minutes, 1);
    let penalty = |ruleset| game(None, ruleset, None).view().penalty_minutes;
    assert_eq!([RulesetName::Official, RulesetName::Home].map(penalty), [2, 0]);
}

#[test]
fn a17_the_first_illegal_move_costs_time_and_the_second_the_game() {
    let mut play = game(None, RulesetName::Official, Some("90+30"));
    let illegal = Deed::IllegalMove { by: Color::White };
    play.act(&illegal, at(0)).expect("an arbiter says so");
    assert_eq!(shown(&play, 0).1, "1:32:30");
    assert_eq!(play.view().remarks.last().map(|r| r.said), Some(Said::IllegalMove));
    play.act(&Deed::IllegalMove { by: Color::Black }, at(0)).expect("an arbiter says so");
    play.act(&illegal, at(0)).expect("an arbiter says so");
    assert_eq!(ended(&play), (BLACK_WINS, Termination::IllegalMoves));
}

#[test]
fn a17_the_second_illegal_move_draws_against_a_bare_king() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut play = game(Some(start), RulesetName::Official, None);
    for _ in 0..2 {
        play.act(&Deed::IllegalMove { by: Color::White }, at(0)).expect("an arbiter says so");
    }
    assert_eq!(ended(&play), (Outcome::Draw, Termination::IllegalMoves));
}

#[test]
fn both_flags_are_for_the_arbiter_where_no_clock_can_tell() {
    use rokade_wire::Guidelines;
    let both = |guidelines| Deed::BothFlags { guidelines };
    let mut play = game(None, RulesetName::Official, None);
    let refused = [Guidelines::EarlierPeriod, Guidelines::NotInForce]
        .map(|guidelines| why(play.act(&both(guidelines), at(0))));
    assert_eq!(refused, [DeedRefused::GoesOn, DeedRefused::ArbiterDecides]);
    play.act(&both(Guidelines::LastPeriod), at(0)).expect("an arbiter says so");
    assert_eq!(ended(&play), (Outcome::Draw, Termination::BothFlags));
    let mut clocked = game(None, RulesetName::Official, Some("5"));
    let known = why(clocked.act(&both(Guidelines::LastPeriod), at(0)));
    assert_eq!(known, DeedRefused::ClockKnows);
}

#[test]
fn an_arbiter_decides_and_sets_clocks_and_only_in_an_official_game() {
    let mut play = game(None, RulesetName::Official, Some("5"));
    let black = rokade_rules::Color::Black;
    play.correct_time(black, Millis::from_secs(61), at(0)).expect("an arbiter says so");
    assert_eq!(shown(&play, 0).1, "1:01");
    play.act(&Deed::Decide { decision: Decision::BothLose }, at(0)).expect("an arbiter says so");
    assert_eq!(ended(&play), (Outcome::BothLose, Termination::Arbiter));
    let mut home = game(None, RulesetName::Home, Some("5"));
    let decide = Deed::Decide { decision: Decision::Draw };
    assert_eq!(why(home.act(&decide, at(0))), DeedRefused::NoArbiter);
    let corrected = home.correct_time(black, Millis::from_secs(61), at(0));
    assert_eq!(why(corrected), DeedRefused::NoArbiter);
}

#[test]
fn faults_of_a_time_control_are_told_with_their_place() {
    let fault = read_control("5 + x").expect_err("not a time");
    let Fault::Control { faults } = fault else { panic!("a fault of the time control") };
    assert_eq!((faults[0].column, faults[0].text.as_str()), (5, "x"));
    let control = read_control("40/90 min + 30 s, 30").expect("a time control");
    assert_eq!(control.text, "40/90+30,30");
    assert_eq!(control.category, Some(rokade_wire::Category::Standard));
}

#[test]
fn a20_children_capture_the_king() {
    let start = "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1";
    let mut play = game(Some(start), RulesetName::Children, None);
    // The king is in check, and White does not see it.
    play.act(&move_of("a1a5"), at(0)).expect("children may");
    play.act(&move_of("e2e1"), at(0)).expect("children may");
    assert_eq!(ended(&play), (BLACK_WINS, Termination::KingCaptured));
    assert_eq!(play.scoresheet(Letters::Dutch, Spelling::Pgn), ["Ta1-a5", "Te2xe1"]);
    play.take_back(at(0)).expect("at will");
    assert_eq!(play.view().verdict, Verdict::Ongoing);
    assert_eq!(play.view_at(0).fen, start);
}

#[test]
fn children_say_what_others_say_and_pieces_go_their_ways() {
    let mut play = game(None, RulesetName::Children, Some("5"));
    let from = Square::E2;
    assert!(play.refusal(from, Square::E5).is_some() && play.refusal(from, Square::E4).is_none());
    for (uci, ms) in [("e2e4", 1_000), ("f7f6", 2_000)] {
        play.act(&move_of(uci), at(ms)).expect("a way to go");
        play.act_on_clock(ClockDeed::Press, at(ms)).expect("a move was made");
    }
    let offer = Deed::Offer { by: Color::Black };
    play.act(&offer, at(2_000)).expect("both have moved");
    assert_eq!(why(play.act(&offer, at(2_000))), DeedRefused::AlreadyOffered);
    play.act(&Deed::Decline { by: Color::White }, at(2_000)).expect("it stands");
    play.act(&Deed::Resign { by: Color::Black }, at(3_000)).expect("at any time");
    assert_eq!(ended(&play), (WHITE_WINS, Termination::Resignation));
}
