//! What a suite asks: positions with the moves that are right or wrong, or with
//! the mate that is there.
//!
//! Suites are lines of EPD with `bm`, `am` or `dm`; `bm #3` asks for a mate in
//! three, `bm #-3` says that the side to move is mated in three. Of games in PGN
//! the start position counts, and the tag `Termination "mate in 3"`.

use std::io::{self, Write};
use std::path::Path;

use rokade_rules::notation::Letters;
use rokade_rules::notation::epd::{self, Epd};
use rokade_rules::notation::pgn::{Reader, Replay, Tree, Trees};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};

use crate::failure::Failure;
use crate::input::{self, Form, Line};
use crate::position_text::{self, ToldFault};
use crate::tally::Tally;
use crate::texts::Texts;

/// A position and what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Task {
    /// How the suite calls it, or its place.
    pub(super) name: String,
    pub(super) position: Position,
    pub(super) goal: Goal,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// One of the first, none of the second; the first is empty where only
    /// wrong moves are named.
    Moves { right: Vec<Move>, wrong: Vec<Move> },
    /// The side to move mates in so many moves.
    Mates { moves: u32 },
    /// The side to move is mated in so many moves.
    IsMated { moves: u32 },
}

/// A line that cannot be used.
pub(super) struct BadTask {
    line: Line,
    faults: Vec<ToldFault>,
}

impl BadTask {
    pub(super) fn tell(
        &self,
        form: Form,
        out: &mut dyn Write,
        tally: &mut Tally,
        texts: &Texts,
    ) -> io::Result<()> {
        position_text::report(&self.line, &self.faults, form, out, tally, texts)
    }
}

/// All that a file asks, and its lines that cannot be used.
pub(super) fn read(
    path: &Path,
    castling: CastlingMode,
    texts: &Texts,
) -> Result<(Vec<Task>, Vec<BadTask>), Failure> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pgn")) {
        return Ok((of_games(path)?, Vec::new()));
    }
    let (mut tasks, mut bad) = (Vec::new(), Vec::new());
    for line in input::lines(&[path.to_owned()]) {
        let line = line?;
        if position_text::is_skipped(&line) {
            continue;
        }
        match of_line(&line, castling, texts) {
            Ok(task) => tasks.push(task),
            Err(faults) => bad.push(BadTask { line, faults }),
        }
    }
    Ok((tasks, bad))
}

fn of_line(line: &Line, castling: CastlingMode, texts: &Texts) -> Result<Task, Vec<ToldFault>> {
    let position = position_text::read(line, castling, texts)?;
    let no_goal = || vec![ToldFault { column: 1, told: texts.say("suite-no-goal") }];
    let (epd, _) = epd::read_lenient(&line.text, castling).map_err(|_| no_goal())?;
    let goal = goal(&epd).ok_or_else(no_goal)?;
    let name = epd.text("id").map_or_else(|| format!("{}", line.number), str::to_owned);
    Ok(Task { name, position, goal })
}

fn goal(epd: &Epd) -> Option<Goal> {
    let mate = epd.text("bm").and_then(|text| text.strip_prefix('#')?.parse::<i64>().ok());
    if let Some(moves) = mate.or_else(|| epd.number("dm")) {
        let moves_to_mate = u32::try_from(moves.unsigned_abs()).ok()?;
        return Some(match moves {
            ..0 => Goal::IsMated { moves: moves_to_mate },
            _ => Goal::Mates { moves: moves_to_mate },
        });
    }
    let right = epd.moves("bm").unwrap_or_default();
    let wrong = epd.moves("am").unwrap_or_default();
    (!right.is_empty() || !wrong.is_empty()).then_some(Goal::Moves { right, wrong })
}

fn of_games(path: &Path) -> Result<Vec<Task>, Failure> {
    // Puzzles are short: a file of them is read at once.
    let bytes =
        std::fs::read(path).map_err(|source| Failure::Input { path: path.to_owned(), source })?;
    let mut tasks = Vec::new();
    let mut game = 0;
    let trees = Trees::new(|tree: Tree, _| {
        game += 1;
        let says = tree.tags().get("Termination").and_then(|text| text.strip_prefix("mate in "));
        if let Some(moves) = says.and_then(|text| text.trim().parse().ok()) {
            let (position, goal) = (*tree.start(), Goal::Mates { moves });
            tasks.push(Task { name: game.to_string(), position, goal });
        }
    });
    let mut replay = Replay::new(Letters::English, trees);
    let mut reader = Reader::new(&bytes[..]);
    while let Ok(true) = reader.read_game(&mut replay) {}
    drop(replay);
    Ok(tasks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn task(text: &str) -> Result<Task, Vec<ToldFault>> {
        let line = Line::of_option("suite", text);
        of_line(&line, CastlingMode::Standard, &Texts::of(Language::English))
    }

    #[test]
    fn moves_and_mates_are_asked_for() {
        let goal = |operations: &str| {
            task(&format!("7k/8/5K2/8/8/8/8/6Q1 w - - {operations}")).map(|task| task.goal)
        };
        assert!(matches!(
            goal("bm Qg7# Qg2; am Qa1; id \"x\";"),
            Ok(Goal::Moves { right, wrong }) if right.len() == 2 && wrong.len() == 1
        ));
        assert_eq!(goal("bm #1;"), Ok(Goal::Mates { moves: 1 }));
        assert_eq!(goal("bm #-2;"), Ok(Goal::IsMated { moves: 2 }));
        assert_eq!(goal("dm 3;"), Ok(Goal::Mates { moves: 3 }));
    }

    #[test]
    fn a_line_without_a_goal_is_told() {
        for line in ["7k/8/5K2/8/8/8/8/6Q1 w - - id \"x\";", "7k/8/5K2/8/8/8/8/6Q1 w - - bm Ra1;"] {
            assert_eq!(task(line).unwrap_err().len(), 1, "{line}");
        }
        assert!(task("8/8 w - - bm e4;").unwrap_err()[0].told.contains("part 1"));
    }

    #[test]
    fn a_task_has_a_name_or_a_place() {
        assert_eq!(task("7k/8/5K2/8/8/8/8/6Q1 w - - bm #1; id \"WAC 1\";").unwrap().name, "WAC 1");
        assert_eq!(task("7k/8/5K2/8/8/8/8/6Q1 w - - bm #1;").unwrap().name, "1");
    }
}
