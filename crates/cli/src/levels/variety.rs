//! Whether a level opens its games in different ways.

use std::collections::{HashMap, HashSet};

use rokade_engine::level::{Level, Player, Situation};
use rokade_rules::position::zobrist::Key;
use rokade_rules::{Move, Position};
use serde::Serialize;

/// How many games are begun.
const GAMES: u64 = 100;

/// After so many half-moves positions are compared.
const PLIES: usize = 8;

/// What was found.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Variety {
    pub(super) games: u64,
    pub(super) different_positions: usize,
    /// How often the most frequent first move was played, in percent.
    pub(super) first_move: f64,
}

/// Lets a level begin games with itself.
pub(super) fn measure(level: Level) -> Variety {
    let mut positions = HashSet::new();
    let mut firsts: HashMap<Move, u64> = HashMap::new();
    for seed in 0..GAMES {
        let mut player = Player::new(level.strength(), seed);
        let mut situation = Situation::starting_from(Position::initial());
        for ply in 0..PLIES {
            let Some(chosen) = player.choose(&situation) else { break };
            if ply == 0 {
                *firsts.entry(chosen).or_default() += 1;
            }
            if situation.play(chosen).is_err() {
                break;
            }
        }
        positions.insert(Key::of(situation.position()));
    }
    let most = firsts.into_values().max().unwrap_or(0);
    Variety {
        games: GAMES,
        different_positions: positions.len(),
        first_move: 100.0 * most as f64 / GAMES as f64,
    }
}
