//! The built-in lessons on the board: everything they say is so, and a learner gets through them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use rokade_coach::lesson::three_men::plies_to_goal;
use rokade_coach::lesson::{
    Awaits, BestPlay, Event, Failure, Feedback, Judged, Opponent, Progress, Said, Session, Why,
    check,
};
use rokade_content::lesson::{Lesson, Target, Task};
use rokade_content::{FaultKind, Language, Lessons};
use rokade_rules::movement::knight_attacks;
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::position::{CastlingMode, Refusal};
use rokade_rules::{Color, Move, Position, Square};

fn lesson(id: &str) -> &'static Lesson {
    Lessons::built_in().lesson(id).unwrap()
}

/// A session at a step, by way of progress that stands there.
fn at(id: &str, step: &str) -> Session<'static> {
    let progress: Progress = format!("{id} {step} 0 open").parse().unwrap();
    Session::resume(lesson(id), &progress).unwrap()
}

fn as_event(chess_move: Move) -> Event {
    Event::Move { from: chess_move.from(), to: chess_move.to(), promotion: chess_move.promotion() }
}

fn play(session: &mut Session<'_>, text: &str) -> Feedback {
    let chess_move = san::read(text, session.position().unwrap(), Letters::English).unwrap();
    session.handle(as_event(chess_move))
}

fn squares(from: Square, to: Square) -> Event {
    Event::Move { from, to, promotion: None }
}

#[test]
fn e_everything_that_the_lessons_say_is_so() {
    let faults = check(Lessons::built_in());
    let told: String = faults.iter().map(|fault| format!("{fault}\n")).collect();
    assert!(faults.is_empty(), "{} faults\n{told}", faults.len());
}

/// The best answer to an open step, out of what the step says and the rules allow.
fn solve(session: &Session<'_>) -> Event {
    let step = session.step();
    match &step.task {
        Task::Read => Event::Continue,
        Task::Choose(answer) => Event::Choose(*answer),
        Task::Tap(_) => Square::ALL
            .into_iter()
            .map(Event::Tap)
            .find(|&tap| session.clone().handle(tap).judged == Judged::Done)
            .unwrap(),
        Task::Promote(_) | Task::Mate(_) => {
            let position = session.position().unwrap();
            let plies = |played: &Move| {
                let after = position.after(*played);
                let is_over = after.is_checkmate() || played.promotion().is_some();
                if is_over { Some(0) } else { plies_to_goal(&after) }
            };
            let moves = position.legal_moves().into_iter();
            let best = moves.filter(|played| plies(played).is_some()).min_by_key(plies);
            as_event(best.unwrap())
        }
        Task::Line(line) => {
            let made = session.progress().moves.len();
            let position = session.position().unwrap();
            as_event(san::read(&line[made], position, Letters::English).unwrap())
        }
        _ => any_way(session, session.moves_left().unwrap_or(1)).unwrap(),
    }
}

/// A first move after which the step can be done in so many moves, found by trying.
fn any_way(session: &Session<'_>, moves: u32) -> Option<Event> {
    let is_good = |event: &Event| {
        let mut then = session.clone();
        match then.handle(*event).judged {
            Judged::Done => true,
            Judged::Right if matches!(session.step().task, Task::Hold(_)) => true,
            Judged::Right => moves > 1 && any_way(&then, moves - 1).is_some(),
            _ => false,
        }
    };
    let legal = session.position()?.legal_moves();
    legal.into_iter().map(as_event).find(is_good)
}

#[test]
fn e_a_learner_gets_through_every_lesson() {
    for lesson in &Lessons::built_in().lessons {
        let mut session = Session::begin(lesson);
        let mut events = 0;
        loop {
            events += 1;
            assert!(events < 300, "{}/{}", lesson.id, session.step().id);
            // What is kept is enough to go on with, after every event.
            let kept: Progress = session.progress().to_string().parse().unwrap();
            assert_eq!(Session::resume(lesson, &kept).as_ref(), Ok(&session));
            let event = match session.awaits() {
                Awaits::Continue => Event::Continue,
                Awaits::Opponent => {
                    Event::Answer(BestPlay.answer(session.position().unwrap()).unwrap())
                }
                Awaits::Learner => solve(&session),
                Awaits::Again => panic!("{}/{} has failed", lesson.id, session.step().id),
            };
            let feedback = session.handle(event);
            if feedback.judged == Judged::Finished {
                break;
            }
            let is_good = matches!(feedback.judged, Judged::Right | Judged::Done | Judged::Shown);
            assert!(is_good, "{}/{}: {feedback:?}", lesson.id, session.step().id);
        }
        assert_eq!(session.place() + 1, lesson.steps.len());
    }
}

#[test]
fn e_a_move_that_is_not_legal_is_refused_with_its_reason() {
    let mut session = at("rook-and-bishop", "rook-round-the-corner");
    let feedback = session.handle(squares(Square::A1, Square::A6));
    assert_eq!(feedback.judged, Judged::Refused(Refusal::Blocked(Square::A4)));
    let mut session = at("queen-and-king", "king-takes-care");
    let feedback = session.handle(squares(Square::D1, Square::D2));
    let attacked = Refusal::KingAttacked { king: Square::D2, by: Square::E4 };
    assert_eq!(feedback.judged, Judged::Refused(attacked));
}

#[test]
fn e_a_wrong_move_is_explained_by_its_remark_or_by_the_hint() {
    let mut session = at("king-and-rook", "cut-off");
    let before = *session.position().unwrap();
    let feedback = play(&mut session, "Ra5+");
    assert_eq!(feedback.judged, Judged::Wrong(Why::NotThis));
    let said = feedback.said.unwrap().in_texts(session.step().text.of(Language::Dutch)).to_vec();
    assert!(said[0].text().starts_with("Schaak jaagt de koning"), "{said:?}");
    let feedback = play(&mut session, "Rb1");
    assert_eq!(feedback.said, Some(Said::Hint));
    // The board is as it was, and both count.
    assert_eq!(session.position(), Some(&before));
    assert_eq!(session.progress().tries, 2);
    assert_eq!(play(&mut session, "Ra4").judged, Judged::Done);
}

#[test]
fn e_stars_are_collected_within_the_moves() {
    let mut session = at("rook-and-bishop", "rook-stars");
    assert_eq!((session.left().len(), session.moves_left()), (3, Some(3)));
    assert_eq!(play(&mut session, "Ra5").judged, Judged::Right);
    assert_eq!((session.left().len(), session.moves_left()), (2, Some(2)));
    assert_eq!(session.position().unwrap().turn(), Color::White);
    assert_eq!(play(&mut session, "Ra4").judged, Judged::Right);
    assert_eq!(play(&mut session, "Ra5").judged, Judged::Failed(Failure::OutOfMoves));
    assert_eq!(session.awaits(), Awaits::Again);
    assert_eq!(session.handle(Event::Again).judged, Judged::Shown);
    for (text, judged) in [("Re1", Judged::Right), ("Re5", Judged::Right), ("Ra5", Judged::Done)] {
        assert_eq!(play(&mut session, text).judged, judged, "{text}");
    }
}

#[test]
fn e_where_only_the_learner_moves_there_is_no_check() {
    let mut session = at("rook-and-bishop", "both");
    // The rook would look at the king along the eighth rank.
    assert_eq!(play(&mut session, "Rxa5").judged, Judged::Right);
    let feedback = play(&mut session, "Ra8+");
    assert_eq!(feedback.judged, Judged::Wrong(Why::GivesCheck));
    assert_eq!(session.moves_left(), Some(2));
}

#[test]
fn e_a_line_is_answered_and_its_deviations_are_explained() {
    let mut session = at("sicilian-defence", "black");
    // White has begun.
    assert_eq!(session.progress().moves, ["e2e4"]);
    let feedback = play(&mut session, "e5");
    assert!(matches!(feedback.said, Some(Said::Wrong(key)) if key.to_string() == "1...e5"));
    let feedback = play(&mut session, "c5");
    assert_eq!(feedback.judged, Judged::Right);
    let answers: Vec<_> = feedback.answers.iter().map(|played| played.to()).collect();
    assert_eq!(answers, [Square::F3]);
    assert!(matches!(feedback.said, Some(Said::After(key)) if key.to_string() == "1...c5"));
}

#[test]
fn e_a_won_ending_is_not_thrown_away_unnoticed() {
    let mut session = at("king-and-rook", "at-the-edge");
    let feedback = play(&mut session, "Ra8+");
    assert_eq!(feedback.judged, Judged::Right);
    let mut session = at("king-and-pawn", "promote");
    let feedback = session.handle(squares(Square::E6, Square::F5));
    assert_eq!(feedback.judged, Judged::Wrong(Why::ThrowsTheWinAway));
    let mut session = at("king-and-pawn", "hold");
    let feedback = session.handle(squares(Square::E8, Square::D8));
    let is_told = feedback.judged == Judged::Wrong(Why::ThrowsTheDrawAway)
        || feedback.judged == Judged::Right;
    assert!(is_told, "{feedback:?}");
}

#[test]
fn e_a_mate_that_takes_too_long_has_failed() {
    let mut session = at("king-and-rook", "waiting");
    assert_eq!(play(&mut session, "Rb5").judged, Judged::Right);
    assert_eq!(session.awaits(), Awaits::Opponent);
    let early = session.handle(Event::Hint);
    assert_eq!(early.judged, Judged::OutOfTurn);
    let answer = BestPlay.answer(session.position().unwrap()).unwrap();
    assert_eq!(session.handle(Event::Answer(answer)).judged, Judged::Right);
    assert_eq!(play(&mut session, "Rb1").judged, Judged::Failed(Failure::OutOfMoves));
}

#[test]
fn e_every_fork_is_accepted_and_no_other_move() {
    let mut session = at("knight", "fork");
    for chess_move in session.position().unwrap().legal_moves() {
        let feedback = session.clone().handle(as_event(chess_move));
        let is_fork = chess_move.to() == Square::C7;
        assert_eq!(feedback.judged == Judged::Done, is_fork, "{chess_move:?}");
    }
    assert_eq!(play(&mut session, "Nc7+").said, Some(Said::Done));
}

#[test]
fn e_questions_are_answered_by_tapping_or_choosing() {
    let mut session = at("pawn-structure", "doubled");
    assert_eq!(session.handle(Event::Tap(Square::H2)).judged, Judged::Wrong(Why::NotThis));
    assert_eq!(session.handle(Event::Tap(Square::C2)).judged, Judged::Done);
    let mut session = at("knight", "colour");
    assert_eq!(session.handle(Event::Choose(4)).judged, Judged::OutOfTurn);
    assert!(matches!(session.handle(Event::Choose(2)).said, Some(Said::Wrong(_))));
    assert_eq!(session.handle(Event::Choose(1)).judged, Judged::Done);
}

#[test]
fn progress_that_does_not_fit_is_refused() {
    let resume =
        |text: &str| Session::resume(lesson("knight"), &text.parse::<Progress>()?).map(|_| ());
    assert!(resume("knight stars 0 open b1c3").is_ok());
    for text in ["knight", "knight stars x open", "rook stars 0 open", "knight moon 0 open"] {
        assert!(resume(text).is_err(), "{text}");
    }
    assert!(resume("knight stars 0 open b1b5").is_err());
    assert!(resume("knight fork 0 open d5f6").is_err());
}

#[test]
fn what_the_texts_say_of_bishops_and_knights_is_so() {
    for from in Square::ALL {
        for to in knight_attacks(from) {
            assert_ne!(from.is_light(), to.is_light());
        }
    }
    let step = at("rook-and-bishop", "bishop-colour");
    let Task::Tap(Target::Squares(right)) = step.step().task else { panic!("it is a tap") };
    for square in step.step().marks {
        assert_eq!(square.is_light() == Square::F1.is_light(), !right.contains(square));
    }
}

/// Whether White promotes in so many of its moves whatever Black does.
fn promotes(position: &Position, moves: u32) -> bool {
    position.legal_moves().into_iter().any(|played| {
        let after = position.after(played);
        played.promotion().is_some()
            || moves > 1
                && after
                    .legal_moves()
                    .into_iter()
                    .all(|answer| promotes(&after.after(answer), moves - 1))
    })
}

#[test]
fn the_breakthrough_cannot_be_stopped_whichever_pawn_captures() {
    let start = fen::read("7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1", CastlingMode::Standard).unwrap();
    let follow = |moves: &[&str]| {
        moves.iter().fold(start, |position, text| {
            position.after(san::read(text, &position, Letters::English).unwrap())
        })
    };
    for line in [["b6", "axb6", "c6", "bxc6", "a6"], ["b6", "cxb6", "a6", "bxa6", "c6"]] {
        let end = follow(&line);
        for answer in end.legal_moves() {
            assert!(promotes(&end.after(answer), 2), "{line:?} {answer:?}");
        }
    }
}

#[test]
fn a_lesson_that_is_wrong_is_told_so() {
    let facts = |task: &str| format!("# a\ngroup: g\nminutes: 5\n\n# a/b\n{task}\n");
    let texts = "# A\nid: a\naddress: a\n\nA.\n\n# B\nid: a/b\nhint: h\n\nT\n";
    let told = |task: &str| {
        let facts = facts(task);
        let files = [
            ("lessons.md", facts.as_str()),
            ("nl/groups.md", "# G\nid: g\n"),
            ("en/groups.md", "# G\nid: g\n"),
            ("nl/a.md", texts),
            ("en/a.md", texts),
        ];
        let lessons = Lessons::read(&files).unwrap_or_else(|faults| panic!("{faults:?}"));
        check(&lessons).into_iter().map(|fault| fault.kind).collect::<Vec<_>>()
    };
    let rook = "fen: 8/8/8/8/3k4/8/8/R3K3 w - - 0 1\n";
    let no_move = |text: &str| vec![FaultKind::NoMove(text.to_owned())];
    assert_eq!(told(&format!("{rook}stars: h8\nwithin: 2")), []);
    assert_eq!(told(&format!("{rook}stars: b2\nwithin: 1")), [FaultKind::OutOfReach]);
    assert_eq!(told(&format!("{rook}capture: all\nwithin: 1")), [FaultKind::NothingToFind]);
    assert_eq!(told(&format!("{rook}mate: 20")), []);
    assert_eq!(told(&format!("{rook}mate: 3")), [FaultKind::OutOfReach]);
    assert_eq!(told(&format!("{rook}hold: 3")), [FaultKind::OutOfReach]);
    assert_eq!(told(&format!("{rook}move: Ra9")), no_move("Ra9"));
    assert_eq!(told(&format!("{rook}line: Ra4+ Ke5 Ra1 Kd7")), no_move("Kd7"));
    assert_eq!(told(&format!("{rook}find: fork")), [FaultKind::NothingToFind]);
    assert_eq!(told(&format!("{rook}tap: passed white")), [FaultKind::NothingToFind]);
    assert_eq!(told("fen: 8/8/8/8/8/8/8/8 w - - 0 1\nmove: Ra4").len(), 1);
    let said = |claim: &str| told(&format!("{rook}claim: {claim}")).len();
    let wrong =
        ["draw", "win black", "other draw", "check", "material 5 1", "can Ra9", "passed a1"];
    assert!(wrong.into_iter().all(|claim| said(claim) == 1));
    let right = [
        "win white",
        "other win white",
        "quiet",
        "material 5 0",
        "can Ra4",
        "cannot a1b2 not-its-way",
    ];
    assert!(right.into_iter().all(|claim| said(claim) == 0));
}
