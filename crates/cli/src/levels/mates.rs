//! Whether a level lets a forced mate go.

use std::io::BufRead;

use rokade_engine::level::{Level, Player, Situation};
use rokade_engine::{Effort, MateFinding, MateSolver};
use rokade_rules::Position;
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;
use serde::Serialize;

/// How many seeds every position is played with.
const SEEDS: u64 = 10;

/// The longest mate that every level must keep.
const HORIZON_MOVES: u32 = 3;

/// What the solver may look at to say whether a mate is there.
const EFFORT_POSITIONS: u64 = 5_000_000;

/// How many mates were kept, by the number of moves they take.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Kept {
    pub(super) positions: u32,
    pub(super) asked: u32,
    pub(super) kept: u32,
}

/// How often a mate in one was defended against, where that can be done.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Defended {
    pub(super) positions: u32,
    pub(super) defended: u32,
}

/// Positions with a mate in so many moves, out of a file of puzzles (`PuzzleId,FEN,Moves,…`, where
/// the first move leads to the position) or of EPD lines.
pub(super) fn read(lines: impl BufRead) -> Vec<(u32, Position)> {
    let mut solver = MateSolver::default();
    let effort = Effort::positions(EFFORT_POSITIONS);
    let mut found = Vec::new();
    for line in lines.lines().map_while(Result::ok) {
        let Some(position) = puzzle(&line).or_else(|| epd(&line)) else { continue };
        if let MateFinding::Mate { moves } = solver.mates(&position, HORIZON_MOVES, &effort) {
            found.push((moves, position));
        }
    }
    found
}

fn puzzle(line: &str) -> Option<Position> {
    let mut fields = line.split(',').skip(1);
    let position = fen::read(fields.next()?, CastlingMode::Standard).ok()?;
    let first = fields.next()?.split(' ').next()?;
    let themes = fields.nth(4)?;
    let is_mate = themes.split(' ').any(|theme| theme.starts_with("mateIn"));
    let first = uci_move::read(first, &position).ok()?;
    is_mate.then(|| position.after(first))
}

fn epd(line: &str) -> Option<Position> {
    let fields: Vec<&str> = line.split_whitespace().take(4).collect();
    let text = format!("{} 0 1", fields.join(" "));
    fen::read(&text, CastlingMode::Standard).ok()
}

/// Plays a level on every position with every seed.
pub(super) fn measure(level: Level, positions: &[(u32, Position)]) -> [Kept; 3] {
    let mut kept = [Kept::default(); HORIZON_MOVES as usize];
    let mut solver = MateSolver::default();
    let effort = Effort::positions(EFFORT_POSITIONS);
    for (moves, position) in positions {
        let kept = &mut kept[*moves as usize - 1];
        let situation = Situation::starting_from(*position);
        kept.positions += 1;
        for seed in 0..SEEDS {
            let chosen = Player::new(level.strength(), seed).choose(&situation);
            let after = chosen.map(|chosen| position.after(chosen));
            let is_kept = after.is_some_and(|after| {
                let left = moves - 1;
                let finding = solver.is_mated(&after, left, &effort);
                matches!(finding, MateFinding::Mate { .. })
            });
            kept.asked += 1;
            kept.kept += u32::from(is_kept);
        }
    }
    kept
}

/// Plays a level where the opponent threatens mate in one and a defence exists: the positions
/// before the mates in one of the puzzles, seen by the side that let the mate in.
pub(super) fn measure_defence(level: Level, lines: impl BufRead, at_most: usize) -> Defended {
    let mut solver = MateSolver::default();
    let effort = Effort::positions(EFFORT_POSITIONS);
    let mut mates_in_one = |position: &Position| {
        matches!(solver.mates(position, 1, &effort), MateFinding::Mate { .. })
    };
    let mut found = Defended::default();
    for line in lines.lines().map_while(Result::ok) {
        let Some(before) = before_puzzle(&line) else { continue };
        let allowed =
            before.legal_moves().into_iter().filter(|&m| mates_in_one(&before.after(m))).count();
        let is_case = allowed > 0 && allowed < before.legal_moves().len();
        if !is_case || found.positions as usize >= at_most {
            continue;
        }
        let situation = Situation::starting_from(before);
        let chosen = Player::new(level.strength(), u64::from(found.positions)).choose(&situation);
        found.positions += 1;
        found.defended +=
            u32::from(chosen.is_some_and(|chosen| !mates_in_one(&before.after(chosen))));
    }
    found
}

fn before_puzzle(line: &str) -> Option<Position> {
    fen::read(line.split(',').nth(1)?, CastlingMode::Standard).ok()
}
