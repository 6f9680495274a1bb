//! Whether a task can be done.

use rokade_content::lesson::{Step, Task, Worth};
use rokade_content::{Fault, FaultKind};
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Move, Position};

use super::super::alone::{Alone, Moved};
use super::super::right::{is_right, targets};
use super::super::three_men::{plies_to_goal, worth};

/// What is wrong with the task of a step.
pub(super) fn check(step: &Step, position: &Position) -> Option<Fault> {
    let kind = match &step.task {
        Task::Read | Task::Choose(_) => None,
        Task::Stars { within, .. } | Task::CaptureAll { within } => {
            can_be_searched(position, &step.task, *within)
        }
        Task::Reach { within, solution, .. } => {
            leads_there(position, &step.task, *within, solution)
        }
        Task::Moves(moves) => {
            moves.iter().find(|text| read(text, position).is_none()).map(|text| no_move(text))
        }
        Task::Find(_) => is_a_question(position, &step.task),
        Task::Line(line) => can_be_played(position, line),
        Task::Promote(within) | Task::Mate(within) => is_won(position, *within),
        Task::Hold(_) => match worth(position) {
            None => Some(FaultKind::Undecided),
            Some(Worth::Draw) => None,
            Some(Worth::Win(_)) => Some(FaultKind::OutOfReach),
        },
        Task::Tap(target) => {
            targets(position, *target).is_empty().then_some(FaultKind::NothingToFind)
        }
    };
    kind.map(|kind| step.task_at.fault(kind))
}

fn read(text: &str, position: &Position) -> Option<Move> {
    san::read(text, position, Letters::English).ok()
}

fn no_move(text: &str) -> FaultKind {
    FaultKind::NoMove(text.to_owned())
}

fn can_be_searched(position: &Position, task: &Task, within: u32) -> Option<FaultKind> {
    let board = Alone::begin(*position, task)?;
    if board.left.is_empty() {
        return Some(FaultKind::NothingToFind);
    }
    match board.fewest(task, within) {
        Ok(Some(_)) => None,
        Ok(None) => Some(FaultKind::OutOfReach),
        Err(_) => Some(FaultKind::Undecided),
    }
}

fn leads_there(
    position: &Position,
    task: &Task,
    within: u32,
    solution: &[String],
) -> Option<FaultKind> {
    let mut board = Alone::begin(*position, task)?;
    for (place, text) in solution.iter().enumerate() {
        let Some(chess_move) = read(text, &board.position) else { return Some(no_move(text)) };
        match board.after(chess_move, task) {
            Moved::On(next) => board = next,
            Moved::Check => return Some(no_move(text)),
            Moved::Goal(_) => {
                let is_whole = place + 1 == solution.len() && place < within as usize;
                return (!is_whole).then_some(FaultKind::OutOfReach);
            }
        }
    }
    Some(FaultKind::OutOfReach)
}

/// Some moves must be right, and some wrong.
fn is_a_question(position: &Position, task: &Task) -> Option<FaultKind> {
    let moves = position.legal_moves();
    let right = moves.iter().filter(|&&one| is_right(position, one, task)).count();
    (right == 0 || right == moves.len()).then_some(FaultKind::NothingToFind)
}

fn can_be_played(position: &Position, line: &[String]) -> Option<FaultKind> {
    let mut position = *position;
    for text in line {
        let Some(next) = read(text, &position) else { return Some(no_move(text)) };
        position = position.after(next);
    }
    None
}

/// Against the best defence, in so many moves of the learner.
fn is_won(position: &Position, within: u32) -> Option<FaultKind> {
    match worth(position) {
        None => Some(FaultKind::Undecided),
        Some(found) if found != Worth::Win(position.turn()) => Some(FaultKind::OutOfReach),
        Some(_) => {
            let plies = plies_to_goal(position)?;
            (plies.div_ceil(2) > within).then_some(FaultKind::OutOfReach)
        }
    }
}
