//! Holding lessons against the rules: every position, move and claim, and whether each task can
//! be done in the moves it allows.
//!
//! `tasks` asks whether a task can be done, `remarks` whether what is said of an answer is about
//! one that can be given, `claims` whether what is claimed is so.

mod claims;
mod remarks;
mod tasks;

use rokade_content::lesson::{Lessons, Step, Task};
use rokade_content::{Fault, FaultKind};
use rokade_rules::Position;
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;

/// Everything that lessons say and the rules do not, in the order of the lessons.
#[must_use]
pub fn check(lessons: &Lessons) -> Vec<Fault> {
    let mut faults = Vec::new();
    for step in lessons.lessons.iter().flat_map(|lesson| &lesson.steps) {
        check_step(step, &mut faults);
    }
    faults
}

fn check_step(step: &Step, faults: &mut Vec<Fault>) {
    let Some(text) = &step.fen else {
        faults.extend(remarks::of_choices(step));
        let alone = |(_, place): &(_, rokade_content::lesson::Place)| {
            place.fault(FaultKind::MissingField("fen"))
        };
        faults.extend(step.claims.iter().map(alone));
        return;
    };
    let position = match fen::read(text, CastlingMode::Standard) {
        Ok(position) => position,
        Err(why) => return faults.push(step.at.fault(FaultKind::Fen(why.to_string()))),
    };
    faults.extend(check_side(step, &position));
    if let Some(square) = step.show
        && !position.legal_moves().into_iter().any(|shown| shown.from() == square)
    {
        faults.push(step.at.fault(FaultKind::NothingToFind));
    }
    faults.extend(tasks::check(step, &position));
    faults.extend(remarks::check(step, &position));
    for (claim, place) in &step.claims {
        faults.extend(claims::check(claim, &step.task, &position).map(|kind| place.fault(kind)));
    }
}

/// The learner has the first move, but in a line the other side may, and reading needs none.
fn check_side(step: &Step, position: &Position) -> Option<Fault> {
    let is_free = matches!(step.task, Task::Read | Task::Line(_) | Task::Tap(_) | Task::Choose(_));
    (!is_free && step.side != position.turn()).then(|| {
        step.at.fault(FaultKind::AgainstTheRules {
            said: step.side.to_string(),
            ruled: position.turn().to_string(),
        })
    })
}
