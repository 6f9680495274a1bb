//! Whole reviews, from answers that are given beforehand and from the engine.

use std::collections::HashMap;

use rokade_coach::review::{Advice, Adviser, EngineAdviser, Mark, Phase, Progress, Reviewer};
use rokade_coach::{Evaluation, Judgement};
use rokade_engine::{Engine, GameSoFar, HashSize, StopToken, StoppedClock};
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Color, Move, Position};

/// The moves of a line from the initial position.
fn moves(line: &str) -> Vec<Move> {
    let mut position = Position::initial();
    line.split_whitespace()
        .map(|text| {
            let chess_move = san::read(text, &position, Letters::English).expect(text);
            position = position.after(chess_move);
            chess_move
        })
        .collect()
}

fn after(line: &str) -> Position {
    moves(line).into_iter().fold(Position::initial(), |position, next| position.after(next))
}

/// Answers by the moves that led to a position.
struct Table {
    answers: HashMap<Position, Advice>,
    among: Option<Evaluation>,
    /// How many answers are left before it is stopped.
    patience: usize,
}

impl Table {
    /// Each row: the moves so far, the worth, the best line from there.
    fn new(rows: &[(&str, Evaluation, &str)]) -> Table {
        let answer = |&(so_far, evaluation, best): &(&str, Evaluation, &str)| {
            let plies = so_far.split_whitespace().count();
            let line = moves(&format!("{so_far} {best}")).split_off(plies);
            (after(so_far), Advice { evaluation, line })
        };
        let answers = rows.iter().map(answer).collect();
        Table { answers, among: None, patience: usize::MAX }
    }
}

impl Adviser for Table {
    fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
        self.patience = self.patience.checked_sub(1)?;
        Some(self.answers[game.position()].clone())
    }

    fn look_among(&mut self, _: &GameSoFar, moves: Vec<Move>) -> Option<Advice> {
        let evaluation = self.among?;
        Some(Advice { evaluation, line: moves })
    }
}

use Evaluation::Centipawns as Cp;

const GAME: &str = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#";

const MATE: Evaluation = Evaluation::Mate { by: Color::White, moves: 1 };

fn scholar() -> Table {
    let mut table = Table::new(&[
        ("", Cp(30), "e4"),
        ("e4", Cp(25), "c5 Nf3"),
        ("e4 e5", Cp(35), "Nf3"),
        ("e4 e5 Bc4", Cp(10), "Nc6 Nf3"),
        ("e4 e5 Bc4 Nc6", Cp(20), "Nf3"),
        ("e4 e5 Bc4 Nc6 Qh5", Cp(-40), "g6 Qf3 Nf6"),
        ("e4 e5 Bc4 Nc6 Qh5 Nf6", MATE, "Qxf7#"),
    ]);
    // Whatever Black plays but the best move loses half a rook.
    table.among = Some(Cp(500));
    table
}

#[test]
fn a_game_is_judged_move_by_move() {
    let mut reviewer = Reviewer::new(Position::initial(), moves(GAME)).unwrap();
    let mut table = scholar();
    while !reviewer.is_complete() {
        reviewer.step(&mut table);
    }
    let review = reviewer.finish().unwrap();
    assert_eq!(review.start, Evaluation::INITIAL);
    let judgements: Vec<_> = review.moves.iter().map(|each| each.judgement).collect();
    // Qh5 takes White from 20 to -40: 5.5 percent points.
    let expected =
        [None, None, None, None, Some(Judgement::Inaccuracy), Some(Judgement::Blunder), None];
    assert_eq!(judgements, expected);
    assert_eq!(review.turning_point, Some(5));
    let blunder = &review.moves[5];
    assert_eq!((blunder.mover, blunder.evaluation), (Color::Black, MATE));
    assert_eq!(blunder.better, moves("e4 e5 Bc4 Nc6 Qh5 g6 Qf3 Nf6").split_off(5));
    let mate = &review.moves[6];
    assert!(mate.is_best());
    assert_eq!(mate.evaluation, Evaluation::Mate { by: Color::White, moves: 0 });
    assert_eq!((mate.mark, mate.phase), (None, Phase::Opening));
    assert_eq!(review.moves[3].mark, Some(Mark::OnlyMove));
    assert!(review.moves.iter().filter(|each| each.mark.is_some()).count() == 1);
    let white = review.sides[Color::White];
    assert_eq!((white.faults.inaccuracies, white.faults.blunders), (1, 0));
    let black = review.sides[Color::Black];
    assert_eq!((black.faults.inaccuracies, black.faults.blunders), (0, 1));
    // 20 then -40 is the only loss of four moves but 35 to 10: (25 + 60) / 4.
    assert_eq!(white.average_loss_cp, Some(21.25));
}

#[test]
fn a_review_that_is_stopped_goes_on_later() {
    let mut reviewer = Reviewer::new(Position::initial(), moves(GAME)).unwrap();
    let mut table = scholar();
    table.patience = 2;
    for _ in 0..20 {
        reviewer.step(&mut table);
    }
    // The mate on the board needs no answer.
    assert_eq!(reviewer.progress(), Progress { done: 3, of: 8 });
    assert_eq!(reviewer.finish(), None);
    table.patience = usize::MAX;
    for _ in 0..20 {
        reviewer.step(&mut table);
    }
    assert_eq!(reviewer.progress(), Progress { done: 8, of: 8 });
    assert!(reviewer.finish().is_some());
}

#[test]
fn a_mate_let_go_is_marked() {
    let line = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qg5";
    let mut reviewer = Reviewer::new(Position::initial(), moves(line)).unwrap();
    let mut table = scholar();
    let last = Advice { evaluation: Cp(-100), line: moves(&format!("{line} h6")).split_off(7) };
    table.answers.insert(after(line), last);
    while !reviewer.is_complete() {
        reviewer.step(&mut table);
    }
    let review = reviewer.finish().unwrap();
    let missed = &review.moves[6];
    assert_eq!(missed.judgement, Some(Judgement::Blunder));
    assert_eq!(missed.mark, Some(Mark::MissedMate { moves: 1 }));
}

#[test]
fn a_game_without_moves_and_one_with_an_illegal_move() {
    let mut reviewer = Reviewer::new(Position::initial(), []).unwrap();
    reviewer.step(&mut scholar());
    let review = reviewer.finish().unwrap();
    assert!(review.moves.is_empty());
    assert_eq!(review.sides[Color::White].accuracy, None);
    let mate = moves(GAME);
    assert!(Reviewer::new(Position::initial(), [mate[1]]).is_err());
}

#[test]
fn the_engine_sees_the_blunder_and_the_missed_mate() {
    let line = "e4 e5 Bc4 Nc6 Qh5 Nf6 Nc3 Nxh5";
    let mut reviewer = Reviewer::new(Position::initial(), moves(line)).unwrap();
    let mut engine = Engine::new(HashSize::mebibytes(2));
    let stop = StopToken::new();
    let mut adviser = EngineAdviser::new(&mut engine, 5_000, &StoppedClock, &stop);
    while !reviewer.is_complete() {
        reviewer.step(&mut adviser);
    }
    let review = reviewer.finish().unwrap();
    assert_eq!(review.moves[5].judgement, Some(Judgement::Blunder));
    assert_eq!(review.moves[6].mark, Some(Mark::MissedMate { moves: 1 }));
    assert_eq!(review.moves[6].better, moves(GAME).split_off(6));
    let accuracy = |color| review.sides[color].accuracy.unwrap().percent();
    assert!(accuracy(Color::White) < 70.0, "{}", accuracy(Color::White));

    stop.stop();
    let mut stopped = Reviewer::new(Position::initial(), moves("e4")).unwrap();
    stopped.step(&mut EngineAdviser::new(&mut engine, 5_000, &StoppedClock, &stop));
    assert_eq!(stopped.progress().done, 0);
}

/// Knows little at first, and the truth when it looks again.
struct Hasty {
    truth: Table,
    /// What it thinks at first, by who is to move.
    seems: fn(Color) -> Evaluation,
    again: usize,
}

impl Adviser for Hasty {
    fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
        let advice = self.truth.look(game)?;
        Some(Advice { evaluation: (self.seems)(game.position().turn()), ..advice })
    }

    fn look_among(&mut self, game: &GameSoFar, moves: Vec<Move>) -> Option<Advice> {
        self.truth.look_among(game, moves)
    }

    fn closer_looks(&self, positions: usize) -> usize {
        positions
    }

    fn look_closer(&mut self, game: &GameSoFar) -> Option<Advice> {
        self.again += 1;
        self.truth.look(game)
    }
}

#[test]
fn where_a_move_seems_to_be_a_fault_it_is_looked_at_again() {
    let mut reviewer = Reviewer::new(Position::initial(), moves(GAME)).unwrap();
    // At first the queen's sally seems to lose three pawns, and the blunder nothing much.
    let seems = |to_move| if to_move == Color::White { Cp(0) } else { Cp(-300) };
    let mut hasty = Hasty { truth: scholar(), seems, again: 0 };
    reviewer.step(&mut hasty);
    assert_eq!(reviewer.progress(), Progress { done: 1, of: 16 });
    let mut steps = 1;
    while !reviewer.is_complete() {
        reviewer.step(&mut hasty);
        steps += 1;
        assert!(steps < 100);
    }
    let progress = reviewer.progress();
    assert_eq!((progress.done, progress.of), (8 + hasty.again, 8 + hasty.again));
    // All but the mate on the board and the one whose moves had come to look right by then.
    assert_eq!(hasty.again, 6);
    let review = reviewer.finish().unwrap();
    assert_eq!(review.moves[5].judgement, Some(Judgement::Blunder));
    assert_eq!(review.moves[1].judgement, None);
}

#[test]
fn where_a_move_seems_to_win_something_it_is_looked_at_again() {
    let mut reviewer = Reviewer::new(Position::initial(), moves(GAME)).unwrap();
    // Every move seems to win three pawns, so what was there before it was overlooked.
    let seems = |to_move| if to_move == Color::White { Cp(0) } else { Cp(300) };
    let mut hasty = Hasty { truth: scholar(), seems, again: 0 };
    while !reviewer.is_complete() {
        reviewer.step(&mut hasty);
    }
    let review = reviewer.finish().unwrap();
    assert_eq!(review.moves[5].judgement, Some(Judgement::Blunder));
    assert_eq!(review.moves[3].evaluation, Cp(20));
}

#[test]
fn what_a_move_shows_was_there_before_it() {
    // The engine sees only after 3. Qh5 that White is three pawns ahead, so it was Black's fault before it.
    let line = "e4 e5 Bc4 Nc6 Qh5";
    let mut table = scholar();
    let last = Advice { evaluation: Cp(300), line: moves(&format!("{line} g6 Qf3")).split_off(5) };
    table.answers.insert(after(line), last);
    let better = Advice { evaluation: Cp(10), line: moves("e4 e5 Bc4 Nf6").split_off(3) };
    table.answers.insert(after("e4 e5 Bc4"), better);
    let review = |line: &str, table: &mut Table| {
        let mut reviewer = Reviewer::new(Position::initial(), moves(line)).unwrap();
        while !reviewer.is_complete() {
            reviewer.step(table);
        }
        reviewer.finish().unwrap()
    };
    let reviewed = review(line, &mut table);
    assert_eq!(reviewed.moves[3].evaluation, Cp(300));
    assert_eq!(reviewed.moves[3].judgement, Some(Judgement::Blunder));
    assert!(reviewed.moves[4].is_best() && reviewed.moves[4].judgement.is_none());
    assert_eq!(reviewed.moves[4].better, moves(&format!("{line} g6 Qf3")).split_off(4));
    // A mate that is seen after a move was a move longer before it.
    let mate = Evaluation::Mate { by: Color::White, moves: 2 };
    table.answers.insert(after(line), Advice { evaluation: mate, line: Vec::new() });
    let reviewed = review(line, &mut table);
    assert_eq!(reviewed.moves[3].evaluation, Evaluation::Mate { by: Color::White, moves: 3 });
}

/// Looks again, and as often as asked where a fault would rest on a first look.
struct Sparing {
    truth: Table,
    spare: usize,
}

impl Adviser for Sparing {
    fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
        let advice = self.truth.look(game)?;
        let seems = if game.position().turn() == Color::White { Cp(0) } else { Cp(-300) };
        Some(Advice { evaluation: seems, ..advice })
    }

    fn look_among(&mut self, game: &GameSoFar, moves: Vec<Move>) -> Option<Advice> {
        self.truth.look_among(game, moves)
    }

    fn spare_looks(&self, _: usize) -> usize {
        self.spare
    }

    fn look_closer(&mut self, game: &GameSoFar) -> Option<Advice> {
        self.truth.look(game)
    }
}

#[test]
fn a_fault_rests_on_a_first_look_only_when_no_look_is_left() {
    let faults = |spare| {
        let mut reviewer = Reviewer::new(Position::initial(), moves("e4 e5 Bc4 Nc6 Qh5")).unwrap();
        let mut sparing = Sparing { truth: scholar(), spare };
        while !reviewer.is_complete() {
            reviewer.step(&mut sparing);
        }
        let review = reviewer.finish().unwrap();
        review.moves.iter().filter(|each| each.judgement > Some(Judgement::Inaccuracy)).count()
    };
    // Whoever moves seems to lose three pawns, but of the best moves nothing is said.
    assert_eq!(faults(0), 3);
    assert_eq!(faults(6), 0);
}

#[test]
fn who_gets_it_back_at_once_has_sacrificed_nothing() {
    let line = "e4 e5 Nf3 Nc6 Bc4 Nf6 Nc3 Nxe4";
    let before = line.strip_suffix(" Nxe4").unwrap();
    let mark = |goes_on: &str| {
        let mut table = Table::new(&[(before, Cp(-40), "Nxe4"), (line, Cp(-40), goes_on)]);
        table.among = Some(Cp(0));
        let mut reviewer = Reviewer::new(after(before), moves(line).split_off(7)).unwrap();
        while !reviewer.is_complete() {
            reviewer.step(&mut table);
        }
        reviewer.finish().unwrap().moves[0].mark
    };
    assert_eq!(mark("Nxe4 d5 Bd3 dxe4 Bxe4"), None);
    assert_eq!(mark("Nxe4 Be7 d3 O-O"), Some(Mark::GoodSacrifice));
}
