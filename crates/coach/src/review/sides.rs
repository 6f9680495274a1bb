//! What a review says of each side as a whole.

use super::reviewed::ReviewedMove;
use crate::accuracy::{Accuracy, average_loss_cp};
use crate::evaluation::Evaluation;
use crate::judgement::Judgement;
use rokade_rules::Color;

/// A side's play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SideReview {
    /// How accurate it was; none if the side has not moved.
    pub accuracy: Option<Accuracy>,
    /// Its average loss in hundredths of a pawn; none if it has not moved.
    pub average_loss_cp: Option<f64>,
    /// Its faults.
    pub faults: Counts,
}

/// How many moves were judged in each way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Counts {
    /// Inaccuracies.
    pub inaccuracies: u32,
    /// Mistakes.
    pub mistakes: u32,
    /// Blunders.
    pub blunders: u32,
}

impl SideReview {
    pub(super) fn of(
        side: Color,
        first_mover: Color,
        evaluations: &[Evaluation],
        moves: &[ReviewedMove],
    ) -> SideReview {
        let of_side = moves.iter().filter(|each| each.mover == side);
        SideReview {
            accuracy: Accuracy::of_side(evaluations, first_mover, side),
            average_loss_cp: average_loss_cp(evaluations, first_mover, side),
            faults: of_side.filter_map(|each| each.judgement).fold(Counts::default(), Counts::and),
        }
    }
}

impl Counts {
    fn and(mut self, judgement: Judgement) -> Counts {
        let count = match judgement {
            Judgement::Inaccuracy => &mut self.inaccuracies,
            Judgement::Mistake => &mut self.mistakes,
            Judgement::Blunder => &mut self.blunders,
        };
        *count += 1;
        self
    }
}
