//! What a learner does, and what comes back.

use rokade_content::lesson::{Key, Step, StepText};
use rokade_content::rulebook::Inline;
use rokade_rules::ending::{Outcome, Termination};
use rokade_rules::position::Refusal;
use rokade_rules::{Move, Role, Square};

/// What happens in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The learner tries a move.
    Move {
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// Becoming this.
        promotion: Option<Role>,
    },
    /// The opponent moves.
    Answer(Move),
    /// The learner taps a square.
    Tap(Square),
    /// The learner chooses an answer, by its number from 1.
    Choose(usize),
    /// The learner asks for help.
    Hint,
    /// The learner sets the board up again.
    Again,
    /// The learner goes on to the next step.
    Continue,
}

/// What comes of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feedback {
    /// How it was judged.
    pub judged: Judged,
    /// Which text of the step is to be shown.
    pub said: Option<Said>,
    /// Moves that the other side has made by itself, out of the step's line.
    pub answers: Vec<Move>,
}

/// How an event was judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judged {
    /// The move is not legal; the board is as it was.
    Refused(Refusal),
    /// The answer is not right; the board is as it was.
    Wrong(Why),
    /// The answer is right, and there is more to do.
    Right,
    /// The step's task is done.
    Done,
    /// The task can no longer be done; the board has to be set up again.
    Failed(Failure),
    /// Nothing was answered: a hint is given, a board set up, the next step begun.
    Shown,
    /// The lesson has come to its end.
    Finished,
    /// This does not fit now.
    OutOfTurn,
}

/// Why an answer is not right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// It is not what is asked for.
    NotThis,
    /// It gives check where only the learner moves.
    GivesCheck,
    /// The position was won, and would be no more.
    ThrowsTheWinAway,
    /// The position was drawn, and would be lost.
    ThrowsTheDrawAway,
}

/// Why a task can no longer be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Failure {
    /// All moves have been made.
    OutOfMoves,
    /// The game has ended in another way than it should.
    Ended(Outcome, Termination),
    /// The opponent has a queen or a rook that stays.
    Promoted,
}

/// A text of the step.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Said {
    /// The general hint.
    Hint,
    /// What is said when the task is done.
    Done,
    /// What is said after this right answer.
    After(Key),
    /// What is said of this wrong answer.
    Wrong(Key),
}

impl Said {
    /// The text itself, in the language of these texts.
    #[must_use]
    pub fn in_texts<'a>(&self, text: &'a StepText) -> &'a [Inline] {
        let of = |remarks: &'a [rokade_content::lesson::Remark], key: &Key| {
            remarks.iter().find(|remark| remark.key == *key).map_or(&[][..], |found| &found.said)
        };
        match self {
            Said::Hint => &text.hint,
            Said::Done => &text.done,
            Said::After(key) => of(&text.after, key),
            Said::Wrong(key) => of(&text.wrong, key),
        }
    }
}

impl Feedback {
    pub(super) fn plain(judged: Judged) -> Feedback {
        Feedback { judged, said: None, answers: Vec::new() }
    }

    pub(super) fn saying(judged: Judged, said: Option<Said>) -> Feedback {
        Feedback { judged, said, answers: Vec::new() }
    }

    /// A wrong answer of which nothing particular is said.
    pub(super) fn wrong(why: Why, step: &Step) -> Feedback {
        let has_hint = !step.text.dutch.hint.is_empty();
        Feedback::saying(Judged::Wrong(why), has_hint.then_some(Said::Hint))
    }
}
