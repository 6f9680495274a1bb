//! What the nodes on the present line tell one another.

use crate::experience::Moved;
use crate::hash_table::PackedMove;
use crate::parameters::search::LONGEST_LINE_PLIES;
use crate::score::Score;

/// What is known of the node at one distance from the root.
#[derive(Clone, Copy, Default, Debug)]
struct Frame {
    /// Its evaluation, as corrected by experience; none in check.
    evaluation: Option<Score>,
    /// The move being tried; none for a pass.
    moved: Option<Moved>,
    /// A move that must not be tried.
    excluded: Option<PackedMove>,
    /// How often the line was looked at two half-moves deeper at once.
    double_extensions: u16,
    /// How many of the nodes here with the same grandparent had a refutation.
    refutations: u16,
}

/// One frame for each distance from the root.
#[derive(Clone, Debug)]
pub(super) struct Frames(Vec<Frame>);

impl Default for Frames {
    fn default() -> Frames {
        Frames(vec![Frame::default(); usize::from(LONGEST_LINE_PLIES) + 3])
    }
}

impl Frames {
    /// The node at this distance is being evaluated.
    pub(super) fn set_evaluation(&mut self, ply: u16, evaluation: Option<Score>) {
        self.0[usize::from(ply)].evaluation = evaluation;
    }

    /// Whether the side to move stands better than it did before its last
    /// move; also if nobody knows how it stood.
    pub(super) fn is_improving(&self, ply: u16) -> bool {
        let at = |back: u16| self.0[usize::from(ply.checked_sub(back)?)].evaluation;
        let Some(now) = at(0) else { return false };
        at(2).or_else(|| at(4)).is_none_or(|before| now > before)
    }

    /// A move is tried, or a pass, at the node at this distance.
    pub(super) fn set_moved(&mut self, ply: u16, moved: Option<Moved>) {
        self.0[usize::from(ply)].moved = moved;
    }

    /// The two moves before the node at this distance, the last one first.
    pub(super) fn before(&self, ply: u16) -> [Option<Moved>; 2] {
        [1, 2].map(|back| self.0[usize::from(ply.checked_sub(back)?)].moved)
    }

    /// A move that the node at this distance must not try.
    pub(super) fn excluded(&self, ply: u16) -> Option<PackedMove> {
        self.0[usize::from(ply)].excluded
    }

    pub(super) fn set_excluded(&mut self, ply: u16, excluded: Option<PackedMove>) {
        self.0[usize::from(ply)].excluded = excluded;
    }

    /// How often the line to the node at this distance was extended twice.
    pub(super) fn double_extensions(&self, ply: u16) -> u16 {
        self.0[usize::from(ply)].double_extensions
    }

    /// Hands the count on to the children of the node at this distance.
    pub(super) fn hand_on_double_extensions(&mut self, ply: u16, more: u16) {
        let so_far = self.double_extensions(ply);
        self.0[usize::from(ply) + 1].double_extensions = so_far + more;
    }

    /// A new grandparent of the nodes at this distance is searched.
    pub(super) fn forget_refutations(&mut self, ply: u16) {
        self.0[usize::from(ply)].refutations = 0;
    }

    /// The node at this distance had a refutation.
    pub(super) fn count_refutation(&mut self, ply: u16) {
        self.0[usize::from(ply)].refutations += 1;
    }

    /// How many nodes at this distance had one, of those with the same
    /// grandparent as the last.
    pub(super) fn refutations(&self, ply: u16) -> u16 {
        self.0[usize::from(ply)].refutations
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_improves_against_its_own_last_evaluation() {
        let mut frames = Frames::default();
        frames.set_evaluation(2, Some(Score::centipawns(10)));
        frames.set_evaluation(3, Some(Score::centipawns(500)));
        frames.set_evaluation(4, Some(Score::centipawns(20)));
        assert!(frames.is_improving(4));
        frames.set_evaluation(4, Some(Score::centipawns(5)));
        assert!(!frames.is_improving(4));
        // In check before that: the one before counts.
        frames.set_evaluation(6, Some(Score::centipawns(15)));
        frames.set_evaluation(4, None);
        assert!(frames.is_improving(6));
        frames.set_evaluation(6, None);
        assert!(!frames.is_improving(6));
        assert_eq!(frames.before(0), [None, None]);
    }
}
