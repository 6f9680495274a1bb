//! How often a level's most frequent move is the one that a person of its rating played.
//!
//! Only held-out games count, from the half-move on where openings are over.

use std::collections::HashMap;

use rokade_engine::level::{Level, Player, Situation};
use rokade_rules::{Color, Move, Position};
use serde::Serialize;

use super::games::RatedGame;
use crate::progress::Progress;

/// Openings are over.
const FROM_PLY: usize = 16;

/// A person belongs to a band when the rating is so near to it.
const BAND_ELO: u32 = 150;

/// How many times each position is asked, with another seed each time.
const SEEDS: u64 = 101;

/// How often a level and people of its rating agree.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Agreement {
    pub(super) positions: usize,
    /// The most frequent move over all seeds is the person's.
    pub(super) most_frequent: f64,
    /// A single answer is.
    pub(super) single: f64,
}

/// Asks a level about so many positions at most.
pub(super) fn measure(level: Level, games: &[RatedGame], at_most: usize) -> Agreement {
    let cases = cases(level, games, at_most);
    let mut progress = Progress::of(cases.len() as u64);
    let mut player = Player::new(level.strength(), 0);
    let (mut frequent, mut single) = (0, 0);
    for (situation, played) in &cases {
        let answers: Vec<Option<Move>> = player.choose_often(situation, SEEDS);
        frequent += usize::from(most_frequent(&answers) == Some(*played));
        single += usize::from(answers.first().copied().flatten() == Some(*played));
        progress.step();
    }
    let percent = |count: usize| 100.0 * count as f64 / cases.len().max(1) as f64;
    Agreement { positions: cases.len(), most_frequent: percent(frequent), single: percent(single) }
}

/// The positions in which people of the band moved, and what they played; evenly spread over the
/// games when there are more than are wanted.
fn cases(level: Level, games: &[RatedGame], at_most: usize) -> Vec<(Situation, Move)> {
    let mut cases = Vec::new();
    for game in games.iter().filter(|game| game.is_held_out()) {
        let mut situation = Situation::starting_from(Position::initial());
        for (ply, &played) in game.moves.iter().enumerate() {
            let elo = match situation.position().turn() {
                Color::White => game.white_elo,
                Color::Black => game.black_elo,
            };
            if ply >= FROM_PLY && elo.abs_diff(level.elo()) < BAND_ELO {
                cases.push((situation.clone(), played));
            }
            if situation.play(played).is_err() {
                break;
            }
        }
    }
    let all = cases.len();
    let wanted = at_most.min(all);
    let is_wanted = |place: usize| place * wanted / all != (place + 1) * wanted / all;
    cases.into_iter().enumerate().filter(|(place, _)| is_wanted(*place)).map(|(_, c)| c).collect()
}

/// The answer that came most often; of several the one that came first.
fn most_frequent(answers: &[Option<Move>]) -> Option<Move> {
    let mut counts: HashMap<Move, (usize, usize)> = HashMap::new();
    for (place, answer) in answers.iter().enumerate() {
        let Some(answer) = answer else { continue };
        counts.entry(*answer).or_insert((0, place)).0 += 1;
    }
    counts
        .into_iter()
        .max_by_key(|&(_, (count, first))| (count, core::cmp::Reverse(first)))
        .map(|(answer, _)| answer)
}
