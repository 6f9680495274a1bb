//! What a position is worth at first sight.
//!
//! The evaluation knows nothing of what was searched before. Experience
//! corrects it, and where the hash table knows a bound of the true score that
//! lies beyond, the bound is the better guess.

use super::Search;
use super::here::Here;
use crate::endings::known;
use crate::hash_table::{Bound, Memory};
use crate::score::Score;

/// Three guesses of a score, each better than the one before; none in check,
/// where a guess means nothing.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Sight {
    /// What the evaluation says.
    pub(super) evaluation: Option<Score>,
    /// As experience corrects it.
    pub(super) corrected: Option<Score>,
    /// As the hash table knows better.
    pub(super) refined: Option<Score>,
}

impl Search<'_> {
    /// What is known of an ending, or the evaluation: everything in the search
    /// that wants one asks here.
    pub(super) fn evaluate(&mut self, here: &Here) -> Score {
        known(&here.position).unwrap_or_else(|| self.evaluator.evaluate(&here.position, here.ply))
    }

    /// What a node is worth at first sight.
    pub(super) fn sight(&mut self, here: &Here, memory: Option<Memory>) -> Sight {
        if here.is_check() {
            return Sight::default();
        }
        if let Some(known) = known(&here.position) {
            // Nothing that was learned of other positions is true of these.
            let known = Some(known);
            return Sight { evaluation: known, corrected: known, refined: known };
        }
        let remembered = memory.and_then(|memory| memory.evaluation);
        let evaluation = remembered.unwrap_or_else(|| self.evaluate(here));
        let corrected = self.experience.corrections.corrected(&here.position, evaluation);
        Sight {
            evaluation: Some(evaluation),
            corrected: Some(corrected),
            refined: Some(memory.map_or(corrected, |memory| refined(corrected, memory))),
        }
    }
}

/// The remembered score, if it shows that a guess is too high or too low.
fn refined(guess: Score, memory: Memory) -> Score {
    let is_beyond = match memory.bound {
        Bound::Exact => true,
        Bound::Lower => memory.score > guess,
        Bound::Upper => memory.score < guess,
    };
    if is_beyond && !memory.score.is_mate() { memory.score } else { guess }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_refines_only_what_lies_on_its_wrong_side() {
        let (low, high) = (Score::centipawns(-40), Score::centipawns(40));
        let memory = |score, bound| Memory { best: None, score, bound, evaluation: None, depth: 3 };
        assert_eq!(refined(low, memory(high, Bound::Lower)), high);
        assert_eq!(refined(high, memory(low, Bound::Lower)), high);
        assert_eq!(refined(high, memory(low, Bound::Upper)), low);
        assert_eq!(refined(low, memory(high, Bound::Upper)), low);
        assert_eq!(refined(low, memory(high, Bound::Exact)), high);
        assert_eq!(refined(low, memory(Score::mate_in_plies(3), Bound::Exact)), low);
    }
}
