//! The engine answers.

use std::io;

use rokade_engine::{
    Engine, GameSoFar, HashSize, Limits, Outlook, Report, Score, Silent, StopToken, StoppedClock,
};
use rokade_rules::notation::{Letters, fen, san};
use rokade_rules::{Move, Position};
use serde::Serialize;

use super::Telling;
use super::arguments::SuiteArguments;
use super::task::{Goal, Task};
use crate::input::Form;

/// The engine and what it has solved of a file.
pub(super) struct Solver {
    engine: Engine,
    nodes: u64,
    tells_all: bool,
    solved: usize,
    asked: usize,
}

/// One position, as `--json` prints it.
#[derive(Serialize)]
struct SolvedObject<'a> {
    file: &'a str,
    id: &'a str,
    fen: String,
    solved: bool,
    expected: String,
    best: String,
    score: String,
    depth: u32,
    nodes: u64,
}

/// A file, as `--json` prints it at its end.
#[derive(Serialize)]
struct EndObject<'a> {
    file: &'a str,
    solved: usize,
    of: usize,
    nodes: u64,
}

impl Solver {
    pub(super) fn new(arguments: &SuiteArguments) -> Self {
        Self {
            engine: Engine::new(HashSize::mebibytes(arguments.hash)),
            nodes: arguments.nodes,
            tells_all: arguments.all,
            solved: 0,
            asked: 0,
        }
    }

    /// Searches a position and tells what came of it: to people where it was
    /// missed, to programs always.
    pub(super) fn solve(&mut self, task: &Task, telling: &mut Telling<'_>) -> io::Result<()> {
        self.engine.forget();
        let game = GameSoFar::starting_from(task.position);
        let limits = Limits::nodes(self.nodes);
        let answer =
            self.engine.search(&game, &limits, &StoppedClock, &StopToken::new(), &mut Silent);
        let is_solved = is_solved(&task.goal, answer.best_move, answer.report.score);
        self.asked += 1;
        self.solved += usize::from(is_solved);
        let object = object(task, is_solved, answer.best_move, &answer.report, telling.file);
        match telling.form {
            Form::Json => telling.object(&object),
            Form::Text if is_solved && !self.tells_all => Ok(()),
            Form::Text => {
                let key = if is_solved { "suite-solved" } else { "suite-missed" };
                let values = [
                    ("id", task.name.as_str()),
                    ("expected", &object.expected),
                    ("best", &object.best),
                    ("score", &object.score),
                    ("depth", &object.depth.to_string()),
                ];
                telling.line(key, &values)
            }
        }
    }

    /// Tells how many were solved.
    pub(super) fn end(&self, telling: &mut Telling<'_>) -> io::Result<()> {
        let Self { solved, asked, nodes, .. } = *self;
        match telling.form {
            Form::Json => {
                let file = telling.file;
                telling.object(&EndObject { file, solved, of: asked, nodes })
            }
            Form::Text => {
                let file = telling.file;
                let values = [
                    ("file", file),
                    ("solved", &solved.to_string()),
                    ("asked", &asked.to_string()),
                    ("nodes", &nodes.to_string()),
                ];
                telling.line("suite-end", &values)
            }
        }
    }
}

/// A mate counts when the engine says so, in no more moves.
fn is_solved(goal: &Goal, best: Option<Move>, score: Score) -> bool {
    match (goal, score.outlook()) {
        (Goal::Moves { right, wrong }, _) => best.is_some_and(|best| {
            (right.is_empty() || right.contains(&best)) && !wrong.contains(&best)
        }),
        (Goal::Mates { moves }, Outlook::Mates { moves: found }) => found <= *moves,
        (Goal::IsMated { moves }, Outlook::Mated { moves: found }) => found <= *moves,
        _ => false,
    }
}

fn object<'a>(
    task: &'a Task,
    solved: bool,
    best: Option<Move>,
    report: &Report,
    file: &'a str,
) -> SolvedObject<'a> {
    SolvedObject {
        file,
        id: &task.name,
        fen: fen::write(&task.position).to_string(),
        solved,
        expected: expected(task),
        best: best.map_or_else(String::new, |best| written(&task.position, best)),
        score: report.score.to_string(),
        depth: report.depth_plies,
        nodes: report.nodes,
    }
}

/// The goal in the notation of suites.
fn expected(task: &Task) -> String {
    match &task.goal {
        Goal::Mates { moves } => format!("#{moves}"),
        Goal::IsMated { moves } => format!("#-{moves}"),
        Goal::Moves { right, wrong } => {
            let right = right.iter().map(|&one| written(&task.position, one));
            let wrong = wrong.iter().map(|&one| format!("not {}", written(&task.position, one)));
            right.chain(wrong).collect::<Vec<_>>().join(" ")
        }
    }
}

fn written(position: &Position, chess_move: Move) -> String {
    san::write(position, chess_move, Letters::English).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_solved_by_no_longer_one() {
        let goal = Goal::Mates { moves: 2 };
        assert!(is_solved(&goal, None, Score::mate_in_plies(3)));
        assert!(!is_solved(&goal, None, Score::mate_in_plies(5)));
        assert!(!is_solved(&goal, None, Score::mated_in_plies(2)));
        assert!(is_solved(&Goal::IsMated { moves: 1 }, None, Score::mated_in_plies(2)));
    }

    #[test]
    fn a_right_move_is_none_of_the_wrong_ones() {
        let position = Position::initial();
        let moves: Vec<Move> = position.legal_moves().into_iter().take(3).collect();
        let goal = |right: &[Move], wrong: &[Move]| Goal::Moves {
            right: right.to_vec(),
            wrong: wrong.to_vec(),
        };
        assert!(is_solved(&goal(&moves[..2], &[]), Some(moves[1]), Score::DRAW));
        assert!(!is_solved(&goal(&moves[..2], &[]), Some(moves[2]), Score::DRAW));
        assert!(is_solved(&goal(&[], &moves[..2]), Some(moves[2]), Score::DRAW));
        assert!(!is_solved(&goal(&[], &moves[..2]), Some(moves[0]), Score::DRAW));
        assert!(!is_solved(&goal(&moves, &[]), None, Score::DRAW));
    }
}
