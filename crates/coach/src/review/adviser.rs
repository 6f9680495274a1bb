//! Who is asked what a position is worth.

use crate::evaluation::Evaluation;
use rokade_engine::{Engine, GameSoFar, Limits, Silent, StopToken, Stopwatch};
use rokade_rules::Move;

/// What is thought of a position in which there is a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// Its worth.
    pub evaluation: Evaluation,
    /// The best play of both sides; it begins with the best move.
    pub line: Vec<Move>,
}

/// Someone who knows what a position is worth.
pub trait Adviser {
    /// Looks at the position that a game has led to; there is a legal move.
    ///
    /// None when it was stopped before it knew.
    fn look(&mut self, game: &GameSoFar) -> Option<Advice>;

    /// The same as if these were the only legal moves, of which there is at least one. This may
    /// be answered with less care.
    fn look_among(&mut self, game: &GameSoFar, moves: Vec<Move>) -> Option<Advice>;

    /// How many of so many positions may be looked at a second time, with more care; none for who
    /// looks with the same care at all.
    fn closer_looks(&self, _positions: usize) -> usize {
        0
    }

    /// How many positions more, when those looks are spent, where a fault would rest on a first look.
    fn spare_looks(&self, _positions: usize) -> usize {
        0
    }

    /// The same as a look, with more care.
    fn look_closer(&mut self, game: &GameSoFar) -> Option<Advice> {
        self.look(game)
    }
}

/// So much less is looked at when only some moves are compared: whether there is another good
/// move shows sooner than which move is the best.
const SECOND_LOOK_DIVISOR: u64 = 4;

/// Of the nodes that a review has for each position, a first look takes so much …
const FIRST_LOOK_PERCENT: u64 = 40;
/// … and a closer look so much. Where a move seems to be a fault, its class depends on what a short
/// look does not see; where nothing happens, more nodes change nothing.
const CLOSER_LOOK_PERCENT: u64 = 200;
/// So much more may be spent where many moves of a game seem to be faults, lest one of them be called a
/// mistake on a first look alone.
const SPARE_PERCENT: u64 = 10;

/// The engine, with a number of nodes for each position.
pub struct EngineAdviser<'a> {
    engine: &'a mut Engine,
    nodes: u64,
    /// When only some moves are compared.
    nodes_among: u64,
    /// When it looks a second time; nothing where it does not.
    nodes_closer: Option<u64>,
    stopwatch: &'a dyn Stopwatch,
    stop: &'a StopToken,
}

impl<'a> EngineAdviser<'a> {
    /// Asks this engine, which looks at so many nodes for each position until it is told to stop.
    pub fn new(
        engine: &'a mut Engine,
        nodes: u64,
        stopwatch: &'a dyn Stopwatch,
        stop: &'a StopToken,
    ) -> EngineAdviser<'a> {
        let nodes_among = (nodes / SECOND_LOOK_DIVISOR).max(1);
        EngineAdviser { engine, nodes, nodes_among, nodes_closer: None, stopwatch, stop }
    }

    /// Spends the same number of nodes on a whole game, but fewer where nothing happens and more
    /// where something does.
    #[must_use]
    pub fn attentive(self) -> EngineAdviser<'a> {
        let share = |percent: u64| (self.nodes * percent / 100).max(1);
        let nodes = share(FIRST_LOOK_PERCENT);
        EngineAdviser {
            nodes,
            nodes_among: (nodes / SECOND_LOOK_DIVISOR).max(1),
            nodes_closer: Some(share(CLOSER_LOOK_PERCENT)),
            ..self
        }
    }

    /// Compares some moves with as much care as all.
    #[must_use]
    pub fn careful(self) -> EngineAdviser<'a> {
        EngineAdviser { nodes_among: self.nodes, ..self }
    }

    /// How many closer looks such a share of the nodes for so many positions is.
    const fn looks_for(&self, percent: u64, positions: usize) -> usize {
        let looks = positions * percent as usize / CLOSER_LOOK_PERCENT as usize;
        if self.nodes_closer.is_some() { looks } else { 0 }
    }

    fn ask(&mut self, game: &GameSoFar, limits: &Limits) -> Option<Advice> {
        let answer = self.engine.search(game, limits, self.stopwatch, self.stop, &mut Silent);
        if self.stop.is_stopped() {
            return None;
        }
        let report = answer.report;
        let evaluation = Evaluation::by_our_engine(game.position(), report.score.outlook());
        Some(Advice { evaluation, line: report.line })
    }
}

impl Adviser for EngineAdviser<'_> {
    fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
        self.ask(game, &Limits::nodes(self.nodes))
    }

    fn look_among(&mut self, game: &GameSoFar, moves: Vec<Move>) -> Option<Advice> {
        self.ask(game, &Limits { search_moves: moves, ..Limits::nodes(self.nodes_among) })
    }

    fn closer_looks(&self, positions: usize) -> usize {
        self.looks_for(100 - FIRST_LOOK_PERCENT, positions)
    }

    fn spare_looks(&self, positions: usize) -> usize {
        self.looks_for(SPARE_PERCENT, positions)
    }

    fn look_closer(&mut self, game: &GameSoFar) -> Option<Advice> {
        self.ask(game, &Limits::nodes(self.nodes_closer.unwrap_or(self.nodes)))
    }
}
