//! Correction history: how far the evaluation was off, in positions of a kind.
//!
//! What the search finds often differs from the evaluation in the same way
//! wherever the pawns, or the pieces of one side, stand alike. The difference
//! is learned and added to what the evaluation says next time.
//!
//! Source: "Static Evaluation Correction History", Chess Programming Wiki,
//! after C. Riazi, 2024.

use crate::parameters::search::{
    CORRECTION_DIVISOR, CORRECTION_GAIN_DIVISOR, CORRECTION_GAIN_LIMIT, CORRECTION_LIMIT,
    CORRECTION_PAWNS_WEIGHT,
};
use crate::score::{Outlook, Score};
use rokade_rules::{Color, Position, Role, SquareSet};

/// The corrections of each kind, for each side to move.
#[derive(Clone, Debug)]
pub(crate) struct Corrections(Vec<i16>);

/// What positions are grouped by: the pawns, White's pieces, Black's pieces.
const KINDS: usize = 3;

/// How many groups of a kind are told apart.
const GROUPS: usize = 1 << 14;

impl Default for Corrections {
    fn default() -> Corrections {
        Corrections(vec![0; KINDS * 2 * GROUPS])
    }
}

impl Corrections {
    /// An evaluation as experience corrects it; never a mate.
    pub(crate) fn corrected(&self, position: &Position, evaluation: Score) -> Score {
        let Outlook::Centipawns(value) = evaluation.outlook() else { return evaluation };
        let [pawns, white, black] =
            places(position).map(|place| self.0.get(place).copied().map_or(0, i32::from));
        let correction = (CORRECTION_PAWNS_WEIGHT * pawns + white + black) / CORRECTION_DIVISOR;
        Score::centipawns(value + correction)
    }

    /// The search has found so many centipawns more than was expected, looking
    /// so deep.
    pub(crate) fn learn(&mut self, position: &Position, more_cp: i32, depth: i32) {
        let by = (more_cp * depth / CORRECTION_GAIN_DIVISOR)
            .clamp(-CORRECTION_GAIN_LIMIT, CORRECTION_GAIN_LIMIT);
        for place in places(position) {
            if let Some(entry) = self.0.get_mut(place) {
                let old = i32::from(*entry);
                *entry = (old + by - old * by.abs() / CORRECTION_LIMIT) as i16;
            }
        }
    }

    pub(super) fn forget(&mut self) {
        self.0.fill(0);
    }
}

/// Where the three corrections of a position are.
fn places(position: &Position) -> [usize; KINDS] {
    let board = position.board();
    let pieces = |color: Color| {
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King]
            .map(|role| board.pieces(color, role))
    };
    let pawns = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
    let groups = [mixed(&pawns), mixed(&pieces(Color::White)), mixed(&pieces(Color::Black))];
    let turn = position.turn() as usize;
    core::array::from_fn(|kind| (kind * 2 + turn) * GROUPS + groups[kind])
}

/// A number of a group, the same for the same sets.
fn mixed(sets: &[SquareSet]) -> usize {
    // An odd number with well mixed bits: the golden ratio, as usual.
    const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
    let mixed = sets.iter().fold(0_u64, |mixed, set| {
        let mixed = (mixed ^ set.bits()).wrapping_mul(ODD);
        mixed ^ mixed >> 32
    });
    mixed as usize % GROUPS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_of_a_position_is_added_within_limits() {
        let mut corrections = Corrections::default();
        let (initial, zero) = (Position::initial(), Score::DRAW);
        assert_eq!(corrections.corrected(&initial, zero), zero);
        for _ in 0..100 {
            corrections.learn(&initial, 300, 10);
        }
        let raised = corrections.corrected(&initial, zero);
        assert!(raised > Score::centipawns(30) && raised < Score::centipawns(300), "{raised}");
        for _ in 0..200 {
            corrections.learn(&initial, -300, 10);
        }
        assert!(corrections.corrected(&initial, zero) < Score::centipawns(-30));
        let mate = Score::mate_in_plies(3);
        assert_eq!(corrections.corrected(&initial, mate), mate);
        corrections.forget();
        assert_eq!(corrections.corrected(&initial, zero), zero);
    }
}
