//! Lessons, steps and feedback in the words of the wire.

use crate::prose::pieces;
use rokade_coach::lesson::{Awaits, Failure, Feedback, Judged, Session, Why};
use rokade_content::lesson::{Step, Task};
use rokade_content::rulebook::{Block, Inline, Marks, markup};
use rokade_content::{Language, Lessons, lesson};
use rokade_rules::SquareSet;
use rokade_wire::{
    BookBlock, BookPiece, LessonAwaits, LessonEntry, LessonFeedback, LessonGroup, LessonJudged,
    LessonStep, LessonTask, LessonView, LessonWrong, PlayedMove, PositionView, Square,
};

/// All lessons in their groups.
pub(super) fn groups(lessons: &Lessons, language: Language) -> Vec<LessonGroup> {
    let group = |(index, group): (usize, &rokade_content::rulebook::Group)| LessonGroup {
        title: group.title.of(language).clone(),
        lessons: lessons
            .lessons
            .iter()
            .filter(|lesson| lesson.group == index)
            .map(|lesson| entry(lesson, language))
            .collect(),
    };
    lessons.groups.iter().enumerate().map(group).collect()
}

fn entry(lesson: &lesson::Lesson, language: Language) -> LessonEntry {
    let text = lesson.text.of(language);
    let step = |step: &Step| LessonStep {
        id: step.id.clone(),
        title: step.text.of(language).title.clone(),
    };
    LessonEntry {
        id: lesson.id.clone(),
        address: text.address.clone(),
        title: text.title.clone(),
        about: markup::plain(&text.about),
        minutes: lesson.minutes,
        steps: lesson.steps.iter().map(step).collect(),
    }
}

/// A learner at a step.
pub(super) fn of(session: &Session<'_>, language: Language) -> LessonView {
    let step = session.step();
    let text = step.text.of(language);
    let position = session.position();
    let reach = step.show.zip(position).map(|(from, position)| {
        let legal = position.legal_moves().into_iter();
        legal.filter(move |chess_move| chess_move.from() == from).map(|chess_move| chess_move.to())
    });
    LessonView {
        place: u32::try_from(session.place()).unwrap_or(u32::MAX),
        body: text.body.iter().filter_map(block).collect(),
        choices: text.choices.iter().map(|choice| line(choice)).collect(),
        task: task(&step.task),
        has_hint: !text.hint.is_empty(),
        side: session.side().into(),
        board: position.map(PositionView::from),
        marks: squares(step.marks),
        reach: reach.map(|moves| squares(moves.collect())).unwrap_or_default(),
        left: squares(session.left()),
        moves_left: session.moves_left(),
        awaits: match session.awaits() {
            Awaits::Learner => LessonAwaits::Learner,
            Awaits::Opponent => LessonAwaits::Opponent,
            Awaits::Again => LessonAwaits::Again,
            Awaits::Continue => LessonAwaits::Continue,
        },
        tries: session.progress().tries,
    }
}

/// What came of an event.
pub(super) fn feedback(
    feedback: &Feedback,
    played: Vec<PlayedMove>,
    between: Option<PositionView>,
    session: &Session<'_>,
    language: Language,
) -> LessonFeedback {
    let text = session.step().text.of(language);
    let said = feedback.said.as_ref().map(|said| line(said.in_texts(text)));
    LessonFeedback {
        judged: judged(feedback.judged),
        said: said.filter(|said| !said.is_empty()),
        played,
        between,
        view: of(session, language),
    }
}

/// Whether the move that was judged so stands on the board.
pub(super) const fn was_made(judged: Judged) -> bool {
    matches!(judged, Judged::Right | Judged::Done | Judged::Failed(_))
}

fn judged(judged: Judged) -> LessonJudged {
    match judged {
        Judged::Refused(refusal) => LessonJudged::Refused { refusal: refusal.into() },
        Judged::Wrong(why) => LessonJudged::Wrong {
            why: match why {
                Why::NotThis => LessonWrong::NotThis,
                Why::GivesCheck => LessonWrong::GivesCheck,
                Why::ThrowsTheWinAway => LessonWrong::ThrowsTheWinAway,
                Why::ThrowsTheDrawAway => LessonWrong::ThrowsTheDrawAway,
            },
        },
        Judged::Right => LessonJudged::Right,
        Judged::Done => LessonJudged::Done,
        Judged::Failed(Failure::OutOfMoves) => LessonJudged::OutOfMoves,
        Judged::Failed(Failure::Promoted) => LessonJudged::Promoted,
        Judged::Failed(Failure::Ended(outcome, termination)) => {
            LessonJudged::Ended { outcome: outcome.into(), termination: termination.into() }
        }
        Judged::Shown => LessonJudged::Shown,
        Judged::Finished => LessonJudged::Finished,
        Judged::OutOfTurn => LessonJudged::OutOfTurn,
    }
}

fn task(task: &Task) -> LessonTask {
    match task {
        Task::Read => LessonTask::Read,
        Task::Stars { .. } => LessonTask::Stars,
        Task::CaptureAll { .. } => LessonTask::CaptureAll,
        Task::Reach { .. } => LessonTask::Reach,
        Task::Moves(_) => LessonTask::Moves,
        Task::Find(_) => LessonTask::Find,
        Task::Line(_) => LessonTask::Line,
        Task::Promote(_) => LessonTask::Promote,
        Task::Hold(_) => LessonTask::Hold,
        Task::Mate(_) => LessonTask::Mate,
        Task::Tap(_) => LessonTask::Tap,
        Task::Choose(_) => LessonTask::Choose,
    }
}

/// A block of a step's text. Steps have neither tables nor boards in their texts.
fn block(block: &Block) -> Option<BookBlock> {
    match block {
        Block::Heading(words) => Some(BookBlock::Heading { line: line(words) }),
        Block::Paragraph(words) => Some(BookBlock::Paragraph { line: line(words) }),
        Block::List { marks, items } => Some(BookBlock::List {
            numbered: *marks == Marks::Numbers,
            items: items.iter().map(|item| line(item)).collect(),
        }),
        Block::Table { .. } | Block::Board { .. } => None,
    }
}

fn line(words: &[Inline]) -> Vec<BookPiece> {
    // Lessons have no links to pages.
    pieces(words, str::to_owned)
}

fn squares(set: SquareSet) -> Vec<Square> {
    set.into_iter().map(Square).collect()
}
