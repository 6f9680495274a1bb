//! An opponent of a strength, for one game.

use super::chance::Chance;
use super::features::{self, Features};
use super::judgement::{allows_mate_in_one, is_gift};
use super::look::{self, Reach, Sight};
use super::model::{Model, chances};
use super::opening;
use super::situation::Situation;
use super::strength::{Plan, Strength, Style};
use crate::engine::Engine;
use crate::hash_table::HashSize;
use crate::limits::Limits;
use crate::mate_solver::{Effort, MateFinding, MateSolver};
use crate::observer::Silent;
use crate::parameters::level as number;
use crate::stop_token::StopToken;
use crate::stopwatch::{StoppedClock, Stopwatch};
use rokade_rules::{Move, Position};

/// Chooses moves as an opponent of some strength does.
///
/// The same seed and the same questions in the same order get the same moves.
/// A question that is asked again, as after a take-back, may get another one:
/// a person would think afresh, too.
///
/// ```
/// use rokade_engine::level::{Level, Player, Situation};
/// use rokade_rules::Position;
///
/// let mut player = Player::new(Level::Easy.strength(), 7);
/// let situation = Situation::starting_from(Position::initial());
/// let chosen = player.choose(&situation).expect("the initial position has moves");
/// assert!(Position::initial().is_legal(chosen));
/// ```
#[derive(Debug)]
pub struct Player {
    strength: Strength,
    chance: Chance,
    model: Model,
    solver: MateSolver,
    /// Only the strengths above the styles have one.
    engine: Option<Engine>,
}

/// A move and how likely it is to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Likely {
    /// The move.
    pub chess_move: Move,
    /// From 0 to 1; those of all moves together are 1.
    pub chance: f32,
}

/// The hash table of the engine behind the highest strengths.
const ENGINE_HASH_MIB: u16 = 8;

impl Player {
    /// A player of this strength. The seed is what makes one game differ from
    /// another.
    #[must_use]
    pub fn new(strength: Strength, seed: u64) -> Player {
        let engine = match strength.plan() {
            Plan::Engine { .. } => Some(Engine::new(HashSize::mebibytes(ENGINE_HASH_MIB))),
            Plan::Person(_) => None,
        };
        Player {
            strength,
            chance: Chance::of(seed),
            model: Model::fitted(),
            solver: MateSolver::new(HashSize::mebibytes(1)),
            engine,
        }
    }

    /// How strong it is.
    #[must_use]
    pub const fn strength(&self) -> Strength {
        self.strength
    }

    /// Its move; `None` if there is no legal one.
    pub fn choose(&mut self, situation: &Situation) -> Option<Move> {
        self.choose_within(situation, &Limits::none(), &StoppedClock, &StopToken::new())
    }

    /// Its move, where there may be less to think with than it would take.
    ///
    /// Strengths that play like people take some milliseconds whatever the
    /// limits are; the others keep them, and never visit more positions than
    /// their strength allows. Which moves and how many lines to look at is not
    /// asked of a player.
    pub fn choose_within(
        &mut self,
        situation: &Situation,
        limits: &Limits,
        stopwatch: &dyn Stopwatch,
        stop: &StopToken,
    ) -> Option<Move> {
        let position = situation.position();
        let legal = position.legal_moves();
        if legal.len() <= 1 {
            return legal.first().copied();
        }
        if let Some(mating) = self.mating_move(position) {
            return Some(mating);
        }
        let person_elo = match self.strength.plan() {
            Plan::Person(style) => style.person_elo,
            Plan::Engine { .. } => self.strength.rating() as f32,
        };
        if let Some(known) = opening::draw(position, person_elo, &mut self.chance)
            && !self.sees_mate_after(position, known)
        {
            return Some(known);
        }
        match self.strength.plan() {
            Plan::Person(style) => {
                let likely = self.weigh(situation, &style);
                let weights: Vec<f32> = likely.iter().map(|likely| likely.chance).collect();
                self.chance.draw(&weights).map(|place| likely[place].chess_move)
            }
            Plan::Engine { nodes } => {
                let nodes = limits.nodes.map_or(nodes, |most| most.min(nodes));
                let Limits { depth_plies, time, .. } = *limits;
                let limits = Limits { depth_plies, time, ..Limits::nodes(nodes) };
                let engine = self.engine.as_mut()?;
                engine.search(situation.game(), &limits, stopwatch, stop, &mut Silent).best_move
            }
        }
    }

    /// So many answers to the same question, each drawn afresh; what they have
    /// in common is computed once.
    pub fn choose_often(&mut self, situation: &Situation, times: u64) -> Vec<Option<Move>> {
        let position = situation.position();
        let opening_ends = opening::draw(position, 0.0, &mut Chance::of(0)).is_none();
        let is_drawn_from_weights = matches!(self.strength.plan(), Plan::Person(_))
            && opening_ends
            && position.legal_moves().len() > 1
            && self.mating_move(position).is_none();
        if !is_drawn_from_weights {
            return (0..times).map(|_| self.choose(situation)).collect();
        }
        let likely = self.likely_moves(situation);
        let weights: Vec<f32> = likely.iter().map(|likely| likely.chance).collect();
        (0..times)
            .map(|_| self.chance.draw(&weights).map(|place| likely[place].chess_move))
            .collect()
    }

    /// How likely each move is, once the opening is over and no mate is seen;
    /// empty above the strengths that play like people.
    pub fn likely_moves(&mut self, situation: &Situation) -> Vec<Likely> {
        match self.strength.plan() {
            Plan::Person(style) => self.weigh(situation, &style),
            Plan::Engine { .. } => Vec::new(),
        }
    }

    /// The first move of a forced mate within the horizon of all levels.
    fn mating_move(&mut self, position: &Position) -> Option<Move> {
        let effort = Effort::positions(number::MATE_EFFORT_POSITIONS);
        let horizon = number::MATE_HORIZON_MOVES;
        let MateFinding::Mate { moves } = self.solver.mates(position, horizon, &effort) else {
            return None;
        };
        self.solver.line(position, moves, &effort).ok()?.first().copied()
    }

    /// Whether a move of the table lets the opponent mate at once, and this
    /// strength sees that.
    fn sees_mate_after(&mut self, position: &Position, known: Move) -> bool {
        self.strength.rating() >= number::DEFENDS_FROM_ELO
            && allows_mate_in_one(&position.after(known), &mut self.solver)
    }

    fn weigh(&mut self, situation: &Situation, style: &Style) -> Vec<Likely> {
        let position = situation.position();
        let seen_before = situation.game().earlier_keys();
        let sights = look::at(position, seen_before, look::PERSON);
        let style = &style.where_decided(decidedness(&sights));
        let mut weights = self.imitate(situation, &sights, style);
        if style.lapses > 0.0 {
            let newcomer = situation.answered.map(|(last, _)| last.to());
            let lapse = |sight: &Sight| match style.elo {
                number::SEES_TAKERS_FROM_ELO.. => sight.without_distant_answers(position, newcomer),
                number::SEES_NEWCOMERS_FROM_ELO.. => sight.with_the_newcomer_in_mind(newcomer),
                _ => sight.without_answers(),
            };
            let unanswered: Vec<Sight> = sights.iter().map(lapse).collect();
            let lapsed = self.imitate(situation, &unanswered, style);
            for (weight, lapsed) in weights.iter_mut().zip(lapsed) {
                *weight += style.lapses * (lapsed - *weight);
            }
        }
        let kept = self.kept(situation, &sights, style);
        for (weight, kept) in weights.iter_mut().zip(&kept) {
            *weight = if *kept { *weight } else { 0.0 };
        }
        let floor = style.floor * weights.iter().copied().fold(0.0, f32::max);
        weights.iter_mut().filter(|weight| **weight < floor).for_each(|weight| *weight = 0.0);
        let total: f32 = weights.iter().sum();
        sights
            .iter()
            .zip(weights)
            .map(|(sight, weight)| Likely {
                chess_move: sight.chess_move,
                chance: if total > 0.0 { weight / total } else { 1.0 / sights.len() as f32 },
            })
            .collect()
    }

    /// How likely the person of a style is to play each move that sees this.
    fn imitate(&self, situation: &Situation, sights: &[Sight], style: &Style) -> Vec<f32> {
        let position = situation.position();
        let rows = features::of_all(situation, sights, style.person_elo);
        let utility = |(sight, row): (&Sight, &Features)| {
            self.model.utility(row, features::squares(position, sight.chess_move))
        };
        let utilities: Vec<f32> = sights.iter().zip(&rows).map(utility).collect();
        chances(&utilities, style.temperature)
    }

    /// Which moves such a player considers at all. Each reason to leave out a
    /// move counts only as long as some move is left.
    fn kept(&mut self, situation: &Situation, sights: &[Sight], style: &Style) -> Vec<bool> {
        let position = situation.position();
        let mut kept = vec![true; sights.len()];
        if style.slack_cp < number::HUMAN_MARGIN_CP as f32 {
            narrow(&mut kept, &within_slack(situation, sights, style));
        }
        let thought_of: Vec<bool> = sights.iter().map(|sight| !is_gift(position, sight)).collect();
        narrow(&mut kept, &thought_of);
        if style.elo >= number::DEFENDS_FROM_ELO {
            let safe: Vec<bool> = sights
                .iter()
                .map(|sight| !allows_mate_in_one(&sight.after, &mut self.solver))
                .collect();
            narrow(&mut kept, &safe);
        }
        kept
    }
}

/// How decided the game looks to the player to move: 0 is not at all, 1 quite.
fn decidedness(sights: &[Sight]) -> f32 {
    let best = sights.iter().map(|sight| sight.worth_cp[look::DEEPEST]).max().unwrap_or(0);
    let (from, quite) = if best < 0 { number::LOST_CP } else { number::WON_CP };
    let beyond = best.saturating_abs() - from;
    (beyond as f32 / (quite - from) as f32).clamp(0.0, 1.0)
}

/// Which moves are within the slack by the limited look of a style.
fn within_slack(situation: &Situation, sights: &[Sight], style: &Style) -> Vec<bool> {
    let slack = style.slack_cp as i32;
    let nodes = style.look_nodes as u64;
    let reach = Reach { depth: look::DEEPEST, margin_cp: slack + 1, nodes };
    let seen_before = situation.game().earlier_keys();
    let deeper = look::at(situation.position(), seen_before, reach);
    let last = |sight: &Sight| sight.worth_cp[look::DEEPEST];
    let best = deeper.iter().map(last).max().unwrap_or(0);
    sights
        .iter()
        .map(|sight| {
            let found = deeper.iter().find(|other| other.chess_move == sight.chess_move);
            found.is_some_and(|found| last(found) >= best - slack)
        })
        .collect()
}

fn narrow(kept: &mut [bool], more: &[bool]) {
    if kept.iter().zip(more).any(|(&kept, &more)| kept && more) {
        for (kept, &more) in kept.iter_mut().zip(more) {
            *kept &= more;
        }
    }
}
