//! Whether what is said of an answer is about one that can be given, and of its kind: a remark on a
//! wrong answer may not stand with a right one, nor the other way round.

use rokade_content::lesson::{Remark, Step, StepText, Task};
use rokade_content::{Fault, FaultKind, Language};
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Move, Position, Square};

use super::super::right::{is_meant, is_right, targets};

/// What is wrong with the remarks of a step.
pub(super) fn check(step: &Step, position: &Position) -> Vec<Fault> {
    match &step.task {
        Task::Choose(_) => of_choices(step),
        Task::Tap(target) => {
            let right = targets(position, *target);
            let is_of = |remark: &Remark, wanted: bool| {
                let square: Option<Square> = remark.key.bare().parse().ok();
                square.is_some_and(|square| right.contains(square) == wanted)
            };
            every(step, is_of)
        }
        task => {
            let line = positions(step, position);
            every(step, |remark, wanted| {
                line.iter().any(|(before, next)| {
                    let moves = before.legal_moves();
                    let meant = moves.into_iter().find(|&one| is_meant(&remark.key, before, one));
                    meant.is_some_and(|meant| is_of(task, before, *next, meant, wanted))
                })
            })
        }
    }
}

/// The same for a question, which needs no board.
pub(super) fn of_choices(step: &Step) -> Vec<Fault> {
    let Task::Choose(right) = step.task else { return every(step, |_, _| false) };
    let choices = 1..=step.text.dutch.choices.len();
    every(step, |remark, wanted| {
        let number: Option<usize> = remark.key.bare().parse().ok();
        number.is_some_and(|number| choices.contains(&number) && (number == right) == wanted)
    })
}

/// Whether a move is right, or wrong, as the remark has it.
fn is_of(task: &Task, before: &Position, next: Option<Move>, meant: Move, wanted: bool) -> bool {
    match task {
        Task::Moves(_) | Task::Find(_) => is_right(before, meant, task) == wanted,
        Task::Line(_) => (next == Some(meant)) == wanted,
        // In the others a remark decides by itself what is wrong.
        _ => true,
    }
}

/// The positions in which the learner moves, with the move of the line if there is one.
fn positions(step: &Step, start: &Position) -> Vec<(Position, Option<Move>)> {
    let Task::Line(line) = &step.task else { return vec![(*start, None)] };
    let mut found = Vec::new();
    let mut position = *start;
    for text in line {
        let Ok(next) = san::read(text, &position, Letters::English) else { break };
        if position.turn() == step.side {
            found.push((position, Some(next)));
        }
        position = position.after(next);
    }
    found
}

/// The faults of all remarks that are not what they should be, in both languages.
fn every(step: &Step, is_of: impl Fn(&Remark, bool) -> bool) -> Vec<Fault> {
    let of = |text: &StepText| {
        let after = text.after.iter().filter(|remark| !is_of(remark, true));
        let wrong = text.wrong.iter().filter(|remark| !is_of(remark, false));
        let faults = after.chain(wrong);
        faults
            .map(|remark| remark.at.fault(FaultKind::NoMove(remark.key.to_string())))
            .collect::<Vec<_>>()
    };
    Language::ALL.into_iter().flat_map(|language| of(step.text.of(language))).collect()
}
