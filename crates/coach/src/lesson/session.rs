//! One learner in one lesson.
//!
//! A step is open until its task is done; a board that can no longer lead there has failed until it
//! is set up again. A wrong answer leaves the board as it was.

use rokade_content::lesson::{Lesson, Remark, Step, Task};
use rokade_rules::game::Game;
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position, Role, Ruleset, Square, SquareSet};

use super::alone::{Alone, Moved};
use super::feedback::{Event, Failure, Feedback, Judged, Said, Why};
use super::progress::{NoProgress, Progress};
use super::right::{is_meant, is_right, position_of, targets};
use super::versus;

/// A learner in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<'a> {
    lesson: &'a Lesson,
    at: usize,
    tries: u32,
    state: State,
    board: Board,
    played: Vec<Move>,
}

/// How a step stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Open,
    Done,
    Failed,
}

/// What stands on the board of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Board {
    /// Nothing.
    None,
    /// Only the learner moves.
    Alone(Alone),
    /// Both move.
    Game(Box<Game>),
}

/// What a session waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// The learner's answer.
    Learner,
    /// The opponent's move.
    Opponent,
    /// That the board is set up again.
    Again,
    /// That the learner goes on.
    Continue,
}

impl<'a> Session<'a> {
    /// Begins a lesson.
    #[must_use]
    pub fn begin(lesson: &'a Lesson) -> Session<'a> {
        let mut session = Session {
            lesson,
            at: 0,
            tries: 0,
            state: State::Open,
            board: Board::None,
            played: Vec::new(),
        };
        session.set_up();
        session
    }

    /// Goes on where a learner was.
    ///
    /// # Errors
    ///
    /// The progress is of another lesson, or the lesson has changed in between.
    pub fn resume(lesson: &'a Lesson, progress: &Progress) -> Result<Session<'a>, NoProgress> {
        if progress.lesson != lesson.id {
            return Err(NoProgress::Lesson(progress.lesson.clone()));
        }
        let at = lesson.steps.iter().position(|step| step.id == progress.step);
        let at = at.ok_or_else(|| NoProgress::Step(progress.step.clone()))?;
        let mut session = Session { at, ..Session::begin(lesson) };
        session.set_up();
        session.replay(&progress.moves)?;
        session.tries = progress.tries;
        if progress.is_done {
            session.state = State::Done;
        }
        Ok(session)
    }

    /// How far the learner has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let write = |played: &Move| uci_move::write(*played, CastlingMode::Standard).to_string();
        Progress {
            lesson: self.lesson.id.clone(),
            step: self.step().id.clone(),
            tries: self.tries,
            is_done: self.state == State::Done,
            moves: self.played.iter().map(write).collect(),
        }
    }

    /// The step that the learner is at.
    #[must_use]
    pub fn step(&self) -> &'a Step {
        &self.lesson.steps[self.at]
    }

    /// Its place among the steps, from 0.
    #[must_use]
    pub fn place(&self) -> usize {
        self.at
    }

    /// What stands on the board, if the step has one.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match &self.board {
            Board::None => None,
            Board::Alone(alone) => Some(&alone.position),
            Board::Game(game) => Some(game.position()),
        }
    }

    /// Stars, or men to be captured, that are left.
    #[must_use]
    pub fn left(&self) -> SquareSet {
        match &self.board {
            Board::Alone(alone) => alone.left,
            _ => SquareSet::EMPTY,
        }
    }

    /// How many moves the learner has left, if they are counted.
    #[must_use]
    pub fn moves_left(&self) -> Option<u32> {
        let within = match self.step().task {
            Task::Stars { within, .. }
            | Task::CaptureAll { within }
            | Task::Reach { within, .. }
            | Task::Promote(within)
            | Task::Hold(within)
            | Task::Mate(within) => within,
            _ => return None,
        };
        Some(within.saturating_sub(self.moves_made()))
    }

    /// What is waited for.
    #[must_use]
    pub fn awaits(&self) -> Awaits {
        match self.state {
            State::Done => Awaits::Continue,
            State::Failed => Awaits::Again,
            State::Open if self.step().task == Task::Read => Awaits::Continue,
            State::Open => match &self.board {
                Board::Game(game)
                    if versus::is_versus(&self.step().task)
                        && game.position().turn() != self.step().side =>
                {
                    Awaits::Opponent
                }
                _ => Awaits::Learner,
            },
        }
    }

    /// Takes an event in.
    pub fn handle(&mut self, event: Event) -> Feedback {
        match (event, self.awaits()) {
            (Event::Continue, Awaits::Continue) => self.go_on(),
            (Event::Again, _) if self.step().task != Task::Read => {
                self.set_up();
                Feedback::plain(Judged::Shown)
            }
            (Event::Hint, Awaits::Learner) => Feedback::saying(Judged::Shown, Some(Said::Hint)),
            (Event::Move { from, to, promotion }, Awaits::Learner) => {
                self.attempt(from, to, promotion)
            }
            (Event::Answer(answer), Awaits::Opponent) => self.answer(answer),
            (Event::Tap(square), Awaits::Learner) => self.tap(square),
            (Event::Choose(number), Awaits::Learner) => self.choose(number),
            _ => Feedback::plain(Judged::OutOfTurn),
        }
    }

    fn go_on(&mut self) -> Feedback {
        if self.at + 1 == self.lesson.steps.len() {
            self.state = State::Done;
            return Feedback::plain(Judged::Finished);
        }
        self.at += 1;
        self.tries = 0;
        self.set_up();
        Feedback::plain(Judged::Shown)
    }

    /// Sets the step's board up. A line plays the other side's first move by itself.
    fn set_up(&mut self) {
        self.state = State::Open;
        self.played.clear();
        let step = self.step();
        self.board = position_of(step).map_or(Board::None, |position| {
            match Alone::begin(position, &step.task) {
                Some(alone) => Board::Alone(alone),
                None => Board::Game(Box::new(Game::from_position(position, Ruleset::AUTOMATIC))),
            }
        });
        if self.is_at_the_other_side() {
            self.play_the_line();
        }
    }

    fn moves_made(&self) -> u32 {
        let moves = match self.board {
            Board::Alone(_) => self.played.len(),
            // The learner has the first move against an opponent.
            _ => self.played.len().div_ceil(2),
        };
        u32::try_from(moves).unwrap_or(u32::MAX)
    }

    fn is_at_the_other_side(&self) -> bool {
        let is_line = matches!(self.step().task, Task::Line(_));
        is_line && self.position().is_some_and(|position| position.turn() != self.step().side)
    }

    /// The next move of the step's line.
    fn next_of_line(&self) -> Option<Move> {
        let Task::Line(line) = &self.step().task else { return None };
        san::read(line.get(self.played.len())?, self.position()?, Letters::English).ok()
    }

    /// Plays the next move of the line, whosever it is.
    fn play_the_line(&mut self) -> Option<Move> {
        let next = self.next_of_line()?;
        self.play(next).then_some(next)
    }

    /// Plays a move of a game of both.
    fn play(&mut self, chess_move: Move) -> bool {
        let Board::Game(game) = &mut self.board else { return false };
        let is_played = game.play(chess_move).is_ok();
        if is_played {
            self.played.push(chess_move);
        }
        is_played
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) -> Feedback {
        let Some(position) = self.position().copied() else {
            return Feedback::plain(Judged::OutOfTurn);
        };
        if matches!(self.step().task, Task::Tap(_) | Task::Choose(_)) {
            return Feedback::plain(Judged::OutOfTurn);
        }
        if let Some(refusal) = position.refusal(from, to, promotion) {
            return Feedback::plain(Judged::Refused(refusal));
        }
        let Some(chess_move) = meant(&position, from, to, promotion) else {
            return Feedback::plain(Judged::OutOfTurn);
        };
        let feedback = match self.remark(&self.step().text.dutch.wrong, &position, chess_move) {
            Some(remark) => {
                Feedback::saying(Judged::Wrong(Why::NotThis), Some(Said::Wrong(remark.key.clone())))
            }
            None => self.judge(&position, chess_move),
        };
        if matches!(feedback.judged, Judged::Wrong(_) | Judged::Failed(_)) {
            self.tries += 1;
        }
        feedback
    }

    fn remark(
        &self,
        remarks: &'a [Remark],
        position: &Position,
        chess_move: Move,
    ) -> Option<&'a Remark> {
        remarks.iter().find(|remark| is_meant(&remark.key, position, chess_move))
    }

    fn judge(&mut self, position: &Position, chess_move: Move) -> Feedback {
        let step = self.step();
        match &step.task {
            Task::Moves(_) | Task::Find(_) => {
                if !is_right(position, chess_move, &step.task) {
                    return Feedback::wrong(Why::NotThis, step);
                }
                self.play(chess_move);
                self.done(position, chess_move)
            }
            Task::Line(line) => {
                if self.next_of_line() != Some(chess_move) {
                    return Feedback::wrong(Why::NotThis, step);
                }
                let end = line.len();
                self.follow(position, chess_move, end)
            }
            Task::Stars { .. } | Task::CaptureAll { .. } | Task::Reach { .. } => {
                self.move_alone(position, chess_move)
            }
            _ => self.move_against(position, chess_move),
        }
    }

    /// The feedback of a task that is done by a move.
    fn done(&mut self, before: &Position, chess_move: Move) -> Feedback {
        self.state = State::Done;
        let step = self.step();
        let after = self.remark(&step.text.dutch.after, before, chess_move);
        let has_done = !step.text.dutch.done.is_empty();
        let said = after.map(|remark| Said::After(remark.key.clone()));
        Feedback::saying(Judged::Done, said.or(has_done.then_some(Said::Done)))
    }

    fn right(&self, before: &Position, chess_move: Move) -> Feedback {
        let after = self.remark(&self.step().text.dutch.after, before, chess_move);
        Feedback::saying(Judged::Right, after.map(|remark| Said::After(remark.key.clone())))
    }

    /// A right move of the line, and the other side's answer.
    fn follow(&mut self, before: &Position, chess_move: Move, end: usize) -> Feedback {
        self.play(chess_move);
        let answers: Vec<_> = self.play_the_line().into_iter().collect();
        let feedback = if self.played.len() >= end {
            self.done(before, chess_move)
        } else {
            self.right(before, chess_move)
        };
        Feedback { answers, ..feedback }
    }

    fn move_alone(&mut self, before: &Position, chess_move: Move) -> Feedback {
        let step = self.step();
        let Board::Alone(alone) = &mut self.board else {
            return Feedback::plain(Judged::OutOfTurn);
        };
        match alone.after(chess_move, &step.task) {
            Moved::Check => return Feedback::wrong(Why::GivesCheck, step),
            Moved::On(next) => *alone = next,
            Moved::Goal(position) => {
                *alone = Alone { position, left: SquareSet::EMPTY };
                self.played.push(chess_move);
                return self.done(before, chess_move);
            }
        }
        self.played.push(chess_move);
        if self.moves_left() == Some(0) {
            return self.fail(Failure::OutOfMoves);
        }
        self.right(before, chess_move)
    }

    fn move_against(&mut self, before: &Position, chess_move: Move) -> Feedback {
        let step = self.step();
        if let Some(why) = versus::thrown_away(before, chess_move, &step.task) {
            return Feedback::wrong(why, step);
        }
        self.play(chess_move);
        let is_last = self.moves_left() == Some(0);
        let Board::Game(game) = &self.board else { return Feedback::plain(Judged::OutOfTurn) };
        match versus::after_learner(game, chess_move, step, is_last) {
            versus::Standing::Done => self.done(before, chess_move),
            versus::Standing::Failed(failure) => self.fail(failure),
            versus::Standing::Open => self.right(before, chess_move),
        }
    }

    fn answer(&mut self, answer: Move) -> Feedback {
        let step = self.step();
        if !self.play(answer) {
            return Feedback::plain(Judged::OutOfTurn);
        }
        let Board::Game(game) = &self.board else { return Feedback::plain(Judged::OutOfTurn) };
        match versus::after_opponent(game, answer, step) {
            versus::Standing::Done => {
                self.state = State::Done;
                Feedback::saying(Judged::Done, Some(Said::Done))
            }
            versus::Standing::Failed(failure) => self.fail(failure),
            versus::Standing::Open => Feedback::plain(Judged::Right),
        }
    }

    fn fail(&mut self, failure: Failure) -> Feedback {
        self.state = State::Failed;
        Feedback::saying(Judged::Failed(failure), Some(Said::Hint))
    }

    fn tap(&mut self, square: Square) -> Feedback {
        let step = self.step();
        let (Task::Tap(target), Some(position)) = (&step.task, self.position()) else {
            return Feedback::plain(Judged::OutOfTurn);
        };
        let is_right = targets(position, *target).contains(square);
        self.judged(is_right, &square.to_string())
    }

    fn choose(&mut self, number: usize) -> Feedback {
        let step = self.step();
        let Task::Choose(right) = step.task else { return Feedback::plain(Judged::OutOfTurn) };
        if number == 0 || number > step.text.dutch.choices.len() {
            return Feedback::plain(Judged::OutOfTurn);
        }
        self.judged(number == right, &number.to_string())
    }

    /// The feedback of an answer that is no move.
    fn judged(&mut self, is_right: bool, answer: &str) -> Feedback {
        let step = self.step();
        let about = |remark: &&Remark| remark.key.bare() == answer;
        if is_right {
            self.state = State::Done;
            let after = step.text.dutch.after.iter().find(about);
            let said = after.map_or(Said::Done, |remark| Said::After(remark.key.clone()));
            return Feedback::saying(Judged::Done, Some(said));
        }
        self.tries += 1;
        match step.text.dutch.wrong.iter().find(about) {
            Some(remark) => {
                Feedback::saying(Judged::Wrong(Why::NotThis), Some(Said::Wrong(remark.key.clone())))
            }
            None => Feedback::wrong(Why::NotThis, step),
        }
    }

    /// Makes the moves of an earlier sitting again.
    fn replay(&mut self, moves: &[String]) -> Result<(), NoProgress> {
        while let Some(text) = moves.get(self.played.len()) {
            let no_move = || NoProgress::Move(text.clone());
            let position = self.position().ok_or_else(no_move)?;
            let chess_move = uci_move::read(text, position).map_err(|_| no_move())?;
            let before = self.played.len();
            let feedback = match self.awaits() {
                Awaits::Opponent => self.answer(chess_move),
                Awaits::Learner => self.judge(&position.clone(), chess_move),
                Awaits::Again | Awaits::Continue => return Err(no_move()),
            };
            let is_made = !matches!(feedback.judged, Judged::Wrong(_) | Judged::OutOfTurn);
            if !is_made || self.played.len() == before {
                return Err(no_move());
            }
        }
        Ok(())
    }

    /// The side of the learner.
    #[must_use]
    pub fn side(&self) -> Color {
        self.step().side
    }
}

/// The legal move that two squares mean.
fn meant(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let is_it = |candidate: &Move| match *candidate {
        Move::Castle { king, rook } => king == from && (to == rook || to == candidate.to()),
        _ => candidate.from() == from && candidate.to() == to && candidate.promotion() == promotion,
    };
    position.legal_moves().into_iter().find(is_it)
}
