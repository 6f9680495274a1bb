//! Tasks against an opponent: promote, hold the draw, mate.
//!
//! The game is judged by the rules with automatic draws. With three men left it is known at once
//! when a move throws the win or the draw away, and the learner is told before it is too late.

use rokade_content::lesson::{Step, Task, Worth};
use rokade_rules::ending::{Outcome, Verdict};
use rokade_rules::game::Game;
use rokade_rules::{Move, Position};

use super::feedback::{Failure, Why};
use super::three_men::{is_safe_promotion, worth};

/// How a task stands after a move.
pub(super) enum Standing {
    Open,
    Done,
    Failed(Failure),
}

/// Whether somebody else moves in a task.
pub(super) const fn is_versus(task: &Task) -> bool {
    matches!(task, Task::Promote(_) | Task::Hold(_) | Task::Mate(_))
}

/// Why a move would spoil what the task is about, if that is known.
pub(super) fn thrown_away(before: &Position, chess_move: Move, task: &Task) -> Option<Why> {
    let learner = before.turn();
    let after = before.after(chess_move);
    let had = worth(before)?;
    // A king alone has nothing; mate and a safe queen are the goal itself.
    let has = match worth(&after) {
        _ if after.is_checkmate() || is_safe_promotion(chess_move, &after) => Worth::Win(learner),
        Some(worth) => worth,
        None => Worth::Draw,
    };
    match task {
        Task::Promote(_) | Task::Mate(_) => {
            (had == Worth::Win(learner) && has != had).then_some(Why::ThrowsTheWinAway)
        }
        Task::Hold(_) => {
            (had == Worth::Draw && has == Worth::Win(!learner)).then_some(Why::ThrowsTheDrawAway)
        }
        _ => None,
    }
}

/// How a task stands after the learner's move.
pub(super) fn after_learner(game: &Game, chess_move: Move, step: &Step, is_last: bool) -> Standing {
    let has_promoted =
        matches!(step.task, Task::Promote(_)) && is_safe_promotion(chess_move, game.position());
    if has_promoted {
        return Standing::Done;
    }
    match (ended(game, step), &step.task) {
        (Some(standing), _) => standing,
        (None, Task::Hold(_)) if is_last => Standing::Done,
        (None, _) if is_last => Standing::Failed(Failure::OutOfMoves),
        (None, _) => Standing::Open,
    }
}

/// How a task stands after the opponent's move.
pub(super) fn after_opponent(game: &Game, answer: Move, step: &Step) -> Standing {
    match ended(game, step) {
        Some(standing) => standing,
        None if is_safe_promotion(answer, game.position()) => Standing::Failed(Failure::Promoted),
        None => Standing::Open,
    }
}

/// How a task stands if the game is over.
fn ended(game: &Game, step: &Step) -> Option<Standing> {
    let Verdict::Ended { outcome, termination } = game.verdict() else { return None };
    let holds = matches!(step.task, Task::Hold(_));
    let is_good = match outcome {
        Outcome::Win(winner) => winner == step.side,
        _ => holds,
    };
    Some(match is_good {
        true => Standing::Done,
        false => Standing::Failed(Failure::Ended(outcome, termination)),
    })
}
