//! Judging what a learner does at a step.

use rokade_content::lesson::{Remark, Task};
use rokade_rules::{Move, Position, Role, Square, SquareSet};

use super::super::alone::{Alone, Moved};
use super::super::feedback::{Failure, Feedback, Judged, Said, Why};
use super::super::right::{is_meant, is_right, targets};
use super::super::versus;
use super::{Board, Session, State};

impl<'a> Session<'a> {
    pub(super) fn attempt(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Feedback {
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

    pub(super) fn judge(&mut self, position: &Position, chess_move: Move) -> Feedback {
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

    pub(super) fn answer(&mut self, answer: Move) -> Feedback {
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

    pub(super) fn tap(&mut self, square: Square) -> Feedback {
        let step = self.step();
        let (Task::Tap(target), Some(position)) = (&step.task, self.position()) else {
            return Feedback::plain(Judged::OutOfTurn);
        };
        let is_right = targets(position, *target).contains(square);
        self.judged(is_right, &square.to_string())
    }

    pub(super) fn choose(&mut self, number: usize) -> Feedback {
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
}

/// The legal move that two squares mean.
fn meant(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let is_it = |candidate: &Move| match *candidate {
        Move::Castle { king, rook } => king == from && (to == rook || to == candidate.to()),
        _ => candidate.from() == from && candidate.to() == to && candidate.promotion() == promotion,
    };
    position.legal_moves().into_iter().find(is_it)
}
