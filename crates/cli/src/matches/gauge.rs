//! What each engine does in a second of a processor, so that both can be given
//! the same work.
//!
//! A clock on the wall is unfair where other programs run: the engine that is
//! interrupted loses. Nodes are fair only if they cost the same. So each engine
//! searches the same positions, from the opening to the ending of a game, and
//! is then given the nodes that cost it the same processor time. How evenly
//! that came out is told at the end of the match, from what was really used.

use std::time::Duration;

use rokade_engine::{Engine, GameSoFar, HashSize, Limits, StoppedClock};
use rokade_rules::Ruleset;
use rokade_rules::game::Game;
use rokade_rules::position::CastlingMode;
use rokade_uci::client::EngineFault;

use super::limits::Budget;
use super::openings::Opening;
use super::player::Player;
use super::processor::Work;

/// How many positions are searched.
const POSITIONS: usize = 12;
/// How many half-moves lie between them.
const PLIES_BETWEEN: usize = 9;
/// What the game that they are taken from is played with.
const GAME_NODES: u64 = 4_000;
const GAME_HASH: HashSize = HashSize::mebibytes(4);
/// The first, rough measurement.
const ROUGH_NODES: u64 = 100_000;

/// How an engine works.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pace {
    pub(super) nodes_per_second: f64,
}

/// Why an engine cannot be measured.
#[derive(Debug)]
pub(super) enum NotMeasured {
    /// It tells no nodes, or the system no work.
    Unknown,
    Fault(EngineFault),
}

impl From<EngineFault> for NotMeasured {
    fn from(fault: EngineFault) -> Self {
        Self::Fault(fault)
    }
}

impl Pace {
    /// The nodes of so much work.
    pub(super) fn nodes_of(self, work: Duration) -> u64 {
        (self.nodes_per_second * work.as_secs_f64()) as u64
    }
}

/// Measures both engines in turn, so that whatever else goes on meets both.
pub(super) fn measure(
    players: &mut [Player; 2],
    openings: &[Opening],
    castling: CastlingMode,
    work: Duration,
    patience: Duration,
) -> Result<[Pace; 2], NotMeasured> {
    let positions = positions(openings);
    let rough = Budget { nodes: Some(ROUGH_NODES), ..Budget::default() };
    let mut paces = [Pace { nodes_per_second: 0.0 }; 2];
    for (player, pace) in players.iter_mut().zip(&mut paces) {
        let mut sum = Sum::default();
        for game in positions.iter().step_by(3) {
            sum.search(player, game, rough, castling, patience)?;
        }
        *pace = sum.pace()?;
    }
    let mut sums = [Sum::default(), Sum::default()];
    for game in &positions {
        for ((player, pace), sum) in players.iter_mut().zip(&paces).zip(&mut sums) {
            let nodes = Some(pace.nodes_of(work).max(1));
            sum.search(player, game, Budget { nodes, ..Budget::default() }, castling, patience)?;
        }
    }
    let [first, second] = sums;
    Ok([first.pace()?, second.pace()?])
}

#[derive(Debug, Default)]
struct Sum {
    nodes: u64,
    work: Work,
}

impl Sum {
    fn search(
        &mut self,
        player: &mut Player,
        game: &Game,
        budget: Budget,
        castling: CastlingMode,
        patience: Duration,
    ) -> Result<(), NotMeasured> {
        player.begin_game()?;
        let go = budget.question(None, game.position().turn());
        let choice = player.choose(game, &go, castling, patience)?;
        self.nodes += choice.nodes.ok_or(NotMeasured::Unknown)?;
        self.work = self.work + choice.work.ok_or(NotMeasured::Unknown)?;
        Ok(())
    }

    fn pace(&self) -> Result<Pace, NotMeasured> {
        let seconds = self.work.0.as_secs_f64();
        if self.nodes == 0 || seconds <= 0.0 {
            return Err(NotMeasured::Unknown);
        }
        Ok(Pace { nodes_per_second: self.nodes as f64 / seconds })
    }
}

/// Positions of one or more games, from their openings to their endings.
fn positions(openings: &[Opening]) -> Vec<Game> {
    let mut positions = Vec::new();
    for opening in openings.iter().cycle().take(POSITIONS) {
        let mut game = Game::from_position(opening.start, Ruleset::AUTOMATIC);
        for &chess_move in &opening.moves {
            let _ = game.play(chess_move);
        }
        let mut engine = Engine::new(GAME_HASH);
        while !game.verdict().is_ended() {
            if game.plies().len().is_multiple_of(PLIES_BETWEEN) {
                positions.push(game.clone());
            }
            if positions.len() == POSITIONS {
                return positions;
            }
            let so_far = GameSoFar::starting_from(*game.position());
            let best = engine.best_move(&so_far, &Limits::nodes(GAME_NODES), &StoppedClock);
            let Some(best) = best else { break };
            if game.play(best).is_err() {
                break;
            }
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_come_from_all_of_a_game() {
        let positions = positions(&[Opening::initial()]);
        assert_eq!(positions.len(), POSITIONS);
        let men = |game: &Game| game.position().board().occupied().len();
        assert_eq!(men(&positions[0]), 32);
        assert!(positions.iter().map(men).min() < Some(24));
    }
}
