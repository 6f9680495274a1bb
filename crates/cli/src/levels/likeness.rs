//! How like a person's the moves of a level are: its losses, by a judge that sees far.
//!
//! Made as the figures of people were: the judge looks at every position with so many nodes, the
//! loss of a move is the difference of the evaluations before and after it, limited to ±1000.
//! Formulas: `rokade_coach`.

use rokade_coach::accuracy::average_loss_cp;
use rokade_coach::{Accuracy, Evaluation, Judgement};
use rokade_engine::Outlook;
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position};
use rokade_uci::client::{EngineFault, Worth};
use serde::Serialize;

use super::contest::Contest;
use super::seat::{EngineSeat, Seat as _};

/// What the judge found, over all games.
#[derive(Clone, Debug, Default)]
pub(super) struct Likeness {
    games: u32,
    moves: u32,
    loss_cp: f64,
    accuracy: f64,
    blunders: u32,
    losses_of_300: u32,
    best: u32,
    /// Moves and blunders of each phase.
    phases: [(u32, u32); 3],
}

/// The phases begin before these half-moves, counted from 0; the last one has no end.
const PHASES_END_PLY: [usize; 2] = [20, 60];

/// The same as shares.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Shares {
    pub(super) games: u32,
    pub(super) moves: u32,
    pub(super) acpl: f64,
    pub(super) accuracy: f64,
    pub(super) blunders: f64,
    pub(super) losses_of_300: f64,
    pub(super) best: f64,
    /// Blunders in half-moves 1 to 20, 21 to 60, and later.
    pub(super) blunders_early: f64,
    pub(super) blunders_middle: f64,
    pub(super) blunders_late: f64,
}

impl Likeness {
    /// Judges the first seat's moves of a game.
    pub(super) fn add(
        &mut self,
        game: &Contest,
        judge: &mut EngineSeat,
    ) -> Result<(), EngineFault> {
        let (evaluations, bests) = evaluate(&game.moves, judge)?;
        let Some(loss) = average_loss_cp(&evaluations, Color::White, game.first) else {
            return Ok(());
        };
        let accuracy = Accuracy::of_side(&evaluations, Color::White, game.first);
        self.games += 1;
        self.loss_cp += loss;
        self.accuracy += accuracy.map_or(0.0, Accuracy::percent);
        let own = usize::from(game.first == Color::Black);
        for (ply, played) in game.moves.iter().enumerate().skip(own).step_by(2) {
            let (before, after) = (evaluations[ply], evaluations[ply + 1]);
            let loss = before.centipawns_for(game.first) - after.centipawns_for(game.first);
            let judged = Judgement::of(before, after, game.first);
            let written = uci_move::write(*played, CastlingMode::Standard).to_string();
            self.moves += 1;
            let is_blunder = u32::from(judged == Some(Judgement::Blunder));
            let phase = PHASES_END_PLY.iter().filter(|&&end| ply >= end).count();
            self.blunders += is_blunder;
            self.phases[phase].0 += 1;
            self.phases[phase].1 += is_blunder;
            self.losses_of_300 += u32::from(loss >= 300);
            self.best += u32::from(bests[ply] == written);
        }
        Ok(())
    }

    /// What was found.
    pub(super) fn shares(&self) -> Shares {
        let games = f64::from(self.games.max(1));
        let share = |count: u32, of: u32| 100.0 * f64::from(count) / f64::from(of.max(1));
        let percent = |count: u32| share(count, self.moves);
        let [early, middle, late] = self.phases.map(|(moves, blunders)| share(blunders, moves));
        Shares {
            games: self.games,
            moves: self.moves,
            acpl: self.loss_cp / games,
            accuracy: self.accuracy / games,
            blunders: percent(self.blunders),
            losses_of_300: percent(self.losses_of_300),
            best: percent(self.best),
            blunders_early: early,
            blunders_middle: middle,
            blunders_late: late,
        }
    }
}

/// The worth of the start and after every move, and the best move of every position.
fn evaluate(
    moves: &[Move],
    judge: &mut EngineSeat,
) -> Result<(Vec<Evaluation>, Vec<String>), EngineFault> {
    judge.begin(0)?;
    let mut position = Position::initial();
    let mut written = Vec::new();
    let (mut evaluations, mut bests) = (vec![Evaluation::INITIAL], Vec::new());
    for ply in 0..=moves.len() {
        let turn = position.turn();
        if !position.has_legal_move() {
            let mated = Evaluation::Mate { by: !turn, moves: 0 };
            evaluations.push(if position.is_check() { mated } else { Evaluation::DRAW });
            bests.push(String::new());
        } else {
            let thought = judge.think(&written)?;
            if ply > 0 {
                evaluations.push(Evaluation::seen_by(turn, outlook(thought.found.worth)));
            }
            bests.push(thought.best);
        }
        if let Some(&played) = moves.get(ply) {
            written.push(uci_move::write(played, CastlingMode::Standard).to_string());
            position = position.after(played);
        }
    }
    Ok((evaluations, bests))
}

fn outlook(worth: Option<Worth>) -> Outlook {
    match worth {
        Some(Worth::Centipawns(value)) => Outlook::Centipawns(value),
        Some(Worth::Mate(moves)) if moves > 0 => Outlook::Mates { moves: moves.unsigned_abs() },
        Some(Worth::Mate(moves)) => Outlook::Mated { moves: moves.unsigned_abs() },
        None => Outlook::Centipawns(0),
    }
}
