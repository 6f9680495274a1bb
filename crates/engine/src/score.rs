//! What a position is worth.
//!
//! A score is seen from the side to move. It is one number, so that scores can
//! be compared and negated at every node; the top and the bottom of its range
//! stand for forced mates, counted in half-moves from the node.
//!
//! Idea: "Score" and "Checkmate: mate score", Chess Programming Wiki.

use core::fmt;
use core::ops::Neg;

/// The worth of a position to the side to move; the greater the better.
///
/// ```
/// use rokade_engine::{Outlook, Score};
/// assert!(Score::mate_in_plies(3) > Score::mate_in_plies(5));
/// assert!(Score::mate_in_plies(5) > Score::centipawns(900));
/// assert_eq!(Score::mate_in_plies(3).outlook(), Outlook::Mates { moves: 2 });
/// assert_eq!((-Score::centipawns(25)).outlook(), Outlook::Centipawns(-25));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

/// The same worth in words that people use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outlook {
    /// No forced mate is seen; in hundredths of a pawn, positive when good for
    /// the side to move.
    Centipawns(i32),
    /// The side to move mates in so many of its own moves.
    Mates {
        /// Counting the mating move.
        moves: u32,
    },
    /// The side to move is mated in so many moves of its opponent; 0 when it
    /// is mated already.
    Mated {
        /// Counting the mating move.
        moves: u32,
    },
}

/// The worth of mating at once, and of no node: above it nothing is possible.
const MATE: i32 = 32_000;

/// The longest mate that is told apart from an advantage, in half-moves.
const LONGEST_MATE_PLIES: i32 = 1_000;

/// The greatest advantage that is not a mate.
const GREATEST_ADVANTAGE_CP: i32 = MATE - LONGEST_MATE_PLIES - 1;

impl Score {
    /// Neither side is better; also what every drawn game is worth.
    pub const DRAW: Score = Score(0);

    /// Worse than being mated: the lower end of the full window.
    pub const LOWEST: Score = Score(-MATE - 1);

    /// Better than mating: the upper end of the full window.
    pub const HIGHEST: Score = Score(MATE + 1);

    /// An advantage in hundredths of a pawn, kept below every mate.
    #[must_use]
    pub fn centipawns(value: i32) -> Score {
        Score(value.clamp(-GREATEST_ADVANTAGE_CP, GREATEST_ADVANTAGE_CP))
    }

    /// The side to move mates after so many half-moves: an odd number.
    #[must_use]
    pub const fn mate_in_plies(plies: u16) -> Score {
        Score(MATE - plies as i32)
    }

    /// The side to move is mated after so many half-moves: an even number.
    #[must_use]
    pub const fn mated_in_plies(plies: u16) -> Score {
        Score(plies as i32 - MATE)
    }

    /// The score in words.
    #[must_use]
    pub const fn outlook(self) -> Outlook {
        let plies_to_mate = (MATE - self.0.abs()).unsigned_abs();
        if !self.is_mate() {
            Outlook::Centipawns(self.0)
        } else if self.0 > 0 {
            Outlook::Mates { moves: plies_to_mate.div_ceil(2) }
        } else {
            Outlook::Mated { moves: plies_to_mate / 2 }
        }
    }

    /// Whether either side can force mate.
    #[must_use]
    pub const fn is_mate(self) -> bool {
        self.0.abs() > GREATEST_ADVANTAGE_CP
    }

    /// The size of an advantage; nothing for a mate.
    #[must_use]
    pub(crate) const fn abs_cp(self) -> Option<i32> {
        if self.is_mate() { None } else { Some(self.0.abs()) }
    }

    /// The same advantage and so many hundredths of a pawn more; a mate stays
    /// on its side of the range.
    #[must_use]
    pub(crate) const fn plus(self, centipawns: i32) -> Score {
        Score(self.0.saturating_add(centipawns))
    }

    /// How many hundredths of a pawn it is above another score.
    pub(crate) const fn above(self, other: Score) -> i32 {
        self.0 - other.0
    }

    /// The score in the middle between two.
    pub(crate) const fn halfway_to(self, other: Score) -> Score {
        Score((self.0 + other.0) / 2)
    }

    /// Whether the side to move is mated whatever it does.
    pub(crate) const fn is_lost(self) -> bool {
        self.0 < -GREATEST_ADVANTAGE_CP
    }

    /// The bare number, for the hash table, whose fields have 16 bits.
    pub(crate) const fn to_i16(self) -> i16 {
        self.0 as i16
    }

    /// The score of a bare number.
    pub(crate) const fn from_i16(value: i16) -> Score {
        Score(value as i32)
    }

    /// A mate counted from the root, counted from a node `ply` below it, which
    /// is how the hash table keeps it: the node may be reached by other ways.
    pub(crate) const fn seen_from_node(self, ply: u16) -> Score {
        self.shifted(ply as i32)
    }

    /// The reverse of [`Score::seen_from_node`].
    pub(crate) const fn seen_from_root(self, ply: u16) -> Score {
        self.shifted(-(ply as i32))
    }

    /// A mate so many half-moves nearer; an advantage as it is.
    const fn shifted(self, nearer: i32) -> Score {
        match self.outlook() {
            Outlook::Centipawns(_) => self,
            Outlook::Mates { .. } => Score(self.0 + nearer),
            Outlook::Mated { .. } => Score(self.0 - nearer),
        }
    }
}

impl Neg for Score {
    type Output = Score;

    #[inline]
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

/// As chess books write it: `+0.25`, `-1.40`, `#3` for a mate, `#-3` for being
/// mated.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.outlook() {
            Outlook::Centipawns(value) => {
                let sign = if value < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", value.abs() / 100, value.abs() % 100)
            }
            Outlook::Mates { moves } => write!(f, "#{moves}"),
            Outlook::Mated { moves } => write!(f, "#-{moves}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_counted_in_moves() {
        assert_eq!(Score::mate_in_plies(1).outlook(), Outlook::Mates { moves: 1 });
        assert_eq!(Score::mate_in_plies(5).outlook(), Outlook::Mates { moves: 3 });
        assert_eq!(Score::mated_in_plies(0).outlook(), Outlook::Mated { moves: 0 });
        assert_eq!(Score::mated_in_plies(4).outlook(), Outlook::Mated { moves: 2 });
        assert_eq!(-Score::mate_in_plies(5), Score::mated_in_plies(5));
    }

    #[test]
    fn an_advantage_is_never_a_mate() {
        for value in [i32::MIN, -40_000, 0, 40_000, i32::MAX] {
            assert!(!Score::centipawns(value).is_mate());
        }
        assert!(Score::mate_in_plies(1_000).is_mate());
        assert!(Score::HIGHEST > Score::mate_in_plies(0));
        assert!(Score::LOWEST < Score::mated_in_plies(0));
    }

    #[test]
    fn a_mate_survives_the_way_through_the_hash_table() {
        for score in [Score::mate_in_plies(9), Score::mated_in_plies(10), Score::centipawns(-77)] {
            let kept = Score::from_i16(score.seen_from_node(4).to_i16());
            assert_eq!(kept.seen_from_root(4), score);
            let nearer = kept.seen_from_root(0);
            assert_eq!(nearer.is_mate(), score.is_mate());
        }
        let at_ply_4 = Score::mate_in_plies(9).seen_from_node(4);
        assert_eq!(at_ply_4, Score::mate_in_plies(5));
    }

    #[test]
    fn it_is_written_as_books_do() {
        let written = [Score::centipawns(25), Score::centipawns(-140), Score::mate_in_plies(5)]
            .map(|score| {
                use std::string::ToString;
                score.to_string()
            });
        assert_eq!(written, ["+0.25", "-1.40", "#3"]);
        assert_eq!(std::format!("{}", Score::mated_in_plies(2)), "#-1");
        assert_eq!(std::format!("{}", Score::centipawns(-5)), "-0.05");
    }
}
