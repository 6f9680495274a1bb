//! What the fit of the human model is made from.
//!
//! The model's numbers were found by a program outside this crate
//! (`training/levels`); this is its window on what a move looks like, so that
//! what is fitted is what is played.

use super::features;
use super::look;
use super::situation::Situation;
use rokade_rules::Move;

/// How many numbers describe a move.
pub const FEATURES: usize = features::COUNT;

/// A legal move as the model sees it.
#[derive(Clone, Debug)]
pub struct Described {
    /// The move.
    pub chess_move: Move,
    /// Its features.
    pub features: [f32; FEATURES],
    /// Where its role and origin stand in the table of origins.
    pub from: usize,
    /// Where its role and target stand in the table of targets.
    pub to: usize,
}

/// All legal moves as the model sees them, for a player of this rating.
#[must_use]
pub fn describe(situation: &Situation, elo: u32) -> Vec<Described> {
    let sights = look::at(situation.position(), situation.game().earlier_keys(), look::PERSON);
    let rows = features::of_all(situation, &sights, elo as f32);
    sights
        .iter()
        .zip(rows)
        .map(|(sight, features)| {
            let (from, to) = features::squares(situation.position(), sight.chess_move);
            Described { chess_move: sight.chess_move, features, from, to }
        })
        .collect()
}
