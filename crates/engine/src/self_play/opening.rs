//! Random openings: where games against itself begin.
//!
//! From the initial position the engine would play the same few games for ever.
//! Eight or nine random half-moves bring it to positions that differ; the odd
//! number sees to it that either side is to move. What is lopsided after them
//! teaches little and is thrown away.

use super::chance::Chance;
use crate::parameters::self_play::{LOPSIDED_CP, OPENING_PLIES, OPENING_PLIES_SPREAD};
use crate::score::{Outlook, Score};
use rokade_rules::Position;

/// A position after random moves, in which there still is a move.
pub(super) fn random(chance: &mut Chance) -> Position {
    loop {
        if let Some(position) = attempt(chance) {
            return position;
        }
    }
}

fn attempt(chance: &mut Chance) -> Option<Position> {
    let plies = OPENING_PLIES + chance.below(OPENING_PLIES_SPREAD);
    let mut position = Position::initial();
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        position = position.after(moves[chance.below(moves.len())]);
    }
    position.has_legal_move().then_some(position)
}

/// Whether a score is too one-sided for an opening.
pub(super) const fn is_lopsided(score: Score) -> bool {
    match score.outlook() {
        Outlook::Centipawns(value) => value.abs() > LOPSIDED_CP,
        Outlook::Mates { .. } | Outlook::Mated { .. } => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::Color;

    #[test]
    fn openings_differ_and_either_side_may_be_to_move() {
        let mut chance = Chance::of_game(1, 0);
        let openings: Vec<Position> = (0..50).map(|_| random(&mut chance)).collect();
        assert!(openings.iter().all(Position::has_legal_move));
        for color in Color::ALL {
            assert!(openings.iter().filter(|opening| opening.turn() == color).count() > 5);
        }
        assert!(openings.windows(2).all(|pair| pair[0].board() != pair[1].board()));
    }

    #[test]
    fn a_clear_lead_or_a_mate_is_lopsided() {
        assert!(!is_lopsided(Score::centipawns(LOPSIDED_CP)));
        assert!(is_lopsided(Score::centipawns(-LOPSIDED_CP - 1)));
        assert!(is_lopsided(Score::mated_in_plies(4)));
    }
}
