//! One remembered position, and its form in one machine word.

use super::PackedMove;
use crate::score::Score;

/// What a score that was found says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Bound {
    /// The true score is at most this: no move reached alpha.
    Upper = 1,
    /// The true score is at least this: a move reached beta.
    Lower = 2,
    /// It is the true score, to this depth.
    Exact = 3,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// The best move found.
    pub(crate) best: Option<PackedMove>,
    /// The score found, mates counted from the position itself.
    pub(crate) score: Score,
    /// What the score says.
    pub(crate) bound: Bound,
    /// The evaluation without looking ahead; none in check.
    pub(crate) evaluation: Option<Score>,
    /// How deep was looked, in half-moves; 0 for captures only.
    pub(crate) depth: u8,
}

/// Searches are numbered so that old memories are forgotten first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Generation(u8);

const GENERATION_BITS: u32 = 6;

impl Generation {
    pub(super) const fn next(self) -> Generation {
        Generation((self.0 + 1) % (1 << GENERATION_BITS))
    }

    /// How many searches ago `other` was, as seen from this one.
    pub(super) const fn age_of(self, other: Generation) -> i32 {
        (self.0.wrapping_sub(other.0) % (1 << GENERATION_BITS)) as i32
    }
}

/// Stands for no evaluation: no score is as low.
const NO_EVALUATION: i16 = i16::MIN;

// From the lowest bit: best move 16, score 16, evaluation 16, depth 8, bound 2,
// generation 6. A word without a bound is empty.
const SCORE_AT: u32 = 16;
const EVALUATION_AT: u32 = 32;
const DEPTH_AT: u32 = 48;
const BOUND_AT: u32 = 56;
const GENERATION_AT: u32 = 58;

impl Memory {
    pub(super) fn to_word(self, generation: Generation) -> u64 {
        let evaluation = self.evaluation.map_or(NO_EVALUATION, Score::to_i16);
        u64::from(PackedMove::to_bits(self.best))
            | u64::from(self.score.to_i16() as u16) << SCORE_AT
            | u64::from(evaluation as u16) << EVALUATION_AT
            | u64::from(self.depth) << DEPTH_AT
            | u64::from(self.bound as u8) << BOUND_AT
            | u64::from(generation.0) << GENERATION_AT
    }

    pub(super) fn from_word(word: u64) -> Option<(Memory, Generation)> {
        let bound = match (word >> BOUND_AT) & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        let evaluation = (word >> EVALUATION_AT) as i16;
        let memory = Memory {
            best: PackedMove::from_bits(word as u16),
            score: Score::from_i16((word >> SCORE_AT) as i16),
            bound,
            evaluation: (evaluation != NO_EVALUATION).then_some(Score::from_i16(evaluation)),
            depth: (word >> DEPTH_AT) as u8,
        };
        Some((memory, Generation((word >> GENERATION_AT) as u8)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::{Move, Square};

    #[test]
    fn a_word_keeps_everything() {
        let castle = Move::Castle { king: Square::E8, rook: Square::H8 };
        let mut generation = Generation::default();
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for evaluation in [None, Some(Score::DRAW), Some(Score::centipawns(-431))] {
                let memory = Memory {
                    best: Some(PackedMove::of(castle)),
                    score: Score::mated_in_plies(6),
                    bound,
                    evaluation,
                    depth: 37,
                };
                let word = memory.to_word(generation);
                assert_eq!(Memory::from_word(word), Some((memory, generation)));
                generation = generation.next();
            }
        }
        assert_eq!(Memory::from_word(0), None);
    }

    #[test]
    fn ages_go_round() {
        let first = Generation::default();
        let mut later = first;
        for age in 0..63 {
            assert_eq!(later.age_of(first), age);
            later = later.next();
        }
        assert_eq!(later.next(), first);
    }
}
