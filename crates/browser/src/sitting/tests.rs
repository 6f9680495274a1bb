//! Sittings from the first press to the last ruling.

use super::*;
use rokade_wire::{
    ArbiterAsk, Color, ComplaintRuling, DutyKind, IrregularityKind, Measure, Motion, OffenceKind,
    OffenceRuling, Outcome as Score, Said, Square, Termination as Why, TouchFinding,
    Verdict as Standing,
};

fn sitting(control: &str, recording: Recording) -> Sitting {
    from(None, control, recording, Supervision::Full)
}

fn from(
    start: Option<&str>,
    control: &str,
    recording: Recording,
    supervision: Supervision,
) -> Sitting {
    let (start, control) = (start.map(str::to_owned), control.to_owned());
    Sitting::new(NewSitting { start, control, recording, supervision }).expect("a sitting")
}

fn at(seconds: u64) -> Moment {
    Moment::new(seconds * 1_000)
}

/// Does all lines at one moment.
fn all(sitting: &mut Sitting, seconds: u64, lines: &[&str]) {
    for line in lines {
        sitting.act(line, at(seconds)).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    }
}

fn why(sitting: &mut Sitting, seconds: u64, line: &str) -> DeedRefused {
    let before = sitting.clone().view(at(seconds));
    let refused = match sitting.act(line, at(seconds)) {
        Err(Fault::Deed { why, .. }) => why,
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(sitting.view(at(seconds)), before, "what is refused changes nothing");
    refused
}

fn last(sitting: &Sitting) -> Noted {
    sitting.notes.last().expect("something was noted").what.clone()
}

fn noted(sitting: &Sitting, wanted: impl Fn(&Noted) -> bool) -> Noted {
    let mut found = sitting.notes.iter().rev().map(|note| &note.what);
    found.find(|what| wanted(what)).cloned().expect("it was noted")
}

fn ended(sitting: &Sitting) -> (Score, Why) {
    match sitting.view(at(0)).verdict {
        Standing::Ended { outcome, termination, .. } => (outcome, termination),
        other => panic!("{other:?}"),
    }
}

const WHITE_WINS: Score = Score::Win { winner: Color::White };
const BLACK_WINS: Score = Score::Win { winner: Color::Black };

#[test]
fn two_hands_press_one_clock() {
    let mut game = sitting("5+3", Recording::ClockOnly);
    all(&mut game, 0, &["start"]);
    all(&mut game, 10, &["press white"]);
    assert_eq!(game.faces(at(12)).white.text, "4:56");
    assert_eq!(game.faces(at(12)).black.text, "5:01");
    assert_eq!(why(&mut game, 12, "press white"), DeedRefused::MoveFirst);
    let view = game.view(at(12));
    assert_eq!((view.turn, view.white.moves, view.black.moves), (Color::Black, 1, 0));
}

#[test]
fn a_sitting_is_played_again_from_its_lines() {
    let mut game = sitting("40/90,30", Recording::Moves);
    all(&mut game, 0, &["start", "move e2e4"]);
    all(&mut game, 9, &["press white", "touch black e7 toMove"]);
    all(&mut game, 20, &["move e7e5", "press black", "pause"]);
    all(&mut game, 30, &["time white 60000", "counter black 39", "resume", "move g1f3"]);
    all(&mut game, 31, &["press white", "move b8c6", "offer black"]);
    let mut again = sitting("40/90,30", Recording::Moves);
    for line in game.record() {
        let (moment, line) = line.split_once(' ').expect("a moment and a line");
        let ms = moment.parse().expect("a number");
        again.act(line, Moment::new(ms)).expect("it counted before");
    }
    assert_eq!(again.view(at(40)), game.view(at(40)));
    assert_eq!(again.record(), game.record());
    // The battery died at the last press; the clock waits with the times of that moment.
    again.act("interrupt", at(31)).expect("the clock runs");
    assert_eq!(again.view(at(900)).motion, Motion::Paused);
    assert_eq!(again.faces(at(900)).black, game.faces(at(31)).black);
    assert_eq!(last(&again), Noted::Interrupted);
}

#[test]
fn law_6_8_a_flag_that_nobody_noticed_before_mate_does_not_undo_it() {
    let mut game = sitting("5", Recording::Moves);
    all(&mut game, 0, &["start"]);
    for (line, press) in
        [("move f2f3", "press white"), ("move e7e5", "press black"), ("move g2g4", "press white")]
    {
        all(&mut game, 1, &[line, press]);
    }
    assert!(game.view(at(400)).black.flag_down);
    all(&mut game, 400, &["move d8h4"]);
    assert_eq!(ended(&game), (BLACK_WINS, Why::Checkmate));
    assert_eq!(why(&mut game, 401, "flag black"), DeedRefused::GameOver);
}

#[test]
fn law_6_9_a_flag_that_is_claimed_ends_the_game() {
    let mut game = sitting("5", Recording::Moves);
    all(&mut game, 0, &["start"]);
    assert_eq!(why(&mut game, 299, "flag white"), DeedRefused::FlagUp);
    all(&mut game, 300, &["flag white"]);
    assert_eq!(ended(&game), (BLACK_WINS, Why::FlagFall));
    let bare = Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    let mut drawn = from(bare, "5", Recording::Moves, Supervision::Full);
    all(&mut drawn, 0, &["start"]);
    all(&mut drawn, 300, &["flag white"]);
    assert_eq!(ended(&drawn), (Score::Draw, Why::FlagFall));
}

#[test]
fn without_moves_whoever_reports_says_whether_a_mate_is_possible() {
    let mut game = sitting("5", Recording::ClockOnly);
    all(&mut game, 0, &["start"]);
    all(&mut game, 300, &["flag white unable"]);
    assert_eq!(ended(&game), (Score::Draw, Why::FlagFall));
    let mut lost = sitting("5", Recording::ClockOnly);
    all(&mut lost, 0, &["start", "end blackWins checkmate"]);
    assert_eq!(ended(&lost), (BLACK_WINS, Why::Checkmate));
    let mut written = sitting("5", Recording::Moves);
    assert_eq!(why(&mut written, 0, "end draw agreement"), DeedRefused::ArbiterDecides);
}

#[test]
fn law_4_3_1_a_touched_piece_must_be_moved() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start", "touch white g1 toMove"]);
    let view = game.view(at(0));
    let duty = view.duty.expect("a touch binds");
    assert_eq!((duty.kind, duty.square), (DutyKind::Move, Some(Square(rokade_rules::Square::G1))));
    assert_eq!(view.allowed, ["g1f3", "g1h3"]);
    let Noted::Touch { finding, lost, .. } = last(&game) else { panic!("a touch") };
    assert_eq!((finding, lost.len()), (TouchFinding::Touched, 3));
    // A touch by the other player binds nobody, and is the arbiter's.
    all(&mut game, 1, &["touch black e7 toMove"]);
    let Noted::Touch { asks, .. } = last(&game) else { panic!("a touch") };
    assert_eq!(asks, Some(ArbiterAsk::TouchedOutOfTurn));
}

#[test]
fn law_4_7_a_piece_released_has_moved() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start", "release white e2 e3"]);
    assert_eq!(game.view(at(0)).game.played.len(), 1);
    assert_eq!(why(&mut game, 0, "touch white e5 toMove"), DeedRefused::Misreported);
}

#[test]
fn law_4_8_a_complaint_takes_the_move_back_until_a_piece_is_touched() {
    let lines = ["start", "touch white g1 toMove", "move e2e4", "press white"];
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 5, &lines);
    assert_eq!(game.view(at(5)).complainer, Some(Color::Black));
    all(&mut game, 6, &["complain"]);
    let Noted::Complaint { ruling, article, duty, .. } = last(&game) else { panic!("a ruling") };
    assert_eq!((ruling, article.as_str()), (ComplaintRuling::Upheld, "4.3.1"));
    assert_eq!(duty.map(|duty| duty.kind), Some(DutyKind::Move));
    let view = game.view(at(6));
    assert_eq!((view.game.played.len(), view.turn, view.motion), (0, Color::White, Motion::Paused));
    let mut late = sitting("90+30", Recording::Moves);
    all(&mut late, 5, &lines);
    all(&mut late, 6, &["touch black e7 toMove", "complain"]);
    let Noted::Complaint { ruling, .. } = last(&late) else { panic!("a ruling") };
    assert_eq!(ruling, ComplaintRuling::Forfeited);
    assert_eq!(why(&mut late, 6, "complain"), DeedRefused::NothingBroken);
}

#[test]
fn law_7_5_5_the_first_illegal_move_costs_time_and_the_second_the_game() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start"]);
    assert_eq!(why(&mut game, 5, "offence one a1a5"), DeedRefused::NotCompleted);
    all(&mut game, 10, &["press white"]);
    assert_eq!(why(&mut game, 10, "offence one e2e4"), DeedRefused::NotIllegal);
    all(&mut game, 20, &["offence one a1a5"]);
    let offence = noted(&game, |what| matches!(what, Noted::Offence { .. }));
    let Noted::Offence { kind, ruling, article, .. } = offence else { panic!("an offence") };
    assert_eq!(kind, Some(OffenceKind::Illegal));
    assert_eq!((ruling, article.as_str()), (OffenceRuling::Time { minutes: 2 }, "7.5.1"));
    let view = game.view(at(20));
    // White has the move again, and what was thought since is spent.
    assert_eq!((view.turn, view.motion, view.white.moves), (Color::White, Motion::Paused, 0));
    assert_eq!(game.faces(at(20)).white.text, "1:30:20");
    assert_eq!(game.faces(at(20)).black.text, "1:32:20");
    all(&mut game, 30, &["resume"]);
    all(&mut game, 31, &["press white", "offence nothing"]);
    assert_eq!(ended(&game), (BLACK_WINS, Why::IllegalMoves));
}

#[test]
fn law_a_3_one_minute_in_rapid_and_blitz() {
    let mut game = sitting("10+5", Recording::Moves);
    all(&mut game, 0, &["start"]);
    all(&mut game, 5, &["press white", "offence both e2e4"]);
    let offence = noted(&game, |what| matches!(what, Noted::Offence { .. }));
    let Noted::Offence { ruling, duty, kind, .. } = offence else { panic!("an offence") };
    assert_eq!((ruling, kind), (OffenceRuling::Time { minutes: 1 }, Some(OffenceKind::BothHands)));
    assert!(duty.is_none() || game.view(at(5)).allowed == ["e2e4"]);
}

#[test]
fn law_7_5_2_a_pawn_left_on_the_last_rank_becomes_a_queen() {
    let start = Some("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    let mut game = from(start, "90+30", Recording::Moves, Supervision::Full);
    all(&mut game, 0, &["start"]);
    all(&mut game, 5, &["press white", "offence one a7a8"]);
    let view = game.view(at(5));
    assert_eq!((view.game.played.len(), view.turn), (1, Color::Black));
    assert!(view.game.position.fen.starts_with("Q6k"), "{}", view.game.position.fen);
}

#[test]
fn law_a_5_2_an_illegal_move_stands_once_it_was_answered() {
    let mut game = from(None, "10", Recording::Moves, Supervision::Partial);
    all(&mut game, 0, &["start"]);
    all(&mut game, 5, &["press white"]);
    all(&mut game, 6, &["press black"]);
    let mut agreed = game.clone();
    all(&mut game, 7, &["offence one a1a5"]);
    assert!(matches!(last(&game), Noted::Offence { ruling: OffenceRuling::Stands, .. }));
    assert_eq!(game.view(at(7)).recording, Recording::ClockOnly);
    all(&mut agreed, 7, &["offence one a1a5 agreed"]);
    assert!(matches!(last(&agreed), Noted::Offence { ruling: OffenceRuling::PutRight, .. }));
    assert_eq!(agreed.view(at(7)).turn, Color::White);
}

#[test]
fn illegal_moves_count_without_a_scoresheet_too() {
    let mut game = sitting("90+30", Recording::ClockOnly);
    all(&mut game, 0, &["start"]);
    all(&mut game, 5, &["press white", "illegal white"]);
    assert_eq!(game.faces(at(5)).black.text, "1:32:30");
    assert_eq!(game.view(at(5)).turn, Color::White);
    all(&mut game, 6, &["resume", "press white", "illegal white unable"]);
    assert_eq!(ended(&game), (Score::Draw, Why::IllegalMoves));
}

#[test]
fn law_9_5_claims_are_judged_and_the_clock_is_stopped() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start"]);
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for uci in round {
        let by = if uci.contains('8') || uci.starts_with("f6") { "black" } else { "white" };
        all(&mut game, 1, &[&format!("move {uci}"), &format!("press {by}")]);
    }
    all(&mut game, 2, &["claim white repetition"]);
    let claim = noted(&game, |what| matches!(what, Noted::Claim { .. }));
    assert!(matches!(claim, Noted::Claim { right: false, .. }));
    assert_eq!(last(&game), Noted::TimeGiven { side: Color::Black, minutes: 2 });
    assert_eq!(
        (game.view(at(2)).motion, game.view(at(2)).game.offer),
        (Motion::Paused, Some(Color::White))
    );
    all(&mut game, 3, &["resume"]);
    for uci in &round[..3] {
        let by = if *uci == "g8f6" { "black" } else { "white" };
        all(&mut game, 3, &[&format!("move {uci}"), &format!("press {by}")]);
    }
    all(&mut game, 4, &["claim black repetition f6g8"]);
    assert_eq!(ended(&game), (Score::Draw, Why::ThreefoldRepetition));
}

#[test]
fn law_9_4_who_has_touched_a_piece_cannot_claim() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start", "touch white g1 toMove"]);
    assert_eq!(why(&mut game, 1, "claim white repetition"), DeedRefused::PieceTouched);
}

#[test]
fn nothing_is_judged_while_the_scoresheet_lags_behind() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start", "press white"]);
    assert_eq!(game.view(at(0)).unwritten, 1);
    assert_eq!(why(&mut game, 1, "claim white repetition"), DeedRefused::Unwritten);
    assert_eq!(why(&mut game, 1, "touch black e7 toMove"), DeedRefused::Unwritten);
    all(&mut game, 2, &["move e2e4", "move e7e5"]);
    assert_eq!(why(&mut game, 3, "move g1f3"), DeedRefused::PressFirst);
    all(&mut game, 3, &["strike"]);
    assert_eq!(last(&game), Noted::Struck { uci: "e7e5".to_owned() });
}

#[test]
fn law_5_2_2_a_dead_position_ends_the_game_unasked() {
    let start = Some("4k3/8/8/8/8/8/3q4/4K3 w - - 0 1");
    let mut game = from(start, "5", Recording::Moves, Supervision::Full);
    all(&mut game, 0, &["start", "move e1d2"]);
    assert_eq!(ended(&game), (Score::Draw, Why::DeadPosition));
    assert_eq!(game.view(at(9)).motion, Motion::Paused);
}

#[test]
fn law_7_2_to_7_4_what_was_set_up_wrongly() {
    let judged = |game: &Sitting| match last(game) {
        Noted::Irregularity { measure, article, what, .. } => (measure, article, what),
        other => panic!("{other:?}"),
    };
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start", "move e2e4", "press white", "wrong initialPosition d8 e8"]);
    let wrong = IrregularityKind::InitialPosition;
    assert_eq!(judged(&game), (Measure::NewGame, "7.2.1".to_owned(), wrong));
    all(&mut game, 60, &["again"]);
    let view = game.view(at(60));
    assert_eq!((view.game.played.len(), view.motion), (0, Motion::NotStarted));
    assert_eq!(why(&mut game, 60, "again"), DeedRefused::ArbiterDecides);
    all(&mut game, 61, &["start", "wrong boardTurned"]);
    assert_eq!(judged(&game).0, Measure::TransferPosition);
    all(&mut game, 62, &["wrong displaced black"]);
    assert_eq!((judged(&game).0, judged(&game).1.as_str()), (Measure::Restore, "7.4.1"));
    all(&mut game, 62, &["resume", "press white", "wrong colorsReversed"]);
    assert_eq!(judged(&game).1, "7.3");
}

#[test]
fn law_7_3_reversed_colors_stay_once_both_have_made_ten_moves() {
    let mut game = sitting("90+30", Recording::ClockOnly);
    all(&mut game, 0, &["start"]);
    for _ in 0..10 {
        all(&mut game, 1, &["press white", "press black"]);
    }
    all(&mut game, 2, &["wrong colorsReversed"]);
    assert!(matches!(last(&game), Noted::Irregularity { measure: Measure::GoOn, .. }));
}

#[test]
fn law_a_5_1_2_castling_is_lost_where_king_or_rook_stood_wrongly() {
    let mut game = from(None, "10", Recording::ClockOnly, Supervision::Partial);
    all(&mut game, 0, &["start"]);
    for _ in 0..10 {
        all(&mut game, 1, &["press white", "press black"]);
    }
    all(&mut game, 2, &["wrong initialPosition g1 h1"]);
    let Noted::Irregularity { castling_lost, .. } = last(&game) else { panic!("a ruling") };
    assert_eq!(castling_lost, [Square(rokade_rules::Square::H1)]);
}

#[test]
fn law_7_6_displaced_pieces_lead_back_to_the_last_right_position() {
    let mut game = sitting("90+30", Recording::Moves);
    all(&mut game, 0, &["start"]);
    for (uci, by) in [("e2e4", "white"), ("e7e5", "black"), ("g1f3", "white")] {
        all(&mut game, 10, &[&format!("move {uci}"), &format!("press {by}")]);
    }
    all(&mut game, 11, &["wrong foundDisplaced 1"]);
    let view = game.view(at(11));
    assert_eq!((view.game.played.len(), view.turn), (1, Color::Black));
    let Noted::Irregularity { asks, measure, .. } = last(&game) else { panic!("a ruling") };
    assert_eq!((measure, asks), (Measure::GoBackTo, Some(ArbiterAsk::ClockTimes)));
}

#[test]
fn corrections_are_logged_with_what_was_before() {
    let mut game = sitting("40/90,30", Recording::ClockOnly);
    all(&mut game, 0, &["start"]);
    all(&mut game, 10, &["pause", "time white 90000", "counter white 39"]);
    let times: Vec<_> = game.notes.iter().map(|note| note.what.clone()).collect();
    let set =
        Noted::TimeSet { side: Color::White, from: "1:29:50".to_owned(), to: "1:30".to_owned() };
    assert!(times.contains(&set), "{times:?}");
    assert_eq!(game.view(at(10)).white.moves_to_go, Some(1));
    all(&mut game, 11, &["resume"]);
    all(&mut game, 21, &["press white"]);
    assert_eq!(game.view(at(21)).white.period, 2);
    assert_eq!(game.faces(at(21)).white.text, "31:20");
}

#[test]
fn the_other_hand_on_the_clock_is_for_the_arbiter() {
    let mut game = sitting("5", Recording::ClockOnly);
    all(&mut game, 0, &["start", "press white otherHand"]);
    let Noted::Asked { question, .. } = last(&game) else { panic!("a question") };
    assert_eq!(question, ArbiterAsk::OtherHandOnClock);
}

#[test]
fn an_ending_that_nobody_meant_can_be_taken_back() {
    let mut game = sitting("5", Recording::Moves);
    all(&mut game, 0, &["start", "move e2e4", "press white"]);
    all(&mut game, 10, &["resign black"]);
    assert_eq!(ended(&game), (WHITE_WINS, Why::Resignation));
    all(&mut game, 70, &["reopen"]);
    let view = game.view(at(70));
    assert_eq!((view.verdict, view.motion), (Standing::Ongoing, Motion::Paused));
    assert_eq!(game.faces(at(70)).black.text, "4:50");
    assert_eq!(why(&mut game, 70, "reopen"), DeedRefused::NothingPlayed);
}

#[test]
fn offers_are_answered_by_words_or_by_touching() {
    let mut game = sitting("5", Recording::Moves);
    all(&mut game, 0, &["start", "move e2e4", "press white", "move e7e5", "offer black"]);
    all(&mut game, 1, &["press black", "touch white g1 toMove"]);
    let view = game.view(at(1));
    assert_eq!(view.game.offer, None);
    let said: Vec<_> = game
        .notes
        .iter()
        .filter_map(|note| match note.what {
            Noted::Said { said, .. } => Some(said),
            _ => None,
        })
        .collect();
    assert_eq!(said, [Said::DrawOffered, Said::DrawDeclined]);
}

#[test]
fn pgn_has_the_times_of_every_move() {
    let mut game = sitting("5+3", Recording::Moves);
    all(&mut game, 0, &["start", "move e2e4"]);
    all(&mut game, 10, &["press white", "move e7e5"]);
    all(&mut game, 12, &["press black", "resign white"]);
    let pgn = game.pgn(&[("White", "Anna"), ("Black", "Bram"), ("Bad Name", "x")]);
    for part in [
        "[White \"Anna\"]",
        "[Result \"0-1\"]",
        "[TimeControl \"300+3\"]",
        "[Termination \"normal\"]",
        "1. e4 {[%clk 0:04:56] [%emt 0:00:10]}",
        "{[%clk 0:05:04] [%emt 0:00:02]} 0-1",
    ] {
        assert!(pgn.replace('\n', " ").contains(part), "{part} in {pgn}");
    }
}
