//! One learner in one lesson.
//!
//! A step is open until its task is done; a board that can no longer lead there has failed until it
//! is set up again. A wrong answer leaves the board as it was. How answers are judged is in `answer`.

mod answer;

use rokade_content::lesson::{Lesson, Step, Task};
use rokade_rules::game::Game;
use rokade_rules::notation::{Letters, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position, Ruleset, SquareSet};

use super::alone::Alone;
use super::feedback::{Event, Feedback, Judged, Said};
use super::progress::{NoProgress, Progress};
use super::right::position_of;
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

    /// The side of the learner.
    #[must_use]
    pub fn side(&self) -> Color {
        self.step().side
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
}
